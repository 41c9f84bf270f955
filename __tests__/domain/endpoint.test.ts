import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { apiRoot, checkBaseUrl, judgeRedirect } from '../../src/domain/endpoint.ts';

function verdict(text: string, allowHttp = false): string {
  const check = checkBaseUrl(text, { allowHttp });
  return check.ok ? check.url : `refused: ${check.problem}`;
}

describe('domain/endpoint', () => {
  describe('checkBaseUrl', () => {
    it.each([
      ['https://api.anthropic.com', 'https://api.anthropic.com'],
      ['https://api.openai.com/v1/', 'https://api.openai.com/v1'],
      ['  https://API.OpenAI.com:443/v1//  ', 'https://api.openai.com/v1'],
      ['https://gateway.example.com:8443/llm/v1', 'https://gateway.example.com:8443/llm/v1'],
      ['http://localhost:11434/v1', 'http://localhost:11434/v1'],
      ['http://ollama.localhost/v1', 'http://ollama.localhost/v1'],
      ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
      ['http://127.8.9.10', 'http://127.8.9.10'],
      ['http://0x7f000001/', 'http://127.0.0.1'],
      ['http://[::1]:8080/v1', 'http://[::1]:8080/v1'],
    ])('takes %p', (text, url) => {
      expect(verdict(text)).toBe(url);
    });

    it.each([
      ['', /not a URL/],
      ['api.openai.com/v1', /not a URL/],
      ['//api.openai.com', /not a URL/],
      ['https://', /not a URL/],
      ['https://api.open ai.com', /not a URL/],
      ['https://api.open\tai.com', /not a URL/],
      ['https:\\\\api.openai.com', /not a URL/],
      ['https://api.openai.com\\@evil.example', /not a URL/],
      ['http://api.openai.com/v1', /unencrypted to api\.openai\.com.*allow-http/],
      ['http://10.0.0.5:8000', /unencrypted/],
      ['http://0.0.0.0:8000', /unencrypted/],
      ['http://localhost.evil.example', /unencrypted/],
      ['http://127.0.0.1.evil.example', /unencrypted/],
      ['file:///etc/passwd', /scheme file: is not supported/],
      ['ftp://host/', /scheme ftp:/],
      ['data://text', /scheme data:/],
      ['https://user:pass@api.openai.com', /user name or password/],
      ['https://sk-key@api.openai.com', /user name or password/],
      ['https://api.openai.com@evil.example', /user name or password/],
      ['https://api.openai.com/v1?key=1', /query/],
      ['https://api.openai.com/v1#x', /fragment/],
      ['https://api.openai.com./v1', /ends with a dot/],
      ['https://169.254.169.254/', /never a model server/],
      ['https://metadata.google.internal/', /never a model server/],
    ])('refuses %p', (text, problem) => {
      expect(verdict(text)).toMatch(/^refused: /);
      expect(verdict(text)).toMatch(problem);
    });

    it.each([
      'http://169.254.169.254/latest',
      'http://0xA9FEA9FE/',
      'http://2852039166/',
      'http://169.254.170.2/',
      'http://[::ffff:169.254.169.254]/',
      'http://[fe80::1]/',
      'http://[fd00:ec2::254]/',
      'http://metadata.google.internal./',
    ])('refuses %p even where http is allowed', (text) => {
      expect(verdict(text, true)).toMatch(/never a model server/);
    });

    it("takes http to a server of one's own network where that is allowed", () => {
      expect(verdict('http://10.0.0.5:8000/v1', true)).toBe('http://10.0.0.5:8000/v1');
    });

    it('shows a name of foreign letters in Punycode', () => {
      const check = checkBaseUrl('https://арі.openai.com', { allowHttp: false });

      expect(check).toMatchObject({ ok: true, origin: 'https://xn--80a6a1d.openai.com' });
    });

    it('never repeats a password', () => {
      expect(verdict('http://user:hunter2@example.com')).not.toContain('hunter2');
      expect(verdict('https://user:hunter2@example.com')).not.toContain('hunter2');
    });

    it('takes no text at all that is not https or loopback', () => {
      fc.assert(
        fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
          const check = checkBaseUrl(text, { allowHttp: false });

          if (check.ok) expect(check.url).toMatch(/^https:\/\/|^http:\/\/(?:localhost|127\.|\[::1\])/);
        }),
      );
    });
  });

  describe('judgeRedirect', () => {
    const from = new URL('https://a.example/v1/messages');

    it.each([
      ['https://a.example/v1/other', 'follow'],
      ['/elsewhere', 'follow'],
      ['https://a.example:443/x', 'follow'],
      ['https://b.example/v1', 'refuse'],
      ['https://a.example:444/', 'refuse'],
      ['http://a.example/v1', 'refuse'],
      ['//b.example/', 'refuse'],
      ['https://a.example.b.example/', 'refuse'],
      ['data:text/plain,x', 'refuse'],
    ])('%p: %s', (location, kind) => {
      expect(judgeRedirect({ status: 302, location }, from, false).kind).toBe(kind);
    });

    it('shows only the origin of a foreign address', () => {
      const redirect = judgeRedirect({ status: 302, location: 'https://b.example/?token=1' }, from, false);

      expect(redirect).toEqual({
        kind: 'refuse',
        reason: 'a redirect to another origin (https://b.example) is not followed',
      });
    });

    it.each([200, 204, 300, 304, 400, 500])('status %i is no redirect', (status) => {
      expect(judgeRedirect({ status, location: 'https://b.example/' }, from, true).kind).toBe('none');
    });
  });

  it.each([
    ['anthropic', 'https://api.anthropic.com', 'https://api.anthropic.com'],
    ['anthropic', 'https://gateway.example/v1', 'https://gateway.example'],
    ['anthropic', 'https://gateway.example/anthropic', 'https://gateway.example/anthropic'],
    ['openai', 'https://api.openai.com/v1', 'https://api.openai.com/v1'],
    ['openai', 'https://api.openai.com', 'https://api.openai.com/v1'],
    ['azure', 'https://res.openai.azure.com', 'https://res.openai.azure.com/openai/v1'],
    ['azure', 'https://res.openai.azure.com/openai', 'https://res.openai.azure.com/openai/v1'],
    ['azure', 'https://res.openai.azure.com/openai/v1', 'https://res.openai.azure.com/openai/v1'],
    ['azure', 'https://gateway.example/azure', 'https://gateway.example/azure/openai/v1'],
    ['openai-compatible', 'http://127.0.0.1:11434', 'http://127.0.0.1:11434/v1'],
    ['openai-compatible', 'https://gateway.example/inference', 'https://gateway.example/inference'],
  ] as const)('adds the paths of %s to %s at %s', (provider, url, root) => {
    expect(apiRoot(provider, url)).toBe(root);
  });
});

import { describe, expect, it } from '@jest/globals';
import { readPlace } from '../../src/shells/github-place.ts';

describe('shells/github-place', () => {
  it('is github.com where the runner names nothing else', () => {
    expect(readPlace({ GITHUB_REPOSITORY: 'acme/shop' }, false).place).toEqual({
      owner: 'acme',
      repo: 'shop',
      apiUrl: 'https://api.github.com',
      graphqlUrl: 'https://api.github.com/graphql',
      serverUrl: 'https://github.com',
      runUrl: null,
      workspace: null,
      temporary: null,
    });
  });

  it('is the Enterprise Server that the runner names', () => {
    const { place } = readPlace(
      {
        GITHUB_REPOSITORY: 'acme/shop',
        GITHUB_API_URL: 'https://git.acme.example/api/v3',
        GITHUB_SERVER_URL: 'https://git.acme.example',
        GITHUB_RUN_ID: '12',
        GITHUB_WORKSPACE: '/w',
        RUNNER_TEMP: '/t',
      },
      false,
    );

    expect(place).toMatchObject({
      apiUrl: 'https://git.acme.example/api/v3',
      graphqlUrl: 'https://git.acme.example/api/graphql',
      runUrl: 'https://git.acme.example/acme/shop/actions/runs/12',
      workspace: '/w',
      temporary: '/t',
    });
  });

  it.each([
    ['no repository', { GITHUB_REPOSITORY: '' }, /GITHUB_REPOSITORY/],
    ['a repository that leads elsewhere', { GITHUB_REPOSITORY: 'acme/../x' }, /GITHUB_REPOSITORY/],
    ['an address with a password', { GITHUB_API_URL: 'https://u:p@host' }, /GITHUB_API_URL/],
    ['an address without encryption', { GITHUB_API_URL: 'http://git.acme.example' }, /GITHUB_API_URL: http/],
    ['a file', { GITHUB_SERVER_URL: 'file:///etc' }, /GITHUB_SERVER_URL/],
  ])('refuses %s', (_, environment, message) => {
    const reading = readPlace({ GITHUB_REPOSITORY: 'acme/shop', ...environment }, false);

    expect(reading.place).toBeNull();
    expect(reading.problems.join('\n')).toMatch(message);
  });

  it('takes http in a network of one’s own where that was allowed', () => {
    const environment = { GITHUB_REPOSITORY: 'acme/shop', GITHUB_API_URL: 'http://git.acme.example/api/v3' };

    expect(readPlace(environment, true).place?.apiUrl).toBe('http://git.acme.example/api/v3');
  });

  it('links no run whose number is none', () => {
    expect(readPlace({ GITHUB_REPOSITORY: 'a/b', GITHUB_RUN_ID: '1?x' }, false).place?.runUrl).toBeNull();
  });
});

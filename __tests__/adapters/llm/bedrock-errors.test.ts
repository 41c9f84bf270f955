import { Buffer } from 'node:buffer';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { ModelFault } from '../../../src/domain/errors.ts';
import { formatBedrock } from '../../support/model-bedrock.ts';
import { CLAUDE, connect, createBedrockBench, GPT, SIGNED } from '../../support/model-bedrock-bench.ts';
import { frame } from '../../support/model-bedrock-frames.ts';
import { failureOf } from '../../support/model-client-bench.ts';
import { CANARY_KEY } from '../../support/model-requests.ts';

const { serve, serveBytes, serveBy, close } = createBedrockBench();

afterEach(close);

describe('adapters/llm/bedrock, streams that fail', () => {
  const begun = {
    [GPT]: formatBedrock('bedrock-converse', [
      { name: 'contentBlockDelta', data: { delta: { text: 'half' } } },
    ]),
    [CLAUDE]: formatBedrock('bedrock-claude', [{ name: null, data: { type: 'message_start', message: {} } }]),
  };
  const models = [GPT, CLAUDE] as const;
  const exceptions: readonly (readonly [string, ModelFault, number])[] = [
    ['modelStreamErrorException', 'overloaded', 4],
    ['serviceUnavailableException', 'overloaded', 4],
    ['internalServerException', 'overloaded', 4],
    ['throttlingException', 'rate-limited', 4],
    ['modelTimeoutException', 'timeout', 4],
    ['validationException', 'bad-answer', 1],
    ['exceptionOfTheFuture', 'bad-answer', 1],
  ];

  it.each(models.flatMap((model) => exceptions.map((row) => [model, ...row] as const)))(
    '%s: %s is "%s" after %i attempts',
    async (model, code, fault, attempts) => {
      const headers = { ':exception-type': code, ':message-type': 'exception' };
      const failure = frame(headers, JSON.stringify({ message: `no ${CANARY_KEY}` }));
      const origin = await serveBytes(Buffer.concat([begun[model], failure]));

      const error = await failureOf(connect(origin, model));

      expect(error).toMatchObject({ fault, attempts });
      expect(error.message).toContain(`failed while answering (${code}): no [redacted]`);
    },
  );

  it('an error that is no exception of the model', async () => {
    const headers = {
      ':message-type': 'error',
      ':error-code': 'InternalError',
      ':error-message': 'An internal',
    };
    const origin = await serveBytes(frame(headers, ''));

    const error = await failureOf(connect(origin, GPT));

    expect(error).toMatchObject({ fault: 'bad-answer' });
    expect(error.message).toContain('(InternalError): An internal');
  });

  it.each(models)('%s: damaged bytes are never an answer', async (model) => {
    const spoilt = Buffer.from(begun[model]);
    spoilt[spoilt.length - 8] = 0x2a;
    const origin = await serveBytes(spoilt);

    const error = await failureOf(connect(origin, model));

    expect(error).toMatchObject({ fault: 'network', attempts: 4 });
    expect(error.message).toContain('damaged on its way: the checksum of a message is wrong');
  });
});

describe('adapters/llm/bedrock, errors', () => {
  it.each<[number, string, string, ModelFault, number, RegExp]>([
    [
      429,
      'ThrottlingException',
      'Too many requests, please wait before trying again.',
      'rate-limited',
      4,
      /Too many/,
    ],
    [429, 'ThrottlingException', 'Too many tokens per day, please wait.', 'quota', 1, /per day/],
    [400, 'ServiceQuotaExceededException', 'Your request exceeds the service quota.', 'quota', 1, /quota/],
    [
      400,
      'ValidationException',
      'Invocation of model ID anthropic.claude-opus-5-5-v1:0 with on-demand throughput isn’t supported.',
      'not-found',
      1,
      /name an inference profile .*us\.MODEL/,
    ],
    [
      400,
      'ValidationException',
      'The provided model identifier is invalid.',
      'not-found',
      1,
      /region offers it/,
    ],
    [403, 'AccessDeniedException', 'You don’t have access to the model.', 'auth', 1, /allow bedrock:Invoke/],
    [
      403,
      'ExpiredTokenException',
      'The security token included in the request is expired',
      'auth',
      1,
      /get new ones/,
    ],
    [403, 'UnrecognizedClientException', 'The security token is invalid.', 'auth', 1, /AWS_ACCESS_KEY_ID/],
    [
      403,
      'RequestTimeTooSkewed',
      'The difference is too large.',
      'auth',
      1,
      /clock of this machine is wrong/,
    ],
    [
      403,
      'InvalidSignatureException',
      'Signature expired: 20260102T030405Z is now earlier than 20260102T031405Z',
      'auth',
      1,
      /clock of this machine is wrong/,
    ],
    [
      403,
      'InvalidSignatureException',
      'Credential should be scoped to a valid region.',
      'auth',
      1,
      /name different regions/,
    ],
    [404, 'ResourceNotFoundException', 'No such model.', 'not-found', 1, /No such model/],
    [408, 'ModelTimeoutException', 'Processing took too long.', 'timeout', 4, /too long/],
    [424, 'ModelErrorException', 'The model failed.', 'overloaded', 4, /The model failed/],
    [429, 'ModelNotReadyException', 'The model is not ready.', 'overloaded', 4, /not ready/],
    [503, 'ServiceUnavailableException', 'Try again.', 'overloaded', 4, /Try again/],
  ])('%i %s "%s" is "%s" after %i attempts', async (...[status, code, message, fault, attempts, words]) => {
    const server = await serve({ kind: 'error', status, code, message });

    const error = await failureOf(connect(server.origin, GPT));

    expect(error).toMatchObject({ fault, status, attempts });
    expect(error.message).toMatch(words);
    expect(error.message).toContain(code);
    expect(error.message).not.toContain('internal.example');
  });

  it('what was signed is never repeated, nor a signature', async () => {
    const digest = 'ab'.repeat(32);
    const message = `The Canonical String should have been 'POST /model x-amz-security-token:secret ${digest}'`;
    const server = await serve(
      { kind: 'error', status: 403, code: 'SignatureDoesNotMatch', message },
      { kind: 'error', status: 400, code: 'ValidationException', message: `digest ${digest}` },
    );
    const client = connect(server.origin, CLAUDE, SIGNED);

    const first = (await failureOf(client)).message;
    const second = (await failureOf(client)).message;

    expect(first).not.toMatch(/Canonical|abab|token/);
    expect(second).toContain('digest [digest]');
  });

  it.each([
    ['{"Message": "You may not."}', 'ForbiddenException'],
    ['{"message": "You may not.", "__type": "com.amazon.coral.service#AccessDenied"}', null],
  ])('reads the other forms of an error: %s', async (body, type) => {
    const origin = await serveBy((_, response) => {
      const header = type === null ? {} : { 'x-amzn-errortype': type };
      const id = { 'x-amzn-requestid': 'a1b2-c3d4' };
      response.writeHead(403, { 'content-type': 'application/json', ...id, ...header }).end(body);
    });

    const { message } = await failureOf(connect(origin, GPT));

    expect(message).toContain('(request a1b2-c3d4)');
    expect(message).toMatch(
      type === null ? /: AccessDenied: .*You may not/ : /: ForbiddenException: You may not/,
    );
  });
});

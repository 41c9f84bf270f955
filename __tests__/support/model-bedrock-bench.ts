/** Servers and clients for tests of what is Bedrock's own. */
import { createBedrockClient } from '../../src/adapters/llm/bedrock.ts';
import type { ModelClientOptions } from '../../src/adapters/llm/dialect.ts';
import type { ModelClient } from '../../src/domain/ports.ts';
import { type Handler, startLoopback } from './loopback-server.ts';
import { AWS_ACCESS } from './model-bedrock-signature.ts';
import { clientOptions } from './model-requests.ts';
import { type ModelServer, type Scripted, startModelServer } from './model-server.ts';

export const CLAUDE = 'us.anthropic.claude-opus-5-5-20261001-v1:0';
export const GPT = 'openai.gpt-oss-120b-1:0';

/** Options of a client that signs. */
export const SIGNED: Partial<ModelClientOptions> = { apiKey: null, aws: AWS_ACCESS };

/** A client for this model at this address. */
export function connect(
  origin: string,
  model: string,
  overrides: Partial<ModelClientOptions> = {},
): ModelClient {
  const { options } = clientOptions({ provider: 'bedrock', model, effort: 'high' }, origin, overrides);
  return createBedrockClient(options);
}

export type BedrockBench = {
  /** A model server that gives these answers in order. */
  serve(...answers: readonly Scripted[]): Promise<ModelServer>;
  /** The address of a server that sends these bytes as a stream to everybody. */
  serveBytes(bytes: Uint8Array): Promise<string>;
  /** The address of a server that does this with every request. */
  serveBy(handler: Handler): Promise<string>;
  close(): Promise<void>;
};

/** Servers for one file; `close` after every test. */
export function createBedrockBench(): BedrockBench {
  const closing: (() => Promise<void>)[] = [];
  const serveBy = async (handler: Handler): Promise<string> => {
    const server = await startLoopback(handler);
    closing.push(server.close);
    return server.origin;
  };
  return {
    serve: async (...answers) => {
      const server = await startModelServer();
      closing.push(server.close);
      if (answers.length > 0) server.script({}, ...answers);
      return server;
    },
    serveBytes: (bytes) =>
      serveBy((_, response) => {
        response.writeHead(200, { 'content-type': 'application/vnd.amazon.eventstream' }).end(bytes);
      }),
    serveBy,
    close: async () => {
      await Promise.all(closing.splice(0).map((close) => close()));
    },
  };
}

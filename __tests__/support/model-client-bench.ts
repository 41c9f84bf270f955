/** A loopback server and a client of one adapter, for the contract suite of model clients. */
import { expect } from '@jest/globals';
import type { ModelClientOptions } from '../../src/adapters/llm/dialect.ts';
import { ModelError } from '../../src/domain/errors.ts';
import type { ModelClient, ModelRequest } from '../../src/domain/ports.ts';
import type { Binding } from '../../src/domain/slot.ts';
import { CANARY_KEY, type ClientSetup, clientOptions, modelRequest } from './model-requests.ts';
import { type ModelServer, type Scripted, startModelServer } from './model-server.ts';
import type { ModelDialect } from './model-wire.ts';

/** What differs from one adapter to the next. */
export type ModelClientSubject = {
  /** Path under src, for the name of the suite. */
  readonly path: string;
  readonly dialect: ModelDialect;
  readonly binding: Binding;
  readonly create: (options: ModelClientOptions) => ModelClient;
  /** The header that carries the key. */
  readonly keyHeader: string;
  /** What a body says, in words that are the same for all. */
  readonly readBody: (body: Readonly<Record<string, unknown>>) => {
    readonly system: unknown;
    readonly turns: readonly (readonly [role: unknown, text: unknown])[];
    readonly schema: unknown;
    readonly limit: unknown;
    readonly effort: unknown;
  };
  /** Fields that servers refuse by name, and whether the body still holds them after that. */
  readonly refusals: readonly {
    readonly field: string;
    readonly words?: string;
    readonly note: RegExp;
  }[];
  /** The service does not say which model answered. */
  readonly namesNoModel?: true;
  /** Null where the vendor describes its API in no form that is read here. */
  readonly contract: {
    readonly name: 'anthropic' | 'openai' | 'gemini';
    readonly path: string;
    readonly event: string;
    /** Error answers that are described. */
    readonly errors: readonly (readonly [status: number, code: string])[];
    /** Events that the service sends and the description does not know. */
    readonly undescribed: readonly string[];
  } | null;
};

/** A review with one finding, its text no plain ASCII. */
export const ONE_FINDING = JSON.stringify({
  findings: [{ issue: 'Naïve „quotes" and — dashes 🙂' }],
  approved: false,
});

export type ModelClientBench = {
  /** A server that gives these answers in order. */
  serve(...answers: readonly Scripted[]): Promise<ModelServer>;
  connect(
    server: ModelServer,
    overrides?: Partial<ModelClientOptions>,
  ): ClientSetup & { readonly client: ModelClient };
  /** Closes with the servers. */
  alsoClose(close: () => Promise<void>): void;
  close(): Promise<void>;
};

/** Servers and clients for one adapter; `close` after every test. */
export function createBench(subject: ModelClientSubject): ModelClientBench {
  const closing: (() => Promise<void>)[] = [];
  return {
    serve: async (...answers) => {
      const server = await startModelServer();
      closing.push(server.close);
      if (answers.length > 0) server.script({}, ...answers);
      return server;
    },
    connect: (server, overrides = {}) => {
      const setup = clientOptions(subject.binding, server.baseUrl(subject.dialect), overrides);
      return { ...setup, client: subject.create(setup.options) };
    },
    alsoClose: (close) => void closing.push(close),
    close: async () => {
      await Promise.all(closing.splice(0).map((close) => close()));
    },
  };
}

/** How asking fails; everything about the failure is searched for the key. */
export async function failureOf(
  client: ModelClient,
  request: ModelRequest = modelRequest(),
): Promise<ModelError> {
  try {
    await client.ask(request);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const everything = `${error.stack} ${JSON.stringify(error)} ${JSON.stringify(Object.getOwnPropertyDescriptors(error))}`;
    expect(everything).not.toContain(CANARY_KEY);
    return error;
  }
  throw new Error('an answer came where a failure was expected');
}

/** What Bedrock puts into its event streams, as the events that dialects read. */
import { Buffer } from 'node:buffer';
import type { ModelFault } from '../../domain/errors.ts';
import { parseJson } from '../../lib/json.ts';
import type { ServerEvent } from '../sse.ts';
import { type Damage, type Frame, readFrames } from './aws-events.ts';
import type { BrokenReading, Dialect, Reading } from './dialect.ts';
import { type Fields, fieldsOf, textOf } from './fields.ts';
import { notAnAnswer } from './reading.ts';

/** Names that no event of the service has. */
const EXCEPTION = 'exception: ';
const DAMAGE = 'damage: ';

const MAX_PAYLOAD_BYTES = 24 * 1024 * 1024;

/** How the answer of a stream is framed. */
export const EVENT_STREAM: NonNullable<Dialect['framing']> = {
  type: /^application\/vnd\.amazon\.eventstream\b/i,
  read: readBedrockEvents,
};

async function* readBedrockEvents(
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<ServerEvent, void, undefined> {
  for await (const frame of readFrames(body)) yield eventOf(frame);
}

/** A `chunk` wraps what the model's own API would have sent. */
function eventOf(frame: Frame | Damage): ServerEvent {
  if (frame.kind === 'damaged') return { name: DAMAGE, data: frame.what };
  const { headers, payload } = frame;
  const text = payload.toString('utf8');
  const type = headers.get(':message-type');
  if (type === 'exception') return { name: EXCEPTION + (headers.get(':exception-type') ?? ''), data: text };
  if (type === 'error') {
    const message = headers.get(':error-message') ?? '';
    return {
      name: EXCEPTION + (headers.get(':error-code') ?? ''),
      data: JSON.stringify({ message }),
    };
  }
  const name = headers.get(':event-type') ?? '';
  if (name !== 'chunk') return { name, data: text };
  return { name, data: Buffer.from(textOf(payloadOf(text).bytes) ?? '', 'base64').toString('utf8') };
}

function payloadOf(text: string): Fields {
  const parsed = parseJson(text, { maxDepth: 100, maxBytes: MAX_PAYLOAD_BYTES });
  return parsed.ok ? fieldsOf(parsed.value) : {};
}

type ReadStream = (events: AsyncIterable<ServerEvent>) => Promise<Reading | BrokenReading>;

/** A reader of events that also understands how Bedrock ends a stream that failed. */
export function withExceptions(read: ReadStream): ReadStream {
  return async (events) => {
    let failure: BrokenReading | null = null;
    const passed = async function* (): AsyncGenerator<ServerEvent, void, undefined> {
      for await (const event of events) {
        failure = failureOf(event);
        if (failure !== null) return;
        yield event;
      }
    };
    const result = await read(passed());
    return failure ?? result;
  };
}

/** Exceptions inside a stream that pass with time, https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ResponseStream.html */
const PASSING: Readonly<Record<string, ModelFault>> = {
  internalServerException: 'overloaded',
  modelStreamErrorException: 'overloaded',
  serviceUnavailableException: 'overloaded',
  throttlingException: 'rate-limited',
  modelTimeoutException: 'timeout',
};

function failureOf({ name, data }: ServerEvent): BrokenReading | null {
  if (name === DAMAGE) {
    const message = `the answer was damaged on its way: ${data} is wrong`;
    return { kind: 'broken', fault: 'network', transient: true, message };
  }
  if (!name.startsWith(EXCEPTION)) return null;
  const code = name.slice(EXCEPTION.length);
  const fault = PASSING[code];
  const words = textOf(payloadOf(data).message) ?? '';
  const message = `failed while answering (${code}): ${words}`;
  if (fault === undefined) return notAnAnswer(message);
  return { kind: 'broken', fault, transient: true, message };
}

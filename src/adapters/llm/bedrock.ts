/**
 * Amazon Bedrock, https://docs.aws.amazon.com/bedrock/latest/APIReference/API_Operations_Amazon_Bedrock_Runtime.html
 * Claude is asked in its own words (InvokeModelWithResponseStream), every other model by ConverseStream: effort, schema
 * and cache stand in Claude's own request as its vendor describes them, and a stream says which model answered.
 */
import { bedrockMaker, isBedrockModel } from '../../domain/bedrock.ts';
import type { ModelClient } from '../../domain/ports.ts';
import { MESSAGES_CHANGES, messagesBody, readMessage, readMessageEvents } from './anthropic.ts';
import { signAws } from './aws-sign.ts';
import { CONVERSE_CHANGES, converseBody, readConverse, readConverseEvents } from './bedrock-converse.ts';
import { explainBedrock } from './bedrock-problem.ts';
import { EVENT_STREAM, withExceptions } from './bedrock-stream.ts';
import type { Dialect, ModelClientOptions } from './dialect.ts';
import { createModelClient } from './exchange.ts';
import type { Fields } from './fields.ts';

/** The only version that Bedrock knows; which fields a model takes is told by the model. */
const ANTHROPIC_VERSION = 'bedrock-2023-05-31';

/** A thinking model may be silent for minutes: pings are not promised. The deadline of the run counts in any case. */
const IDLE_MS = 300_000;

const CONTENT_TYPE = 'application/json';

type Shape = Pick<Dialect, 'body' | 'changes' | 'readWhole' | 'readStream'> & { readonly operation: string };

/** A client for one model or inference profile. Throws where the model's name is none: it becomes a part of the address. */
export function createBedrockClient(options: ModelClientOptions): ModelClient {
  const { baseUrl, binding, aws, clock } = options;
  if (!isBedrockModel(binding.model)) throw new Error('the name of the model is none that Bedrock has');
  const { operation, ...shape } =
    bedrockMaker(binding.model) === 'anthropic' ? claude(options) : converse(options);
  return createModelClient(
    {
      ...shape,
      url: `${baseUrl}/model/${encodeURIComponent(binding.model)}/${operation}`,
      idleMs: IDLE_MS,
      // Any media type: a list is not among what the service describes.
      headers: (apiKey) => ({
        accept: '*/*',
        ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
      }),
      ...(aws === undefined
        ? {}
        : { authorise: (url, body) => signAws({ url, body, contentType: CONTENT_TYPE }, aws, clock.now()) }),
      framing: EVENT_STREAM,
      explain: explainBedrock,
    },
    options,
  );
}

function claude(options: ModelClientOptions): Shape {
  return {
    operation: 'invoke-with-response-stream',
    body: (request, made) => {
      const { model, stream, ...body }: Fields = messagesBody(request, made, options);
      return { anthropic_version: ANTHROPIC_VERSION, ...body };
    },
    // The version stands in the body, and there is only one.
    changes: MESSAGES_CHANGES.filter(({ name }) => name !== 'old-version'),
    readWhole: readMessage,
    readStream: withExceptions(readMessageEvents),
  };
}

function converse(options: ModelClientOptions): Shape {
  return {
    operation: 'converse-stream',
    body: (request, made) => converseBody(request, made, options),
    changes: CONVERSE_CHANGES,
    readWhole: readConverse,
    readStream: withExceptions(readConverseEvents),
  };
}

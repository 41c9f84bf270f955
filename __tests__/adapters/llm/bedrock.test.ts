import { createBedrockClient } from '../../../src/adapters/llm/bedrock.ts';
import type { ModelClientOptions } from '../../../src/adapters/llm/dialect.ts';
import type { Binding } from '../../../src/domain/slot.ts';
import { describeModelClient } from '../../contracts/model-client.ts';
import { AWS_ACCESS } from '../../support/model-bedrock-signature.ts';

const CLAUDE: Binding = {
  provider: 'bedrock',
  model: 'us.anthropic.claude-opus-5-5-20261001-v1:0',
  effort: 'high',
};
const GPT: Binding = { provider: 'bedrock', model: 'openai.gpt-oss-120b-1:0', effort: 'high' };

type Block = { text?: unknown };
type ClaudeBody = {
  system?: Block[];
  messages?: { role: unknown; content: Block[] }[];
  output_config?: { format?: { schema?: unknown }; effort?: unknown };
  max_tokens?: unknown;
};
type ConverseBody = {
  system?: Block[];
  messages?: { role: unknown; content: Block[] }[];
  inferenceConfig?: { maxTokens?: unknown };
  outputConfig?: { textFormat?: { type?: unknown; structure: { jsonSchema: { schema: string } } } };
  additionalModelRequestFields?: { reasoning_effort?: unknown };
};

/** The canary is the session token: the one secret that a signed request carries. */
function createSigning({ apiKey, ...options }: ModelClientOptions) {
  return createBedrockClient({ ...options, apiKey: null, aws: { ...AWS_ACCESS, sessionToken: apiKey } });
}

describeModelClient({
  path: 'adapters/llm/bedrock, Claude by signature',
  dialect: 'bedrock-claude',
  binding: CLAUDE,
  create: createSigning,
  keyHeader: 'x-amz-security-token',
  readBody: (body: ClaudeBody) => ({
    system: body.system?.[0]?.text,
    turns: (body.messages ?? []).map(({ role, content }) => [role, content[0]?.text]),
    schema: body.output_config?.format?.schema,
    limit: body.max_tokens,
    effort: body.output_config?.effort,
  }),
  refusals: [
    { field: 'effort', words: 'output_config.effort: Extra inputs are not permitted', note: /"effort"/ },
    {
      field: 'format',
      words: 'output_config.format: Extra inputs are not permitted',
      note: /in the prompt instead/,
    },
    {
      field: 'output_config',
      words:
        'Malformed input request: #: extraneous key [output_config] is not permitted, please reformat your input and try again.',
      note: /"output_config"/,
    },
    {
      field: 'cache_control',
      words: 'system.0.cache_control: Extra inputs are not permitted',
      note: /"cache_control"/,
    },
  ],
  contract: null,
});

describeModelClient({
  path: 'adapters/llm/bedrock, Converse by key',
  dialect: 'bedrock-converse',
  binding: GPT,
  create: createBedrockClient,
  keyHeader: 'authorization',
  readBody: (body: ConverseBody) => ({
    system: body.system?.[0]?.text,
    turns: (body.messages ?? []).map(({ role, content }) => [role, content[0]?.text]),
    schema: JSON.parse(body.outputConfig?.textFormat?.structure.jsonSchema.schema ?? 'null'),
    limit: body.inferenceConfig?.maxTokens,
    effort: body.additionalModelRequestFields?.reasoning_effort,
  }),
  refusals: [
    {
      field: 'textFormat',
      words: "This model doesn't support the outputConfig.textFormat field. Remove it and try again.",
      note: /described in the prompt/,
    },
    {
      field: 'reasoning_effort',
      words: 'extraneous key [reasoning_effort] is not permitted',
      note: /"reasoning_effort"/,
    },
    {
      field: 'system',
      words: "This model doesn't support system messages. Try again without system messages.",
      note: /"system"/,
    },
  ],
  namesNoModel: true,
  contract: null,
});

/** What the contract suite of models needs to know of the Responses API, whoever serves it. */

type Body = {
  instructions?: unknown;
  input?: { role: unknown; content: unknown }[];
  text?: { format?: { schema?: unknown } };
  reasoning?: { effort?: unknown };
  max_output_tokens?: unknown;
};

export const RESPONSES_SPEC = {
  dialect: 'openai',
  readBody: (body: Body) => ({
    system: body.instructions,
    turns: (body.input ?? []).map(({ role, content }): [unknown, unknown] => [role, content]),
    schema: body.text?.format?.schema,
    limit: body.max_output_tokens,
    effort: body.reasoning?.effort,
  }),
  refusals: [
    {
      field: 'reasoning',
      words: "Unsupported parameter: 'reasoning.effort' is not supported with this model.",
      note: /"reasoning.effort"/,
    },
    {
      field: 'format',
      words: "Invalid parameter: 'text.format' of type 'json_schema' is not supported",
      note: /in the prompt/,
    },
  ],
  contract: {
    name: 'openai',
    path: '/responses',
    event: 'ResponseStreamEvent',
    errors: [[429, 'rate_limit_exceeded']],
    undescribed: [],
  },
} as const;

/** Names that Amazon Bedrock uses: models, their makers, and regions. */

/** Ids and ARNs of models and profiles; neither can hold a segment of dots that would leave its place in a path. */
const MODEL =
  /^(?:arn:aws[a-z-]{0,20}:bedrock:[a-z0-9-]{1,30}:(?:\d{12})?:[a-z-]{1,40}(?:\/[A-Za-z0-9][\w.:-]{0,100}){1,3}|[A-Za-z0-9][\w.:-]{0,150})$/;

/**
 * Makers as ids spell them, `us.anthropic.claude-…` and `anthropic.claude-…` alike. The list is closed: the area in
 * front of a maker must never count for one.
 */
const MAKER =
  /(?:^|[./])(ai21|amazon|anthropic|cohere|deepseek|google|meta|minimax|mistral|moonshot|moonshotai|nvidia|openai|qwen|writer|zai)\./;

/** Regions as AWS names them, such as `eu-central-1` and `us-gov-west-1`. */
const REGION = /^[a-z]{2}(?:-[a-z]+)+-\d$/;

/** Whether the text can be the id or the ARN of a model or an inference profile. */
export function isBedrockModel(model: string): boolean {
  return MODEL.test(model);
}

/** Who made the model that an id names; null for profiles of one's own, whose names say nothing. */
export function bedrockMaker(model: string): string | null {
  return MAKER.exec(model.toLowerCase())?.[1] ?? null;
}

/** `claude-opus-5-5` of `us.anthropic.claude-opus-5-5-20261001-v1:0`; null where the id names no Claude. */
export function claudeOfBedrock(model: string): string | null {
  if (bedrockMaker(model) !== 'anthropic') return null;
  const name = /[./](claude-[\w-]+)(?::\d+)?$/.exec(`/${model}`)?.[1];
  return name === undefined ? null : name.replace(/-v\d+$/, '').replace(/-20\d{6}$/, '');
}

/** The address of the service in a region, or null where that is no name of a region. */
export function bedrockAddress(region: string): string | null {
  return isAwsRegion(region) ? `https://bedrock-runtime.${region}.amazonaws.com` : null;
}

/** Whether the text is a name of a region; it becomes a part of a host name. */
export function isAwsRegion(region: string): boolean {
  return region.length <= 40 && REGION.test(region);
}

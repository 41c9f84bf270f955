import type { StopReason } from '../../domain/ports.ts';

/** Vendors' words for why a model stopped, lower case, `-` and blanks as `_`. */
const STOP_WORDS: Readonly<Record<Exclude<StopReason, 'other'>, readonly string[]>> = {
  end: [
    ...[
      'end',
      'end_turn',
      'stop',
      'stop_sequence',
      'completed',
      'complete',
      'done',
      'success',
      'finished',
      'eos',
    ],
    // An answer that was given as the arguments of a call; the reviewers have no other tool.
    ...['eos_token', 'tool_use', 'tool_calls', 'tool_call', 'function_call'],
  ],
  length: [
    ...[
      'length',
      'max_tokens',
      'max_output_tokens',
      'max_completion_tokens',
      'max_new_tokens',
      'model_length',
    ],
    ...['incomplete', 'truncated', 'token_limit', 'limit'],
  ],
  refusal: [
    ...[
      'refusal',
      'refused',
      'content_filter',
      'content_filtered',
      'safety',
      'recitation',
      'blocklist',
      'spii',
    ],
    ...['prohibited_content', 'image_safety', 'language', 'guardrail_intervened', 'moderation', 'blocked'],
  ],
  context: [
    ...['model_context_window_exceeded', 'context_window_exceeded', 'context_length_exceeded', 'context'],
    'context_length',
  ],
};
const REASON_OF: ReadonlyMap<string, StopReason> = new Map(
  (['end', 'length', 'refusal', 'context'] as const).flatMap((reason) =>
    STOP_WORDS[reason].map((word): [string, StopReason] => [word, reason]),
  ),
);

/** Our word for a vendor's stop reason. An unknown one is `other`, which never counts as a whole answer. */
export function stopReasonOf(word: string): StopReason {
  return (
    REASON_OF.get(
      word
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, '_'),
    ) ?? 'other'
  );
}

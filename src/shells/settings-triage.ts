import { SLOTS } from '../domain/slot.ts';
import type { SettingSpec } from './setting-spec.ts';

/** What stands in `triage-slot` for no agent at all. */
export const NO_AGENT = 'none';

/** The seat that runs the triage agent unless another one is named. */
export const USUAL_AGENT = 'opus';

/** How triage goes about it, in the order in which help shows them. */
export const TRIAGE_SETTINGS: readonly SettingSpec[] = [
  {
    name: 'triage-slot',
    kind: 'choice',
    fallback: USUAL_AGENT,
    choices: [...SLOTS, NO_AGENT],
    placeholder: 'SLOT',
    help: `The seat that runs the triage agent, which judges the findings with the code around them; \`${NO_AGENT}\` for the table alone. A panel without ${USUAL_AGENT} takes its first seat instead`,
  },
  {
    name: 'review-disagreement-round',
    kind: 'flag',
    fallback: 'false',
    help: 'Where the reviewers’ verdicts are mixed, each sees both sides once and upholds or withdraws',
  },
  {
    name: 'triage-cross-check',
    kind: 'flag',
    fallback: 'false',
    help: 'A second seat decides on everything that the triage agent decided; where they differ is in the report',
  },
  {
    name: 'triage-cross-check-sample-rate',
    kind: 'number',
    fallback: '1',
    min: 0,
    max: 1,
    placeholder: 'SHARE',
    help: 'Share of the runs, from 0 to 1, that are checked that way',
  },
  {
    name: 'triage-cross-check-slot',
    kind: 'choice',
    fallback: '',
    choices: SLOTS,
    placeholder: 'SLOT',
    help: 'The seat that checks; without it whichever suits best, one of another maker before others',
  },
  {
    name: 'triage-cross-check-block-on-disagreement',
    kind: 'flag',
    fallback: 'false',
    help: 'Where the seat that checks differs from the triage agent, the run is incomplete',
  },
];

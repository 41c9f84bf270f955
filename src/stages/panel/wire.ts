import { CONFORMANCE_STATUSES } from '../../domain/criteria.ts';
import { CATEGORIES } from '../../domain/finding.ts';
import type { WireSchema } from '../../domain/ports.ts';
import { SEVERITIES } from '../../domain/severity.ts';

/** The members of a finding that every reviewer is asked for. */
const FINDING_PROPERTIES = {
  severity: { type: 'string', enum: [...SEVERITIES] },
  category: { type: 'string', enum: [...CATEGORIES] },
  file: { type: 'string', description: 'Path of the file, exactly as in its heading.' },
  line: { type: 'integer', description: 'Line number as shown; 0 for the whole file.' },
  quote: {
    type: 'string',
    description: 'The lines of code at fault, copied exactly, without line numbers and marks; empty if none.',
  },
  issue: { type: 'string', description: 'What goes wrong, and under which condition.' },
  fix: { type: 'string', description: 'What to change; empty if unknown.' },
};

const APPROVED = { type: 'boolean', description: 'Whether no finding is blocking.' };

/**
 * What reviewers answer in: the smallest common subset of the vendors' structured outputs. Every property is required
 * and none is bounded or nullable; an absent text is empty, an absent line 0. Vendors compile a schema once and know
 * it again by its bytes, so that its order is part of it.
 */
export const REVIEWER_WIRE_SCHEMA: WireSchema = {
  title: 'reviewer-output',
  ...closed({ findings: findingsOf(FINDING_PROPERTIES), approved: APPROVED }),
};

/**
 * The same where the change is held against rules: a finding may cite one, and each is answered. Which rules is said in
 * the prompt, so that all changes share these bytes. Findings come first: an answer that is cut must not cost them.
 */
export const CRITERIA_WIRE_SCHEMA: WireSchema = {
  title: 'reviewer-output',
  ...closed({
    findings: findingsOf({
      ...FINDING_PROPERTIES,
      ruleId: {
        type: 'string',
        description: 'Id of the rule that is broken, exactly as shown; empty if none.',
      },
    }),
    conformance: {
      type: 'array',
      description: 'One row for each rule that was given, in their order; none left out, none twice.',
      items: closed({
        ruleId: { type: 'string', description: 'Id of the rule, exactly as shown.' },
        status: { type: 'string', enum: [...CONFORMANCE_STATUSES] },
        evidence: { type: 'string', description: 'What the answer rests on, in one short sentence.' },
      }),
    },
    approved: APPROVED,
  }),
};

function findingsOf(properties: Properties) {
  return {
    type: 'array',
    description: 'Every defect that was found; empty only if the whole change was read and none was found.',
    items: closed(properties),
  };
}

type Properties = Readonly<Record<string, unknown>>;

function closed(properties: Properties) {
  return { type: 'object', additionalProperties: false, required: Object.keys(properties), properties };
}

import { CATEGORIES } from '../../domain/finding.ts';
import type { WireSchema } from '../../domain/ports.ts';
import { SEVERITIES } from '../../domain/severity.ts';

/**
 * What reviewers answer in: the smallest common subset of the vendors' structured outputs. Every property is required
 * and none is bounded or nullable; an absent text is empty, an absent line 0. Vendors compile a schema once and know
 * it again by its bytes, so that its order is part of it.
 */
export const REVIEWER_WIRE_SCHEMA: WireSchema = {
  title: 'reviewer-output',
  type: 'object',
  additionalProperties: false,
  required: ['findings', 'approved'],
  properties: {
    findings: {
      type: 'array',
      description: 'Every defect that was found; empty only if the whole change was read and none was found.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['severity', 'category', 'file', 'line', 'quote', 'issue', 'fix'],
        properties: {
          severity: { type: 'string', enum: [...SEVERITIES] },
          category: { type: 'string', enum: [...CATEGORIES] },
          file: { type: 'string', description: 'Path of the file, exactly as in its heading.' },
          line: { type: 'integer', description: 'Line number as shown; 0 for the whole file.' },
          quote: {
            type: 'string',
            description:
              'The lines of code at fault, copied exactly, without line numbers and marks; empty if none.',
          },
          issue: { type: 'string', description: 'What goes wrong, and under which condition.' },
          fix: { type: 'string', description: 'What to change; empty if unknown.' },
        },
      },
    },
    approved: { type: 'boolean', description: 'Whether no finding is blocking.' },
  },
};

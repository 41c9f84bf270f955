import { SHIPPED_SOURCE } from '../criteria.ts';
import { lineAt, type RegistryEntry } from './entry.ts';

/** Rules about what an attacker could use. */
export const SECURITY_RULES: readonly RegistryEntry[] = [
  {
    id: 'SEC-001',
    severity: 'blocking',
    category: 'security',
    title: 'Certificates of servers are checked',
    text: 'A connection does not switch off the check of the certificate of the other side, outside of tests.',
    paths: null,
    languages: ['typescript', 'javascript'],
    violates: ['https.request({ rejectUnauthorized: false })'],
    meets: ['https.request({ ca })'],
    expires: null,
    source: SHIPPED_SOURCE,
    cue: /rejectUnauthorized/,
    checks: [
      {
        languages: ['typescript', 'javascript'],
        inTests: false,
        issue:
          'The certificate of the server is not checked: whoever sits on the way can read and change what is sent.',
        fix: 'Leave `rejectUnauthorized` out, and name the authority of a server of your own with `ca`.',
        find: (place) => (/\brejectUnauthorized\s*:\s*false\b/.test(lineAt(place).code) ? {} : null),
      },
    ],
  },
];

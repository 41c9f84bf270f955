import type { RegistryEntry } from './entry.ts';
import { ACCESS_RULES } from './security-access.ts';
import { DATA_RULES } from './security-data.ts';
import { HTML_RULES } from './security-html.ts';
import { INJECTION_RULES } from './security-injection.ts';
import { SECRET_RULES } from './security-secrets.ts';
import { SQL_RULES } from './security-sql.ts';
import { TRANSPORT_RULES } from './security-transport.ts';
import { WEB_RULES } from './security-web.ts';

/** Rules about what an attacker could use, in the order of their ids. */
export const SECURITY_RULES: readonly RegistryEntry[] = [
  ...TRANSPORT_RULES,
  ...INJECTION_RULES,
  ...SQL_RULES,
  ...DATA_RULES,
  ...SECRET_RULES,
  ...HTML_RULES,
  ...WEB_RULES,
  ...ACCESS_RULES,
].sort((a, b) => (a.id < b.id ? -1 : 1));

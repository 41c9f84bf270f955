/** What was thrown may be anything, also an error of another realm: only its shape counts. */
function field(thrown: unknown, name: 'message' | 'code'): string | null {
  if (typeof thrown !== 'object' || thrown === null) return null;
  const value: unknown = Reflect.get(thrown, name);
  return typeof value === 'string' ? value : null;
}

/** The words of something thrown. */
export function messageOf(thrown: unknown): string {
  return field(thrown, 'message') ?? String(thrown);
}

/** The code of a system error such as `ENOENT`; null for everything else. */
export function systemCodeOf(thrown: unknown): string | null {
  const code = field(thrown, 'code');
  return code !== null && /^E[A-Z0-9]+$/.test(code) ? code : null;
}

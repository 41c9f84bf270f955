/** Keys and tokens: checked before use, never printed. */

/** A usable value, or what is wrong with it in words that do not repeat it. */
export type SecretCheck =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: string };

/** Header values hold visible ASCII only. */
const UNUSABLE = /[^\x21-\x7e]/;
const CONTROL = /\p{Cc}/u;

/** Checks a key or token as it came from the environment; the usual copying mistakes get their own words. */
export function checkSecret(name: string, value: string): SecretCheck {
  const trimmed = value.trim();
  if (trimmed === '') return refuse(name, 'is empty');
  if (CONTROL.test(trimmed)) return refuse(name, 'holds a line break or another control character');
  if (/\s/.test(trimmed)) return refuse(name, 'holds white space');
  if (/^(["'`]).*\1$/.test(trimmed)) return refuse(name, 'stands in quotes; give it without them');
  if (/^(?:bearer|basic):?$/i.test(trimmed)) return refuse(name, 'is only the name of a scheme');
  if (/^\$\{?\{?.*\}$|^\$[A-Z_]+$/.test(trimmed))
    return refuse(name, 'is the name of a variable that was not filled in');
  if (UNUSABLE.test(trimmed)) return refuse(name, 'holds characters that no key has');
  return { ok: true, value: trimmed };
}

function refuse(name: string, what: string): SecretCheck {
  return { ok: false, problem: `${name} ${what}` };
}

/** Why no secret may be sent from this process, or null: Node would accept any certificate. */
export function tlsProblem(env: Readonly<Record<string, string | undefined>>): string | null {
  if (env.NODE_TLS_REJECT_UNAUTHORIZED !== '0') return null;
  return 'NODE_TLS_REJECT_UNAUTHORIZED=0 switches certificate checks off, and anyone on the way could read the keys; unset it, and name the authority of a server of your own in NODE_EXTRA_CA_CERTS';
}

/** What signs requests to services of AWS. `sessionToken` belongs to temporary credentials. */
export type AwsAccess = {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | null;
};

/** How Bitbucket Cloud is told who asks: a token of a repository, project or workspace, or an account's own. */
export type CloudCredentials =
  | { readonly kind: 'access-token'; readonly token: string }
  | { readonly kind: 'api-token'; readonly email: string; readonly token: string };

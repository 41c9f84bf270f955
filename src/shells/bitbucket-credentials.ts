import type { CloudCredentials } from '../domain/credentials.ts';
import { type Environment, type RawSettings, secretValues, type Values } from './setting-values.ts';

const EMAIL = /^[^\s:@]+@[^\s:@]+$/;

/** What replaced app passwords, which Cloud takes no more. */
const INSTEAD =
  'Make an access token of the repository and give it as BITBUCKET_ACCESS_TOKEN, or an API token with scopes and give it as BITBUCKET_API_TOKEN with BITBUCKET_EMAIL';

/** Reads the credentials for Cloud; one problem where there are none, half of a pair, or two kinds. */
export function bitbucketCredentials(
  value: Values,
  environment: Environment,
  problems: string[],
): CloudCredentials | null {
  const [access, email, token] = ['bitbucket-access-token', 'bitbucket-email', 'bitbucket-api-token'].map(
    value,
  );
  const problem = credentialsProblem({ access, email, token }, appPassword(environment));
  if (problem !== null) {
    problems.push(problem);
    return null;
  }
  if (access) return { kind: 'access-token', token: access };
  return { kind: 'api-token', email: email ?? '', token: token ?? '' };
}

type Given = {
  readonly access: string | undefined;
  readonly email: string | undefined;
  readonly token: string | undefined;
};

function credentialsProblem({ access, email, token }: Given, passwordName: string | null): string | null {
  if (access && token) return 'bitbucket-access-token: BITBUCKET_API_TOKEN is given too; keep one of them';
  if (access) return null;
  if (!token && passwordName !== null) {
    return `${passwordName}: app passwords stopped working on 28 July 2026. ${INSTEAD}`;
  }
  if (!token && !email) {
    return 'bitbucket-access-token: no credentials were given. Set it, or BITBUCKET_EMAIL with BITBUCKET_API_TOKEN, from secured variables; pipelines of a fork get none of those of the main repository';
  }
  if (!token) return 'bitbucket-api-token: BITBUCKET_EMAIL is given without it; set both';
  if (!email)
    return 'bitbucket-email: BITBUCKET_API_TOKEN is given without it; set the address of its account';
  return EMAIL.test(email) ? null : `bitbucket-email: ${JSON.stringify(email)} is not an e-mail address`;
}

/** The variable of an app password, by the names under which other pipes take one. */
function appPassword(environment: Environment): string | null {
  if (environment.BITBUCKET_APP_PASSWORD) return 'BITBUCKET_APP_PASSWORD';
  const { BITBUCKET_USERNAME, BITBUCKET_PASSWORD } = environment;
  return BITBUCKET_USERNAME && BITBUCKET_PASSWORD ? 'BITBUCKET_PASSWORD' : null;
}

/** What is never to be shown, the pair in which an API token travels among it. */
export function bitbucketSecrets(raw: RawSettings, environment: Environment): readonly string[] {
  const [email, token] = ['bitbucket-email', 'bitbucket-api-token'].map((name) => raw[name]?.trim() ?? '');
  const others = [environment.BITBUCKET_APP_PASSWORD, environment.BITBUCKET_PASSWORD];
  return [...secretValues(raw), ...(token === '' ? [] : [`${email}:${token}`]), ...others].filter(
    (secret): secret is string => secret !== undefined && secret !== '',
  );
}

/** A warning about tokens that may do more than a review needs. */

const POWERS: ReadonlySet<string> = new Set(['admin', 'delete', 'manage', 'variable']);

/**
 * One sentence where a token has scopes beyond need; null where it has none, and where Cloud does not tell. Whoever may
 * push can change the pipeline and have it print the token.
 */
export function scopeRemark(scopes: readonly string[] | null): string | null {
  const extra = [...new Set(scopes ?? [])].filter(isTooMuch).sort();
  if (extra.length === 0) return null;
  const names = extra.map((scope) => `\`${scope}\``).join(', ');
  return `The token may do more than a review needs: ${names}. Whoever may push can get at it by changing the pipeline. A token with \`repository\` and \`pullrequest:write\` is enough for all but a build status, which \`status: check\` does without (an API token: \`read:repository:bitbucket\`, \`read:pullrequest:bitbucket\`, \`write:pullrequest:bitbucket\`, \`read:user:bitbucket\`).`;
}

/** Access tokens name scopes `repository:write`, API tokens `write:repository:bitbucket`. */
function isTooMuch(scope: string): boolean {
  if (!/^[a-z][a-z:_-]{0,60}$/.test(scope)) return false;
  const words = scope.split(':');
  return (
    words.some((word) => POWERS.has(word)) || (words.includes('write') && !words.includes('pullrequest'))
  );
}

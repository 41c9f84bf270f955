import { describe, expect, it } from '@jest/globals';
import { scopeRemark } from '../../../../../src/adapters/forge/bitbucket/cloud/scopes.ts';

describe('src/adapters/forge/bitbucket/cloud/scopes.ts', () => {
  it.each([
    [['repository', 'pullrequest:write'], null],
    [['read:repository:bitbucket', 'write:pullrequest:bitbucket', 'read:user:bitbucket'], null],
    [['repository:write', 'pullrequest:write'], '`repository:write`'],
    [['pullrequest:write', 'repository:admin', 'project:admin'], '`project:admin`, `repository:admin`'],
    [['write:pullrequest:bitbucket', 'admin:repository:bitbucket'], '`admin:repository:bitbucket`'],
    [['pullrequest', 'pipeline:variable'], '`pipeline:variable`'],
    [['`x`:admin'], null],
    [null, null],
  ])('names what a token has beyond need: %j', (scopes, names) => {
    const remark = scopeRemark(scopes);

    if (names === null) expect(remark).toBeNull();
    else expect(remark).toContain(`needs: ${names}.`);
  });
});

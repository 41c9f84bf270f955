import { describeForgery, describeResolving, describeTrouble } from '../contracts/review-run.ts';
import { openCloud } from '../support/bitbucket-scenario.ts';

describeTrouble('Bitbucket Cloud', openCloud());
describeForgery('Bitbucket Cloud', openCloud());
describeResolving('Bitbucket Cloud', openCloud());

import { describeForgery, describeResolving, describeTrouble } from '../contracts/review-run.ts';
import { openDc } from '../support/bitbucket-scenario.ts';

describeTrouble('Bitbucket Data Center', openDc());
describeForgery('Bitbucket Data Center', openDc());
describeResolving('Bitbucket Data Center', openDc());

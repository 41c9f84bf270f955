import { describeThirty } from '../contracts/review-run.ts';
import { openCloud } from '../support/bitbucket-scenario.ts';

describeThirty('Bitbucket Cloud', openCloud(), { first: 45, again: 10 });

import { describeThirty } from '../contracts/review-run.ts';
import { openDc } from '../support/bitbucket-scenario.ts';

describeThirty('Bitbucket Data Center', openDc(), { first: 45, again: 10 });

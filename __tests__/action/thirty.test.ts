import { describeThirty } from '../contracts/review-run.ts';
import { openGitHubScenario } from '../support/github-scenario.ts';

// Without the comments on files, which GitHub takes one by one.
describeThirty('GitHub', openGitHubScenario, { first: 12, again: 12 });

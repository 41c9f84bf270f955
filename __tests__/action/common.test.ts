import { describeForgery, describeTrouble } from '../contracts/review-run.ts';
import { openGitHubScenario } from '../support/github-scenario.ts';

describeTrouble('GitHub', openGitHubScenario);
describeForgery('GitHub', openGitHubScenario);

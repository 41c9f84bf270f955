import { describeRepositoryRules } from '../contracts/repository-rules-run.ts';
import { openGitHubScenario } from '../support/github-scenario.ts';

describeRepositoryRules('GitHub', openGitHubScenario);

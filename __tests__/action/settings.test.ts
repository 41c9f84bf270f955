import { describeRepositorySettings } from '../contracts/repository-settings-run.ts';
import { openGitHubScenario } from '../support/github-scenario.ts';

describeRepositorySettings('GitHub', openGitHubScenario);

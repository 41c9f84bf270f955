import { describeRepositorySettings } from '../contracts/repository-settings-run.ts';
import { openCloud, openDc } from '../support/bitbucket-scenario.ts';

describeRepositorySettings('Bitbucket Cloud', openCloud());
describeRepositorySettings('Bitbucket Data Center', openDc());

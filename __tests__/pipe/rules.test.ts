import { describeRepositoryRules } from '../contracts/repository-rules-run.ts';
import { openCloud, openDc } from '../support/bitbucket-scenario.ts';

describeRepositoryRules('Bitbucket Cloud', openCloud());
describeRepositoryRules('Bitbucket Data Center', openDc());

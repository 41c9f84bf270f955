/** What Bedrock's errors mean and what to do about them. */
import type { ModelFault } from '../../domain/errors.ts';
import type { ApiProblem } from './problem.ts';

type Advice = {
  /** Matches the name of the exception and the sentence, as `Name: sentence`. */
  readonly when: RegExp;
  /** Where the status alone says something else. */
  readonly fault?: ModelFault;
  readonly transient?: boolean;
  readonly remedy?: string;
  /** The sentence holds what was signed, and must not be repeated. */
  readonly isSecret?: boolean;
};

/**
 * The first that matches counts. Sentences as the service writes them; the exceptions of
 * https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ConverseStream.html and
 * https://docs.aws.amazon.com/bedrock/latest/APIReference/CommonErrors.html
 */
const ADVICE: readonly Advice[] = [
  {
    when: /on-demand throughput isn.t supported/i,
    fault: 'not-found',
    remedy: 'name an inference profile of the model instead, such as us.MODEL, eu.MODEL or its ARN',
  },
  {
    when: /model identifier is invalid/i,
    fault: 'not-found',
    remedy: 'check the id of the model and that its region offers it',
  },
  {
    when: /RequestTimeTooSkewed|Signature (?:expired|not yet current)/i,
    remedy: 'the clock of this machine is wrong: set it, for example by NTP',
    isSecret: true,
  },
  {
    when: /scoped to (?:correct|a valid)/i,
    remedy: 'AWS_REGION and the address of the service name different regions',
    isSecret: true,
  },
  {
    when: /SignatureDoesNotMatch|InvalidSignature|IncompleteSignature/i,
    remedy: 'check AWS_SECRET_ACCESS_KEY and the clock of this machine',
    isSecret: true,
  },
  {
    when: /ExpiredToken|security token.*expired/i,
    remedy: 'the temporary credentials have expired: get new ones',
  },
  {
    when: /UnrecognizedClient|InvalidClientTokenId/i,
    remedy: 'check AWS_ACCESS_KEY_ID, and AWS_SESSION_TOKEN where the credentials are temporary',
  },
  {
    when: /^AccessDenied/i,
    remedy:
      'allow bedrock:InvokeModelWithResponseStream for this model, and ask for access to it in the console',
  },
  { when: /^ServiceQuotaExceeded|^Throttling.*\bper day\b/i, fault: 'quota' },
  { when: /^ModelNotReady|^ModelError|^ModelStreamError/i, fault: 'overloaded', transient: true },
];

/** Digests in hex, such as signatures. */
const DIGEST = /\b[0-9a-f]{64}\b/gi;

/** The problem with the exception's name, which is in a header, and with what helps where that is known. */
export function explainBedrock(problem: ApiProblem, headers: Readonly<Record<string, string>>): ApiProblem {
  const code = nameOf(headers['x-amzn-errortype'] ?? problem.code);
  const advice = ADVICE.find(({ when }) => when.test(`${code}: ${problem.message}`));
  const said = advice?.isSecret ? '' : problem.message.replace(DIGEST, '[digest]');
  const message = [advice?.remedy, said].filter((part) => part !== undefined && part !== '').join(' – ');
  return {
    ...problem,
    code,
    message,
    ...(advice?.fault === undefined ? {} : { fault: advice.fault }),
    ...(advice?.transient === undefined ? {} : { transient: advice.transient }),
  };
}

/** `ThrottlingException` of `ThrottlingException:http://internal…` and of `com.amazon.coral#ThrottlingException`. */
function nameOf(type: string): string {
  const name = /^(?:[\w.-]*#)?([\w.-]{1,80})(?=$|[:,])/.exec(type.trim())?.[1];
  return name ?? type;
}

import { Duration } from 'aws-cdk-lib';
import { JitterType, type RetryProps } from 'aws-cdk-lib/aws-stepfunctions';

/** A new account runs ten functions at once, and readers take their share: it passes within minutes. */
export const throttledInvokeRetry: RetryProps = {
  errors: ['Lambda.TooManyRequestsException'],
  interval: Duration.seconds(2),
  backoffRate: 2,
  maxDelay: Duration.minutes(2),
  jitterStrategy: JitterType.FULL,
  maxAttempts: 10,
};

/** What DynamoDB says of a table that cannot keep up: it passes in minutes. */
export const throttledTableRetry: RetryProps = {
  errors: [
    'ProvisionedThroughputExceededException',
    'ThrottlingException',
    'RequestLimitExceeded',
    'InternalServerError',
  ],
  interval: Duration.seconds(5),
  backoffRate: 2,
  maxAttempts: 6,
};

/**
 * How the end of a process is called that had no time to say why: out of time, out of memory, gone. What an import was
 * reading is noted, so that a record that kills is passed over: the first death tells of the page, the next two of the record; so seven tries leave room for two
 * such records on a page.
 */
export const crashRetry: RetryProps = {
  errors: [
    'Lambda.Unknown',
    'Sandbox.Timedout',
    'Runtime.ExitError',
    'Runtime.OutOfMemory',
    'States.Timeout',
  ],
  interval: Duration.seconds(5),
  backoffRate: 1,
  maxAttempts: 6,
};

/** An execution that could not be started. A second one that comes of it finds the lease taken, and ends. */
export const anyErrorRetry: RetryProps = {
  interval: Duration.seconds(2),
  backoffRate: 2,
  jitterStrategy: JitterType.FULL,
  maxAttempts: 6,
};

/** As the SDK's own retries know them, under the names that the services give. */
const throttlingErrorNames: ReadonlySet<string> = new Set([
  'BandwidthLimitExceeded',
  'LimitExceededException',
  'PriorRequestNotComplete',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'RequestThrottled',
  'RequestThrottledException',
  'SlowDown',
  'ThrottledException',
  'Throttling',
  'ThrottlingException',
  'TooManyRequestsException',
  'TransactionInProgressException',
]);

/** The SDK counts its tries there, and notes the status of an answer where there was one. */
interface FailedCall {
  readonly $metadata?: { readonly httpStatusCode?: number; readonly attempts?: number };
}

/**
 * What AWS refuses for now, breaks at or does not answer, after the SDK has tried a few times: to ask again in a moment may
 * help.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { httpStatusCode, attempts } = (error as FailedCall).$metadata ?? {};
  if (throttlingErrorNames.has(error.name)) return true;
  if (httpStatusCode === undefined) return attempts !== undefined;
  return httpStatusCode === 429 || httpStatusCode >= 500;
}

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

/** What AWS refuses for now, after the SDK has tried a few times: to ask again in a moment may help. */
export function isThrottled(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { httpStatusCode } = (error as { $metadata?: { httpStatusCode?: number } }).$metadata ?? {};
  return throttlingErrorNames.has(error.name) || httpStatusCode === 429 || httpStatusCode === 503;
}

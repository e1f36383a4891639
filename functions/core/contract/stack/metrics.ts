/** What the functions count for the operator: the alarms and the dashboard read the same names. */
export const metricsNamespace = 'Prizvanie';

/** The one dimension of every metric: 'prod'. */
export const stageDimension = 'stage';

/** Every metric by its unit, as CloudWatch spells units. It has none for money: a cost is in dollars. */
export const metricUnits = {
  Searches: 'Count',
  /** The search handler's own time. */
  SearchMilliseconds: 'Milliseconds',

  Matches: 'Count',
  MatchMilliseconds: 'Milliseconds',

  SignUps: 'Count',
  /** Beside those that Lambda counts of what Cognito asks us, less the refusals among them. */
  SignInErrors: 'Count',

  ImportsSucceeded: 'Count',
  ImportsFailed: 'Count',
  FullCrawls: 'Count',
  /** Of the source whose last one is the longest ago. */
  DaysSinceFullCrawl: 'None',
  NewVacancies: 'Count',

  /** Of which search engines were told, and how often that failed. */
  AddressesSubmitted: 'Count',
  SubmissionsFailed: 'Count',

  AiTokensIn: 'Count',
  AiTokensOut: 'Count',
  AiCost: 'None',
  AiFallbacks: 'Count',

  /** Stored items that were left out because this release cannot read them, as often as they were met. */
  UnreadableItems: 'Count',

  /** Vacancies of which this release has yet to read what they ask for, or cannot. */
  DemandsUnread: 'Count',

  /** Sweeps of accounts that were broken off, were halted, or left something of an account that is gone. */
  SweepsFailed: 'Count',

  /** E-mails about new vacancies: sent, not taken, and those of which nobody knows whether they went. */
  DigestsSent: 'Count',
  DigestsFailed: 'Count',
  DigestsUnsure: 'Count',
  /** For how long what is to be told has waited the longest since it came: an e-mail may rightly wait for its day. */
  OldestDigestHours: 'None',
  DigestMatchesFailed: 'Count',
  /** E-mails that ask visitors whether an address is theirs. */
  ConfirmationsSent: 'Count',
  /** By what the mail has answered. */
  SubscriptionsStopped: 'Count',

  CanarySuccess: 'Count',
  CanaryMilliseconds: 'Milliseconds',
} as const;

export type MetricName = keyof typeof metricUnits;

/** A request of the canary carries it, and is counted in no metric of the business. It opens nothing. */
export const canaryHeader = 'x-canary';

/** Made by the browser, taken by the function if it is a UUID, given back in the answer. */
export const requestIdHeader = 'x-request-id';

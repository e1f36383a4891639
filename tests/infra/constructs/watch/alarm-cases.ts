import type { Series } from '#tests/support/stack/cloudwatch-alarm.ts';

function twice<Item>(value: Item): Item[] {
  return [value, value];
}

/** As many equal samples in one period. */
const times = (count: number, value = 1): number[] => Array<number>(count).fill(value);
/** Requests of one period, so many of which failed. */
const failing = (count: number, failed: number): number[] => [...times(failed), ...times(count - failed, 0)];
const none = null;
const hours = (value: number, count = 5) => Array.from({ length: count }, () => [value]);
const table = (name: string, ...samples: (number[] | null)[]): Series =>
  Object.fromEntries([
    ...[
      'jobs jobsByChange descriptions companies importRuns versions userRoles jobContacts audit userItems',
    ].flatMap((all) => all.split(' ').map((state) => [state, samples.map(() => none)])),
    [name, samples],
  ]);

/** In the last five minutes: what Lambda counts of two triggers, and what our functions do. */
const signIns = (
  first: number[] | null,
  others: number[] | null,
  second: number[] | null = none,
): Series => ({ trigger0: [none, first], trigger1: [none, second], others: [none, others] });

/** Each alarm going off, and staying silent. */
export const alarmCases: [alarm: string, what: string, state: 'ALARM' | 'OK', series: Series][] = [
  [
    'api-errors',
    'two of a hundred fail, ten minutes long',
    'ALARM',
    {
      Count: [times(100), times(100), times(100)],
      '5xx': [failing(100, 0), failing(100, 2), failing(100, 2)],
    },
  ],
  [
    'api-errors',
    'one of a hundred is not more than one percent',
    'OK',
    { Count: [times(100), times(100)], '5xx': [failing(100, 1), failing(100, 1)] },
  ],
  [
    'api-errors',
    'five bad minutes pass',
    'OK',
    {
      Count: [times(100), times(100), times(100)],
      '5xx': [failing(100, 0), failing(100, 40), failing(100, 0)],
    },
  ],
  [
    'api-errors',
    'of 19 requests nothing can be said',
    'OK',
    { Count: [times(19), times(19), times(19)], '5xx': [failing(19, 9), failing(19, 9), failing(19, 9)] },
  ],
  ['api-errors', 'a night without anybody', 'OK', { Count: [none, none, none], '5xx': [none, none, none] }],

  [
    'search-slow',
    'six of a hundred searches take 1.2 s, ten minutes long',
    'ALARM',
    { SearchMilliseconds: [times(100, 20), ...twice([...times(94, 20), ...times(6, 1200)])] },
  ],
  [
    'search-slow',
    'five of a hundred do',
    'OK',
    { SearchMilliseconds: [times(100, 20), ...twice([...times(95, 20), ...times(5, 1200)])] },
  ],
  ['search-slow', 'all take 990 ms', 'OK', { SearchMilliseconds: twice(times(50, 990)) }],
  ['search-slow', 'the one search of the night is a cold start', 'OK', { SearchMilliseconds: twice([4000]) }],

  ['import-failed', 'one fails', 'ALARM', { ImportsFailed: [none, [1]] }],
  ['import-failed', 'and is shown for an hour', 'ALARM', { ImportsFailed: [[1], ...Array(11).fill(none)] }],
  ['import-failed', 'and then no more', 'OK', { ImportsFailed: [[1], ...Array(14).fill(none)] }],
  ['import-failed', 'no import at all', 'OK', { ImportsFailed: [none, none] }],

  ['import-unfinished', 'one was ended', 'ALARM', { ExecutionsTimedOut: [none, [1]] }],
  [
    'import-unfinished',
    'and is shown for an hour',
    'ALARM',
    { ExecutionsTimedOut: [[1], ...Array(11).fill(none)] },
  ],
  ['import-unfinished', 'none was', 'OK', { ExecutionsTimedOut: [[0], [0]] }],
  ['import-unfinished', 'none runs', 'OK', { ExecutionsTimedOut: [none, none] }],

  ['items-unreadable', 'one is left out', 'ALARM', { UnreadableItems: [none, [1]] }],
  [
    'items-unreadable',
    'and is shown for an hour',
    'ALARM',
    { UnreadableItems: [[1], ...Array(11).fill(none)] },
  ],
  ['items-unreadable', 'and then no more', 'OK', { UnreadableItems: [[1], ...Array(14).fill(none)] }],
  ['items-unreadable', 'all can be read', 'OK', { UnreadableItems: [none, none] }],

  ['demands-unread', 'half a day', 'ALARM', { DemandsUnread: Array(12).fill([3, 1]) }],
  ['demands-unread', 'nobody reads', 'ALARM', { DemandsUnread: Array(14).fill(none) }],
  ['demands-unread', 'read at last', 'OK', { DemandsUnread: [...Array(11).fill([3, 1]), [0, 0]] }],
  ['accounts-not-swept', 'two hours of three', 'ALARM', { SweepsFailed: [[1], [0], [1]] }],
  ['accounts-not-swept', 'nobody sweeps', 'ALARM', { SweepsFailed: Array(5).fill(none) }],
  ['accounts-not-swept', 'one hour', 'OK', { SweepsFailed: [[0], [1], [0]] }],
  ['accounts-not-swept', 'all is swept', 'OK', { SweepsFailed: [[0], [0], [0]] }],

  ['import-cut-off', 'one ended without a record', 'ALARM', { ExecutionsFailed: [none, [1]] }],
  [
    'import-cut-off',
    'and is shown for an hour',
    'ALARM',
    { ExecutionsFailed: [[1], ...Array(11).fill(none)] },
  ],
  ['import-cut-off', 'all that failed is recorded', 'OK', { ExecutionsFailed: [[0], [0]] }],
  ['import-cut-off', 'none runs', 'OK', { ExecutionsFailed: [none, none] }],

  ['sign-in-errors', 'five first requests in five minutes', 'ALARM', signIns([], times(5))],
  ['sign-in-errors', 'what Cognito asks dies without a word', 'ALARM', signIns(times(3), none, times(2))],
  ['sign-in-errors', 'four in five minutes', 'OK', signIns(times(2), times(2))],
  ['sign-in-errors', 'all that Lambda counts are refusals', 'OK', signIns(times(9), times(9, -1))],
  ['sign-in-errors', 'nobody signs in', 'OK', signIns(none, none)],

  ['sign-in-refusals', '11 of 20 are refused', 'ALARM', { SignInSuccesses: [failing(20, 9)] }],
  ['sign-in-refusals', '10 of 20 are refused', 'OK', { SignInSuccesses: [failing(20, 10)] }],
  ['sign-in-refusals', 'one has forgotten a password', 'OK', { SignInSuccesses: [failing(19, 0)] }],
  ['sign-in-refusals', 'nobody signs in', 'OK', { SignInSuccesses: [none] }],

  [
    'letters-running-out',
    '35 sign-ups in a day, refused or not',
    'ALARM',
    { SignUpSuccesses: [failing(35, 20)] },
  ],
  ['letters-running-out', '34', 'OK', { SignUpSuccesses: [times(34)] }],
  ['letters-running-out', 'nobody signs up', 'OK', { SignUpSuccesses: [none] }],

  ['mail-reputation', 'one e-mail in twenty-five', 'ALARM', { bounces: [[0.04]], complaints: [none] }],
  [
    'mail-reputation',
    'and no e-mail since',
    'ALARM',
    { bounces: [[0.04], none, none, none], complaints: Array(4).fill(none) },
  ],
  [
    'mail-reputation',
    'eight complaints of ten thousand',
    'ALARM',
    { bounces: [none], complaints: [[0.0008]] },
  ],
  ['mail-reputation', 'half of each', 'ALARM', { bounces: [[0.02]], complaints: [[0.0004]] }],
  ['mail-reputation', 'one e-mail in thirty', 'OK', { bounces: [[0.033]], complaints: [[0]] }],
  ['mail-reputation', 'no e-mail has ever bounced', 'OK', { bounces: [none], complaints: [none] }],

  ['functions-throttled', 'one start is refused', 'ALARM', { Throttles: [times(5, 0), [0, 1, 0]] }],
  ['functions-throttled', 'none is', 'OK', { Throttles: [times(5, 0), times(5, 0)] }],
  ['functions-throttled', 'nothing runs', 'OK', { Throttles: [none] }],

  ['database-reads-throttled', 'one table, ten minutes', 'ALARM', table('userItems', none, [3], [1])],
  ['database-reads-throttled', 'one table, five minutes', 'OK', table('userItems', none, none, [3])],
  ['database-reads-throttled', 'an index, ten minutes', 'ALARM', table('jobsByChange', none, [3], [1])],
  ['database-reads-throttled', 'no table', 'OK', table('jobs', none, none, none)],

  ['database-writes-throttled', 'an import, a quarter of an hour', 'ALARM', table('jobs', [9], [9], [9])],
  ['database-writes-throttled', 'an import, ten minutes', 'OK', table('jobs', none, [9], [9])],
  [
    'database-writes-throttled',
    'an index, a quarter of an hour',
    'ALARM',
    table('jobsByChange', [9], [9], [9]),
  ],
  ['database-writes-throttled', 'no table', 'OK', table('jobs', none, none, none)],

  ['writer-errors', 'one of ten answers', 'ALARM', { Count: [times(10)], '5XXError': [failing(10, 1)] }],
  ['writer-errors', 'one of twenty', 'OK', { Count: [times(20)], '5XXError': [failing(20, 1)] }],
  ['writer-errors', 'the one of the night', 'OK', { Count: [times(1)], '5XXError': [times(1)] }],
  ['writer-errors', 'nobody asks', 'OK', { Count: [none], '5XXError': [none] }],

  [
    'imports-undelivered',
    'one start lies in the queue',
    'ALARM',
    { ApproximateNumberOfMessagesVisible: [[0], [1]] },
  ],
  ['imports-undelivered', 'none does', 'OK', { ApproximateNumberOfMessagesVisible: [[1], [0]] }],
  ['imports-undelivered', 'the queue sleeps', 'OK', { ApproximateNumberOfMessagesVisible: [none, none] }],

  ['searches-cut-off', 'the matcher is killed, and its second try as well', 'ALARM', { Errors: [[2]] }],
  ['searches-cut-off', 'it ends well', 'OK', { Errors: [[0], none] }],
  ['searches-cut-off', 'no import has ended', 'OK', { Errors: [none, none] }],

  [
    'mail-answers-undelivered',
    'a bounce lies in the queue',
    'ALARM',
    { ApproximateNumberOfMessagesVisible: [[0], [1]] },
  ],
  ['mail-answers-undelivered', 'none does', 'OK', { ApproximateNumberOfMessagesVisible: [[1], [0]] }],

  ['full-crawl-overdue', 'eight days and an hour', 'ALARM', { DaysSinceFullCrawl: hours(8.05) }],
  ['full-crawl-overdue', 'nobody tells', 'ALARM', { DaysSinceFullCrawl: Array(5).fill(none) }],
  ['full-crawl-overdue', 'eight days', 'OK', { DaysSinceFullCrawl: hours(8) }],
  ['full-crawl-overdue', 'a week, as planned', 'OK', { DaysSinceFullCrawl: hours(7.2) }],
  ['full-crawl-overdue', 'it was just done', 'OK', { DaysSinceFullCrawl: [...hours(8.5), [0.01]] }],
  ['full-crawl-overdue', 'one hour is not told', 'OK', { DaysSinceFullCrawl: [[2], none, [2]] }],

  ['market-not-counted', 'the counter is killed', 'ALARM', { Errors: [[1]] }],
  ['market-not-counted', 'it ends well', 'OK', { Errors: [[0], none] }],
  ['market-not-counted', 'no import has ended', 'OK', { Errors: [none, none] }],

  ['snapshot-not-published', 'the publisher is killed', 'ALARM', { Errors: [[1]] }],
  ['snapshot-not-published', 'it ends well', 'OK', { Errors: [[0], none] }],
  ['snapshot-not-published', 'none is due', 'OK', { Errors: [none, none] }],

  ['addresses-cut-off', 'the function is killed', 'ALARM', { Errors: [[1]] }],
  ['addresses-cut-off', 'it ends well', 'OK', { Errors: [[0], none] }],
  ['addresses-cut-off', 'no import has ended', 'OK', { Errors: [none, none] }],

  ['addresses-not-submitted', 'two days', 'ALARM', { SubmissionsFailed: [[0], [1], [0, 1]] }],
  ['addresses-not-submitted', 'one day', 'OK', { SubmissionsFailed: [[0], [1], [0]] }],
  ['addresses-not-submitted', 'nothing has changed', 'OK', { SubmissionsFailed: [none, none] }],

  ['digests-late', 'two hours of an e-mail that waits', 'ALARM', { OldestDigestHours: hours(26.5) }],
  ['digests-late', 'nobody looks any more', 'ALARM', { OldestDigestHours: Array(5).fill(none) }],
  ['digests-late', 'a day', 'OK', { OldestDigestHours: hours(25) }],
  ['digests-late', 'one late hour', 'OK', { OldestDigestHours: [[3], [27], [3], [27]] }],

  ['digests-unsure', 'a sender has died', 'ALARM', { DigestsUnsure: [none, [1]] }],
  ['digests-unsure', 'none has', 'OK', { DigestsUnsure: [none, none] }],

  ['searches-not-asked', 'after one of two imports', 'ALARM', { DigestMatchesFailed: [[0], [0, 1]] }],
  ['searches-not-asked', 'after none', 'OK', { DigestMatchesFailed: [[0], none] }],

  ['confirmations-many', 'a hundred and fifty in a day', 'ALARM', { ConfirmationsSent: [times(150)] }],
  ['confirmations-many', 'a hundred and forty-nine', 'OK', { ConfirmationsSent: [times(149)] }],

  ['canary-failing', 'two looks of three', 'ALARM', { CanarySuccess: [[1], [0], [0]] }],
  ['canary-failing', 'it does not look any more', 'ALARM', { CanarySuccess: Array(5).fill(none) }],
  ['canary-failing', 'one look', 'OK', { CanarySuccess: [[1], [0], [1]] }],
  ['canary-failing', 'all is well', 'OK', { CanarySuccess: [[1], [1], [1]] }],

  ['model-cost', 'more than a tenth of the month in a day', 'ALARM', { AiCost: [[1, 2, 2.01]] }],
  ['model-cost', 'a tenth', 'OK', { AiCost: [[1, 2, 2]] }],
  ['model-cost', 'nobody asks', 'OK', { AiCost: [none] }],
];

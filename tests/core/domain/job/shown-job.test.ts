import { expect, test } from 'vitest';
import { shownJob } from '#core/domain/job/shown-job.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const wordsOf = (row: Parameters<typeof jobRowWith>[0]) =>
  shownJob(jobRowWith(row), { copies: 0, otherCities: 0 }, new Date(), 'Europe/Moscow').salaryWords;

test.each([
  ['от 123\u00a0000\u00a0₽', null, 'от 123\u00a0000\u00a0₽'],
  ['до 77 000 ₽', null, 'до 77 000 ₽'],
  ['до 77 000 ₽', 'до 77 000 ₽ на руки', 'до 77 000 ₽ на руки'],
  // These the numbers say whole.
  ['77 000 ₽', null, null],
  ['от 77 000 до 90 000 ₽', null, null],
  ['до востребования', null, null],
  [null, null, null],
])('of the pay «%s», «%s», the words are «%s» (docs/rules.md#vacancy-shown)', (salary, words, shown) => {
  expect(wordsOf({ salary, salary_words: words })).toBe(shown);
});

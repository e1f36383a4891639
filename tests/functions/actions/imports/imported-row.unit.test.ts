import { expect, it } from 'vitest';
import { jobRow } from '#core/domain/job/job.ts';
import { bundledRates } from '#core/domain/job/pay/currency.ts';
import { isStorable, newRow } from '#functions/actions/imports/imported-row.ts';
import { hhVacancy, toSourceVacancy } from '#functions/sources/hh/vacancy.ts';
import type { SourceRow, SourceVacancy } from '#functions/sources/source.ts';

const now = '2026-11-20T09:00:00.000Z';
const vacancy = (given: Partial<SourceRow> = {}): SourceVacancy => {
  const record = { id: '1', name: 'Юрист', professional_roles: [{ id: '146' }] };
  const { row, text } = toSourceVacancy(hhVacancy.parse(record), 'law', bundledRates);
  return { text, row: { ...row, ...given } };
};

it.each<[boolean, string, object]>([
  [true, 'what a source gives', {}],
  [false, 'no title', { title: '' }],
  [false, 'no id', { id: '' }],
  [false, 'an experience of no kind', { experience: 'давно' }],
  [false, 'a function', { salary_words: () => '' }],
])('is storable: %s, of %s (docs/rules.md#import-refused)', (isOne, _, given) => {
  const { row } = vacancy(given);
  expect(isStorable(row)).toBe(isOne);
  expect(jobRow.safeParse(newRow({ text: '', row }, null, now)).success).toBe(isOne);
});

import { describe, expect, it } from 'vitest';
import { type JobRow, jobRow } from '#core/domain/job/job.ts';
import { bundledRates } from '#core/domain/job/pay/currency.ts';
import {
  isStorable,
  listedOf,
  newRow,
  updatedRow,
  withDetail,
} from '#functions/actions/imports/imported-row.ts';
import { hhVacancy, toSourceVacancy } from '#functions/sources/hh/vacancy.ts';
import type { SourceRow, SourceVacancy } from '#functions/sources/source.ts';

const now = '2026-11-20T09:00:00.000Z';
const vacancy = (overrides: Partial<SourceRow> = {}): SourceVacancy => {
  const record = { id: '1', name: 'Юрист', professional_roles: [{ id: '146' }] };
  const { row, text } = toSourceVacancy(hhVacancy.parse(record), 'law', bundledRates);
  return { text, row: { ...row, ...overrides } };
};

it.each<[boolean, string, object]>([
  [true, 'what a source gives', {}],
  [false, 'no title', { title: '' }],
  [false, 'no id', { id: '' }],
  [false, 'an experience of no kind', { experience: 'давно' }],
  [false, 'a function', { salary_words: () => '' }],
])('is storable: %s, of %s (docs/rules.md#import-refused)', (isAccepted, _, overrides) => {
  const { row } = vacancy(overrides);
  expect(isStorable(row)).toBe(isAccepted);
  expect(jobRow.safeParse(newRow({ text: '', row }, null, now)).success).toBe(isAccepted);
});

it('keeps the industry of the source’s employer where an admin has named another', () => {
  const listed = vacancy({ company_id: 'hh-77' });
  const stored = { ...newRow(listed, '43', now), company_id: 'manual-1' };
  expect(updatedRow(listed, { ...stored, edited: ['company', 'company_id'] }, now).industry_id).toBe('43');
  expect(updatedRow(listed, stored, now).industry_id).toBeNull();
});

it('has the industry that the source names, or else that of an employer who stays', () => {
  const listed = vacancy({ company_id: 'hh-77' });
  expect(newRow(listed, '43', now).industry_id).toBe('43');
  expect(newRow({ ...listed, industryId: '7' }, '43', now).industry_id).toBe('7');
  expect(newRow({ ...listed, industryId: null }, '43', now).industry_id).toBeNull();
  const stored = newRow(listed, '43', now);
  expect(updatedRow(listed, stored, now).industry_id).toBe('43');
  expect(updatedRow(vacancy({ company_id: 'hh-78' }), stored, now).industry_id).toBeNull();
  expect(updatedRow({ ...listed, industryId: '7' }, stored, now).industry_id).toBe('7');
  expect(updatedRow({ ...listed, industryId: null }, stored, now).industry_id).toBeNull();
});

it('is shown, open as its source has it, and told of by nobody here yet', () => {
  expect(newRow(vacancy({ is_open: true }), null, now)).toMatchObject({
    ...{ is_active: true, is_open: true, closed_at: null, closed_in_bulk: false, reopened_at: null },
    ...{ reposts: 0, modified_at: now, ingested_at: now, is_recommended: false, has_description: false },
    ...{ edited: [], checked_at: null, listed_url: null },
  });
});

it('is of the day that its source tells; a list says nothing of whether it is closed', () => {
  const stored = { ...newRow(vacancy({ published_at: seen }), null, now), is_open: false, is_active: false };
  const later = '2026-11-18T00:00:00.000Z';
  const after = updatedRow(vacancy({ published_at: later, title: 'Главный юрист' }), stored, now);
  expect(after).toMatchObject({
    ...{ title: 'Главный юрист', posted_date: later, created_at: later },
    ...{ is_open: false, is_active: false, ingested_at: stored.ingested_at },
  });
});

describe('a detail', () => {
  const listed = vacancy({ tags: ['Право'] });
  const row = newRow(listed, null, now);
  const detail = { tags: ['Go'], html: '<p>Redis</p>', text: 'Знание Redis', isOpen: true };

  it('that says nothing of the work leaves what is read from it as it was', () => {
    const before = {
      ...row,
      demand: { ...newRow({ ...listed, text: 'Kafka' }, null, now).demand },
    } as JobRow;
    const after = withDetail(before, { ...detail, tags: null, html: null, text: '' }, listedOf(listed));
    expect(after).toMatchObject({ tags: ['Право'], demand: before.demand, has_description: false });
    expect(after.ai_score).toBe(listedOf(listed).ai_score);
    // Skills alone say something.
    expect(withDetail(before, { ...detail, text: '' }, listedOf(listed)).demand?.asks).toEqual(['!go']);
  });

  it('has a description or not, and one that was there stays', () => {
    const none = { ...detail, html: null };
    expect(withDetail(row, detail, listedOf(listed)).has_description).toBe(true);
    expect(withDetail(row, none, listedOf(listed)).has_description).toBe(false);
    const described = { ...row, has_description: true };
    expect(withDetail(described, none, listedOf(listed)).has_description).toBe(true);
  });

  it('says whether it is open', () => {
    expect(withDetail(row, { ...detail, isOpen: false }, listedOf(listed)).is_open).toBe(false);
  });

  it('does not overwrite what an admin has written, and is read beside it', () => {
    const edited = (names: string[], columns: Partial<JobRow>) =>
      withDetail({ ...row, ...columns, edited: names }, detail, listedOf(listed));
    const titled = edited(['title'], { title: 'ML-инженер' });
    expect(titled).toMatchObject({ title: 'ML-инженер', tags: ['Go'] });
    expect(titled.ai_score).toBe(70);
    // An admin's own text is what it is read from, and the source's is not.
    const described = edited(['description'], { demand: null, ai_score: 33 });
    expect(described).toMatchObject({ demand: null, ai_score: 33 });
    // Of what is no column, that it is there.
    expect(edited(['contacts'], { has_direct_contacts: true }).has_direct_contacts).toBe(true);
    expect(edited(['no such column'], {})).not.toHaveProperty('no such column');
  });
});

const unbelievable = [
  '9999-01-01T00:00:00.000Z',
  '+275760-01-01T00:00:00.000Z',
  '1969-12-31T00:00:00.000Z',
  'вчера',
];
const seen = '2026-11-15T00:00:00.000Z';

it.each(unbelievable)(
  'takes %s for the time of the import (docs/rules.md#vacancy-created-at)',
  (published_at) => {
    expect(newRow(vacancy({ published_at }), null, now)).toMatchObject({
      posted_date: now,
      created_at: now,
      first_published_at: now,
    });
  },
);

it.each(unbelievable)('stays of the day that is known when %s comes', (published_at) => {
  const before = newRow(vacancy({ published_at: seen }), null, now);
  expect(updatedRow(vacancy({ published_at }), before, '2026-11-21T09:00:00.000Z')).toMatchObject({
    posted_date: seen,
    created_at: seen,
    first_published_at: seen,
    reposts: 0,
  });
});

it.each(unbelievable.slice(0, 3))('mends a row that was stored as of %s', (date) => {
  const dates = { posted_date: date, created_at: date, first_published_at: date, reopened_at: date };
  const before = { ...newRow(vacancy(), null, now), ...dates };
  expect(updatedRow(vacancy({ published_at: date }), before, now)).toMatchObject({
    posted_date: now,
    created_at: now,
    first_published_at: now,
    reopened_at: now,
    reposts: 0,
  });
});

it.each(unbelievable)('believes no first publication of %s', (firstPublishedAt) => {
  const detail = { tags: null, html: null, text: '', isOpen: true, firstPublishedAt };
  const row = newRow({ ...vacancy({ published_at: seen }), detail }, null, now);
  expect(row.first_published_at).toBe(seen);
});

it('keeps beside the address of an admin’s what the source is asked by', () => {
  const listed = vacancy({ source_url: 'https://trudvsem.ru/vacancy/card/1/2' });
  const before = { ...newRow(listed, null, now), source_url: null, edited: ['source_url'] };
  const urls = { source_url: null, listed_url: listed.row.source_url };
  expect(updatedRow(listed, before, now)).toMatchObject(urls);
  const detail = { tags: null, html: null, text: 'О нас', isOpen: true };
  expect(withDetail({ ...before, ...urls }, detail, listedOf(listed))).toMatchObject(urls);
  expect(updatedRow(listed, newRow(listed, null, now), now).listed_url).toBeNull();
});

it('takes no word about pay beside the pay of an admin', () => {
  const dollars = { salary: 'от 120 000 ₽', salary_words: 'от 1 500 $', salary_rate: null };
  const edited = ['salary', 'salary_words', 'salary_rate'];
  const before = { ...newRow(vacancy(), null, now), salary: 'от 100 000 ₽', edited };
  expect(updatedRow(vacancy(dollars), before, now)).toMatchObject({
    salary: 'от 100 000 ₽',
    salary_words: null,
    salary_rate: null,
  });
});

describe('tags that the source does not list (docs/rules.md#import-mapping)', () => {
  const record = {
    ...{ id: '1', name: 'Программист', professional_roles: [{ id: '96' }] },
    snippet: { requirement: 'Знание Python и Kafka' },
  };
  const { row, text } = toSourceVacancy(hhVacancy.parse(record), 'backend', bundledRates);
  const listed = { row, text };
  const guess = ['Python', 'Apache Kafka'];
  const detail = (tags: string[] | null) => ({
    tags,
    html: '<p>Redis</p>',
    text: 'Знание Redis',
    isOpen: true,
  });
  /** As another lexicon had read the same record. */
  const before = { ...newRow(listed, null, now), tags: ['Account Manager'] };
  const tagsOf = ({ tags, tags_guessed }: Pick<typeof before, 'tags' | 'tags_guessed'>) => [
    tags,
    tags_guessed,
  ];

  it('are known for a guess, which the detail leaves or replaces', () => {
    expect(tagsOf(newRow(listed, null, now))).toEqual([guess, true]);
    expect(tagsOf(withDetail(before, detail(null), listedOf(listed)))).toEqual([guess, true]);
    expect(tagsOf(withDetail(before, detail(['Go']), listedOf(listed)))).toEqual([['Go'], false]);
  });

  it('are guessed anew; those of a detail stay', () => {
    expect(tagsOf(updatedRow(listed, before, now))).toEqual([guess, true]);
    const given = withDetail(before, detail(['Go']), listedOf(listed));
    expect(tagsOf(updatedRow(listed, given, now))).toEqual([['Go'], false]);
  });

  it('of a row that does not say so are a guess where they are what is guessed', () => {
    const older = { ...before, tags_guessed: false };
    expect(tagsOf(updatedRow(listed, { ...older, tags: guess }, now))).toEqual([guess, true]);
    expect(tagsOf(updatedRow(listed, older, now))).toEqual([['Account Manager'], false]);
  });

  it('ask for nothing beside the text that they were guessed from', () => {
    const stale = { ...listedOf(listed), tags: ['Account Manager'] };
    expect(withDetail(before, detail(null), stale).demand?.asks).toEqual(['!redis']);
    expect(withDetail(before, detail(['Go']), stale).demand?.asks).toEqual(['!go', '!redis']);
  });

  it('give way to an admin’s', () => {
    const edited = { ...before, tags: ['Docker'], edited: ['tags'] };
    const after = withDetail(updatedRow(listed, edited, now), detail(null), listedOf(listed));
    expect(after.tags).toEqual(['Docker']);
    expect(after.demand?.asks).toEqual(['!docker', '!redis']);
  });
});

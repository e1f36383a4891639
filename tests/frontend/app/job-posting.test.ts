import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownJob } from '#core/domain/job/shown-job.ts';
import { isRussianCity } from '#core/domain/text/cities.ts';
import { postingErrors } from '#tests/support/http/job-posting-schema.ts';
import { arbitraryJobRows } from '#tests/support/store/job-rows.ts';
import { jobPosting } from '../../../frontend/src/app/job-posting.ts';
import type { OpenJob } from '../../../frontend/src/vacancies/detail/queries.ts';

const open = (job: Partial<OpenJob['job']>, description: string | null = '<p>Работа.</p>'): OpenJob =>
  ({
    job: {
      id: 'trudvsem-7',
      title: 'Сварщик',
      company: 'Верфь',
      location: 'Пермь',
      type: 'Полная занятость',
      salary: null,
      salaryWords: null,
      createdAt: '2026-11-01T22:30:00.000Z',
      source: 'trudvsem',
      ...job,
    },
    description,
  }) as OpenJob;

const postingOf = (job: Partial<OpenJob['job']>) =>
  jobPosting(open(job), 'https://jobs.example.ru/vacancy/7');

describe('a vacancy in schema.org’s words (docs/rules.md#page-posting)', () => {
  test('without words of its own it is not told of', () => {
    expect(jobPosting(open({}, null), '')).toBeNull();
  });

  test('has a place, and a country: its source’s only one, or that of a city that we know', () => {
    expect(postingOf({})).toMatchObject({
      // By Moscow, where it was past midnight.
      datePosted: '2026-11-02',
      jobLocation: { address: { addressLocality: 'Пермь', addressCountry: 'RU' } },
    });
    const made = postingOf({ source: 'manual' });
    expect(made).toMatchObject({
      jobLocation: { address: { addressLocality: 'Пермь', addressCountry: 'RU' } },
    });
    expect(postingErrors(made)).toBeUndefined();
    for (const location of ['Минск', 'Алматы', 'Пермь или Минск', 'Лангепас'])
      expect(postingOf({ source: 'hh', location })).toBeNull();
  });

  test('remote, it has no place, and says nothing of how much one works', () => {
    const posting = postingOf({ type: 'Удаленная работа' });
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'RU' },
    });
    expect(posting).not.toHaveProperty('jobLocation');
    expect(posting).not.toHaveProperty('employmentType');
  });

  test.each(['Remote', 'Удаленная работа'])('remote is what stands in «%s», too', (location) => {
    const posting = postingOf({ location, type: 'Частичная занятость' });
    expect(posting).toMatchObject({ jobLocationType: 'TELECOMMUTE', employmentType: 'PART_TIME' });
    expect(posting).not.toHaveProperty('jobLocation');
  });

  test('what its source does not name is not invented', () => {
    expect(postingOf({ location: 'Город не указан' })).toMatchObject({
      jobLocation: { address: { '@type': 'PostalAddress', addressCountry: 'RU' } },
    });
    expect(JSON.stringify(postingOf({ location: 'Город не указан' }))).not.toContain('не указан');
    expect(postingOf({ source: 'manual', location: 'Город не указан' })).toBeNull();
    expect(postingOf({ company: 'Компания не названа' })).toBeNull();
  });

  test.each(['manual', 'hh'] as const)('remote, it needs a place where %s names no country', (source) => {
    const posting = postingOf({ source, type: 'Удаленная работа' });
    expect(posting).toMatchObject({
      ...{ jobLocationType: 'TELECOMMUTE', jobLocation: { address: { addressLocality: 'Пермь' } } },
    });
    expect(posting).not.toHaveProperty('applicantLocationRequirements');
    for (const location of ['Remote', 'Город не указан'])
      expect(postingOf({ source, location, type: 'Удаленная работа' })).toBeNull();
  });

  test.each([
    ['Полная занятость', 'FULL_TIME'],
    ['Частичная занятость', 'PART_TIME'],
    ['Проектная работа', 'CONTRACTOR'],
  ] as const)('%s is %s', (type, employmentType) => {
    expect(postingOf({ source: 'hh', type })).toMatchObject({ employmentType });
  });

  test('of trudvsem it is work for a time', () => {
    expect(postingOf({ type: 'Проектная работа' })).toMatchObject({ employmentType: 'TEMPORARY' });
  });

  test('pay is told where it is a month’s, in roubles, by the source itself', () => {
    const salary = { min: 100_000, max: 150_000, currency: '₽' as const };
    expect(postingOf({ salary })).toMatchObject({
      baseSalary: { currency: 'RUB', value: { minValue: 100_000, maxValue: 150_000, unitText: 'MONTH' } },
    });
    const words = 'от 100 000 до 150 000 ₽ до вычета налогов';
    expect(postingOf({ salary, salaryWords: words })).toEqual(
      expect.objectContaining({ baseSalary: expect.objectContaining({ currency: 'RUB' }) }),
    );
    expect(postingOf({ salary, salaryWords: 'от 1 000 до 1 500 $' })).not.toHaveProperty('baseSalary');
    expect(postingOf({ salary, salaryWords: '3 000 ₽ за смену' })).not.toHaveProperty('baseSalary');
    expect(postingOf({})).not.toHaveProperty('baseSalary');
  });

  test.each([
    ['от 100 000 ₽ на руки', { minValue: 100_000 }],
    ['до 100 000 ₽', { maxValue: 100_000 }],
    ['100 000 ₽', { value: 100_000 }],
    [null, undefined],
  ] as const)('of one amount, «%s», no more is told than its words say', (salaryWords, value) => {
    const salary = { min: 100_000, max: 100_000, currency: '₽' as const };
    const made = postingOf({ salary, salaryWords }) as { baseSalary?: { value: object } };
    expect(made.baseSalary?.value).toEqual(
      value && { '@type': 'QuantitativeValue', ...value, unitText: 'MONTH' },
    );
  });
});

test('whatever the vacancy, it is as search engines ask', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  fc.assert(
    fc.property(arbitraryJobRows(now, 40), (rows) => {
      for (const row of rows) {
        const job = shownJob(
          { ...row, salary_words: null },
          { copies: 0, otherCities: 0 },
          now,
          'Europe/Moscow',
        );
        const made = jobPosting(open(job), 'https://jobs.example.ru/vacancy/7');
        // Of hh.ru, which has several countries, what names no city of ours is not told.
        if (made === null) expect([row.source, isRussianCity(row.location)]).not.toContain(true);
        else expect(postingErrors(made)).toBeUndefined();
      }
    }),
  );
});

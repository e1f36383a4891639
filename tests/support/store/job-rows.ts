import fc from 'fast-check';
import { experiences } from '#core/domain/job/experience.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { levels } from '#core/domain/job/level.ts';
import { salaryText } from '#core/domain/job/pay/salary.ts';
import { categories } from '#core/domain/search/catalog.ts';

/** A vacancy with everything set, for tests that care about a few fields. */
export const jobRowWith = (overrides: Partial<JobRow> = {}): JobRow => ({
  id: 'hh-1',
  title: 'Backend-разработчик',
  company: 'Лаборатория «Вектор»',
  location: 'Москва',
  job_type: 'Full-time',
  salary: 'от 200 000 до 300 000 ₽',
  ai_score: 10,
  tags: ['Go', 'PostgreSQL'],
  tags_guessed: false,
  posted_date: '2026-11-19T09:00:00.000Z',
  created_at: '2026-11-19T09:00:00.000Z',
  is_recommended: false,
  is_active: true,
  is_open: true,
  closed_at: null,
  closed_in_bulk: false,
  first_published_at: null,
  reopened_at: null,
  reposts: 0,
  source_url: 'https://example.com/vacancy/1',
  listed_url: null,
  category_id: 'backend',
  company_id: 'hh-10',
  industry_id: '7',
  source: 'hh',
  external_id: '1',
  ingested_at: '2026-11-19T10:00:00.000Z',
  salary_words: null,
  salary_rate: null,
  has_direct_contacts: false,
  has_description: false,
  cluster_key: null,
  experience: null,
  demand: null,
  edited: [],
  modified_at: null,
  checked_at: null,
  content_hash: 'a',
  ...overrides,
});

/** Few values of each kind, so that random queries meet random vacancies. */
export const someOf = {
  titles: [
    'Senior ML-инженер',
    'Junior Python Developer',
    'Главный бухгалтер',
    'Стажёр',
    'CTO',
    'Team Lead  Go',
    'Аналитик',
  ],
  companies: ['Альфа', 'Бета Soft', 'ООО «Гамма»', 'delta'],
  locations: ['Москва', 'Казань', 'Remote', 'Удаленная работа', 'Санкт-Петербург'],
  tags: ['Python', 'SQL', 'PyTorch', '1С', 'React Native'],
  industries: ['7', '43', '36'],
  concepts: ['python', 'sql', 'kafka', 'react', 'vue', 'postgresql', 'django', 'docker'],
  roles: ['python-dev', 'java-dev', 'backend-dev', 'data-analyst', 'accountant'],
  categories: ['development', 'frontend', 'backend', 'hr', 'data-science', 'testers'],
};

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 3 });
const pick = <Value>(values: readonly Value[]) => fc.constantFrom(...values);

/** Instants within 40 days before `now`, to the hour, so that ties are common. */
const instantBefore = (now: Date) =>
  fc
    .integer({ min: -24, max: 40 * 24 })
    .map((hours) => new Date(now.getTime() - hours * 3_600_000).toISOString());

/** Of what no lexicon knows any more, too. */
const arbitraryDemand: fc.Arbitrary<NonNullable<JobRow['demand']>> = fc.record({
  version: fc.integer({ min: 0, max: 2 }),
  asks: fc.array(
    fc
      .tuple(
        pick(['', '!', '^']),
        fc.array(pick([...someOf.concepts, 'no-longer-known']), { minLength: 1, maxLength: 3 }),
      )
      .map(([prefix, concepts]) => prefix + concepts.join('|')),
    { maxLength: 7 },
  ),
  roles: fc.uniqueArray(pick([...someOf.roles, 'no-longer-a-role']), { maxLength: 3 }),
  level: fc.option(pick(levels), { nil: null }),
  languages: fc.uniqueArray(pick(['english:B2', 'english:C1', 'german:A2', 'elvish:Z9']), { maxLength: 2 }),
});

const arbitraryJobRow = (now: Date): fc.Arbitrary<Omit<JobRow, 'id'>> =>
  fc
    .record({
      title: pick(someOf.titles),
      company: fc.integer({ min: 0, max: someOf.companies.length - 1 }),
      hasCompanyId: fc.boolean(),
      location: pick(someOf.locations),
      job_type: pick(['Full-time', 'Part-time', 'Project', 'Remote', 'Полная занятость']),
      salary: maybe(
        fc
          .tuple(fc.integer({ min: 50, max: 500 }), fc.integer({ min: 0, max: 3 }))
          .map(([low, more]) => salaryText(low * 1000, (low + more * 50) * 1000)),
      ),
      experience: maybe(pick(experiences)),
      ai_score: pick([0, 40, 70, 80, 81, 95]),
      tags: fc.uniqueArray(pick(someOf.tags), { maxLength: 3 }),
      created_at: instantBefore(now),
      is_recommended: fc.boolean(),
      is_active: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
      is_open: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
      category_id: maybe(pick(someOf.categories)),
      industry_id: maybe(pick(someOf.industries)),
      has_direct_contacts: fc.boolean(),
      demand: maybe(arbitraryDemand),
      cluster_key: maybe(
        pick(['hh-0|альфа|юрист', 'hh-1|бета|юрист', 'hh-1|бета|повар', 'hh-2|гамма|повар']),
      ),
    })
    .map(({ company, hasCompanyId, ...columns }) => {
      const { id: _, ...row } = jobRowWith({
        ...columns,
        posted_date: columns.created_at,
        company: someOf.companies[company] as string,
        company_id: hasCompanyId ? `hh-${company}` : null,
      });
      return row;
    });

/** Of no size given most are of ten or fewer; 'max' makes every length as likely. */
export const arbitraryJobRows = (
  now: Date,
  maxLength = 60,
  size?: fc.ArrayConstraints['size'],
): fc.Arbitrary<JobRow[]> =>
  fc
    .array(arbitraryJobRow(now), { maxLength, ...(size !== undefined && { size }) })
    .map((rows) => rows.map((row, n) => ({ ...row, id: `hh-${n}`, external_id: String(n) })));

export const knownCategoryIds = categories.map(({ id }) => id);

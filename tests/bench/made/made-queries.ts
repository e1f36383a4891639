import type { JobRow } from '#core/domain/job/job.ts';
import { jobTypeLabel, jobTypes } from '#core/domain/job/job-type.ts';
import { levelOf, levels } from '#core/domain/job/level.ts';
import { salaryBuckets } from '#core/domain/job/pay/salary.ts';
import { categories, categoryWithAncestors, industries } from '#core/domain/search/catalog.ts';
import { datePresets, dateRange, defaultTimeZone } from '#core/domain/search/date-range.ts';
import { noFilters } from '#core/domain/search/facets.ts';
import { pageSize } from '#core/domain/search/listing.ts';
import type { JobQuery } from '#functions/search/job-index.ts';
import { MadeRandom } from '../random.ts';
import { skills, titlesByCategory } from './made-words.ts';

const anything: JobQuery = {
  ...noFilters,
  sort: 'newest',
  page: 1,
  tz: defaultTimeZone,
  companySearch: '',
};

/** How a reader comes to a query: from a vacancy that they have in mind, so that most find something. */
class Asking {
  readonly #rows: readonly JobRow[];
  readonly #now: Date;
  readonly random = new MadeRandom(7);

  constructor(rows: readonly JobRow[], now: Date) {
    this.#rows = rows;
    this.#now = now;
  }

  row(): JobRow {
    return this.random.pick(this.#rows);
  }

  /** Common values come more often. */
  #someRows(count: number): JobRow[] {
    return Array.from({ length: count }, () => this.row());
  }

  word(russian: boolean): string {
    const letters = russian ? /[а-яё]{4,}/iu : /[a-z][a-z+#.]{1,}/iu;
    const titles = Object.values(titlesByCategory).flat();
    for (;;) {
      const text = this.random.pick(this.random.percent(40) ? skills : titles);
      const [word] = letters.exec(text) ?? [];
      if (word !== undefined) return this.random.percent(50) ? word.toLowerCase() : word;
    }
  }

  /** What stands in the field while a word is being typed. */
  prefix(length: number): string {
    const word = this.word(this.random.percent(65));
    return word.slice(0, length).toLowerCase();
  }

  /** Two neighbours in a title or a company's name, the second perhaps not yet typed to its end. */
  twoWords(): string {
    for (;;) {
      const row = this.row();
      const words = (this.random.percent(85) ? row.title : row.company).split(' ');
      if (words.length < 2) continue;
      const at = this.random.below(words.length - 1);
      const second = words[at + 1] as string;
      return `${words[at]} ${this.random.percent(40) ? second.slice(0, 3) : second}`;
    }
  }

  date(preset = this.random.pick(datePresets)): Partial<JobQuery> {
    return dateRange(preset, this.#now, defaultTimeZone);
  }

  /** One to three values of one group. */
  #some<Value>(values: readonly Value[]): Value[] {
    return [...new Set(this.random.shuffled(values))].slice(0, 1 + Math.floor(this.random.next() ** 2 * 3));
  }

  readonly #groups: readonly (() => Partial<JobQuery>)[] = [
    () => ({ type: this.#some(jobTypes) }),
    () => ({ level: this.#some(levels) }),
    () => ({ salary: this.#some(salaryBuckets) }),
    () => ({ location: this.#some(this.#someRows(20).map(({ location }) => location)) }),
    () => ({ industry: this.#some(industries.slice(0, 25).map(({ id }) => id)) }),
    () => this.category(this.random.pick(categories).id),
    () => ({ contacts: true }),
    () => this.date(),
  ];

  /** The site asks for a category and the subcategory below it in two parameters. */
  category(id: string): Partial<JobQuery> {
    const [own = id, above] = categoryWithAncestors(id);
    return above === undefined ? { category: [own] } : { category: [above], subcategory: [own] };
  }

  filters(count: number): Partial<JobQuery> {
    const groups = this.random.shuffled(this.#groups).slice(0, count);
    return Object.assign({}, ...groups.map((values) => values()));
  }
}

/** How many of which kind: a reader's two hundred queries. */
const kinds: readonly [number, (asking: Asking) => Partial<JobQuery>][] = [
  [14, () => ({})],
  [20, (asking) => ({ q: asking.word(true) })],
  [18, (asking) => ({ q: asking.word(false) })],
  [3, (asking) => ({ q: asking.prefix(1) })],
  [18, (asking) => ({ q: asking.prefix(2 + asking.random.below(4)) })],
  [18, (asking) => ({ q: asking.twoWords() })],
  [9, (asking) => asking.filters(1)],
  [9, (asking) => asking.filters(2)],
  [8, (asking) => asking.filters(3)],
  [6, (asking) => asking.filters(4)],
  [6, (asking) => asking.date('today')],
  [6, (asking) => ({ ...asking.filters(1), ...asking.date() })],
  [10, (asking) => ({ ai: true, ...(asking.random.percent(50) ? asking.filters(1) : {}) })],
  [3, () => ({ recommended: true })],
  [14, (asking) => ({ sort: asking.random.percent(50) ? 'salary-asc' : 'salary-desc', ...ordered(asking) })],
  [10, (asking) => ({ page: deepPage(asking), ...ordered(asking) })],
  [8, (asking) => ({ company: [asking.row(), asking.row()].flatMap(({ company_id: id }) => id ?? []) })],
  [6, (asking) => ({ companySearch: asking.row().company.slice(0, 4), ...ordered(asking) })],
  [9, combined],
  [
    5,
    (asking) => ({
      q: `${asking.word(true)} ${asking.random.pick(['щъщ', 'zzq', 'ыыё'])}`,
      ...ordered(asking),
    }),
  ],
];

function ordered(asking: Asking): Partial<JobQuery> {
  const kind = asking.random.below(3);
  if (kind === 0) return {};
  return kind === 1 ? asking.filters(1) : { q: asking.word(asking.random.percent(50)) };
}

/** Far, and now and then past the end. */
const deepPage = ({ random }: Asking): number => 2 + Math.floor(random.next() ** 3 * (40_000 / pageSize));

/** Category, level, city and text of one vacancy: the narrowest that somebody asks. */
function combined(asking: Asking): Partial<JobQuery> {
  const { title, category_id: id, location, job_type } = asking.row();
  const [word = ''] = title.split(' ');
  return {
    q: word,
    level: [levelOf(title)],
    location: [location, asking.row().location],
    type: [jobTypeLabel(job_type)],
    ...(id !== null && asking.category(id)),
  };
}

/** 200 mixed queries, the same in every run for the same base. */
export function madeQueries(rows: readonly JobRow[], now: Date): JobQuery[] {
  const asking = new Asking(rows, now);
  const queries = kinds.flatMap(([count, make]) =>
    Array.from({ length: count }, () => ({ ...anything, ...make(asking) })),
  );
  return asking.random.shuffled(queries);
}

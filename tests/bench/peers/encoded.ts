import { isAiJob } from '#core/domain/job/ai-score.ts';
import { isShown, type JobRow } from '#core/domain/job/job.ts';
import { jobTypeLabel, jobTypes, remote } from '#core/domain/job/job-type.ts';
import { levels } from '#core/domain/job/level.ts';
import { salaryBuckets } from '#core/domain/job/pay/salary.ts';
import { categories, categoryWithDescendants } from '#core/domain/search/catalog.ts';
import { compareBy } from '#tests/support/naive/order.ts';
import { factsOf, stemsIn } from '#tests/support/naive/rules.ts';

/** Numbers for texts, as a careful schema would have them, so that a database counts and compares numbers. */
class Numbers {
  readonly #byText = new Map<string, number>();
  readonly texts: string[] = [];

  constructor(texts: readonly string[] = []) {
    for (const text of texts) this.of(text);
  }

  of(text: string): number {
    const number = this.#byText.get(text);
    if (number !== undefined) return number;
    this.#byText.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }

  /** -1 for a text that no vacancy has. */
  find(text: string): number {
    return this.#byText.get(text) ?? -1;
  }
}

/** One for each dictionary, kept on our side of the connection. */
export const numbersFor = () => ({
  type: new Numbers(jobTypes),
  level: new Numbers(levels),
  salary: new Numbers(salaryBuckets),
  category: new Numbers(categories.map(({ id }) => id)),
  company: new Numbers(),
  location: new Numbers(),
  industry: new Numbers(),
});
export type AllNumbers = ReturnType<typeof numbersFor>;

/** The columns of the one table; `newest` is the place in the default order, so that it needs no sorting. */
export const columns = {
  newest: 'INTEGER PRIMARY KEY',
  id: 'TEXT',
  type: 'SMALLINT',
  /** 1 where the place makes it remote as well. */
  elsewhere: 'SMALLINT',
  level: 'SMALLINT',
  salary: 'SMALLINT',
  category: 'SMALLINT',
  company: 'INTEGER',
  location: 'SMALLINT',
  industry: 'SMALLINT',
  created: 'BIGINT',
  low: 'INTEGER',
  high: 'INTEGER',
  ai: 'SMALLINT',
  contacts: 'SMALLINT',
  /** An admin's word alone. */
  chosen: 'SMALLINT',
} as const;
export type Encoded = Record<keyof typeof columns, string | number | null> & { words: string };

/** A stem as a whole: no text has the mark. */
export const markedStem = (stem: string): string => `\u0002${stem}\u0002`;

const stemsLine = (texts: readonly string[]): string =>
  [...new Set(texts.flatMap((text) => [...stemsIn(text)]))]
    .filter((stem) => /^[а-я]+$/.test(stem))
    .map(markedStem)
    .join('');

/** Newest first; `words` are title, company and tags, in lower case, a line each, and a line of their stems. */
export function* encoded(rows: readonly JobRow[], numbers: AllNumbers): Generator<Encoded> {
  const jobs = rows.filter(isShown).map(factsOf).sort(compareBy.newest);
  for (const [newest, { row, ...job }] of jobs.entries()) {
    const own = jobTypeLabel(row.job_type);
    yield {
      newest,
      id: row.id,
      type: numbers.type.of(own),
      elsewhere: Number(own !== remote && job.types.includes(remote)),
      level: numbers.level.of(job.level),
      salary: job.bucket && numbers.salary.of(job.bucket),
      category: row.category_id === null ? null : numbers.category.of(row.category_id),
      company: row.company_id === null ? null : numbers.company.of(row.company_id),
      location: numbers.location.of(row.location),
      industry: row.industry_id === null ? null : numbers.industry.of(row.industry_id),
      created: job.createdAt,
      low: job.salary?.min ?? null,
      high: job.salary?.max ?? null,
      ai: Number(isAiJob(row)),
      contacts: Number(row.has_direct_contacts),
      chosen: Number(row.is_recommended),
      words: [...job.texts, stemsLine(job.texts)].join('\n'),
    };
  }
}

export const withDescendants = (ids: readonly string[]): string[] => ids.flatMap(categoryWithDescendants);

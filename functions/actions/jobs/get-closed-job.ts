import type { ParsedRequestOf, ResponseOf } from '#core/contract/endpoint.ts';
import { AppError } from '#core/contract/errors.ts';
import type { getClosedJob as operation } from '#core/contract/job-details.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { type Level, levelOf } from '#core/domain/job/level.ts';
import { categories } from '#core/domain/search/catalog.ts';
import { defaultTimeZone } from '#core/domain/search/date-range.ts';
import { noFilters } from '#core/domain/search/facets.ts';
import { currentIndex } from '#functions/search/loader.ts';
import * as jobs from '#functions/store/jobs.ts';

type Request = ParsedRequestOf<typeof operation>;
type Response = ResponseOf<typeof operation>;

/** Null of one that is open, that an admin has hidden, or that there never was. */
export async function findClosedJob({ jobId }: Request): Promise<Response | null> {
  const row = await jobs.find(jobId);
  if (!row?.is_active || row.is_open) return null;
  const { title, company, closed_at: closedAt } = row;
  return { title, company, closedAt, similar: await similarTo(row) };
}

/** Of the same category and level; of any level where there is none. */
async function similarTo({ category_id, title }: JobRow): Promise<Response['similar']> {
  const category = categories.find(({ id }) => id === category_id);
  if (!category) return null;
  const index = await currentIndex();
  const count = (level: Level | null) =>
    index.search(
      {
        ...noFilters,
        category: [category.id],
        level: level === null ? [] : [level],
        exact: ['category'],
        sort: 'newest',
        page: 1,
        tz: defaultTimeZone,
        companySearch: '',
      },
      new Date(),
    ).total;
  for (const level of [levelOf(title), null]) {
    const total = count(level);
    if (total > 0) return { category, level, total };
  }
  return null;
}

export async function getClosedJob(request: Request): Promise<Response> {
  const found = await findClosedJob(request);
  if (!found) throw new AppError('not_found', 'Вакансия не найдена');
  return found;
}

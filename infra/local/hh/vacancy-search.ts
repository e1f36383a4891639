import { badArgument, errorAnswers, type HhReply } from './error-answers.ts';
import type { Answer } from './saved-answers.ts';

const maxDepth = 2000;
const maxPageSize = 100;
const fiveMinutes = 5 * 60_000;

const idOf = (value: unknown): string | null => {
  const id = (value as { id?: unknown } | null | undefined)?.id;
  return id === undefined || id === null ? null : String(id);
};

/** Repeatable parameters that keep a vacancy when one of its ids is asked for; areas are not a tree here. */
const idsOfParameter: Record<string, (vacancy: Answer) => (string | null)[]> = {
  professional_role: ({ professional_roles: roles }) => (Array.isArray(roles) ? roles.map(idOf) : []),
  area: ({ area }) => [idOf(area)],
  employer_id: ({ employer }) => [idOf(employer)],
  experience: ({ experience }) => [idOf(experience)],
};

/** '2026-11-20' (midnight in Moscow) or '2026-11-20T22:24:03+0300'; the API takes nothing finer than a second. */
const dateParameter = /^(\d{4}-\d{2}-\d{2})(?:(T\d{2}:\d{2}:\d{2})([+-]\d{2}):?(\d{2}))?$/u;

function instantOf(text: string): number {
  const [, day, time = 'T00:00:00', hours = '+03', minutes = '00'] = dateParameter.exec(text) ?? [];
  return Date.parse(`${day}${time}${hours}:${minutes}`);
}

/** A vacancy that was saved without a date is older than any. */
function publishedAt(vacancy: Answer): number {
  const date = vacancy.published_at ?? vacancy.created_at;
  const instant = typeof date === 'string' ? instantOf(date) : Number.NaN;
  return Number.isNaN(instant) ? Number.NEGATIVE_INFINITY : instant;
}

const nearest = (instant: number): number => Math.round(instant / fiveMinutes) * fiveMinutes;

/** What stands in a search's item: the description and the skills come with the vacancy itself. */
function listItem({ description, branded_description, key_skills, ...item }: Answer): object {
  return item;
}

function numberOf(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name);
  if (text === null) return otherwise;
  return /^\d{1,9}$/u.test(text) ? Number(text) : Number.NaN;
}

/** GET /vacancies as the API answers it; what it does not know, `text` among it, it silently ignores. */
export function vacancySearch(
  vacancies: readonly Answer[],
): (query: URLSearchParams) => HhReply | { items: object[] } {
  const open = vacancies.filter((vacancy) => vacancy.archived !== true);
  const dated = new Map(open.map((vacancy) => [vacancy, publishedAt(vacancy)]));
  const dateOf = (vacancy: Answer): number => dated.get(vacancy) ?? Number.NEGATIVE_INFINITY;
  const newestFirst = open.toSorted((a, b) => {
    const [first, second] = [dateOf(a), dateOf(b)];
    return first === second ? 0 : second > first ? 1 : -1;
  });

  return (query) => {
    const page = numberOf(query, 'page', 0);
    const perPage = numberOf(query, 'per_page', 10);
    if (Number.isNaN(page)) return badArgument('page');
    if (Number.isNaN(perPage) || perPage > maxPageSize) return badArgument('per_page');
    if ((page + 1) * perPage > maxDepth) return errorAnswers.depth;

    const order = query.get('order_by');
    const orders = ['publication_time', 'salary_desc', 'salary_asc', 'relevance', 'distance'];
    if (order !== null && !orders.includes(order)) return badArgument('order_by');

    let found = order === 'publication_time' ? newestFirst : open;
    for (const [name, idsOf] of Object.entries(idsOfParameter)) {
      const requestedIds = new Set(query.getAll(name));
      if (requestedIds.size > 0)
        found = found.filter((vacancy) => idsOf(vacancy).some((id) => id !== null && requestedIds.has(id)));
    }

    const bounds = ['date_from', 'date_to'].filter((name) => query.has(name));
    if (bounds.length > 0 && query.has('period')) return badArgument('period');
    for (const name of bounds) {
      const bound = nearest(instantOf(query.get(name) ?? ''));
      if (Number.isNaN(bound)) return badArgument(name);
      found = found.filter((vacancy) =>
        name === 'date_from' ? dateOf(vacancy) >= bound : dateOf(vacancy) <= bound,
      );
    }

    return {
      items: found.slice(page * perPage, (page + 1) * perPage).map(listItem),
      found: found.length,
      pages: perPage === 0 ? 0 : Math.ceil(Math.min(found.length, maxDepth) / perPage),
      page,
      per_page: perPage,
      clusters: null,
      arguments: null,
      fixes: null,
      suggests: null,
      alternate_url: 'https://hh.ru/search/vacancy',
    };
  };
}

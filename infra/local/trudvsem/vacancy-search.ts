import { errorAnswers, type TrudvsemReply } from './error-answers.ts';
import { modifiedAt, type SavedVacancy } from './saved-vacancies.ts';

/** What a search-engine behind the portal can reach: beyond it there is an error, not an end. */
const window = 10_000;
const maxPageSize = 100;
const defaultPageSize = 10;

export interface TrudvsemPage {
  readonly status: '200';
  readonly request: object;
  readonly meta: { readonly total: number; readonly limit: number };
  readonly results: { readonly vacancies?: readonly { readonly vacancy: SavedVacancy }[] };
}

const field = (vacancy: SavedVacancy, ...path: string[]): string => {
  const value = path.reduce<unknown>((at, name) => (at as Record<string, unknown> | null)?.[name], vacancy);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Every word somewhere in title, duties or requirements, as a part of theirs. */
function matches(text: string): (vacancy: SavedVacancy) => boolean {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
  return (vacancy) => {
    const content = ['job-name', 'duty', 'requirements'].map((name) => field(vacancy, name)).join(' ');
    return words.every((word) => content.toLowerCase().includes(word));
  };
}

/** A number, or what stands for nonsense. */
const numberIn = (query: URLSearchParams, name: string, otherwise: number): number => {
  const text = query.get(name) ?? '';
  return /^\d{1,9}$/u.test(text) ? Number(text) : otherwise;
};

/** Those under a path behind '/vacancies': all, of a region, or of a company. Null for a path that is not there. */
function filterByPath(path: readonly string[]): ((vacancy: SavedVacancy) => boolean) | null {
  const [noun, first = '', second = ''] = path;
  if (noun === undefined) return () => true;
  if (path.length === 2 && noun === 'region')
    return (vacancy) => field(vacancy, 'region', 'region_code') === first;
  if (path.length === 3 && noun === 'company' && (first === 'inn' || first === 'ogrn'))
    return (vacancy) => field(vacancy, 'company', first) === second;
  if (path.length === 2 && noun === 'company')
    return (vacancy) => field(vacancy, 'company', 'companycode') === first;
  if (path.length === 3 && noun === 'vacancy')
    return (vacancy) => vacancy.id === second && field(vacancy, 'company', 'companycode') === first;
  return null;
}

/**
 * GET /vacancies… as the portal answers it: `offset` counts pages, `limit` is clamped, past the end
 * the results are `{}`; parameters that it does not know are silently ignored.
 */
export function vacancySearch(
  vacancies: readonly SavedVacancy[],
): (path: readonly string[], query: URLSearchParams) => TrudvsemReply | TrudvsemPage {
  const latestFirst = vacancies.toSorted((a, b) => {
    const [first, second] = [modifiedAt(a), modifiedAt(b)];
    return first === second ? 0 : second > first ? 1 : -1;
  });
  return (path, query) => {
    const isInScope = filterByPath(path);
    if (!isInScope) return errorAnswers.notFound;
    const limit = Math.min(Math.max(numberIn(query, 'limit', defaultPageSize), 1), maxPageSize);
    const offset = numberIn(query, 'offset', 0);
    if (limit * (offset + 1) > window) return errorAnswers.internal;
    const region = query.get('region_code');
    const hasWords = matches(query.get('text') ?? '');
    const found = latestFirst.filter(
      (vacancy) =>
        isInScope(vacancy) &&
        (region === null || field(vacancy, 'region', 'region_code').startsWith(region)) &&
        hasWords(vacancy),
    );
    const page = found.slice(offset * limit, (offset + 1) * limit).map((vacancy) => ({ vacancy }));
    return {
      status: '200',
      request: { api: 'v1' },
      meta: { total: found.length, limit },
      results: page.length > 0 ? { vacancies: page } : {},
    };
  };
}

import { AppError } from '#core/contract/errors.ts';
import { searchable } from '#core/domain/text/searchable.ts';
import type { JobFacts } from './rules.ts';

/** 100 vacancies at once, newest first; «Показать ещё» asks for the next ones (docs/rules.md#admin-jobs-page). */
const pageSize = 100;

export interface AdminPage {
  ids: string[];
  total: number;
  found: number;
  /** Where the page after begins; null after the last. */
  next: string | null;
}

/** The place behind a vacancy in the order, not its number: it stays true when others come or go meanwhile. */
const cursorOf = ({ createdAt, row }: JobFacts): string => `${createdAt}~${row.id}`;

function isBehind(cursor: string): (job: JobFacts) => boolean {
  const [, instant, id] = /^(-?\d{1,16})~(.+)$/su.exec(cursor) ?? [];
  if (instant === undefined || id === undefined)
    throw new AppError('invalid_request', 'after: не продолжение этого списка');
  const at = Number(instant);
  return ({ createdAt, row }) => createdAt < at || (createdAt === at && row.id > id);
}

/** Of all vacancies, newest first, those whose title or company holds the text: a page of ids. */
export function adminPage(all: readonly JobFacts[], q: string, after?: string): AdminPage {
  const text = searchable(q);
  // The first two texts are the title and the company; the tags follow.
  const finds = ({ texts }: JobFacts) => texts[0]?.includes(text) || texts[1]?.includes(text);
  const found = text === '' ? all : all.filter(finds);
  const rest = after === undefined ? found : found.filter(isBehind(after));
  const page = rest.slice(0, pageSize);
  const last = page.at(-1);
  return {
    ids: page.map(({ row }) => row.id),
    total: all.length,
    found: found.length,
    next: last && rest.length > page.length ? cursorOf(last) : null,
  };
}

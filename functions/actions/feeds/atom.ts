import type { ParsedRequestOf } from '#core/contract/endpoint.ts';
import type { getFeed } from '#core/contract/feeds.ts';
import { vacancyAddress } from '#core/contract/stack/site-routes.ts';
import { withoutUnnamed } from '#core/domain/import/unnamed.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { summaryOf } from '#core/domain/job/summary.ts';
import { canRedistribute } from '../search-engines/indexed-origins.ts';
import { feedTitle } from './feed-title.ts';

/** What XML 1.0 has no room for, escaped or not: control characters, halves of pairs that stand alone. */
const forbidden = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"']/g, (char) => entities[char] as string);

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;
const link = (href: string, rel: string): string => `<link rel="${rel}" href="${escaped(href)}"/>`;

type Query = ParsedRequestOf<typeof getFeed>;

/** The search as an address names it: what is not chosen is left out. */
function queryStringOf(filters: Partial<Query>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    if (Array.isArray(value)) for (const item of value) parameters.append(name, item);
    else if (value === true) parameters.set(name, 'true');
    else if (typeof value === 'string' && value !== '') parameters.set(name, value);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

const author = (name: string): string => `<author>${element('name', name)}</author>`;

/** What a source lets be handed on beside a title (docs/rules.md#feed). */
const detailElements = (row: JobRow): string[] => [
  ...withoutUnnamed([row.company]).map(author),
  element('summary', summaryOf(row).join(' · ')),
];

const updatedAt = (row: JobRow): string => row.modified_at ?? row.created_at;

function entryOf(row: JobRow, origin: string): string {
  const address = origin + vacancyAddress(row.id);
  return [
    '<entry>',
    element('id', address),
    element('title', row.title),
    link(address, 'alternate'),
    element('published', new Date(row.created_at).toISOString()),
    element('updated', new Date(updatedAt(row)).toISOString()),
    ...(canRedistribute(row.source) ? detailElements(row) : []),
    '</entry>',
  ].join('');
}

/** An Atom feed (RFC 4287) of these vacancies, under the address of their search. */
export function atomOf(rows: readonly JobRow[], query: Query, origin: string): string {
  const queryString = queryStringOf(query);
  // The site names spans of time in words of its own.
  const { from: _from, to: _to, ...lasting } = query;
  const instants = rows.map((row) => Date.parse(updatedAt(row)));
  // Of nothing the moment says as much as can be said: a reader takes a day of 1970 for a feed that has died.
  const updated = instants.length > 0 ? Math.max(...instants) : Date.now();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ru">',
    element('id', `${origin}/api/feed${queryString}`),
    element('title', feedTitle(query, rows)),
    link(`${origin}/api/feed${queryString}`, 'self'),
    link(`${origin}/${queryStringOf(lasting)}`, 'alternate'),
    element('updated', new Date(updated).toISOString()),
    // Of the entries that name none of their own.
    author('Призвание'),
    ...rows.map((row) => entryOf(row, origin)),
    '</feed>\n',
  ].join('');
}

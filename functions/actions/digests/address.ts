import type { LastingQuery } from '#core/contract/searches.ts';
import { listFacets, toggleFacets } from '#core/domain/search/facets.ts';

/** As the site's own address has it: `/?level=Senior&q=ml`. */
export function addressOf(query: LastingQuery): string {
  const parameters = new URLSearchParams();
  if (query.q !== '') parameters.set('q', query.q);
  for (const { name } of toggleFacets) if (query[name]) parameters.set(name, 'true');
  for (const { name } of listFacets) for (const value of query[name]) parameters.append(name, value);
  for (const group of query.exact) parameters.append('exact', group);
  const text = parameters.toString();
  return text === '' ? '/' : `/?${text}`;
}

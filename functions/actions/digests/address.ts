import type { SavedQuery } from '#core/contract/searches.ts';
import { defaultSort } from '#core/domain/search/listing.ts';
import { sharedParameters } from '#core/domain/search/shared-filters.ts';

/** As the site's own address has it, what is new first: `/?level=Senior&q=ml&sort=newest`. */
export function newestAddressOf(query: SavedQuery): string {
  const parameters = sharedParameters(query);
  if (defaultSort(query.q) !== 'newest') parameters.set('sort', 'newest');
  const text = parameters.toString();
  return text === '' ? '/' : `/?${text}`;
}

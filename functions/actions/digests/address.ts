import type { SavedQuery } from '#core/contract/searches.ts';
import { sharedParameters } from '#core/domain/search/shared-filters.ts';

/** As the site's own address has it: `/?level=Senior&q=ml`. */
export function addressOf(query: SavedQuery): string {
  const text = sharedParameters(query).toString();
  return text === '' ? '/' : `/?${text}`;
}

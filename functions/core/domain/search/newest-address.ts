import { defaultSort } from './listing.ts';
import { type SharedFilters, sharedParameters } from './shared-filters.ts';

/** As the site's own address has it, what is new first: `/?q=ml&level=Senior&sort=newest`. */
export function newestAddressOf(filters: SharedFilters): string {
  const parameters = sharedParameters(filters);
  if (defaultSort(filters.q) !== 'newest') parameters.set('sort', 'newest');
  const text = parameters.toString();
  return text === '' ? '/' : `/?${text}`;
}

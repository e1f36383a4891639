import type { SavedSearch } from '../tracker/saved-searches.ts';

export const useNewCounts = (_saved: readonly SavedSearch[]) => ({
  of: (_search: SavedSearch): number | null => null,
});

import { useSavedSearches } from '../../../tracker/saved-searches.ts';

interface SearchesCountProps {
  userId: string | null;
  className: string | undefined;
}

/** How many there are; nothing where there are none. */
export function SearchesCount({ userId, className }: SearchesCountProps) {
  const { length } = useSavedSearches(userId);
  return length === 0 ? null : <span className={className}>{length}</span>;
}

import { searchable } from '../text/searchable.ts';

/** 'Git' and 'git' are one tag, as a search finds both by either; the first spelling stays. */
export function distinctTags(tags: readonly string[]): string[] {
  const bySpelling = new Map<string, string>();
  for (const tag of tags) {
    const key = searchable(tag);
    if (!bySpelling.has(key)) bySpelling.set(key, tag);
  }
  return [...bySpelling.values()];
}

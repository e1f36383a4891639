import { searchable } from '../text/searchable.ts';
import { isArrangement } from './arrangement.ts';

/** 'Git' and 'git' are one tag, as a search finds both by either; the first spelling stays. */
export function distinctTags(tags: readonly string[]): string[] {
  const bySpelling = new Map<string, string>();
  for (const tag of tags) {
    const key = searchable(tag);
    if (!bySpelling.has(key)) bySpelling.set(key, tag);
  }
  return [...bySpelling.values()];
}

const maxSkillLength = 40;

/** Whether a tag is counted among what a market asks for: a sentence is none, nor is how the work is arranged. */
export const isSkill = (tag: string): boolean =>
  tag !== '' && tag.length <= maxSkillLength && !isArrangement(tag);

import type { Concept } from '../../match/lexicon.ts';
import { tokensOf } from '../../match/stems.ts';

const stemsOf = (words: string): string =>
  tokensOf(words)
    .map(({ stem }) => stem)
    .join(' ');

const wordPattern = /[^\s:./-]+/gu;

/** 'допог' as 'ДОПОГа' is written, 'a/b тесты' as 'A/B-тесты': in capitals as far as the letters are the same. */
function inWritingOf(wording: string, written: string): string {
  const words = wording.match(wordPattern) ?? [];
  let at = -1;
  return written.replace(wordPattern, (model) => {
    at += 1;
    const word = words[at] ?? '';
    const end = [...word].findIndex((letter, index) => letter.toLowerCase() !== model[index]?.toLowerCase());
    return end < 0 ? model.slice(0, word.length) : model.slice(0, end) + word.slice(end);
  });
}

/** What stands declined in a line, as the lexicon words the same, none other: 'ДОПОГа' is 'ДОПОГ'; null where it has no such words. */
export function wordingOf({ name, wordings }: Concept, words: string): string | null {
  const stems = stemsOf(words);
  const same = [name, ...wordings.map((marked) => marked.replace(/^[\^=]+/u, ''))].find(
    (wording) => stemsOf(wording) === stems,
  );
  if (same === undefined) return null;
  const isWordForWord = same.match(wordPattern)?.length === words.match(wordPattern)?.length;
  return isWordForWord ? inWritingOf(same, words) : same;
}

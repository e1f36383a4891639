import type { PhraseMatch } from './phrase-book.ts';
import type { Token } from './stems.ts';

/** What follows one of these so closely is denied: 'без активных продаж', 'никаких холодных звонков', 'нет допуска'. */
const deniesNext = /^(?:без|никак(?:их|ого|ой)|нет|no|without)$/u;
/** 'не работаем с Java', 'не используем PHP' */
const notDone = /^(?:использу|работа|применя|пиш)/u;
/** 'не React', 'не с React', 'не в 1С' */
const besideName = /^(?:с|со|на|в|во)$/u;
const wordsBetween = 3;

/** Words before a token that no end of a clause parts from it, the nearest first. */
function* wordsBefore(tokens: readonly Token[], at: number): Generator<string> {
  for (let index = at; index > 0 && at - index < wordsBetween; index -= 1) {
    if ((tokens[index] as Token).isAfterBreak) return;
    yield (tokens[index - 1] as Token).word;
  }
}

function isDeniedBefore(tokens: readonly Token[], from: number): boolean {
  let next = '';
  for (const word of wordsBefore(tokens, from)) {
    if (deniesNext.test(word)) return true;
    if (word === 'не' && (next === '' || besideName.test(next) || notDone.test(next))) return true;
    next = word;
  }
  return false;
}

/** 'активных продаж нет' */
function isDeniedBehind(tokens: readonly Token[], to: number): boolean {
  const [next, afterNext] = [tokens[to], tokens[to + 1]];
  return next?.word === 'нет' && !next.isAfterBreak && (afterNext === undefined || afterNext.isAfterBreak);
}

/** 'Hadoop, Kafka, YARN' is about no manager of packages. */
const yarn = 'yarn';
const hadoop = /(?<![\p{L}\p{N}])(?:hadoop|hdfs|hive|(?:py)?spark)(?![\p{L}\p{N}])/iu;

/** Whether YARN in the same text is a part of Hadoop. */
export const namesHadoop = (text: string): boolean => hadoop.test(text);

const goesOn = /^\s*(?:и|или|ни|\/)\s*$/u;

/**
 * What a text names, means and does not deny: of 'без холодных звонков и поиска клиентов' nothing. It may be a part of a
 * text that names Hadoop elsewhere.
 */
export function withoutDeniedMentions<Match extends PhraseMatch>(
  matches: readonly Match[],
  tokens: readonly Token[],
  text: string,
  isOfHadoop = namesHadoop(text),
): Match[] {
  let deniedEnd: number | null = null;
  return matches.filter(({ from, to }) => {
    if (isOfHadoop && to === from + 1 && (tokens[from] as Token).word === yarn) return false;
    const { start } = tokens[from] as Token;
    const { end } = tokens[to - 1] as Token;
    const isListed = deniedEnd !== null && goesOn.test(text.slice(deniedEnd, start));
    const isDenied = isListed || isDeniedBefore(tokens, from) || isDeniedBehind(tokens, to);
    deniedEnd = isDenied ? end : null;
    return !isDenied;
  });
}

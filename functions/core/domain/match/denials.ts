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

/** 'Sketch не используем', 'Битрикс не предлагать' */
const notDoneBehind =
  /^не (?:(?:использу|применя)(?:ем|ют|ет)(?:ся)?|предлага(?:ть|ем)|(?:работаем|пишем)$)(?!\p{L})/u;
const absentBehind = /^(?:(?:у нас|здесь|тут) )?нет$/u;

/** 'активных продаж нет', 'PHP у нас нет' */
function isDeniedBehind(tokens: readonly Token[], to: number): boolean {
  const next = tokens.slice(to, to + wordsBetween + 1);
  const end = next.findIndex(({ isAfterBreak }) => isAfterBreak);
  const words = (end < 0 ? next : next.slice(0, end)).map(({ word }) => word).join(' ');
  return absentBehind.test(words) || notDoneBehind.test(words);
}

/** 'Hadoop, Kafka, YARN' is about no manager of packages. */
const yarn = 'yarn';
const hadoop = /(?<![\p{L}\p{N}])(?:hadoop|hdfs|hive|(?:py)?spark)(?![\p{L}\p{N}])/iu;

/** Whether YARN in the same text is a part of Hadoop. */
export const namesHadoop = (text: string): boolean => hadoop.test(text);

const goesOn = /^\s*(?:и|или|ни|\/)\s*$/u;
/** Likewise towards what denies behind: 'PHP/Laravel не предлагать', 'легаси на PHP нет'. */
const goesBack = /^\s*(?:или|ни|на|\/)\s*$/u;

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
  const startOf = ({ from }: Match) => (tokens[from] as Token).start;
  const endOf = ({ to }: Match) => (tokens[to - 1] as Token).end;
  const denied = new Set<Match>();
  let last: Match | null = null;
  for (const match of matches) {
    const isListed =
      last !== null && denied.has(last) && goesOn.test(text.slice(endOf(last), startOf(match)));
    if (isListed || isDeniedBefore(tokens, match.from)) denied.add(match);
    last = match;
  }
  let next: Match | null = null;
  for (const match of matches.toReversed()) {
    const goesOnBack: boolean = next !== null && goesBack.test(text.slice(endOf(match), startOf(next)));
    const isDenied: boolean = isDeniedBehind(tokens, match.to) || goesOnBack;
    if (isDenied) denied.add(match);
    next = isDenied ? match : null;
  }
  const isManagerOfPackages = ({ from, to }: Match) =>
    to === from + 1 && (tokens[from] as Token).word === yarn;
  return matches.filter((match) => !denied.has(match) && !(isOfHadoop && isManagerOfPackages(match)));
}

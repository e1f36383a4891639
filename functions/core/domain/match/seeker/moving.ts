import { wholeWords } from '../../text/words.ts';

const rest = '\\p{L}*';
const moving = new RegExp(`^(?:переезд|переех|переезж|релок|relocat)${rest}$`, 'u');
const denies =
  /^(?:не|нет|без|никогда|против|невозмож\p{L}*|нежелат\p{L}*|исключ\p{L}*|not?|never|without|unable|unwilling|impossible|cannot|\p{L}+n['’]t)$/u;
const wishes =
  /^(?:готов(?:а|ы|ность)?|возмож\p{L}*|рассм\p{L}*|хочу|хотел\p{L}*|желаю|мечтаю|планирую|соглас\p{L}*|открыт\p{L}*|да|ready|willing|open|prepared|want|like|looking|able|can|interested|consider\p{L}*|possible|yes)$/u;
const joins = /^(?:и|а|но|and|but)$/u;
const offers = /^(?:или|or)$/u;

/** 'Не против переезда' wishes for it. */
const denialsOfDenial = new RegExp(wholeWords(`не (?:против|исключ${rest}|возраж${rest})`), 'gu');

/** So many words after a denial it still denies: 'not currently willing', but 'не курю и готов'. */
const reach = 2;

/** What the last word of them says that says anything; null where none does. */
function stanceOf(words: readonly string[], isBefore: boolean): boolean | null {
  let stance: boolean | null = null;
  let deniedWordsLeft = 0;
  for (const word of words) {
    if (denies.test(word)) {
      stance = false;
      deniedWordsLeft = reach;
    } else if (joins.test(word)) deniedWordsLeft = 0;
    else if (wishes.test(word)) {
      if (deniedWordsLeft === 0) stance = true;
      deniedWordsLeft = 0;
    } else if (isBefore && stance === null && offers.test(word)) stance = true;
    else deniedWordsLeft = Math.max(0, deniedWordsLeft - 1);
  }
  return stance;
}

/** 'Готов к командировкам, переезду': so short a beginning belongs to the clause before. */
const wordsOfEnumeration = 2;

/**
 * Whether somebody is ready to move, in a folded text (docs/rules.md#seeker-facts). A clause is read for itself: a board
 * prints 'не готов(а) к переезду, готов(а) к командировкам'.
 */
export function wantsToMove(folded: string): boolean {
  for (const sentence of folded.replace(denialsOfDenial, 'готов').split(/[.;!?]/u)) {
    let previousStance: boolean | null = null;
    for (const clause of sentence.split(/[,\n]|\s(?:но|but)\s/u)) {
      const words = clause.replaceAll(/\([ая]\)/gu, '').match(/[\p{L}'’]+/gu) ?? [];
      const at = words.findIndex((word) => moving.test(word));
      const stanceBefore = stanceOf(at < 0 ? words : words.slice(0, at), true);
      const stance = stanceBefore ?? (at < 0 ? null : stanceOf(words.slice(at + 1), false));
      if (at >= 0 && (stance ?? (at <= wordsOfEnumeration && previousStance))) return true;
      previousStance = stance;
    }
  }
  return false;
}

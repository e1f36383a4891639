import type { ResumeLine } from '../lines.ts';
import { isBreak, isSentence } from '../words/not-employers.ts';
import { partsOf } from '../words/parts.ts';
import { afterLooseRange, hasLooseRange, isMoment, isOpenMoment, momentIn } from '../words/periods.ts';
import { isSureEmployer } from '../words/vocabulary.ts';
import { canHead, headOf } from './heads.ts';

const ofWork = /(?<!\p{L})(?:работа[лю]|служ|труди|подраб)/iu;

const namesEmployer = (words: string): boolean =>
  partsOf(words.replace(/^[^\p{L}«"„“]{1,40}/u, '')).some(({ text }) => isSureEmployer(text));

/** 'Фриланс | 2019 — н.в.', 'Частная практика, 2019 — н.в.': work for oneself, in place of an employer. */
const ofOneself =
  /^[^\p{L}]{0,5}(?:фриланс|freelance|самозанят|self-employed|частн\p{L}{2} практик|индивидуальн\p{L}{2} предприним)/iu;
const maxOwnHead = 60;
const namesOwnWork = (words: string): boolean => words.length <= maxOwnHead && ofOneself.test(words);

/**
 * Whether a line tells when something else was, however that is put: '2019 – | Курсы шитья', '2018 — ??? ООО «Луч»',
 * 'до 2015 — подработки'. What it begins with tells, or that an employer stands beside it: 'Рост выручки в 2019-2020' is
 * a duty.
 */
export function beginsOther({ verbatim, isBullet }: ResumeLine): boolean {
  if (!isBullet && verbatim.includes('|') && isOpenMoment(verbatim.slice(0, verbatim.indexOf('|')).trim()))
    return true;
  const found = afterLooseRange(verbatim);
  if (found === null)
    return (
      hasLooseRange(verbatim) &&
      (namesEmployer(verbatim) || namesOwnWork(verbatim)) &&
      !isSentence(verbatim) &&
      !isBullet
    );
  // 'С 2018 года веду блог'
  const isOwnActivity = !found.isRange && isSentence(found.rest) && !ofWork.test(found.rest);
  return (!isBullet && !isOwnActivity) || namesEmployer(found.rest);
}

/** 'ООО «Луч», стажёр, 2009' and 'Перерыв в работе' among lines without a mark are none of what was done. */
const isOtherEntry = ({ verbatim, words, isBullet }: ResumeLine): boolean =>
  !isBullet &&
  (isBreak(words) || (momentIn(verbatim) !== null && namesEmployer(verbatim) && !isSentence(verbatim)));

const maxHead = 3;

/** A line of a post or an employer, as stands above a period. */
const couldHead = (line: ResumeLine): boolean => {
  if (!canHead(line)) return false;
  const { employer, title } = headOf([{ line, cut: null }]);
  return title?.certainty === 'sure' || employer?.certainty === 'sure';
};

/** 'Промоутер, агентство «Акцент»' above 'лето 2023': a job whose time is not understood. */
const isUndatedHead = (line: ResumeLine, next: ResumeLine | undefined): boolean =>
  next !== undefined &&
  next.words.length <= 30 &&
  /(?:19|20)\d\d/u.test(next.words) &&
  couldHead(line) &&
  (isMoment(next.verbatim) || namesEmployer(line.verbatim));

/** Of the lines after a head those up to where something else begins, whose head may stand above its period. */
export function ownLines(lines: readonly ResumeLine[]): readonly ResumeLine[] {
  let end = lines.findIndex(
    (line, at) => beginsOther(line) || isOtherEntry(line) || isUndatedHead(line, lines[at + 1]),
  );
  if (end < 0) return lines;
  for (let count = 0; count < maxHead && end > 0; count += 1) {
    const line = lines[end - 1];
    if (!line || !couldHead(line)) break;
    end -= 1;
  }
  return lines.slice(0, end);
}

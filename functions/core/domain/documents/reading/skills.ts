import { isOfLicences } from '../../match/licences.ts';
import { affirmedItems, withoutDeniedLists } from '../../text/denied.ts';
import { fold } from '../../text/words.ts';
import type { ReadValue } from '../resume-reading.ts';
import type { ResumeLine } from './lines.ts';
import { valueIn } from './values.ts';
import { headingOf } from './words/headings.ts';
import { isMostlyNames } from './words/known-names.ts';
import { isContact, isPlaceholder, isSentence } from './words/not-employers.ts';
import { momentIn } from './words/periods.ts';
import { isRole } from './words/vocabulary.ts';

export const maxSkills = 300;
const maxLineLength = 2000;

const skillItem = (item: string): string =>
  item.replace(/^(?:[\s–—•·*-]{1,20}|o\s)/u, '').replace(/(?<![\s.:;,●○★☆■□])[\s.:;,●○★☆■□]{1,20}$/u, '');

const marks = /[,;•·|]\s*|\s\/\s|\s{3,20}/u;
/** 'Права категории B, C' is one item, and no C. */
const marksAroundLicences = /(?:[,;•·|]|\s\/\s)(?!\s{0,3}[A-EMАВСЕДМ]1?(?![\p{L}\p{N}+#]))\s*|\s{3,20}/u;

/** 'Java (Spring, Hibernate), SQL' has two: what stands before a closing bracket is not parted. */
function splitOutsideBrackets(words: string, between: RegExp): string[] {
  const stretches = words.split(/(?=[()])/u);
  const parts = [''];
  for (const [at, stretch] of stretches.entries()) {
    const isInside = stretches[at + 1]?.startsWith(')') ?? false;
    const [first = '', ...others] = isInside ? [stretch] : stretch.split(between);
    parts.push(`${parts.pop() ?? ''}${first}`);
    for (const other of others) parts.push(other);
  }
  return parts;
}

const noSkill =
  /^(?:(?:bachelor|master|associate)['’]s|бакалавр(?:иат)?|магистр(?:атура)?|(?:неоконченное |среднее |высшее )?(?:высшее|специальное) образование|я|имею|имел\p{L}*|знаю|знаком\p{L}*|умею|владею|могу|умение|медкнижка|действует|без вредных|чистоплотн\p{L}{2}|отлично|хорошо|уверенно|(?:базовый|средний|начальный|продвинутый|высокий)(?: уровень)?$|hsk|advanced$|intermediate$|beginner$|basic$|proficient$|еще$|опыт|навыки?|знание языков|etc|др|языки программирования|технологии|фреймворки|инструменты|библиотеки|programming languages|technologies|frameworks|libraries|tools|languages?|databases?|уверенн\p{L}+|уровень|на|в|по|с|для|и|от|до|при|как)(?!\p{L})|(?:^|\s)(?:родной|native|fluent|в процессе)(?:\s|$)|\s(?:и|с|в|на|для|по|или|and|with|of)$|родной|свободно$|(?:[(\s]|[-–—]\s?)[abc][12]\)?$/u;
const level = /^\d{1,2}\s?\/\s?\d{1,2}|^\d{1,3}\s?%|^[abc][12](?!\p{L})/u;

/** Up to five words that name something: no sentence, no place of a level, nothing to be filled in. */
export function isSkill(item: string): boolean {
  const folded = fold(item);
  return (
    (item.length > 1 || /^[CR]$/u.test(item)) &&
    item.length <= 50 &&
    item.split(/\s+/u).length <= 5 &&
    /\p{L}/u.test(item) &&
    !/[!?@]|https?:|\.\s/u.test(item) &&
    !noSkill.test(folded) &&
    !level.test(folded) &&
    !isPlaceholder(item) &&
    !isSentence(item) &&
    !isContact(item) &&
    momentIn(item) === null &&
    headingOf(item)?.rest !== '' &&
    (item.match(/[()]/gu) ?? []).length % 2 === 0
  );
}

/** A label before a list: 'Языки программирования: Python, Go'. */
const withoutLabel = (words: string): string => words.replace(/^[^:,]{2,60}:\s{1,4}/u, '');

/** 'Other languages: English C1' among skills; 'Programming languages: Python' is of things. */
const isOfSpeech = (words: string): boolean =>
  /^[^:,]{0,40}(?:язык|языки|tongue|languages?):\s/iu.test(words) && !isMostlyNames(withoutLabel(words));

/** Whether a line lists things, rather than telling of them. */
const isList = (words: string, items: readonly string[]): boolean =>
  items.length > 0 && items.filter(isSkill).length * 2 >= items.length && !/[.!?]\s+\p{Lu}/u.test(words);

export const hasLayout = (lines: readonly ResumeLine[]): boolean =>
  lines.some(({ block }) => block.size !== null);

/**
 * In a text without layout another column may stand right below a list. It is over where bullets end, and before a post,
 * which the name of a person stands above.
 */
function withoutNextColumn(lines: readonly ResumeLine[]): readonly ResumeLine[] {
  if (hasLayout(lines)) return lines;
  const isAlone = (words: string) => !/[,;•:]/u.test(words) && !isSentence(words);
  const end = lines.findIndex(
    ({ isBullet, words }, at) => lines[at - 1]?.isBullet && !isBullet && isAlone(words),
  );
  const ofBullets = end < 0 ? lines : lines.slice(0, end);
  const post = ofBullets.findIndex(
    ({ isBullet, words }) => !isBullet && isAlone(words) && isRole(words.split('|')[0] ?? ''),
  );
  return post < 0 ? ofBullets : ofBullets.slice(0, Math.max(0, post - 1));
}

/**
 * What the lines of a section of skills list; where labels may be drawn one beside the other, with nothing between them,
 * `findKnown` tells those that are known.
 */
export function readSkills(
  section: readonly ResumeLine[],
  findKnown: ((words: string) => string[]) | null,
): ReadValue[] {
  const lines = withoutDeniedLists(withoutNextColumn(section));
  const seen = new Set<string>();
  const skills: ReadValue[] = [];
  for (const { verbatim, words, span, isHeading, block } of lines) {
    const isTitle = isHeading || block.kind === 'heading' || /^[А-ЯЁ\s]{20,}$/u.test(words);
    if (isTitle || words.length > maxLineLength || /:$/u.test(words)) continue;
    if (isOfSpeech(words) || (isSentence(words) && !/[,;•|]/u.test(words))) continue;
    const items = affirmedItems(
      splitOutsideBrackets(withoutLabel(verbatim), isOfLicences(words) ? marksAroundLicences : marks)
        .map(skillItem)
        .filter((item) => item !== ''),
    );
    const isOneLong = items.length === 1 && (items[0]?.split(/\s+/u).length ?? 0) > 4;
    // 'уверенные знания гражданского, страхового права': what follows the first words goes on with them.
    const isFirstContinued = !isSkill(items[0] ?? '');
    const listed =
      findKnown && items.length === 1 && /\s/u.test(words)
        ? findKnown(words)
        : isList(words, items) && !isOneLong
          ? items.filter((item) => isSkill(item) && !(isFirstContinued && /^[а-яё]/u.test(item)))
          : [];
    for (const item of listed) {
      const folded = fold(item);
      const value = seen.has(folded) ? null : valueIn(item, span, true);
      seen.add(folded);
      if (value && verbatim.includes(item)) skills.push(value);
      if (skills.length === maxSkills) return skills;
    }
  }
  return skills;
}

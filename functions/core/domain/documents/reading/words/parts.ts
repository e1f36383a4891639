import { isBalanced } from '../../../writer/text-cleanup.ts';
import { contactsIn } from '../contacts.ts';
import { endsWithInitials, isDuration } from './not-employers.ts';
import { employerBehindPost } from './vocabulary.ts';

/** Words of a line between two separators. */
export interface Part {
  text: string;
  /** Where it stands in the words of its line. */
  start: number;
  end: number;
}

const separator =
  /\s{1,4}[|·•/—–-]\s{1,4}|\/\s|\s?[|·•]\s?|\s[—–]|[—–]\s|;\s{1,4}|,\s{1,4}(?!(?:Ltd|Inc|LLC|Corp|Co|GmbH)(?!\p{L}))|\s{1,4}(?:at|@|в компании)\s{1,4}|\sв\s(?=(?:ООО|ОАО|ЗАО|ПАО|АО|ИП|ГК)(?!\p{L})|[«"„])|(?<=[»"”]|\p{L}{4})(?<!корп|просп|проф|акад)\.\s(?=\p{Lu}\p{L}{2})|\t{1,4}|\s{3,8}|\*\*/gu;

const pairs: Record<string, string> = { '(': ')', '[': ']', '«': '»', '“': '”', '„': '“' };

/** Whether each place of a text is within brackets or quotation marks that are closed. */
function insideOf(text: string): boolean[] {
  const inside = new Array<boolean>(text.length).fill(false);
  let from = -1;
  let close = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (from < 0 && pairs[character] !== undefined) [from, close] = [at, pairs[character] ?? ''];
    else if (from >= 0 && character === close) {
      inside.fill(true, from, at);
      from = -1;
    }
  }
  return inside;
}

/** A longer line heads no entry. */
const longest = 300;
const label =
  /^(?:(?:период|дат[аы]|сроки?|годы)(?: работы)?|period|dates?|years|компания|работодатель|организация|место работы|наименование организации|учебное заведение|вуз|университет|должность|позиция|ординатура|интернатура|аспирантура|магистратура|бакалавриат|специальность|факультет|направление(?: подготовки)?|company|employer|organization|position|role|job title|title|school|degree)\s?:\s{0,4}/iu;

const punctuation = /[\s,.:;|·•—–_*~-]/u;

const linkBehind = /\s?\((?:https?:\/\/|mailto:|www\.)[^()\s]{1,250}\)$/iu;

/** Without the marks at its ends, and without brackets around it or one that has lost the other. */
function trimmed(text: string, start: number, end: number): Part | null {
  let [from, to] = [start, end];
  for (let before = -1; before !== to - from; ) {
    before = to - from;
    while (from < to && punctuation.test(text[from] ?? '') && !/^\.\p{Lu}/u.test(text.slice(from, from + 2)))
      from += 1;
    while (from < to && punctuation.test(text[to - 1] ?? '') && !isAbbreviated(text.slice(from, to))) to -= 1;
    const words = text.slice(from, to);
    // A file's reader writes where a link led behind its words.
    const link = linkBehind.exec(words);
    if (link && link.index > 0) to -= link[0].length;
    else if (/^\([^()]*\)$|^\[[^[\]]*\]$/u.test(words)) [from, to] = [from + 1, to - 1];
    else if (/^[()[\]]/u.test(words) && !isBalanced(words)) from += 1;
    else if (/[()[\]]$/u.test(words) && !isBalanced(words)) to -= 1;
  }
  return to > from ? { text: text.slice(from, to), start: from, end: to } : null;
}

/** 'Parcelwise Inc.' keeps its full stop. */
const isAbbreviated = (words: string): boolean =>
  /(?:Inc|Ltd|Corp|Co|S\.A|B\.V|o\.o|r\.o|r\.l|(?<!\p{L})г|обл|им)\.$/u.test(words) ||
  endsWithInitials(words);

/** '(тел. рук. 8-495-123-45-67)', '(1 год 8 месяцев)': how to reach somebody, and how long, is no part of a name. */
const bracketsBesideNames = (words: string): [number, number][] =>
  [...words.matchAll(/\([^()]{5,200}\)/gu)].flatMap(({ 0: bracket, index }): [number, number][] => {
    const { phones, emails, handles } = contactsIn(bracket);
    return phones.length + emails.length + handles.length > 0 || isDuration(bracket)
      ? [[index, index + bracket.length]]
      : [];
  });

/** Parts of a line, without brackets of contacts and `cut`: the place of a period in it. */
export function partsOf(words: string, cut: { start: number; end: number } | null = null): Part[] {
  if (words.length > longest) return [];
  const inside = insideOf(words);
  const ends = bracketsBesideNames(words);
  for (const found of words.matchAll(separator))
    if (!inside[found.index]) ends.push([found.index, found.index + found[0].length]);
  if (cut) ends.push([cut.start, cut.end]);
  ends.sort(([left], [right]) => left - right);
  const parts: Part[] = [];
  let from = 0;
  const addPart = (start: number, end: number) => {
    const labelled = label.exec(words.slice(start, end).trimStart());
    const lead = words.slice(start, end).length - words.slice(start, end).trimStart().length;
    const part = trimmed(words, start + (labelled ? lead + labelled[0].length : 0), end);
    const employerAt = part && employerBehindPost(part.text);
    const own = employerAt
      ? [
          trimmed(words, part.start, part.start + employerAt),
          trimmed(words, part.start + employerAt, part.end),
        ]
      : [part];
    for (const ownPart of own) if (ownPart && /[\p{L}\p{N}]/u.test(ownPart.text)) parts.push(ownPart);
  };
  for (const [start, end] of ends) {
    if (start > from) addPart(from, start);
    from = Math.max(from, end);
  }
  if (from < words.length) addPart(from, words.length);
  return parts;
}

/** 'Должность: юрист' says itself what it is. */
export function labelOf(words: string): 'employer' | 'title' | 'school' | 'degree' | null {
  const start = words.slice(0, 60);
  if (
    /^(?:компания|работодатель|организация|место работы|наименование организации|company|employer|organization)\s?:/iu.test(
      start,
    )
  )
    return 'employer';
  if (/^(?:должность|позиция|position|role|job title|title)\s?:/iu.test(start)) return 'title';
  if (/^(?:учебное заведение|вуз|университет|school)\s?:/iu.test(start)) return 'school';
  if (/^(?:специальность|факультет|направление(?: подготовки)?|degree)\s?:/iu.test(start)) return 'degree';
  return null;
}

/** What is said to somebody whose file was read, and may not be what they meant to load. */
const doubts = ['not_resume', 'placeholders', 'some_pictures'] as const;
export type Doubt = (typeof doubts)[number];

/** A text of a resume has most of them at its beginning. */
const sampleLength = 60_000;

const signs = [
  /опыт|работа[лю]|стаж|должност|experience|employment|work history|career/iu,
  /образовани|университет|институт|колледж|курсы|education|university|college|degree/iu,
  /навык|умени|технологи|владе[юн]|стек|skills|technolog|proficien|languages/iu,
  /резюме|обо мне|о себе|личные качества|resume|résumé|curriculum|about me|summary|profile/iu,
  /[\w.+-]{1,64}@[\w-]{1,64}\.\w{2,10}|(?:\+7|\b8)[\s(-]*\d{3}|telegram|t\.me\/|linkedin|github/iu,
  /(?:19|20)\d\d\s*(?:г\.?)?\s*[-–—]/u,
];

/** Of a pattern of a resume that nobody has filled in. */
const placeholder =
  /\[(?:ваш|имя|фамилия|название|должность|город|укажите|введите|your|name|company|position|job title|insert)[^\]\n]{0,60}\]|<(?:ваш|имя|your)[^>\n]{0,60}>|lorem ipsum|\b(?:your name|company name|job title here)\b|(?<!\p{L})(?:ваше имя|название компании|имя фамилия|фамилия имя отчество)(?!\p{L})|(?<!\p{L})(?:Х{3,}|X{4,})(?!\p{L})|\+7\s?\(?(?:000|999|XXX)\)?\s?(?:000|XXX)-?(?:00|XX)/iu;

/** What a text of a resume makes one doubt. */
export function doubtsOf(text: string): Doubt[] {
  const head = text.slice(0, sampleLength);
  const found: Doubt[] = [];
  if (head.length > 400 && signs.filter((sign) => sign.test(head)).length < 2) found.push('not_resume');
  if (placeholder.test(head)) found.push('placeholders');
  return found;
}

const letter = /[\p{L}\p{N}]/gu;
const unknown = /[\p{Co}\p{Cn}\ufffd]|[\p{Cc}--[\t\r\n\f\v]]/gv;
const word = /[^\s]{4,40}/gu;
const vowel = /[aeiouyаеёиоуыэюяіїє]/iu;
const cyrillicOrLatin = /^[«"'(]*[\p{Script=Latin}\p{Script=Cyrillic}'’-]{4,}[»"').,:;!?]*$/u;
/** UTF-8 that was taken for Windows-1251 or -1252: 'РџСЂРёРІРµС‚', 'Ð ÐµÐ·'. */
const misread =
  /(?:[РС][\u0080-\u00bf\u0402-\u040f\u0450-\u045f\u0490\u0491\u2013-\u2122А-Яа-я]){4,}|(?:[ÐÑ][^\s\p{L}]?){4,}/gu;

/** Whether nobody could read it: signs that no font explains, or words that no language has. */
export function isGibberish(text: string): boolean {
  const head = text.slice(0, sampleLength);
  const letters = head.match(letter)?.length ?? 0;
  const strange = head.match(unknown)?.length ?? 0;
  if (strange > 20 && strange > letters / 2) return true;
  const words = head.match(word) ?? [];
  if (words.length < 20) return false;
  if (words.filter((token) => (token.match(misread)?.length ?? 0) > 0).length > words.length / 3) return true;
  const otherScripts =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}]/u;
  if (otherScripts.test(head)) return false;
  const good = words.filter((token) => cyrillicOrLatin.test(token) && vowel.test(token)).length;
  return good < words.length * 0.15;
}

import { findPhoneNumbersInText } from 'libphonenumber-js';

/** From the first character to the one after the last. */
export type Span = readonly [start: number, end: number];

/** «ivan [at] mail [dot] ru», «ivan собака mail.ru»; the English word alone is a preposition. */
const spokenAt = String.raw`\s?[([](?:at|собака)[)\]]\s?|\sсобака\s`;
const atSign = `(?:@|${spokenAt})`;
const dot = String.raw`(?:\.|\s?[([](?:\.|dot|точка)[)\]]\s?)`;
const mailbox = String.raw`(?<![\p{L}\p{N}._%+-])(?:mailto:)?[\p{L}\p{N}._%+-]{1,64}`;

const linksAndMails: readonly RegExp[] = [
  // «ivan собака mail точка ru»: the word alone is a dot behind such an @ only, and before what ends an address.
  new RegExp(
    String.raw`${mailbox}(?:${spokenAt})(?:[\p{L}\p{N}-]{1,63}(?:${dot}|\sточка\s)){1,8}(?:[a-z]{2,24}|рф|ру|ком)(?![\p{L}\p{N}])`,
    'giu',
  ),
  // The last label is letters: lodash@4.17.21 is a version.
  new RegExp(
    String.raw`${mailbox}${atSign}(?:[\p{L}\p{N}-]{1,63}${dot}){1,8}(?:xn--[a-z\d-]{2,59}|\p{L}{2,24})(?![\p{L}\p{N}])`,
    'giu',
  ),
  /(?<![\p{L}\p{N}_.-])(?:https?:\/\/)?(?:www\.)?(?:t\.me|telegram\.(?:me|dog)|wa\.me|(?:api|chat|web)\.whatsapp\.com|vk\.me|viber\.me|max\.ru)\/(?:[^\s<>«»"]*[^\s<>«»".,;:!?)\]}…])?/giu,
  /(?<![\p{L}\p{N}_.-])(?:https?:\/\/)?[a-z]\w{3,31}\.t\.me(?![\p{L}\p{N}])(?:\/[^\s<>«»",;)]*)?/giu,
  /(?<![\p{L}\p{N}])(?:tg|viber|whatsapp):\/\/[^\s<>«»"]*/giu,
];

const telegram =
  '(?<!\\p{L})(?:тг|tg|тележк[аеу]|телег[аеиу]|телеграмм?(?:а|е|ом|у)?|telegram)(?:-(?:канал|аккаунт|чат))?(?![\\p{L}\\p{N}_])';
const otherMessenger =
  "(?<!\\p{L})(?:skype|скайп|viber|вайбер|what'?s\\s?app|(?:вотс|ватс|вац)апп?)(?![\\p{L}\\p{N}_])";
const asking =
  '(?<!\\p{L})(?:пиши(?:те)?|напиши(?:те)?|писать|написать|отправляйте|присылайте|обращайтесь|откликайтесь|связь|связи|связаться|связывайтесь|свяжитесь|контакты?|вопросам|ник|nickname|contacts?)(?!\\p{L})';
// What may stand between such a word and the name: «пишите мне в личку (TG) – », «Telegram: Анна, ».
const between =
  '(?:[\\s:,–—()/\uFFFC-]|(?<!\\p{L})(?:мне|нам|в|во|на|с|со|мной|нами|по|к|для|или|и|личку|лс|личные|сообщения|сюда|резюме|hr|рекрутеру|тг|tg|telegram|телеграмм?|телегу|почту)(?!\\p{L})){0,160}';
// No npm scope (@types/node), no call (@Bean()), no domain; «@anna/@petr» are two.
const name = '@[A-Za-z]\\w{3,31}(?![\\w(@]|/(?!@)|\\.\\w)';
const names = `${name}(?:\\s{0,3}(?:,|/|и|или|&)\\s{0,3}${name}){0,9}`;

const handles: readonly RegExp[] = [
  new RegExp(`\uFFFC[ ,;/(–—-]{0,4}(?:(?:и|или)\\s)?(?<contact>${names})`, 'giu'),
  new RegExp(`(?:${telegram}|${asking})${between}(?<contact>${names})`, 'giu'),
  // With other words of the sentence in between an annotation (@Component, @PostConstruct) is the likelier one.
  new RegExp(`(?i:${telegram})[^@.!?;\\n]{0,40}(?!@(?:[A-Z][a-z]+)+(?!\\w))(?<contact>${names})`, 'gu'),
  new RegExp(
    `(?<![\\p{L}\\p{N}_.@/])(?<contact>${name})[\\s,(–—-]{0,4}(?:(?:в|во|на)\\s)?${telegram}`,
    'giu',
  ),
  /(?<![\p{L}\p{N}_.@/])(?<contact>@(?:\w{1,28}_)?(?:hr|recruit\w{0,8}|bot)(?:_\w{1,28})?(?![\w/(@]))/giu,
  new RegExp(`${telegram}\\s?[:–—-]\\s?(?<contact>[a-z][a-z\\d]{0,28}_\\w{1,28})(?![\\w.])`, 'giu'),
  // One word behind a colon, none that is said of the messenger itself: «Telegram: Bot API, webhooks».
  new RegExp(
    `(?:${telegram}|${otherMessenger})\\s?:\\s?(?!(?:api|bots?|web\\w{0,6}|mini\\w{0,4}|desktop|channels?|slack|telegram|whatsapp|viber|skype|discord|teams)(?!\\w))(?<contact>(?:live:\\.?)?[a-z][\\w.-]{3,40}\\w)(?![\\p{L}\\w]|[.-][\\p{L}\\w]|\\s[a-z])`,
    'giu',
  ),
];

const phoneWord =
  /(?<!\p{L})(?:т(?:ел(?:ефон\p{L}*)?)?[.:]|тел(?:ефон\p{L}*)?|моб(?:ильн\p{L}*)?|сот(?:ов\p{L}*)?|(?:по)?звон\p{L}*|номер\p{L}*|контакт\p{L}*|связ\p{L}*|пиш\p{L}*|напиш\p{L}*|what'?s\s?app|(?:вотс|ватс|вац)ап\p{L}*|viber|вайбер\p{L}*|telegram|телеграм\p{L}*|тг|tg|phone|mobile|call)(?!\p{L})[^\d\n]{0,25}$/iu;
const codeWord =
  /(?:(?<!\p{L})(?:инн|огрн|огрнип|кпп|окпо|окато|октмо|оквэд|бик|снилс|isbn|id|артикул|лицензи[яи]|заказа?|р\/с|к\/с|сч[её]т|код)\s?[:№#]?\s?|[№#]\s?)$/iu;
const counted =
  /^\s{0,3}(?:[₽$€₸%]|(?:руб|р(?![\p{L}\p{N}-])|тыс|т\.\s?р|млн|млрд|долл|евро|сум(?!\p{L})|тенге|usd|eur|rub|kzt|byn|бонус))/iu;
const currency = /[₽$€₸]\s?$/u;

/** «+20 000-30 000», «79 500 – 120 000», «9 100 000 000» */
function isAmount(written: string): boolean {
  const bounds = written.replace(/^\+/u, '').split(/\s*[-\u2010-\u2015\u2212]\s*/u);
  if (!bounds.every((bound) => /^(?:\d{1,3}(?:[\s.]\d{3})+|\d{4,7})$/u.test(bound))) return false;
  if (bounds.length === 1) return !written.startsWith('+') || written.endsWith('000');
  const [least = 0, most = 0] = bounds.map((bound) => Number(bound.replaceAll(/[\s.]/gu, '')));
  return bounds.length === 2 && least % 10 === 0 && most % 10 === 0 && least <= most && most <= least * 100;
}

/** Whether a number without + and without a word that says so is written as phones are. */
function isWrittenAsPhone(written: string): boolean {
  const digits = written.replaceAll(/\D/gu, '');
  if (/^[78]\d{10}$/u.test(digits)) return /^\(?[78]\D*\d{3}|^\d(?:\D\d){10}$/u.test(written);
  const groups = written
    .split(/\D+/u)
    .filter(Boolean)
    .map(({ length }) => length)
    .join('-');
  return (
    /^\(\d{3,5}\)/u.test(written) ||
    (/^3-(?:3-2-2|3-4|2-2-3|7)$/u.test(groups) &&
      (/^9/u.test(written) || /[-\u2010-\u2015\u2212]/u.test(written)))
  );
}

/** The shortest number abroad; the library takes its time for a text without any, too. */
const minDigits = 7;
/** No vacancy has so many digits, and looking closely at each would take seconds. */
const maxDigits = 1500;
const digitsIn = (text: string): number => text.match(/\d/gu)?.length ?? 0;
/** Whatever could be a phone. */
const digitsInARow = /\+?\d(?:[\s().\u2010-\u2015\u2212-]{0,3}\d){6,}/gu;

function phonesIn(text: string): Span[] {
  if (digitsIn(text) > maxDigits) return spansOf(digitsInARow, text);
  // Ids in addresses are no phones. The letters in their place keep the positions.
  const readable = text.replaceAll(/https?:\/\/\S+|(?<![\w.-])[\w.-]{1,200}\.[a-z]{2,12}\/\S*/giu, (url) =>
    'x'.repeat(url.length),
  );
  // Cut where no phone goes on, or «8-999-123-45-67, 8-999-…» would have the extension 8.
  return [...readable.matchAll(/[^,;/|\n]+/gu)].flatMap(({ 0: part, index }) =>
    (digitsIn(part) < minDigits ? [] : findPhoneNumbersInText(part, 'RU')).flatMap(
      ({ startsAt, endsAt, number }): Span[] => {
        // «(+7 999 123-45-67)» is found with its first bracket alone.
        const open =
          /^[([]/u.test(part.slice(startsAt)) && !/^\([^(]*\)/u.test(part.slice(startsAt, endsAt)) ? 1 : 0;
        const closed = open && /^[)\]]/u.test(part.slice(endsAt)) ? 1 : 0;
        const span: Span = [index + startsAt + (open - closed), index + endsAt + closed];
        const whole = part.slice(startsAt + open, endsAt);
        const written = number.ext
          ? whole.slice(0, whole.lastIndexOf(number.ext)).replace(/\D+$/u, '')
          : whole;
        const before = readable.slice(Math.max(0, span[0] - 60), span[0]);
        const signed = written.startsWith('+');
        if (counted.test(readable.slice(span[1], span[1] + 20)) || currency.test(before)) return [];
        if (!signed && codeWord.test(before)) return [];
        const isPhone = signed || phoneWord.test(before) || isWrittenAsPhone(written);
        return isPhone && !isAmount(written) ? [span] : [];
      },
    ),
  );
}

const gap = '[\\s\\u2010-\\u2015\\u2212-]';
/** As short as a town's own numbers are: 2-45-67, 52-14-33, 278-45-12. */
const shortNumber = `\\d{1,3}${gap}\\d{2}${gap}\\d{2}(?!\\d|[\\s-]\\d)`;
const localPhones: readonly RegExp[] = [
  // тел. 123-45-67
  new RegExp(
    `(?<!\\p{L})(?:тел(?:ефон\\p{L}{0,3})?|звон\\p{L}{1,6})(?!\\p{L})[\\s.:–—-]{0,5}(?<contact>\\d{3}${gap}\\d{2}${gap}\\d{2})(?!\\d|[\\s-]\\d)`,
    'giu',
  ),
  // «Телефон отдела кадров: 52-14-33, 52-14-34»; no time, day or amount: «звонить до 12-10-26», «телефон: 1 20 50 руб».
  new RegExp(
    `(?<!\\p{L})(?:тел(?:ефон(?:а|у|ом|е|ы|ов|ам|ах)?)?|(?:по)?звони(?:ть|те)?)(?!\\p{L})(?:[\\s.:–—(-]{1,5}\\p{L}{1,20}){0,3}[\\s.:–—(-]{1,5}(?<!(?<!\\p{L})(?:с|до|после|в|к|от|на|за|более|около)\\s{1,3})(?<contact>${shortNumber}(?:\\s?(?:[,;/]|и|или)\\s?${shortNumber}){0,4})(?!\\s{0,3}(?:[₽$€%]|руб|тыс|р(?!\\p{L})))`,
    'giu',
  ),
];

const spansOf = (pattern: RegExp, text: string): Span[] =>
  [...text.matchAll(pattern)].map((match) => {
    const contact = match.groups?.contact ?? match[0];
    const start = match.index + match[0].indexOf(contact);
    return [start, start + contact.length];
  });

/** The text with something else in the place of each span; they do not overlap. */
function replaceSpans(spans: readonly Span[], text: string, by: (span: Span) => string): string {
  let end = 0;
  const parts = spans
    .toSorted(([a], [b]) => a - b)
    .map((span) => {
      const before = text.slice(end, span[0]);
      end = span[1];
      return before + by(span);
    });
  return parts.join('') + text.slice(end);
}

export const removeSpans = (spans: readonly Span[], text: string): string =>
  replaceSpans(spans, text, () => '');

/** As many characters as what is gone, so that positions stay; an `@name` beside them is a contact, too. */
const blank = '\uFFFC';
const blankSpans = (spans: readonly Span[], text: string): string =>
  replaceSpans(spans, text, ([start, end]) => blank.repeat(end - start));

/** Not seen at all, or seen as the plain one: «８», «＠», «．». */
const disguised = /[\p{Default_Ignorable_Code_Point}\p{Cf}\uff01-\uff5e\ufe6b\u{1d7ce}-\u{1d7ff}]/u;
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{Cf}]$/u;

/** As a reader sees the text, and for each place in it, and for its end, the one that it comes from. */
function toVisibleText(text: string): { visible: string; offsets: number[] } {
  const parts: string[] = [];
  const offsets: number[] = [];
  let at = 0;
  for (const char of text) {
    const plain = invisible.test(char) ? '' : disguised.test(char) ? char.normalize('NFKC') : char;
    parts.push(plain);
    for (let unit = 0; unit < plain.length; unit++) offsets.push(at + Math.min(unit, char.length - 1));
    at += char.length;
  }
  return { visible: parts.join(''), offsets: [...offsets, at] };
}

/** Where e-mails, phones, Telegram names and messenger links stand, none overlapping another. */
export function contactsIn(text: string): Span[] {
  if (!disguised.test(text)) return contactsInVisibleText(text);
  const { visible, offsets } = toVisibleText(text);
  const offsetAt = (at: number): number => offsets[at] ?? text.length;
  return contactsInVisibleText(visible).map(([start, end]) => [offsetAt(start), offsetAt(end)]);
}

function contactsInVisibleText(text: string): Span[] {
  const found: Span[] = [];
  let rest = text;
  const take = (spans: readonly Span[]) => {
    found.push(...spans);
    rest = blankSpans(spans, rest);
  };
  for (const pattern of linksAndMails) take(spansOf(pattern, rest));
  take(phonesIn(rest));
  for (const pattern of localPhones) take(spansOf(pattern, rest));
  for (const pattern of handles) take(spansOf(pattern, rest));
  return found;
}

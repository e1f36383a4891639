import type { TextSpan } from '../blocks.ts';
import type { ResumeReading } from '../resume-reading.ts';

type ReadContact = ResumeReading['contacts'][number];

/** Bounded, as mail itself is, and sought from the beginning of a word: else a long one would be read from each letter. */
const email =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8}\.\p{L}{2,20}/giu;
/** Between digits of a phone; a full stop before a space ends its sentence, and '2015–2019' are years. */
const digit =
  '(?:(?!\\.\\s|(?<=(?:19|20)\\d\\d)\\s?–\\s?(?:19|20)\\d\\d(?!\\d))[ \\t\\u00a0\\u202f().\\u2010-\\u2013-]){0,3}\\d';
/** Of a mobile phone without its plus; the number of a document and of a page have as many digits. */
const bareMobile = '(?<![\\p{L}/=_@.-])(?<!(?:снилс|инн|паспорт|полис|сч[её]т|№)\\s?:?\\s?)79\\d{9}';
const phone = new RegExp(
  `(?<![\\d+])(?:(?:\\(\\+7\\)|\\+7|[78](?=[ \\t\\u00a0\\u202f(\\u2010-\\u2013-]))(?:${digit}){10}|(?:\\(\\+\\d{1,3}\\)|\\+\\d)(?:${digit}){9,12}|8\\d{10}|${bareMobile})(?!\\d)`,
  'giu',
);
const handle = /(?<![\p{L}\p{N}_.@/])@[a-z]\w{3,31}(?:\.\w{2,30}){0,2}(?![\w]|[.-]\w)/giu;
const topLevel =
  'com|ru|рф|org|net|io|me|dev|ai|app|pro|su|by|kz|ua|info|biz|tech|online|site|space|store|cloud|xyz|gg|co|uk|de|eu|design';
const link = new RegExp(
  `https?:\\/\\/[^\\s<>«»"'()]+|(?<![\\p{L}\\p{N}@._/-])(?:[\\p{L}\\p{N}-]+\\.)+(?:${topLevel})(?![\\p{L}\\p{N}])(?:\\/[^\\s<>«»"'()]*)?`,
  'giu',
);

export interface Contacts {
  emails: string[];
  phones: string[];
  handles: string[];
  links: string[];
}

/** What stands behind a contact, of the sentence that it is in. */
const bare = (contact: string): string => contact.replace(/(?<![.,;:!?])[.,;:!?]+$/u, '');

const all = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([contact]) => bare(contact))),
];

/** 'Node.js' and 'ASP.NET' are no sites. */
const isProduct = (name: string): boolean => /^(?:asp|ado|vb)\.net$/iu.test(name);

/** Word for word as they stand in a text. */
export function contactsIn(text: string): Contacts {
  const emails = all(text, email);
  const others = text.replace(email, ' ');
  return {
    emails,
    phones: all(text, phone),
    handles: all(others, handle),
    links: all(others, link).filter((url) => !isProduct(url)),
  };
}

/** Without what somebody is called or written to by: links stay. */
export const withoutReachable = (text: string): string =>
  [email, phone, handle].reduce((rest, pattern) => rest.replace(pattern, ' '), text);

/** A comma in the place of each; all of a kind at once, since there may be thousands. */
export const withoutContacts = (text: string): string =>
  [email, link, phone, handle].reduce(
    (rest, pattern) =>
      rest.replace(pattern, (contact) =>
        isProduct(bare(contact)) ? contact : ` , ${contact.slice(bare(contact).length)}`,
      ),
    text,
  );

/** Where somebody is written to or called: no page of what they have made. */
const messenger = /(?:^|\/\/|\.)(?:wa|m|vk|max|fb)\.me(?:\/|$)|whatsapp|viber|skype/iu;

const kindOf = (link: string): ReadContact['kind'] => {
  if (/(?:^|\/\/|\.)(?:t|telegram)\.me\//iu.test(link)) return 'telegram';
  if (/(?:^|\/\/|\.)(?:github\.(?:com|io)|gitlab\.com)(?:\/|$)|\.github\.io/iu.test(link)) return 'github';
  if (messenger.test(link)) return 'other';
  if (
    /behance|dribbble|artstation|portfolio|notion\.(?:so|site)|tilda|codepen|\.(?:dev|me|pro)(?:\/|$)/iu.test(
      link,
    )
  )
    return 'portfolio';
  return 'other';
};

/** What a handle is of, where it says so before it. */
const ofOtherNetwork = /(?:inst\p{L}{0,10}|инст\p{L}{0,10}|tiktok|twitter|vk|вк)\s{0,2}[:—–-]?\s{0,2}$/iu;

const maxContacts = 40;

/** Contacts of the lines, each with the line that it stands in. */
export function readContacts(lines: readonly { text: string; span: TextSpan }[]): ReadContact[] {
  const seen = new Set<string>();
  const contacts: ReadContact[] = [];
  for (const { text, span } of lines) {
    if (!/[@\d]|\.\p{L}/u.test(text)) continue;
    const { emails, phones, handles, links } = contactsIn(text);
    const found: [ReadContact['kind'], string][] = [
      ...phones.map((value): [ReadContact['kind'], string] => ['phone', value]),
      ...emails.map((value): [ReadContact['kind'], string] => ['email', value]),
      ...handles.map((value): [ReadContact['kind'], string] => [
        // '@name.of' is no handle of Telegram.
        value.includes('.') || ofOtherNetwork.test(text.slice(0, text.indexOf(value)).slice(-30))
          ? 'other'
          : 'telegram',
        value,
      ]),
      ...links.map((value): [ReadContact['kind'], string] => [kindOf(value), value]),
    ];
    for (const [kind, contact] of found) {
      if (seen.has(contact) || contact.length > 400 || !text.includes(contact)) continue;
      seen.add(contact);
      contacts.push({ kind, text: contact, line: span, certainty: 'sure' });
      if (contacts.length === maxContacts) return contacts;
    }
  }
  return contacts;
}

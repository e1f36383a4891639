import type { ResumeReading } from '../resume-reading.ts';
import { type Contacts, contactsIn, readContacts, withoutContacts } from './contacts.ts';
import type { ResumeLine, Section } from './lines.ts';
import { periodIn } from './words/periods.ts';

/** Where somebody tells how to be reached. */
const ownerSections: ReadonlySet<Section> = new Set(['top', 'contacts', 'about', 'name', 'wanted']);
/** Contacts may stand at the foot of these, alone on their line. */
const maybeOwnerSections: ReadonlySet<Section> = new Set([
  'education',
  'skills',
  'languages',
  'courses',
  'achievements',
]);

const refereePattern =
  /рекоменд|reference|referee|(?:руководител|начальник|директор)\p{L}{0,3}\s?[:(]|(?:supervisor|manager)\s?:|тел\p{L}{0,5}\.?\s?рук|родственник|(?<!\p{L})(?:жена|муж|мать|отец|сын|дочь|брат|сестра)\s?[:–—-]/iu;

const labels =
  /(?<!\p{L})(?:мо[йяи]|мобильный|моб|контакт\p{L}{0,6}|телефон\p{L}{0,2}|тел|электронная|эл|почта|адрес|телеграм{1,2}|предпочитаемый|способ|связи|e-?mail|mail|phone|mobile|cell|tel|telegram|tg|whatsapp|viber|skype|linkedin|github|vk)(?!\p{L})/giu;

/** 'Тел.: +7 900 …, почта: …' and nothing else. */
const isAlone = (text: string): boolean =>
  text.length <= 400 && (withoutContacts(text).replace(labels, ' ').match(/\p{L}/gu) ?? []).length <= 4;

/** Above whose phone alone on its line stands: 'Руководитель Иванов Пётр'. */
const chief = /руковод|начальник|директор|supervisor|referen/iu;
const namesAnother = ({ text, isBullet, words }: ResumeLine): boolean =>
  refereePattern.test(text.slice(0, 400)) ||
  (!isBullet && text.length <= 60 && chief.test(text) && periodIn(words) === null);

/** Where the lines begin on which, below all else of a career, contacts stand alone: they are its owner's. */
export function footContacts(lines: readonly ResumeLine[]): ReadonlySet<number> {
  const last = lines.findLastIndex(({ text, isHeading }) => isHeading || !isAlone(text));
  const line = lines[last];
  if (line === undefined || line.isHeading || namesAnother(line)) return new Set();
  const foot = lines.slice(last + 1).filter(({ isBullet, text }) => !isBullet && /@|\d{3}/u.test(text));
  return new Set(
    foot
      .filter(({ text }) => Object.values(contactsIn(text)).flat().length > 0)
      .map(({ span }) => span.start),
  );
}

/** Word for word, of the lines where the owner tells of himself: a referee's, or those of a duty, are another's. */
export function ownContacts(lines: readonly ResumeLine[]): Contacts {
  let section: Section = 'top';
  let isPastTop = false;
  const foot = footContacts(lines);
  const own = lines.filter(({ text, words, isHeading, isLabelled, isBullet, ...line }) => {
    // 'Город: Пермь, +7 900 …' stands where its neighbours do.
    if (!isLabelled || line.section === 'contacts') section = line.section;
    if (isHeading || refereePattern.test(text.slice(0, 400))) return false;
    if (section === 'top' && periodIn(words) !== null) isPastTop = true;
    const isFree = ownerSections.has(section) && !(section === 'top' && (isPastTop || isBullet));
    if (section === 'experience' && foot.has(line.span.start)) return true;
    return isFree || ((ownerSections.has(section) || maybeOwnerSections.has(section)) && isAlone(text));
  });
  return contactsIn(own.map(({ text }) => text).join('\n'));
}

/**
 * Contacts with their lines: the owner's, and pages of works wherever they stand. A referee's phone and an employer's site
 * are another's. Who has no phone, mailbox or handle where he tells of himself has those that stand beside no work; a handle
 * beside work is nobody else's.
 */
export function readOwnContacts(lines: readonly ResumeLine[]): ResumeReading['contacts'] {
  const own = new Set(Object.values(ownContacts(lines)).flat());
  const all = readContacts(lines);
  const ownKinds = new Set(all.filter(({ text }) => own.has(text)).map(({ kind }) => kind));
  const lineStartsAtWork = new Set(
    lines
      .filter(({ section }) => section === 'experience' || section === 'projects')
      .map(({ span }) => span.start),
  );
  const maybeOwn = new Set(
    readContacts(lines.filter(({ text }) => !refereePattern.test(text.slice(0, 400))))
      .filter(({ kind, line }) => kind === 'telegram' || !lineStartsAtWork.has(line?.start ?? -1))
      .map(({ text }) => text),
  );
  return all.filter(
    ({ kind, text }) =>
      own.has(text) ||
      kind === 'github' ||
      kind === 'portfolio' ||
      (kind !== 'other' && !ownKinds.has(kind) && maybeOwn.has(text)),
  );
}

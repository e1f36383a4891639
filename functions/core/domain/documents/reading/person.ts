import { fold } from '../../text/words.ts';
import { capitalizeFirst } from '../../writer/text-cleanup.ts';
import type { ResumeReading } from '../resume-reading.ts';
import { contactsIn } from './contacts.ts';
import type { ResumeLine } from './lines.ts';
import { spanOf, valueIn } from './values.ts';
import { closedUp, headingOf, themeOf } from './words/headings.ts';
import { namesThing } from './words/known-names.ts';
import { isDuration, isDuty, isPlaceholder } from './words/not-employers.ts';
import { partsOf } from './words/parts.ts';
import { momentIn, periodIn } from './words/periods.ts';
import { isPlace } from './words/places.ts';
import {
  endsAsRole,
  isKindOfEmployer,
  isRole,
  isSureEmployer,
  legalForm,
  namesRole,
} from './words/vocabulary.ts';

/** At the beginning of a word, but for schools and trades, which other words are joined to: Копытов has no 'опыт'. */
const notNames =
  /(?<!\p{L})(?:резюме|resume|résumé|cv(?!\p{L})|curriculum|vitae|портфолио|portfolio|профиль|profile|телефон|phone|summary|college|school(?!\p{L})|компания|group|дизайн|навык|опыт|контакт|skills|experience|education|contact|знани|качеств|языки|проект|область|россия)|университет|институт|колледж|university|школа|разработк|программировани|информаци|образовани|технологи/iu;

const firstNames = new Set(
  'александр александра алексей алена алина алиса алла альберт альбина анастасия анатолий ангелина андрей анжелика анна антон антонина аркадий арсений артем артур ася богдан борис вадим валентин валентина валерий валерия ванесса ваня варвара василий василиса вера вероника виктор виктория виталий владимир владислав владислава всеволод вячеслав галина геннадий георгий герман глеб григорий даниил данил данила дарина дарья денис диана дина дмитрий ева евгений евгения егор екатерина елена елизавета ефим жанна захар зинаида зоя иван игнат игорь илья инга инна иннокентий ирина камилла карина кирилл клавдия константин кристина ксения лариса лев леонид лидия лилия любовь людмила макар максим маргарита марина мария марк марта матвей мила милана мирон михаил надежда наталья наталия никита николай нина оксана олег олеся ольга павел петр полина прохор раиса рамиль регина ренат рената римма роберт родион роман руслан рустам савелий светлана святослав семен сергей снежана софия софья станислав степан таисия тамара тарас татьяна тимофей тимур ульяна федор фарид филипп эдуард элина эльвира эльмира эмилия эмма эрик юлия юлиана юрий яков яна ярослав ярослава айгуль алсу гульнара гузель ильдар ильнур марат наиль рафаэль айдар азат руслана арина злата рита стас ирма милена мирослава аделина амина амир дамир эмиль самира лейла нурлан асель айнур динара магомед ахмед мурад заур аслан хасан юсуф ибрагим алия аида зарина мадина фатима лука савва платон елисей артемий алихан бахтияр рустем фаина нелли стелла виолетта агата стефания серафима лиана армен ашот тигран давид леван илона янина соня саша катя маша даша настя лена оля юля таня наташа женя дима миша паша леша коля вова петя костя макс влад вика ира света аня ксюша лера'.split(
    ' ',
  ),
);
const patronymic = /(?:ович|евич|ич|овна|евна|ична|инична|оглы|кызы)$/u;
const isPatronymic = (folded: string): boolean =>
  (folded.length > 5 && patronymic.test(folded)) || /^(?:оглы|кызы)$/u.test(folded);

const word = /^\p{Lu}(?:[\p{L}'’]+|\.)?(?:-\p{Lu}?[\p{L}'’]+){0,3}\.?$/u;
/** What may stand beside a name's words: a former surname, both initials in one, a nickname, and whose child one is. */
const extraNameWords =
  /^(?:\(\p{Lu}[\p{L}'’-]{2,30}\)|\p{Lu}\.\p{Lu}\.|[«"“]\p{Lu}\p{L}{1,20}[»"”]|оглы|кызы)$/u;

const surname =
  /(?:ов|ова|ев|ева|ёв|ёва|ин|ина|ын|ына|ский|ская|цкий|цкая|ской|енко|чук|ук|юк|ян|дзе|швили|ец|як|ак|ко|ий|ая|их|ых|ич|ман|штейн|берг|баев|баева|уллин|уллина)$/u;

/** In other alphabets places are called as people are. */
const namesOfPlaces = new Set(
  'sofia georgia milan austin paris sydney florence vienna israel india houston chester'.split(' '),
);

/** 'Ma Li' is nobody of Massachusetts, 'Sofia Ivanova' no town, and neither is 'Королёв' beside 'Иван'. */
const isPlaceBeside = (part: string, parts: readonly string[]): boolean =>
  isPlace(part) &&
  !/^\p{L}{2}$/u.test(part) &&
  !firstNames.has(part) &&
  !(namesOfPlaces.has(part) && !parts.every(isPlace)) &&
  !(surname.test(part) && parts.some((other) => firstNames.has(other) || isPatronymic(other)));

interface NameCandidate {
  text: string;
  /** A first name or a patronymic that one knows is among them. */
  isKnown: boolean;
  /** It could be one: a foreign name, or one of its words ends as surnames do. */
  isLikely: boolean;
}

/** 'Иванов Иван Иванович', 'ПЕТРОВА АННА', 'Daniel R. Brooks'; never a role, a place, a heading or a skill. */
function nameIn(words: string): NameCandidate | null {
  const text = words
    .replace(/^(?:резюме|ф\. ?и\. ?о\.|фио|resume|cv|curriculum vitae)\s{0,3}[:—–-]?\s+/iu, '')
    .trim();
  const isSmall = text === text.toLowerCase();
  const parts = text.split(/\s+/u).map((part) => (isSmall ? capitalizeFirst(part) : part));
  const folded = parts.map(fold);
  const hasFirstName = folded.some((part) => firstNames.has(part));
  const hasInitials = parts.some((part) => part.endsWith('.')) && folded.some((part) => surname.test(part));
  if (
    parts.length < 2 ||
    parts.length > 4 ||
    text.length > 60 ||
    !parts.every((part) => word.test(part) || extraNameWords.test(part)) ||
    // 'Ан Виктория' and 'Иванов И. И.' have one long word, 'Ma Li' none.
    parts.filter((part) => part.length > 2 || /^[A-Z][a-z]$/u.test(part)).length <
      (hasFirstName || hasInitials ? 1 : 2) ||
    // 'Анна SQL': a name is of one alphabet.
    (/\p{Script=Latin}/u.test(text) && /\p{Script=Cyrillic}/u.test(text)) ||
    namesRole(text) ||
    notNames.test(text) ||
    headingOf(text) !== null ||
    isPlace(text) ||
    folded.some((part) => isPlaceBeside(part, folded)) ||
    isPlaceholder(text) ||
    legalForm.test(text)
  )
    return null;
  const isKnown = hasFirstName || folded.some(isPatronymic);
  if (!isKnown && namesThing(text)) return null;
  // In small letters, as a style of capitals has it, only a name that one knows.
  if (isSmall && !isKnown) return null;
  const isLikely =
    isKnown || /^[\p{Script=Latin}\P{L}]+$/u.test(text) || folded.some((part) => surname.test(part));
  return { text, isKnown, isLikely };
}

/** Of a line the words before its contacts: 'Team Lead +7 900 …' */
const withoutContact = (words: string): string => {
  if (words.length > 300) return '';
  const { emails, phones, handles, links } = contactsIn(words);
  const first = Math.min(
    ...[...emails, ...phones, ...handles, ...links].map((contact) => words.indexOf(contact)),
    words.length,
  );
  // What an icon of a telephone or a letter is in the text.
  return words.slice(0, first).replace(/(?:\s\p{Lu})?[\s|,:·•—–-]{0,8}$/u, '');
};

/** 'Доцент Иванова Анна Игоревна': what somebody is, before who they are. */
function withoutTitle(words: string): string {
  const [title = ''] = /^\S{3,30}\s/u.exec(words) ?? [];
  const rest = words.slice(title.length);
  return title !== '' && isRole(title.trim()) && nameIn(rest)?.isKnown ? rest : '';
}

const maxTopLines = 12;

export interface Person {
  name: ResumeReading['name'];
  position: ResumeReading['position'];
}

interface FoundName {
  name: NonNullable<ResumeReading['name']>;
  /** The last line of it. */
  at: number;
  /** Where the rest of its line begins. */
  rest: string;
}

const largestOf = (lines: readonly ResumeLine[]): number =>
  Math.max(...lines.filter(({ block }) => (block.page ?? 1) === 1).map(({ block }) => block.size ?? 0), 0);

/** One word a line, as two lines of a title: 'Александр', 'Иванов'. */
function nameOfTwoLines(firstLine: ResumeLine, secondLine: ResumeLine, text: string): string | null {
  const [first, second] = [firstLine.verbatim, secondLine.verbatim];
  if (/\s/u.test(first) || /\s/u.test(second)) return null;
  const found = nameIn(`${first} ${second}`);
  const words = text.slice(firstLine.span.start, secondLine.span.end);
  return found?.isKnown && words.length <= 80 && words.startsWith(first) ? words : null;
}

function findName(lines: readonly ResumeLine[], text: string): FoundName | null {
  const largest = largestOf(lines);
  const isTitle = ({ block }: ResumeLine) => largest >= 1.15 && (block.size ?? 0) >= largest - 0.02;
  const labelled = lines.findIndex(
    ({ section, isLabelled, isHeading }) => section === 'name' && isLabelled && !isHeading,
  );
  const own = lines[labelled];
  if (own && own.words.length <= 60 && !isPlaceholder(own.words) && !/\d|@/u.test(own.words)) {
    const value = valueIn(own.verbatim, own.span, nameIn(own.words) !== null);
    if (value) return { name: value, at: labelled, rest: '' };
  }
  const top = lines.findIndex(
    ({ isHeading, section }) => isHeading && section !== 'contacts' && section !== 'name',
  );
  const end = Math.min(top < 0 ? lines.length : top, maxTopLines);
  const places = lines.map((_, at) => at).filter((at) => at < end || isTitle(lines[at] as ResumeLine));
  let unsure: FoundName | null = null;
  for (const at of places.slice(0, 60)) {
    const line = lines[at];
    const next = lines[at + 1];
    if (!line || (line.isBullet && !isTitle(line)) || line.isLabelled) continue;
    const twoLineName = next && isTitle(line) && isTitle(next) ? nameOfTwoLines(line, next, text) : null;
    if (twoLineName && next) {
      const value = valueIn(twoLineName, spanOf(line, next), true);
      if (value) return { name: value, at: at + 1, rest: '' };
    }
    const [firstPart, ...others] = partsOf(line.verbatim);
    const candidates = [
      line.verbatim,
      firstPart?.text ?? '',
      withoutContact(line.verbatim),
      withoutTitle(line.verbatim),
    ];
    for (const candidate of candidates) {
      const found = nameIn(candidate);
      if (!found || !line.verbatim.includes(found.text)) continue;
      const isWhole = found.text === line.verbatim;
      const hasRoleBeside = others.some(({ text: part }) => isRole(part));
      const isFollowedByRole =
        next !== undefined && (isRole(withoutContact(next.words)) || contactCount(next.words) > 0);
      const isSure =
        (isTitle(line) &&
          found.isLikely &&
          (at < end + 3 || (largest >= 1.4 && line.section !== 'experience'))) ||
        (found.isKnown && at < end && (isWhole || hasRoleBeside || at < 3)) ||
        (at === 0 && found.isLikely && ((isFollowedByRole && isWhole) || hasRoleBeside));
      const value = valueIn(found.text, line.span, isSure);
      const rest = line.verbatim.slice(line.verbatim.indexOf(found.text) + found.text.length);
      if (value && isSure) return { name: value, at, rest };
      if (value && at < end) unsure ??= { name: value, at, rest };
    }
  }
  return unsure;
}

const contactCount = (words: string): number =>
  words.length > 300 ? 0 : Object.values(contactsIn(words)).reduce((sum, list) => sum + list.length, 0);

/** A part that names an occupation and nothing beside it. */
function roleIn(line: string): string | null {
  const words = line.replace(/^(?:резюме|ищу работу|resume|cv)\s{0,3}[:—–-]\s{1,3}/iu, '');
  if (isRole(closedUp(words)) && !isRole(words)) return words;
  const own = withoutContact(words);
  if (own === '' || own.length > 90 || /[.!?]$/u.test(own) || isDuty(own) || legalForm.test(own)) return null;
  const parts = partsOf(own);
  const [first] = parts;
  if (!first || !endsAsRole(first.text)) return null;
  const isAll = parts.every(
    ({ text }) =>
      text.length < 3 || endsAsRole(text) || namesThing(text) || isPlace(text) || isDuration(text),
  );
  const last = parts.findLast(({ text }) => text.length < 3 || endsAsRole(text) || namesThing(text)) ?? first;
  const whole = own.slice(first.start, last.end);
  return isAll && !/\s[|]\s/u.test(whole) ? whole : first.text;
}

/** 'Цель: бухгалтер' */
const isGoal = (line: ResumeLine): boolean => line.isLabelled && /^(?:цель|objective)/iu.test(line.text);

const wantedLabels =
  /^(?:желаемая |искомая )?(?:должность|позиция|специализация|position|job title|desired position|title)/iu;

/** What one wants to earn may stand between the position and the name below it. */
function positionAbove(lines: readonly ResumeLine[], { at, name }: FoundName): ResumeReading['position'] {
  for (const line of lines.slice(Math.max(0, at - 4), at).reverse()) {
    const role = line.section === 'top' && !line.isHeading ? roleIn(line.verbatim) : null;
    if (role !== null) return valueIn(role, line.span, name.certainty === 'sure');
  }
  return null;
}

function findPosition(lines: readonly ResumeLine[], foundName: FoundName | null): ResumeReading['position'] {
  const wantedLine = lines.find(
    ({ section, isHeading, words, isBullet }) =>
      section === 'wanted' &&
      !isHeading &&
      !isBullet &&
      words.length <= 120 &&
      !isPlaceholder(words) &&
      !/[:|]/u.test(words) &&
      periodIn(words) === null &&
      momentIn(words) === null,
  );
  if (
    wantedLine &&
    (wantedLine.isLabelled || wantedLabels.test(lines[lines.indexOf(wantedLine) - 1]?.words ?? ''))
  )
    return valueIn(
      withoutContact(wantedLine.verbatim),
      wantedLine.span,
      !isDuty(wantedLine.words) && /^\p{L}|^\d[cс]/iu.test(wantedLine.words),
    );
  if (foundName && foundName.rest !== '') {
    const role = partsOf(foundName.rest).find(({ text }) => isRole(text));
    const line = lines[foundName.at];
    if (role && line) return valueIn(role.text, line.span, foundName.name.certainty === 'sure');
  }
  const start = foundName ? foundName.at + 1 : 0;
  let distance = 0;
  for (const line of lines.slice(start, start + 8)) {
    if (line.isHeading && !roleIn(line.verbatim)) {
      // A position may stand under contacts, but never in another section.
      if (line.section !== 'contacts') break;
      continue;
    }
    if (line.isBullet || (themeOf(line.words) !== null && !isRole(line.words))) continue;
    const isUnderName =
      foundName !== null &&
      distance === 0 &&
      line.block.column !== null &&
      line.block.column === lines[foundName.at]?.block.column;
    const isAtTop = isUnderName || isGoal(line) || line.section === 'top' || line.section === 'contacts';
    const role = isAtTop ? roleIn(line.verbatim) : null;
    if (periodIn(line.words) || isSureEmployer(line.words) || isKindOfEmployer(line.words)) break;
    if (role)
      return valueIn(
        role,
        line.span,
        distance <= 6 &&
          (foundName !== null
            ? foundName.name.certainty === 'sure' || distance === 0
            : start === 0 && distance === 0),
      );
    distance += 1;
  }
  return foundName && positionAbove(lines, foundName);
}

/** Whose resume it is, and the work that is wanted. */
export function readPerson(lines: readonly ResumeLine[], text: string): Person {
  const foundName = findName(lines, text);
  return { name: foundName?.name ?? null, position: findPosition(lines, foundName) };
}

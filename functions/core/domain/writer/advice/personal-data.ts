import type { ResumeLine } from '../../documents/reading/lines.ts';
import type { ResumeFacts } from '../facts.ts';
import type { RankedAdvice } from './ranked-advice.ts';

type Kind = 'document' | 'family' | 'address';

/** A longer line is a story, and what to leave of it is its owner's to say. */
const maxLineLength = 400;

const documents =
  /(?:паспорт\p{L}{0,3}|passport)(?:[\s:№.,-]{1,3}(?:рф|гражданина рф|данные|серия|серии|и номер|номер|series|no|number)){0,4}[\s:№.,-]{0,4}\d{2}\s?\d{2}[\s,№-]{0,3}(?:номер|no\.?)?\s?\d{5,6}(?!\d)(?:[,;]?\s(?:кем )?выдан[^|;]{0,200})?|снилс[\s:№]{0,4}\d{3}[\s-]?\d{3}[\s-]?\d{3}[\s-]?\d{2}(?!\d)|(?<!\p{L})инн[\s:№]{0,4}\d{12}(?!\d)/giu;

const children =
  '(?:[,;]\\s?(?:(?:есть|имею|двое|трое|один|одна|\\d)\\s){0,2}(?:дети|детей|реб[её]н\\p{L}{2,3}|children|child|kids)(?!\\p{L})(?:\\s(?:нет|есть))?)?';
const family = new RegExp(
  `(?:семейное положение|семейный статус|marital status)\\s{0,2}[:—–-]?\\s{0,2}[\\p{L} /()]{2,30}${children}|(?<!\\p{L})(?:не ?замужем|замужем|не ?женат|женат|холост)(?!\\p{L})${children}`,
  'giu',
);

const street =
  '(?:(?:ул|пр-т|просп|пер|б-р|наб|пл|мкр|ш)\\.?\\s|улица\\s|проспект\\s|переулок\\s|бульвар\\s|шоссе\\s|набережная\\s|площадь\\s|микрорайон\\s|проезд\\s)';
const house =
  '(?:д(?:ом)?\\.?\\s?)?\\d{1,4}(?:\\s?[а-я](?![\\p{L}.]))?(?:[/-]\\d{1,3})?(?:,?\\s(?:корп|корпус|к|стр|строение)\\.?\\s?\\d{1,3})?';
const flat = '(?:,?\\s(?:кв|квартира)\\.?\\s?\\d{1,4})';
const russianAddress = new RegExp(
  `${street}[\\p{L}\\d .«»-]{2,40}?,?\\s${house}${flat}?(?!\\d)|(?<!\\p{L})\\p{Lu}[\\p{L}-]{2,30}\\s(?:улица|ул\\.|проспект|пр-т|бульвар|шоссе|переулок),\\s${house}${flat}?(?!\\d)`,
  'giu',
);
const englishAddress =
  /(?<![\p{L}\d])\d{1,5}\s(?:\p{Lu}[\p{L}.]{0,20}\s){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd)\.?(?!\p{L})(?:,?\s(?:Apt|Apartment|Flat|Unit)\.?\s?#?\w{1,6})?/gu;
const homeLabel = /адрес|прожива|прописк|регистраци|место жительства|(?:home )?address/iu;
const hasFlat = /(?:кв|квартира)\.?\s?\d|(?:Apt|Apartment|Flat)\.?\s?#?\w/u;

const homeAddressesIn = (text: string): RegExpMatchArray[] =>
  [...text.matchAll(russianAddress), ...text.matchAll(englishAddress)].filter(
    ([found]) => homeLabel.test(text) || hasFlat.test(found),
  );

const withoutLooseMarks = (text: string): string =>
  text
    .replace(/[,;|·]\s{0,3}(?=[,;|·])/gu, '')
    .replace(/^[\s,;|·.]{1,6}|[\s,;|·]{1,6}$/gu, '')
    .replace(/:\s{0,2}[,;]\s/gu, ': ')
    .replace(/\s{2,6}/gu, ' ');

const reasons: Record<Kind, readonly [ru: string, en: string]> = {
  document: [
    'Номера документов в резюме не нужны и опасны: файл расходится по чужим рукам. Их спросят при оформлении.',
    'Document numbers do not belong in a resume: the file travels, and they can be misused. They are asked for when you are hired.',
  ],
  family: [
    'Семейное положение к работе не относится: по закону отказать из-за него нельзя, а на первое впечатление оно влияет.',
    'Marital status has nothing to do with the job and can only bias a first impression.',
  ],
  address: [
    'Полный домашний адрес работодателю не нужен, а файл расходится по чужим рукам. Достаточно города или станции метро.',
    'An employer does not need your full home address, and the file travels. The city is enough.',
  ],
};

function adviseOnLine(line: ResumeLine, isRussian: boolean): RankedAdvice | null {
  const { text, section } = line;
  if (text.length > maxLineLength) return null;
  const isOwn = section !== 'experience' && section !== 'education' && section !== 'projects';
  const found: [Kind, RegExpMatchArray[]][] = [
    ['document', [...text.matchAll(documents)]],
    ['family', isOwn ? [...text.matchAll(family)] : []],
    ['address', isOwn ? homeAddressesIn(text) : []],
  ];
  const kinds = found.filter(([, matches]) => matches.length > 0);
  const [first] = kinds;
  if (!first) return null;
  let rest = text;
  for (const [, matches] of kinds) for (const [words] of matches) rest = rest.replace(words, '');
  // The index of the post goes along with the street.
  if (kinds.some(([kind]) => kind === 'address')) rest = rest.replace(/(?<!\d)\d{6},?\s?(?!\d)/u, '');
  rest = withoutLooseMarks(rest);
  const isLabel = /^[^:]{0,40}:$|^(?:адрес|address)$/iu.test(rest);
  const isEmpty = !/[\p{L}\d]{2}/u.test(rest) || (isLabel && first[0] !== 'address');
  const city = isRussian ? '[город]' : '[city]';
  return {
    weight: 98,
    kind: 'structure',
    line,
    quote: text,
    // The whole of a line is its owner's to take out.
    proposal: isEmpty ? null : isLabel ? `${rest} ${city}` : rest,
    reason: kinds.map(([kind]) => reasons[kind][isRussian ? 0 : 1]).join(' '),
  };
}

/**
 * What strangers need not know: numbers of documents, marital status, a home address. Age and date of birth are left alone:
 * job boards print them on every resume, and by themselves they open nothing.
 */
export const adviseOnPersonalData = ({ lines, language }: ResumeFacts): RankedAdvice[] =>
  lines.flatMap((line) => adviseOnLine(line, language === 'ru') ?? []).slice(0, 3);

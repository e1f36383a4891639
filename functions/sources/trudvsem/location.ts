import { unnamedPlace } from '#core/domain/import/unnamed.ts';
import { collapse } from '#core/domain/text/words.ts';
import { lineOf } from '../sanitize/description.ts';

const masculine = 'район|р-н|округ|микрорайон|мкр|мкрн|проспект|пр-т|пр-кт|переулок|пер|проезд|бульвар|б-р';
const feminine = 'улица|ул|площадь|пл|набережная|наб';
const neuter = 'шоссе';
const wordEnd = '(?!\\p{L}|-\\p{L})';
/** A flag of a part, (?i:…), V8 may read over where the part must not follow. */
const inAnyCase = (words: string): string =>
  words.replaceAll(/\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
/** Where a street or a part of the town begins that no comma parts from its name: «улица Ленина», «Ленинский район». */
const street = `(?:${[
  `(?:[\\p{L}-]*(?:${inAnyCase('ий|ый|ой|ого|его|ева|ова|ина')}) ){0,2}(?:${inAnyCase(masculine)})`,
  `(?:[\\p{L}-]*(?:${inAnyCase('ая|яя|ого|его|ева|ова|ина')}) ){0,2}(?:${inAnyCase(feminine)})`,
  `(?:[\\p{L}-]*(?:${inAnyCase('ое|ее')}) )?${inAnyCase(neuter)}`,
  inAnyCase('дом|д'),
].join('|')})${wordEnd}`;
const end = `(?:$|\\s(?=${street}))`;
// A hyphen is a letter of its word: were it a separator as well, a name could be read in thousands of ways.
const name = `(?<name>[А-ЯЁ][\\p{L}-]*(?:['’ ](?!${street})\\p{L}[\\p{L}-]*){0,4}?)`;
/** «г Пермь», «г.Москва», «город Сочи», «село Сива», «рп Сосьва»; a single letter but «г» begins a street as well. */
const marked = new RegExp(
  `^(?:г|город|гор|село|деревня|поселок|посёлок|рабочий посёлок|рабочий поселок|пгт|рп|станица|хутор|аул)(?:\\.\\s?|\\s)${name}${end}`,
  'u',
);
/** «Сива село», «Динская станица». */
const trailing = new RegExp(
  `^${name} (?:г|город|село|деревня|рабочий поселок|рабочий посёлок|поселок городского типа|посёлок городского типа|поселок|посёлок|пгт|рп|станица|хутор|аул)${end}`,
  'u',
);

/** The portal lists places from the large to the small, then whatever somebody typed. */
function locationIn(address: string): string | null {
  for (const part of lineOf(address).split(/[,;]/u).map(collapse)) {
    const found = marked.exec(part) ?? trailing.exec(part);
    if (found?.groups?.name) return found.groups.name;
  }
  return null;
}

/** «Город Москва» is Москва, «Республика Татарстан (Татарстан)» needs no second name. */
const regionName = (region: string): string =>
  lineOf(region)
    .replace(/^город\s+/iu, '')
    .replace(/\s*\([^()]*\)$/u, '');

/** The settlement of the first address that names one, else the region: never the address itself. */
export function locationOf(addresses: readonly string[], region: string | null): string {
  for (const address of addresses) {
    const location = locationIn(address);
    if (location !== null) return location;
  }
  return regionName(region ?? '') || unnamedPlace;
}

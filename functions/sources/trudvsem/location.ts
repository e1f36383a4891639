import { unknownPlace } from '#core/domain/job/job-type.ts';
import { collapse } from '#core/domain/text/words.ts';
import { lineOf } from '../sanitize/description.ts';

// A hyphen is a letter of its word: were it a separator as well, a name could be read in thousands of ways.
const name = "(?<name>[А-ЯЁ][\\p{L}-]*(?:['’ ]\\p{L}[\\p{L}-]*){0,4})";
/** «г Пермь», «г.Москва», «город Сочи», «село Сива», «рп Сосьва»; a single letter but «г» begins a street as well. */
const marked = new RegExp(
  `^(?:г|город|гор|село|деревня|поселок|посёлок|рабочий посёлок|рабочий поселок|пгт|рп|станица|хутор|аул)(?:\\.\\s?|\\s)${name}$`,
  'u',
);
/** «Сива село», «Динская станица». */
const trailing = new RegExp(
  `^${name} (?:г|город|село|деревня|рабочий поселок|рабочий посёлок|поселок городского типа|посёлок городского типа|поселок|посёлок|пгт|рп|станица|хутор|аул)$`,
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
  return regionName(region ?? '') || unknownPlace;
}

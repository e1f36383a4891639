import { bundledRates } from '#core/domain/job/pay/currency.ts';
import { hhError, unexpectedShape as hhUnexpectedShape } from '#functions/sources/hh/errors.ts';
import { classifyByRoles } from '#functions/sources/hh/roles.ts';
import { isoInstant } from '#functions/sources/hh/slices.ts';
import {
  firstPublishedAt,
  toSourceVacancy as fromHh,
  type HhVacancy,
  listedTags as hhTags,
  hhVacancy,
} from '#functions/sources/hh/vacancy.ts';
import { retryAfterSeconds } from '#functions/sources/http-client.ts';
import { cut } from '#functions/sources/sanitize/bounded-types.ts';
import { contactsIn, removeSpans } from '#functions/sources/sanitize/contacts.ts';
import { escapeHtml, lineOf, plainText, sanitised } from '#functions/sources/sanitize/description.ts';
import { categoryOf } from '#functions/sources/trudvsem/category.ts';
import { errorInside, trudvsemError, unexpectedShape } from '#functions/sources/trudvsem/errors.ts';
import { industryOfSpecialisation } from '#functions/sources/trudvsem/industry.ts';
import { locationOf } from '#functions/sources/trudvsem/location.ts';
import { recordIdentity, type TrudvsemVacancy, trudvsemVacancy } from '#functions/sources/trudvsem/record.ts';
import { guessedTags, listedTags } from '#functions/sources/trudvsem/tags.ts';
import {
  companyCodeIn,
  toSourceVacancy as fromPortal,
  modifiedAt,
  sourceUrlOf,
  timeOfUuid,
  titleOf,
} from '#functions/sources/trudvsem/vacancy.ts';
import { hostileTexts, repeated } from '../growth/hostile-texts.ts';
import type { TextFunctions } from './text-functions.ts';

/** What sends the patterns of vacancies back, beside what sends any. */
export const sourceTexts: Readonly<Record<string, (size: number) => string>> = {
  ...hostileTexts,
  'a settlement without an end': repeated('Аа-', '!'),
  'a marked settlement without an end': (size) => `г ${repeated('А-', '!')(size - 2)}`,
  'words of a settlement': (size) => `г ${repeated("Аа'а-а ", '!')(size - 2)}`,
  'settlement after settlement': repeated('г Пермь1,', '!'),
  bullets: repeated('- А ', 'а'),
  'bullets in one sentence': repeated('– а – ', 'А'),
  'scripts without an end': repeated('<script>', 'x'),
  'blocks without an end': repeated('<li', 'x'),
  'elements in elements': repeated('<p><ul><li>', 'x'),
  'empty elements': (size) => '<p>'.repeat(Math.floor(size / 7)) + '</p>'.repeat(Math.floor(size / 7)),
  'calls to write': repeated('пишите мне в ', 'x'),
  'names of Telegram': repeated('@abcde и ', '@'),
  'Telegram before no name': repeated('telegram ', '@'),
  'mails in words': repeated('а собака а ', 'x'),
  'mails with dots in words': (size) => `a@${repeated('a [dot] ', '!')(size - 2)}`,
  'mails behind marks that nobody sees': repeated('a\u200b@\uff41', '!'),
  'phones without an end': repeated('8 999 123-45-67 ', 'x'),
  'phones in a row': repeated('89991234567', 'x'),
  'links to nowhere': repeated('t.me/', 'x'),
  'hosts without an end': repeated('a.aa', '/'),
  'brackets of entities': repeated('&#x', ';'),
};

/** A record of the portal with the text in all its places. */
const portal = (text: string) => ({
  id: 'x',
  'job-name': text,
  source: text,
  region: { name: text },
  company: { companycode: text, name: text },
  'creation-date': text,
  date_modify: text,
  vac_url: text,
  employment: text,
  schedule: text,
  scheduleTypeComment: text,
  duty: text,
  requirements: text,
  qualification: text,
  category: { specialisation: text },
  requirement: [{ education: text, qualification: text, experience: text }],
  addresses: { address: [{ location: text }, { location: text }] },
  typicalPosition: text,
  skills: [text, ...text.split(' ')],
  benefit: text,
  benefitDetails: text,
  conditions: text,
  medicalDocuments: text,
  term: { text },
});
const ofHh = (text: string) => ({
  id: 'x',
  name: text,
  professional_roles: [{ id: '96' }],
  area: { name: text },
  employer: { id: text, name: text },
  salary: { from: 1, to: 2, currency: text, gross: true, mode: { id: text } },
  published_at: text,
  alternate_url: text,
  snippet: { requirement: text, responsibility: text },
  schedule: { id: text },
  experience: { id: text },
  key_skills: text.split(' ').map((name) => ({ name })),
  description: text,
});

/** Through the schema, as every caller has it; what the schema refuses is nothing. */
const withPortal = (use: (vacancy: TrudvsemVacancy) => unknown) => (text: string) => {
  const vacancy = trudvsemVacancy.safeParse(portal(text)).data;
  return vacancy && use(vacancy);
};
const withHh = (use: (vacancy: HhVacancy) => unknown) => (text: string) => {
  const vacancy = hhVacancy.safeParse(ofHh(text)).data;
  return vacancy && use(vacancy);
};

const placed = (title: string, typicalPosition: string | null, specialisation: string | null) =>
  categoryOf({ title, typicalPosition, specialisation });

export const sourceFunctions: TextFunctions = {
  'sanitize/bounded-types#cut': (text) => cut(text, text.length - 1),
  'sanitize/contacts#contactsIn': contactsIn,
  'sanitize/contacts#removeSpans': (text) =>
    removeSpans(
      Array.from({ length: text.length / 8 }, (_, n) => [n * 8, n * 8 + 4]),
      text,
    ),
  'sanitize/description#escapeHtml': escapeHtml,
  'sanitize/description#lineOf': lineOf,
  'sanitize/description#sanitised': sanitised,
  'sanitize/description#plainText': plainText,
  'hh/slices#isoInstant': isoInstant,
  'hh/errors#hhError': (text) => [
    hhError({ status: 400, body: text, server: text }),
    hhError({
      status: 403,
      body: JSON.stringify({ errors: [{ type: text, value: text }], oauth_error: text, description: text }),
      server: text,
    }),
  ],
  'hh/errors#unexpectedShape': hhUnexpectedShape,
  'http-client#retryAfterSeconds': (text) => retryAfterSeconds(text, 0),
  'hh/roles#classifyByRoles': (text) => classifyByRoles(text, ['96', '34', '107']),
  'hh/vacancy#hhVacancy': withHh((vacancy) => vacancy),
  'hh/vacancy#firstPublishedAt': withHh(firstPublishedAt),
  'hh/vacancy#listedTags': withHh(hhTags),
  'hh/vacancy#toSourceVacancy': withHh((vacancy) => fromHh(vacancy, 'backend', bundledRates)),
  'trudvsem/category#categoryOf': (text) => [
    placed(text, null, null),
    placed('', text, null),
    placed('', null, text),
  ],
  'trudvsem/industry#industryOfSpecialisation': industryOfSpecialisation,
  'trudvsem/location#locationOf': (text) => [
    locationOf([text], null),
    locationOf([], text),
    locationOf(text.split(' '), null),
  ],
  'trudvsem/record#recordIdentity': (text) => recordIdentity.parse(portal(text)),
  'trudvsem/record#trudvsemVacancy': withPortal((vacancy) => vacancy),
  'trudvsem/errors#errorInside': (text) => errorInside(text, text),
  'trudvsem/errors#trudvsemError': (body) => trudvsemError({ status: 500, body, server: body }),
  'trudvsem/errors#unexpectedShape': unexpectedShape,
  'trudvsem/tags#guessedTags': withPortal((vacancy) =>
    guessedTags(vacancy, vacancy.duty ?? '', vacancy.duty ?? ''),
  ),
  'trudvsem/tags#listedTags': withPortal(listedTags),
  'trudvsem/vacancy#companyCodeIn': companyCodeIn,
  'trudvsem/vacancy#modifiedAt': withPortal(modifiedAt),
  'trudvsem/vacancy#sourceUrlOf': withPortal(sourceUrlOf),
  'trudvsem/vacancy#timeOfUuid': timeOfUuid,
  'trudvsem/vacancy#titleOf': withPortal(titleOf),
  'trudvsem/vacancy#toSourceVacancy': withPortal((vacancy) =>
    fromPortal(vacancy, 'backend', 'https://trudvsem.ru/', bundledRates),
  ),
};

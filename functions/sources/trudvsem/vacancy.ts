import { createHash } from 'node:crypto';
import { unnamedCompany } from '#core/domain/import/unnamed.ts';
import { clusterKey } from '#core/domain/job/cluster.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { maxTitleLength } from '#core/domain/job/job-draft.ts';
import { type JobType, storedJobType } from '#core/domain/job/job-type.ts';
import type { ExchangeRates } from '#core/domain/job/pay/currency.ts';
import { type Pay, salaryColumns } from '#core/domain/job/pay/pay.ts';
import { spelledPlace } from '#core/domain/text/cities.ts';
import { plainLines } from '#core/domain/text/html-text.ts';
import { collapse, fold, wholeWords } from '#core/domain/text/words.ts';
import { contentHash } from '../content-hash.ts';
import { cut } from '../sanitize/bounded-types.ts';
import { contactsIn, removeSpans } from '../sanitize/contacts.ts';
import { plainText } from '../sanitize/description.ts';
import type { SourceVacancy, VacancyDetail } from '../source.ts';
import { descriptionOf } from './description.ts';
import { industryOfSpecialisation } from './industry.ts';
import { locationOf } from './location.ts';
import type { TrudvsemVacancy } from './record.ts';
import { guessedTags, listedTags } from './tags.ts';

const hashOf = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

/** The employer's title with its first letter raised; 'iOS-разработчик' begins as it should. */
export function titleOf(vacancy: TrudvsemVacancy): string {
  const plain = plainText(vacancy['job-name']);
  const title = cut(collapse(removeSpans(contactsIn(plain), plain)), maxTitleLength);
  return /^\p{Ll}\p{Lu}/u.test(title) ? title : title.charAt(0).toUpperCase() + title.slice(1);
}

/**
 * What in a title says that the work is done remotely: not «дистанционные продажи», «системы дистанционного управления»,
 * «не удалённо».
 */
const remoteTitle = new RegExp(
  `(?<!(?<!\\p{L})(?:не|без) (?:на )?)${
    wholeWords(
      // «Дистанционно управляемые аппараты» are steered so.
      '(?:удаленно|дистанционно)(?![ -](?:управля|пилотиру))',
      '(?:удаленн|дистанционн)(?:ая|ой|ую) работ(?:а|ы|е|у|ой)',
      '(?:удаленн|дистанционн)(?:ый|ого|ом) (?:формат|режим)(?:а|е)?',
      'работ(?:а|ы|е|у|ой) (?:удаленн|дистанционн)(?:ая|ой|ую)',
      'удаленк(?:а|и|е|у|ой)',
    ).source
  }|\\((?:удаленн|дистанционн)(?:ый|ая|ое)\\)|^(?:удаленн|дистанционн)(?:ый|ая) `,
  'u',
);

/**
 * docs/rules.md#source-trudvsem-format. Part of it is our own: an internship is full time unless it says otherwise
 * (docs/rules.md#format-internship).
 */
function jobTypeOf({ employment, schedule }: TrudvsemVacancy, title: string): JobType {
  const [form, hours] = [fold(employment ?? ''), fold(schedule ?? '')];
  // Not «удаление отходов», and not «дистанция пути».
  const isRemote = /дистанционн|удаленн/u.test(`${form} ${hours}`) || remoteTitle.test(fold(title));
  if (isRemote) return 'Удаленная работа';
  if (/частичн/u.test(form) || /неполн/u.test(hours)) return 'Частичная занятость';
  return /временн|сезонн/u.test(form) ? 'Проектная работа' : 'Полная занятость';
}

/**
 * Roubles a month, closer than what is believed of every source: the portal knows no other pay than a month's, so the
 * rest is paid by the hour, or a slip of the finger.
 */
const [least, most] = [5000, 2_000_000];
const positive = (amount: number | null | undefined): number | null => (amount && amount > 0 ? amount : null);
const believable = (amount: number | null): number | null =>
  amount !== null && amount >= least && amount <= most ? amount : null;

/** The portal's «от N» comes as two equal ends, and an end that nobody named as 0. */
function boundsOf({ salary_min, salary_max }: TrudvsemVacancy): [from: number | null, to: number | null] {
  const [from, to] = [positive(salary_min), positive(salary_max)];
  return [from, to === from ? null : to];
}

/** What nobody earns a month stays in words alone. */
function salaryOf(
  vacancy: TrudvsemVacancy,
  rates: ExchangeRates,
): Pick<JobRow, 'salary' | 'salary_words' | 'salary_rate'> {
  const pay = (from: number | null, to: number | null): Pay => ({
    from,
    to,
    currency: 'RUB',
    gross: null,
    mode: 'MONTH',
  });
  const [from, to] = boundsOf(vacancy);
  return {
    ...salaryColumns(pay(believable(from), believable(to)), rates),
    salary_words: salaryColumns(pay(from, to), rates).salary_words,
  };
}

const uuidOne = /^([\da-f]{8})-([\da-f]{4})-1([\da-f]{3})-[\da-f]{4}-[\da-f]{12}$/iu;
/** Tenths of microseconds between the calendar of UUIDs (1582) and that of computers, in milliseconds. */
const uuidEpoch = 12_219_292_800_000;

/** When a UUID of version 1 was made; null for any other id. */
export function timeOfUuid(id: string): string | null {
  const [, low = '', middle = '', high = ''] = uuidOne.exec(id) ?? [];
  if (low === '') return null;
  return new Date(Number(BigInt(`0x${high}${middle}${low}`) / 10_000n) - uuidEpoch).toISOString();
}

/** '2026-08-24' is that day in Moscow. Old vacancies stay open: the date may lie years back. */
function publishedAt(vacancy: TrudvsemVacancy): string | null {
  const day = /^\d{4}-\d{2}-\d{2}/u.exec(vacancy['creation-date'] ?? '')?.[0];
  const instant = Date.parse(`${day}T00:00:00+03:00`);
  return Number.isNaN(instant) ? timeOfUuid(vacancy.id) : new Date(instant).toISOString();
}

/** '2026-09-16T14:31:28+0300' → its epoch milliseconds; null for what is no date. */
export function modifiedAt({ date_modify }: TrudvsemVacancy): number | null {
  const instant = Date.parse((date_modify ?? '').replace(/([+-]\d{2})(\d{2})$/u, '$1:$2'));
  return Number.isNaN(instant) ? null : instant;
}

/** '%D0%90' is 'А'; null for what is no such code. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Where the portal shows a vacancy: '/vacancy/card/<company's code>/<id>'. */
const card = /^\/vacancy\/card\/([^/]+)\/([^/]+)\/?$/u;

function parsedCard(url: string | null): { url: URL; companyCode: string } | null {
  const parsed = url === null ? null : URL.parse(url);
  if (!parsed || !/^https?:$/u.test(parsed.protocol) || !/^(?:www\.)?trudvsem\.ru$/u.test(parsed.hostname))
    return null;
  const companyCode = decoded(card.exec(parsed.pathname)?.[1] ?? '');
  return companyCode ? { url: parsed, companyCode } : null;
}

export const companyCodeIn = (sourceUrl: string | null): string | null =>
  parsedCard(sourceUrl)?.companyCode ?? null;

/** Null where the portal gives neither the address nor what it is made of. */
export function sourceUrlOf({ id, vac_url, company }: TrudvsemVacancy): string | null {
  const parsed = parsedCard(vac_url ?? null);
  if (parsed) return parsed.url.href.replace(/^http:/u, 'https:');
  const code = company?.companycode;
  return code
    ? `https://trudvsem.ru/vacancy/card/${encodeURIComponent(code)}/${encodeURIComponent(id)}`
    : null;
}

const companyName = ({ company }: TrudvsemVacancy): string | null => plainText(company?.name ?? '') || null;

/**
 * By the portal's code, and by name where somebody else's feed has put the vacancy there: then one code stands for many
 * employers (docs/rules.md#source-trudvsem-company).
 */
function companyIdOf(vacancy: TrudvsemVacancy): string | null {
  const name = companyName(vacancy);
  if (name === null) return null;
  const code = vacancy.company?.companycode;
  const isOwn = /работодател/iu.test(vacancy.source ?? '');
  return `trudvsem-${code && isOwn ? code : hashOf(fold(name))}`;
}

/** What the portal says of a vacancy beyond its row. */
export function detailOf(vacancy: TrudvsemVacancy): VacancyDetail {
  const html = descriptionOf(vacancy);
  return { tags: listedTags(vacancy), html, text: plainLines(html ?? ''), isOpen: true };
}

/** One more with each change of the columns that are made of a record. */
export const mappingVersion = 10;

/** Of whole years: «3» is at least three. Null for what is no number, or nobody's demand. */
function experienceOf(years: string | null): JobRow['experience'] {
  if (years === null || !/^\d{1,2}$/u.test(years.trim())) return null;
  const least = Number(years);
  if (least === 0) return 'Нет опыта';
  if (least < 3) return '1–3 года';
  if (least < 6) return '3–6 лет';
  return least <= 20 ? 'Более 6 лет' : null;
}

/** docs/rules.md#source-repost */
function repostKeys(
  vacancy: TrudvsemVacancy,
  name: string,
  { title, location, written }: Pick<JobRow, 'title' | 'location'> & { written: string },
): Pick<SourceVacancy, 'repostKey' | 'formerRepostKeys'> {
  const keyOf = (pay: unknown, place: string) => hashOf(fold(name), fold(title), pay, place);
  const [pay, formerPay] = [boundsOf(vacancy), vacancy.salary_min ?? 0];
  const respelled = location === written ? [] : [keyOf(pay, written)];
  return { repostKey: keyOf(pay, location), formerRepostKeys: [...respelled, keyOf(formerPay, written)] };
}

/** The portal's vacancy in our columns (docs/rules.md#vacancy-row); `sourceUrl` is that of `sourceUrlOf`. */
export function toSourceVacancy(
  vacancy: TrudvsemVacancy,
  categoryId: string,
  sourceUrl: string,
  rates: ExchangeRates,
): SourceVacancy {
  const detail = detailOf(vacancy);
  const name = companyName(vacancy);
  const title = titleOf(vacancy);
  const addresses = (vacancy.addresses?.address ?? []).flatMap(({ location }) => location ?? []);
  const written = locationOf(addresses, vacancy.region?.name ?? null);
  const experience = vacancy.requirement[0]?.experience ?? null;
  const industryId = industryOfSpecialisation(vacancy.category?.specialisation ?? null);
  const columns = {
    id: `trudvsem-${vacancy.id}`,
    title,
    company: name ?? unnamedCompany,
    location: spelledPlace(written),
    job_type: storedJobType(jobTypeOf(vacancy, title)),
    tags: detail.tags ?? guessedTags(vacancy, title, detail.text),
    published_at: publishedAt(vacancy),
    is_open: true,
    source_url: sourceUrl,
    category_id: categoryId,
    company_id: companyIdOf(vacancy),
    source: 'trudvsem' as const,
    external_id: vacancy.id,
    // What the portal gives are people's own phones and mailboxes.
    has_direct_contacts: false,
    ...salaryOf(vacancy, rates),
  };
  const cluster = clusterKey({
    companyId: columns.company_id,
    company: columns.company,
    title,
    salaryWords: columns.salary_words,
    experience,
  });
  const row = {
    ...columns,
    tags_guessed: detail.tags === null,
    experience: experienceOf(experience),
    cluster_key: cluster === null ? null : hashOf(cluster),
    // Not `date_modify`: employers renew what they do not change.
    content_hash: contentHash(mappingVersion, columns, detail.html, experience, industryId),
  };
  return {
    row,
    text: detail.text,
    detail,
    industryId,
    ...(name !== null && repostKeys(vacancy, name, { title, location: columns.location, written })),
  };
}

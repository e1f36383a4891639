import * as z from 'zod';
import { AppError } from '#core/contract/errors.ts';
import { type ExchangeRates, ratesFrom } from '#core/domain/job/pay/currency.ts';
import { industries } from '#core/domain/search/industries.ts';
import { plainLines } from '#core/domain/text/html-text.ts';
import { type SourceAccess, sourceErrorOf } from '../http-client.ts';
import {
  code,
  firstOf,
  maxIdLength,
  maxItemsPerAnswer,
  nullIfInvalid,
  numberedCode,
  prose,
} from '../sanitize/bounded-types.ts';
import { sanitised } from '../sanitize/description.ts';
import {
  crashingRecordReason,
  type ListOptions,
  namelessReason,
  readAtOnce,
  requireRead,
  type Source,
  type SourcePage,
  type SourceVacancy,
  type VacancyDetail,
} from '../source.ts';
import { hhClient } from './client.ts';
import { ignoresDates, noToken, unexpectedShape } from './errors.ts';
import { classifyByRoles, rolesOfUnit } from './roles.ts';
import { type HhCursor, halve, hhCursor, hhDate, maxOverfull, maxResults, type Slice } from './slices.ts';
import { firstPublishedAt, type HhVacancy, hhVacancy, listedTags, toSourceVacancy } from './vacancy.ts';

const perPage = 100;

const me = z.object({
  is_application: z.boolean().nullish(),
  is_employer: z.boolean().nullish(),
  is_applicant: z.boolean().nullish(),
});
const currencies = z.object({
  currency: firstOf(500, z.object({ code: code(10), rate: z.number() })).refine((all) => all.length > 0),
});
const listPage = z.object({
  items: z.array(z.unknown()).max(maxItemsPerAnswer),
  found: nullIfInvalid(z.number().int().min(0)),
  pages: nullIfInvalid(z.number().int().min(0)),
});
const employer = z.object({ industries: nullIfInvalid(firstOf(100, z.object({ id: code(100) }))) });
/** Enough to name an item that cannot be read. */
const recordIdentity = z
  .object({ id: nullIfInvalid(numberedCode(maxIdLength)), name: nullIfInvalid(prose(300)) })
  .catch({ id: null, name: null });

const ourIndustries = new Set(industries.map(({ id }) => id));

function read<Type extends z.ZodType>(type: Type, answer: unknown): z.output<Type> {
  const parsed = type.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw unexpectedShape(parsed.error.message);
}

const isMissing = (error: unknown): boolean => sourceErrorOf(error)?.status === 404;

async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function searchQuery(role: string, { from, to }: Slice, page: number): string {
  const query = new URLSearchParams({
    professional_role: role,
    page: String(page),
    per_page: String(perPage),
    order_by: 'publication_time',
    no_magic: 'true',
  });
  if (from !== null) query.set('date_from', hhDate(from));
  if (to !== null) query.set('date_to', hhDate(to));
  return query.toString();
}

/** The next page, slice or role of the unit; null when it has none left. */
function nextCursor(at: HhCursor, roles: number, whole: Slice, isLastPage: boolean): HhCursor | null {
  if (!isLastPage) return { ...at, page: at.page + 1 };
  const slices = at.slices.slice(1);
  if (slices.length > 0) return { ...at, slices, page: 0 };
  return at.role + 1 < roles ? { role: at.role + 1, slices: [whole], page: 0, overfull: 0 } : null;
}

const serializeCursor = (cursor: HhCursor | null): string | null => cursor && JSON.stringify(cursor);

interface ItemRead {
  /** Why it is left out. */
  skip?: string;
  isOutside?: true;
  /** Left out as well where its role is another. */
  vacancy?: SourceVacancy;
  hasOtherRole: boolean;
}

function readItem(item: unknown, role: string, rates: ExchangeRates): ItemRead {
  const parsed = hhVacancy.safeParse(item);
  if (!parsed.success) return { skip: 'вакансия пришла в нечитаемом виде', hasOtherRole: false };
  const roles = parsed.data.professional_roles.map(({ id }) => id);
  const hasOtherRole = !roles.includes(role);
  const placement = classifyByRoles(parsed.data.name, roles);
  if ('skip' in placement) return { skip: placement.skip, isOutside: true, hasOtherRole };
  if (hasOtherRole) return { hasOtherRole };
  const vacancy = toSourceVacancy(parsed.data, placement.categoryId, rates);
  if (vacancy.row.title === '') return { skip: namelessReason, hasOtherRole };
  return { vacancy, hasOtherRole };
}

interface ItemsRead {
  page: SourcePage;
  otherRoles: number;
}

const emptyPage = (next: HhCursor | null): SourcePage => ({
  vacancies: [],
  skipped: [],
  notices: [],
  next: serializeCursor(next),
});

function detailOf(vacancy: HhVacancy): VacancyDetail {
  const html = vacancy.description ? sanitised(vacancy.description) : null;
  return {
    tags: listedTags(vacancy),
    html,
    text: plainLines(html ?? ''),
    isOpen: vacancy.archived !== true,
    firstPublishedAt: firstPublishedAt(vacancy),
  };
}

/**
 * hh.ru through its API with an application's token (docs/rules.md#source-hh). A unit is read role by role, each page
 * by page.
 */
export function hhSource(access: SourceAccess): Source {
  const get = hhClient(access);

  /** Items in our columns, each of those left out with its reason; counts those of a role that was not asked for. */
  async function readItems(
    items: unknown[],
    role: string,
    at: HhCursor,
    options: ListOptions,
  ): Promise<ItemsRead> {
    const { rates, readRecord = readAtOnce } = options;
    const page = emptyPage(null);
    let otherRoles = 0;
    for (const [index, item] of items.entries()) {
      const { id, name } = recordIdentity.parse(item);
      const externalId = id || `${role}-${at.slices.length}-${at.page}-${index}`;
      const read = await readRecord(externalId, () => readItem(item, role, rates));
      const skip = read === null ? crashingRecordReason : read.value.skip;
      // The name of a nameless one is a person's phone or mailbox.
      const title = skip === namelessReason ? '' : (name ?? '');
      const isOutside = read?.value.isOutside;
      if (skip !== undefined)
        page.skipped.push({ externalId, title, reason: skip, ...(isOutside && { isOutside }) });
      if (read?.value.vacancy) page.vacancies.push(read.value.vacancy);
      if (read?.value.hasOtherRole) otherRoles++;
    }
    return { page, otherRoles: otherRoles };
  }

  return {
    id: 'hh',
    listsWhole: false,

    async check() {
      if (access.token === '') throw new AppError('source_refused', noToken);
      const tokenInfo = read(me, await get('/me'));
      if (tokenInfo.is_applicant && !tokenInfo.is_application && !tokenInfo.is_employer)
        throw new AppError(
          'source_refused',
          'hh.ru не пускает к поиску вакансий с токеном пользователя: нужен токен приложения.',
        );
      const dictionaries = currencies.safeParse(await orNull(get('/dictionaries')));
      return dictionaries.success
        ? ratesFrom(new Date().toISOString().slice(0, 10), dictionaries.data.currency)
        : null;
    },

    async list(unit, cursor, options) {
      const { since } = options;
      const roles = rolesOfUnit(unit);
      const whole: Slice = { from: since === null ? null : Date.parse(since), to: null };
      const at: HhCursor =
        cursor === null
          ? { role: 0, slices: [whole], page: 0, overfull: 0 }
          : hhCursor.parse(JSON.parse(cursor));
      const role = roles[at.role];
      const [slice = whole, ...laterSlices] = at.slices;
      if (role === undefined) return emptyPage(null);

      const answer = read(listPage, await get(`/vacancies?${searchQuery(role, slice, at.page)}`));
      const found = answer.found ?? answer.items.length;
      const hasTooMany = at.page === 0 && found > maxResults;
      const halves = hasTooMany ? halve(slice, Date.now()) : null;
      if (halves) return emptyPage({ ...at, slices: [...halves, ...laterSlices] });

      const { page, otherRoles } = await readItems(answer.items, role, at, options);
      // hh.ru ignores a parameter it does not know: then the whole country comes instead of a role.
      if (otherRoles > 0) {
        page.notices.push(`hh.ru прислал вакансии не той роли, о которой спросили (${role}): ${otherRoles}.`);
        page.isPartial = true;
      }
      if (hasTooMany && at.overfull === maxOverfull) throw new AppError('source_broken', ignoresDates);
      if (hasTooMany)
        page.notices.push(
          `За пять минут опубликовано больше 2000 вакансий роли ${role}: прочитаны первые 2000 из ${found}.`,
        );
      const pages = Math.min(answer.pages ?? Math.ceil(found / perPage), maxResults / perPage);
      // A page of otherRoles alone has ignored the question: there is no sense in reading on. An empty one is none.
      const isUseless = otherRoles === answer.items.length;
      const isLastPage = isUseless || at.page + 1 >= pages;
      const inARow = hasTooMany ? at.overfull + 1 : 0;
      const counted = { ...at, overfull: at.page === 0 ? inARow : at.overfull };
      return { ...page, next: serializeCursor(nextCursor(counted, roles.length, whole, isLastPage)) };
    },

    async detail({ external_id }, readRecord = readAtOnce): Promise<VacancyDetail | null> {
      const answer = await orNull(get(`/vacancies/${encodeURIComponent(external_id)}`));
      if (answer === null) return null;
      const readDetail = () => {
        const vacancy = read(hhVacancy, answer);
        if (vacancy.id !== external_id)
          throw unexpectedShape(`asked for ${external_id}, another vacancy came`);
        return detailOf(vacancy);
      };
      return requireRead(await readRecord(external_id, readDetail));
    },

    async industryOf(employerExternalId) {
      const answer = await orNull(get(`/employers/${encodeURIComponent(employerExternalId)}`));
      if (answer === null) return null;
      const [first] = read(employer, answer).industries ?? [];
      const group = first?.id.split('.')[0] ?? '';
      return ourIndustries.has(group) ? group : null;
    },
  };
}

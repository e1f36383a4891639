import * as z from 'zod';
import { AppError } from '#core/contract/errors.ts';
import type { ExchangeRates } from '#core/domain/job/pay/currency.ts';
import { number } from '#core/domain/text/plural.ts';
import { type SourceAccess, sourceErrorOf } from '../http-client.ts';
import {
  cannotBeAskedFor,
  crashingRecordReason,
  type ListOptions,
  namelessReason,
  readAtOnce,
  requireRead,
  type Source,
  type SourcePage,
  type SourceVacancy,
} from '../source.ts';
import { categoryOf } from './category.ts';
import { type TrudvsemAnswer, trudvsemClient } from './client.ts';
import { unexpectedShape } from './errors.ts';
import { recordIdentity, trudvsemVacancy } from './record.ts';
import { searchTermsOf } from './search-terms.ts';
import { companyCodeIn, detailOf, modifiedAt, sourceUrlOf, titleOf, toSourceVacancy } from './vacancy.ts';

const perPage = 100;
/** `offset` counts pages, and no search shows more than its first 10,000. */
const pages = 100;

/** A text is at its end for an incremental crawl after so many: the portal puts new ones first by and large, not strictly. */
const quietPages = 3;

/** Where the reading of a unit stands: its text, and that text's page. */
const cursorSchema = z.object({
  text: z.number().int().min(0),
  page: z.number().int().min(0),
  /** Of an incremental crawl: so many pages in a row without news. A run of an earlier release has none. */
  quiet: z.number().int().min(0).default(0),
});
type Cursor = z.infer<typeof cursorSchema>;

/** «нет ни ссылки, ни кода компании»: neither could it be shown with its source, nor asked for again. */
const noAddressReason = 'нет ни ссылки на вакансию, ни кода компании';

const emptyPage = (): SourcePage => ({ vacancies: [], skipped: [], notices: [], next: null });

/** What becomes of a record: a vacancy, a reason to leave it out, or nothing new since the last crawl. */
type RecordRead =
  | { vacancy: SourceVacancy }
  | { skip: string; title: string; isReadable: boolean; isOutside?: true }
  | null;

function readVacancy(record: unknown, rates: ExchangeRates, since: number | null): RecordRead {
  const parsed = trudvsemVacancy.safeParse(record);
  if (!parsed.success) {
    const { id, 'job-name': name } = recordIdentity.parse(record);
    const unreadable = name?.trim() ? 'вакансия пришла в нечитаемом виде' : namelessReason;
    const skip = id ? unreadable : 'вакансия пришла без номера';
    return { skip, title: name ?? '', isReadable: false };
  }
  const vacancy = parsed.data;
  const modified = modifiedAt(vacancy);
  if (since !== null && modified !== null && modified < since) return null;
  const title = titleOf(vacancy);
  // A phone, a mailbox or a tag in the place of a name is gone from the title.
  if (title === '') return { skip: namelessReason, title, isReadable: true };
  const position = vacancy.typicalPosition ?? null;
  const placement = categoryOf({
    title,
    typicalPosition: position === 'Ничего не выбрано' ? null : position,
    specialisation: vacancy.category?.specialisation ?? null,
  });
  if ('skip' in placement) return { skip: placement.skip, title, isReadable: true, isOutside: true };
  const sourceUrl = sourceUrlOf(vacancy);
  if (sourceUrl === null) return { skip: noAddressReason, title, isReadable: true };
  return { vacancy: toSourceVacancy(vacancy, placement.categoryId, sourceUrl, rates) };
}

/** Vacancies in our columns, each of those left out with its reason; of an incremental crawl the unchanged are passed over. */
async function readVacancies(
  found: readonly unknown[],
  at: Cursor,
  { rates, since, readRecord = readAtOnce }: ListOptions,
): Promise<{ page: SourcePage; hasNews: boolean }> {
  const page = emptyPage();
  const sinceTime = since === null ? null : Date.parse(since);
  let hasNews = false;
  for (const [index, record] of found.entries()) {
    const { id, 'job-name': name } = recordIdentity.parse(record);
    const externalId = id || `${at.text}-${at.page}-${index}`;
    const read = await readRecord(externalId, () => readVacancy(record, rates, sinceTime));
    const result =
      read === null ? { skip: crashingRecordReason, title: name ?? '', isReadable: false } : read.value;
    if (result === null) continue;
    if ('vacancy' in result) page.vacancies.push(result.vacancy);
    else
      page.skipped.push({
        externalId,
        title: result.title,
        reason: result.skip,
        ...(result.isOutside && { isOutside: true }),
      });
    // One that cannot be read tells nothing of news.
    hasNews ||= 'vacancy' in result || result.isReadable;
  }
  return { page, hasNews };
}

/**
 * «Работа России», open data without a key (docs/rules.md#source-trudvsem). A unit is read text by text, each page by
 * page.
 */
export function trudvsemSource(access: SourceAccess): Source {
  const get = trudvsemClient(access);

  const search = (text: string, page: number): Promise<TrudvsemAnswer> =>
    get(`/vacancies?${new URLSearchParams({ text, limit: String(perPage), offset: String(page) })}`);

  return {
    id: 'trudvsem',
    listsWhole: true,

    async check() {
      await get('/vacancies?limit=1&offset=0');
      return null;
    },

    async list(unit, cursor, options) {
      const texts = searchTermsOf(unit);
      const at: Cursor =
        cursor === null ? { text: 0, page: 0, quiet: 0 } : cursorSchema.parse(JSON.parse(cursor));
      const text = texts[at.text];
      if (text === undefined) return emptyPage();
      const nextText = at.text + 1 < texts.length ? JSON.stringify({ text: at.text + 1, page: 0 }) : null;

      let answer: TrudvsemAnswer;
      try {
        answer = await search(text, at.page);
      } catch (error) {
        // What was read stays; with its first page a text has nothing, and the run must know.
        if (options.canWait && sourceErrorOf(error)?.isRetryable) throw error;
        if (at.page === 0 || !(error instanceof AppError) || error.code !== 'source_broken') throw error;
        const notice = `Запрос «${text}»: страница ${at.page + 1} и следующие не прочитаны. ${error.message}`;
        return { ...emptyPage(), notices: [notice], isPartial: true, next: nextText };
      }

      const { total, vacancies } = answer;
      const { page, hasNews } = await readVacancies(vacancies, at, options);
      if (at.page === 0 && total !== null && total > perPage * pages)
        page.notices.push(
          `По запросу «${text}» портал отдаёт первые ${number(perPage * pages)} вакансий из ${number(total)}.`,
        );
      const quiet = hasNews ? 0 : at.quiet + 1;
      const isLast =
        vacancies.length < perPage ||
        (total !== null && (at.page + 1) * perPage >= total) ||
        at.page + 1 >= pages ||
        (options.since !== null && quiet === quietPages);
      return { ...page, next: isLast ? nextText : JSON.stringify({ ...at, page: at.page + 1, quiet }) };
    },

    async detail({ external_id, source_url, listed_url }, readRecord = readAtOnce) {
      const code = companyCodeIn(listed_url ?? source_url);
      if (code === null) throw cannotBeAskedFor(`the address of ${external_id} names no company`);
      let answer: TrudvsemAnswer;
      try {
        answer = await get(
          `/vacancies/vacancy/${encodeURIComponent(code)}/${encodeURIComponent(external_id)}`,
        );
      } catch (error) {
        if (sourceErrorOf(error)?.status === 404) return null;
        throw error;
      }
      if (answer.vacancies.length === 0) return null;
      const read = () => {
        const vacancy = answer.vacancies
          .map((record) => trudvsemVacancy.safeParse(record).data)
          .find((candidate) => candidate?.id === external_id);
        if (!vacancy) throw unexpectedShape(`asked for ${external_id}, another vacancy came`);
        return detailOf(vacancy);
      };
      return requireRead(await readRecord(external_id, read));
    },

    // A vacancy of the list says it itself.
    industryOf: () => Promise.resolve(null),
  };
}

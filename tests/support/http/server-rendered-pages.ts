import type { Context } from 'aws-lambda';
import { afterAll, beforeAll, vi } from 'vitest';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { getCompanyPage, getListPage, getSitemapPage, getVacancyPage } from '#core/contract/pages.ts';
import { handler as answerCompany } from '#functions/http/pages/get-company-page.ts';
import { handler as answerList } from '#functions/http/pages/get-list-page.ts';
import { handler as answerSitemapPage } from '#functions/http/pages/get-sitemap-page.ts';
import { handler as answerVacancy } from '#functions/http/pages/get-vacancy-page.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as jobContacts from '#functions/store/job-contacts.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { startDynamodb } from '../store/dynamodb.ts';
import { jobRowWith } from '../store/job-rows.ts';
import { httpEvent } from './http-event.ts';

/** Stands in a title, a company's name, a tag and a description. */
export const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';

/** Two open vacancies of one company and one of another source, a hidden and a closed one. */
export function useVacancies(): void {
  let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;

  beforeAll(async () => {
    vi.stubEnv('INDEXED_SOURCES', 'trudvsem');
    dynamodb = await startDynamodb();
    await jobs.put([
      jobRowWith({
        id: 'hh-1',
        title: 'Senior ML-инженер',
        ai_score: 92,
        has_direct_contacts: true,
        modified_at: '2026-11-20T09:30:07.900Z',
      }),
      jobRowWith({ id: 'hh-2', title: `Повар ${hostile}`, company: hostile, tags: [hostile] }),
      jobRowWith({ id: 'hh-3', title: 'Скрытая', is_active: false }),
      jobRowWith({ id: 'hh-5', title: 'Закрытая', is_open: false, closed_at: '2026-11-11T21:30:00.000Z' }),
      jobRowWith({ id: 'trudvsem-4', title: 'Сварщик', source: 'trudvsem', company_id: 'trudvsem-9' }),
    ]);
    await descriptions.put({ id: 'hh-1', html: '<p>Ищем человека.</p>' });
    await descriptions.put({ id: 'trudvsem-4', html: `<p>Варим. ${hostile}</p>` });
    await jobContacts.put('hh-1', { email: 'boss@example.com', telegram: '@boss_example', site: null });
  });
  afterAll(() => dynamodb.close());
}

/** As whoever writes vacancies does: readers look at the feed for some seconds after a word, and no longer. */
export async function change(work: Promise<unknown>): Promise<void> {
  await work;
  await versions.bump('jobs');
}

export async function answer(
  handler: typeof answerList,
  operation: Endpoint,
  input: Parameters<typeof httpEvent>[1],
) {
  const event = httpEvent(operation, { headers: { 'x-site-origin': 'https://jobs.example.ru' }, ...input });
  const { statusCode, headers, body = '' } = await handler(event, {} as Context);
  return { status: statusCode, headers, body };
}
export const list = (query = '') => answer(answerList, getListPage, { query });
export const vacancy = (jobId: string) => answer(answerVacancy, getVacancyPage, { path: { jobId } });
export const company = (companyId: string) => answer(answerCompany, getCompanyPage, { path: { companyId } });

export const visibleText = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');

/** The addresses of the first file. */
export async function sitemapUrls(): Promise<(string | undefined)[]> {
  const { body } = await answer(answerSitemapPage, getSitemapPage, { path: { page: '1' } });
  return [...body.matchAll(/<loc>([^<]*)</g)].map(([, url]) => url);
}

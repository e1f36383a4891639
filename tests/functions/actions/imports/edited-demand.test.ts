import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newImportRun } from '#core/domain/import/import-run.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import type { JobChanges } from '#core/domain/job/job-draft.ts';
import { demandVersion } from '#core/domain/match/vacancy/demand-of.ts';
import { updatedRow, withDetail } from '#functions/actions/imports/imported-row.ts';
import { storePage } from '#functions/actions/imports/store-page.ts';
import { create } from '#functions/actions/jobs/create-job.ts';
import { edit } from '#functions/actions/jobs/edit-job.ts';
import type { SourceVacancy, VacancyDetail } from '#functions/sources/source.ts';
import * as jobs from '#functions/store/jobs.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  dynamodb = await startDynamodb();
});
afterAll(() => dynamodb.close());
beforeEach(emptyTables);

const id = 'trudvsem-a';
const now = '2026-11-20T00:00:00.000Z';
const detailOf = (text: string): VacancyDetail => ({
  tags: ['Go'],
  html: `<p>${text}</p>`,
  text,
  isOpen: true,
});
const vacancy = (title: string, text: string): SourceVacancy => ({
  text,
  detail: detailOf(text),
  row: {
    ...{ id, external_id: 'a', source: 'trudvsem', title, company: 'Вектор', location: 'Москва' },
    ...{ job_type: 'Полная занятость', salary: null, salary_words: null, salary_rate: null, tags: [] },
    tags_guessed: false,
    ...{ published_at: '2026-11-15T00:00:00.000Z', source_url: null, category_id: 'backend' },
    ...{ company_id: null, is_open: true, has_direct_contacts: false, cluster_key: null },
    ...{ experience: null, content_hash: `${title} ${text}` },
  },
});
const asksOf = async (jobId = id) => (await jobs.get(jobId)).demand?.asks;
const change = (changes: JobChanges) => edit('boss', id, changes);

let runs = 0;
async function importIt(title: string, text: string): Promise<void> {
  const run = newImportRun({
    id: `run-${++runs}`,
    source: 'trudvsem',
    started_by: 'test',
    started_at: '2026-11-20T00:00:00.000Z',
  });
  await storePage(
    run,
    { vacancies: [vacancy(title, text)], skipped: [], notices: [], next: null },
    new Set(),
  );
}

describe('what a vacancy asks for, in the words of an admin', () => {
  beforeEach(() => importIt('Программист', 'Пишем на Redis'));

  it.each<[string, JobChanges, string[]]>([
    ['the title', { title: 'Программист Kafka' }, ['^kafka', '!go', '!redis']],
    ['the tags', { tags: ['Docker'] }, ['!docker', '!redis']],
    ['the description', { description: '<p>Требования:</p><ul><li>Kafka</li></ul>' }, ['!go', '!kafka']],
    ['an empty description', { description: '' }, ['!go']],
  ])('is read anew after a change of %s alone', async (_, changes, asks) => {
    expect(await asksOf()).toEqual(['!go', '!redis']);
    await change(changes);
    expect(await jobs.get(id)).toMatchObject({ demand: { version: demandVersion, asks } });
    expect((await jobs.get(id)).edited).not.toContain('demand');
  });

  it('takes tags of an admin in place of guessed ones', async () => {
    await jobs.change(id, (row) => ({ ...row, tags: ['PHP'], tags_guessed: true }));
    await change({ title: 'Программист Kafka' });
    expect(await asksOf()).toEqual(['^kafka', '!redis']);
    await change({ tags: ['Docker'] });
    expect(await asksOf()).toEqual(['^kafka', '!docker', '!redis']);
  });

  it('stays after any other change, whatever read it', async () => {
    const before = { version: 0, asks: ['!old'], roles: [], level: null, languages: [] };
    await jobs.change(id, (row) => ({ ...row, demand: before }));
    await change({ location: 'Тула', salaryFrom: 100_000 });
    expect((await jobs.get(id)).demand).toEqual(before);
  });

  it('is read of a new vacancy, its roles and languages as well', async () => {
    const { demand } = await create('boss', {
      ...{ title: 'Senior Python-разработчик', company: 'Альфа', location: 'Москва' },
      ...{ type: 'Полная занятость', salaryFrom: null, salaryTo: null, categoryId: 'backend' },
      ...{ industryId: null, tags: ['Django'], sourceUrl: null, isRecommended: false },
      description: '<p>Требования</p><ul><li>Kafka</li><li>Английский B2</li></ul><p>Условия</p><p>Go</p>',
      contacts: { email: null, telegram: null, site: null },
    });
    expect(demand).toMatchObject({
      version: demandVersion,
      asks: expect.arrayContaining(['^python', '!django', '!kafka']),
      roles: ['python-dev'],
      level: 'Senior',
      languages: ['english:B2'],
    });
    expect(demand?.asks).not.toContain('!go');
  });
});

describe('an import afterwards', () => {
  beforeEach(() => importIt('Программист', 'Пишем на Redis'));

  it.each<[string, JobChanges, string[]]>([
    ['the title', { title: 'Программист Kafka' }, ['^kafka', '!go', '!clickhouse']],
    ['the tags', { tags: ['Docker'] }, ['^php', '!docker', '!clickhouse']],
    ['the description', { description: '<p>Kafka</p>' }, ['!go', '!kafka']],
  ])('keeps %s that an admin has written, and what is asked for by it', async (_, changes, asks) => {
    await change(changes);
    await importIt('Программист PHP', 'Пишем на ClickHouse');
    expect(await asksOf()).toEqual(asks);
  });

  it.each<[string, JobChanges, number]>([
    ['the title', { title: 'ML-инженер' }, 75],
    ['the tags', { tags: ['PyTorch', 'LLM'] }, 19],
    ['the description', { description: '<p>PyTorch, RAG</p>' }, 10],
  ])(
    'keeps the score that %s of an admin gives (docs/rules.md#ai-keeps-admin)',
    async (_, changes, score) => {
      await change(changes);
      await importIt('Программист PHP', 'Пишем на Python и Kafka, Hugging Face');
      expect((await jobs.get(id)).ai_score).toBe(score);
    },
  );

  it('is the same however it comes, and one that says nothing leaves what is there', async () => {
    await change({ title: 'Программист Kafka' });
    const before = await jobs.get(id);
    const listed = { tags: ['Go'], tags_guessed: false, ai_score: 0 };
    const inList = updatedRow(vacancy('Программист PHP', 'Пишем на ClickHouse'), before, now);
    const inDetail = withDetail(before, detailOf('Пишем на ClickHouse'), listed);
    expect([inList.demand, inList.ai_score]).toEqual([inDetail.demand, inDetail.ai_score]);
    const silent: VacancyDetail = { tags: null, html: null, text: '', isOpen: true };
    const rows: JobRow[] = [
      withDetail(before, silent, listed),
      updatedRow({ ...vacancy('Программист PHP', ''), detail: silent }, before, now),
    ];
    for (const { demand, ai_score } of rows)
      expect([demand, ai_score]).toEqual([before.demand, before.ai_score]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ImportRun, newImportRun } from '#core/domain/import/import-run.ts';
import { closedAfter } from '#core/domain/job/freshness.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { storePage } from '#functions/actions/imports/store-page.ts';
import type { SourceVacancy, VacancyDetail } from '#functions/sources/source.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { putItems } from '#tests/support/store/stored-items.ts';

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  dynamodb = await startDynamodb();
});
afterAll(() => dynamodb.close());
beforeEach(emptyTables);

const detail: VacancyDetail = { tags: ['Go'], html: '<p>Пишем на Go</p>', text: 'Пишем на Go', isOpen: true };

const vacancy = (
  id: string,
  overrides: Partial<SourceVacancy> = {},
  row: Partial<SourceVacancy['row']> = {},
) =>
  ({
    text: '',
    ...overrides,
    row: {
      id: `trudvsem-${id}`,
      external_id: id,
      source: 'trudvsem',
      title: 'Программист',
      company: 'Вектор',
      location: 'Москва',
      job_type: 'Полная занятость',
      salary: '100 000 ₽',
      salary_words: 'от 100 000 ₽',
      salary_rate: null,
      tags: ['Из списка'],
      tags_guessed: false,
      published_at: '2026-11-15T00:00:00.000Z',
      source_url: `https://trudvsem.ru/vacancy/card/${id}`,
      category_id: 'backend',
      company_id: 'trudvsem-1',
      is_open: true,
      has_direct_contacts: false,
      cluster_key: null,
      experience: null,
      content_hash: `hash of ${id}`,
      ...row,
    },
  }) satisfies SourceVacancy;

const newRun = (n: number): ImportRun =>
  newImportRun({
    id: `run-${n}`,
    source: 'trudvsem',
    started_by: 'test',
    started_at: '2026-11-20T00:00:00.000Z',
  });

/** The page of a run of its own. */
async function store(n: number, ...vacancies: SourceVacancy[]): Promise<ImportRun> {
  const page = { vacancies, skipped: [], notices: [], next: null };
  return storePage(newRun(n), page, new Set());
}

const edit = (id: string, changes: Partial<JobRow>) => jobs.change(id, (row) => ({ ...row, ...changes }));
const skipsOf = async (n: number) =>
  (await importRuns.listSkips(`run-${n}`)).map(({ id, reason }) => `${id}: ${reason}`);

describe('a vacancy whose detail stands in the list', () => {
  it('is described at once and asked for no more', async () => {
    const { counts, details_queue, details_queued } = await store(
      1,
      vacancy('a', { detail, industryId: '7' }),
    );
    expect(counts).toMatchObject({ found: 1, new: 1 });
    expect(await jobs.get('trudvsem-a')).toMatchObject({
      tags: ['Go'],
      has_description: true,
      industry_id: '7',
    });
    expect(await descriptions.find('trudvsem-a')).toBe(detail.html);
    expect([details_queued, await importRuns.countWaiting(details_queue)]).toEqual([0, 0]);
  });

  it('is written anew when it has changed, and when its source has closed it', async () => {
    await store(1, vacancy('a', { detail }), vacancy('b', { detail }), vacancy('c', { detail }));
    const { counts } = await store(
      2,
      vacancy('a', { detail: { ...detail, html: '<p>Rust</p>', tags: ['Rust'] } }, { content_hash: 'other' }),
      vacancy('b', { detail: { ...detail, isOpen: false } }),
      vacancy('c', { detail }),
    );
    expect(counts).toEqual({ found: 3, new: 0, updated: 2, unchanged: 1, skipped: 0 });
    expect((await jobs.get('trudvsem-a')).tags).toEqual(['Rust']);
    expect(await descriptions.find('trudvsem-a')).toBe('<p>Rust</p>');
    expect((await jobs.get('trudvsem-b')).is_open).toBe(false);
  });
});

it('leaves out a row that the table would refuse, and stores the others (docs/rules.md#import-refused)', async () => {
  const { counts } = await store(
    1,
    vacancy('a', { detail }),
    vacancy('b', { detail }, { title: '' }),
    vacancy('c', { detail }, { experience: (() => null) as never }),
  );
  expect(counts).toEqual({ found: 3, new: 1, updated: 0, unchanged: 0, skipped: 2 });
  expect(await skipsOf(1)).toEqual([
    'b: в таком виде вакансию нельзя сохранить',
    'c: в таком виде вакансию нельзя сохранить',
  ]);
  expect(await jobs.get('trudvsem-a')).toMatchObject({ title: 'Программист' });
});

describe('a vacancy that is published again (docs/rules.md#freshness-reposts)', () => {
  const published = (day: number, hash: string) => ({
    published_at: `2026-11-${day}T00:00:00.000Z`,
    content_hash: hash,
  });
  const publications = async () => {
    const { first_published_at, reposts, reopened_at, is_open } = await jobs.get('trudvsem-a');
    return [first_published_at?.slice(8, 10), reposts, reopened_at?.slice(8, 10), is_open];
  };

  it('keeps its first day, and counts each later one once, however often a page is read', async () => {
    await store(1, vacancy('a', { detail }, published(10, '1')));
    expect(await publications()).toEqual(['10', 0, undefined, true]);
    for (const run of [2, 3]) await store(run, vacancy('a', { detail }, published(13, '2')));
    await store(4, vacancy('a', { detail }, { ...published(13, '3'), title: 'Другое' }));
    expect(await publications()).toEqual(['10', 1, undefined, true]);
    const earlier = { ...detail, firstPublishedAt: '2026-11-02T00:00:00.000Z' };
    await store(5, vacancy('a', { detail: earlier }, published(16, '4')));
    expect(await publications()).toEqual(['02', 2, undefined, true]);
  });

  it('begins anew where its source had closed it', async () => {
    await store(1, vacancy('a', { detail }, published(10, '1')));
    await store(2, vacancy('a', { detail }, published(13, '2')));
    await edit('trudvsem-a', { is_open: false });
    await store(3, vacancy('a', { detail }, published(18, '3')));
    expect(await publications()).toEqual(['10', 0, '18', true]);
  });
});

describe('an admin’s word', () => {
  it('stays: columns, description, hiding; the rest follows the source', async () => {
    await store(1, vacancy('a', { detail }));
    await edit('trudvsem-a', {
      title: 'Ведущий программист',
      salary: null,
      tags: [],
      is_active: false,
      has_description: false,
      has_direct_contacts: true,
      edited: ['title', 'salary', 'tags', 'description', 'contacts'],
    });
    await descriptions.put({ id: 'trudvsem-a', html: '<p>Своё</p>' });
    const changed = { title: 'Стажёр', salary: '1 ₽', location: 'Тверь', content_hash: 'other' };
    await store(2, vacancy('a', { detail: { ...detail, html: '<p>Чужое</p>' } }, changed));
    expect(await jobs.get('trudvsem-a')).toMatchObject({
      title: 'Ведущий программист',
      salary: null,
      tags: [],
      is_active: false,
      has_description: false,
      has_direct_contacts: true,
      location: 'Тверь',
      content_hash: 'other',
      edited: ['title', 'salary', 'tags', 'description', 'contacts'],
    });
    expect(await descriptions.find('trudvsem-a')).toBe('<p>Своё</p>');
  });

  it('a deleted vacancy does not come back; the skip says why', async () => {
    await store(1, vacancy('a', { detail }), vacancy('b', { detail }));
    await jobs.delete('trudvsem-a');
    const version = (await versions.get('jobs')).version;
    const { counts, jobs_by_category } = await store(
      2,
      vacancy('a', { detail }, { content_hash: 'other' }),
      vacancy('b', { detail }),
    );
    expect(counts).toEqual({ found: 2, new: 0, updated: 0, unchanged: 1, skipped: 1 });
    expect(jobs_by_category).toEqual({ backend: 1 });
    expect(await jobs.find('trudvsem-a')).toBeNull();
    expect(await skipsOf(2)).toEqual(['a: удалена администратором']);
    expect((await versions.get('jobs')).version).toBe(version);
  });
});

describe('a vacancy that no category takes any more', () => {
  const leaveOut = (n: number, ...ids: string[]) => {
    const reason = '«грузчик» — вне таблицы категорий';
    const skipped = ids.map((externalId) => ({ externalId, title: '', reason, isOutside: true as const }));
    return storePage(newRun(n), { vacancies: [], skipped, notices: [], next: null }, new Set());
  };
  const isOpen = async (id: string) => (await jobs.get(`trudvsem-${id}`)).is_open;

  it('is closed, and open again once one takes it', async () => {
    await store(1, vacancy('a', { detail }), vacancy('b', { detail }));
    const { version } = await versions.get('jobs');
    expect((await leaveOut(2, 'a', 'unknown')).counts).toMatchObject({ found: 2, skipped: 2 });
    expect([await isOpen('a'), await isOpen('b')]).toEqual([false, true]);
    // We have left it out: nobody was found (docs/rules.md#freshness-closing).
    expect(closedAfter(await jobs.get('trudvsem-a'))).toBeNull();
    expect((await versions.get('jobs')).version).toBe(version + 1);
    await store(3, vacancy('a', { detail }));
    expect(await isOpen('a')).toBe(true);
  });

  it('stays where an admin has said what it is, and where it only cannot be read', async () => {
    await store(1, vacancy('a', { detail }), vacancy('b', { detail }));
    await edit('trudvsem-a', { category_id: 'devops', edited: ['category_id'] });
    await leaveOut(2, 'a');
    const skipped = [{ externalId: 'b', title: '', reason: 'вакансия пришла в нечитаемом виде' }];
    await storePage(newRun(3), { vacancies: [], skipped, notices: [], next: null }, new Set());
    expect([await isOpen('a'), await isOpen('b')]).toEqual([true, true]);
  });
});

describe('a vacancy that is posted twice', () => {
  const repeated = 'повтор вакансии той же компании в том же городе';
  const posted = (id: string) => vacancy(id, { detail, repostKey: 'вектор программист москва' });

  it('is stored once, on one page and on two; again the same one stands', async () => {
    const { counts } = await store(1, posted('a'), posted('b'), vacancy('c', { detail }));
    expect(counts).toEqual({ found: 3, new: 2, updated: 0, unchanged: 0, skipped: 1 });
    expect((await store(2, posted('b'))).counts).toMatchObject({ new: 0, skipped: 1 });
    expect((await store(3, posted('b'), posted('a'))).counts).toMatchObject({ unchanged: 1, skipped: 1 });
    expect(await jobs.find('trudvsem-b')).toBeNull();
    expect(await skipsOf(3)).toEqual([`b: ${repeated}`]);
  });

  const paid = (id: string, pay: string) => vacancy(id, { detail, repostKey: pay });

  it('is another one where the first says another pay by now, on an earlier page or on this', async () => {
    await store(1, paid('a', '50'));
    await store(2, paid('a', '60'));
    expect((await store(3, paid('b', '50'), paid('c', '60'))).counts).toMatchObject({ new: 1, skipped: 1 });
    // Before the page tells that it has changed, and after it.
    expect((await store(4, paid('d', '50'), paid('b', '70'))).counts).toMatchObject({ new: 1, skipped: 0 });
    expect((await store(5, paid('a', '80'), paid('e', '60'))).counts).toMatchObject({ new: 1, skipped: 0 });
    // Back to what it said first, it is a posting of another vacancy.
    expect((await store(6, paid('a', '50'))).counts).toMatchObject({ skipped: 1 });
    // It would go on saying what it said before; once it says another thing it is shown again.
    expect(await jobs.find('trudvsem-a')).toMatchObject({ is_open: false });
    expect((await store(7, paid('a', '90'))).counts).toMatchObject({ updated: 1 });
    expect(await jobs.find('trudvsem-a')).toMatchObject({ is_open: true });
  });

  it('is known where only its key was noted, as by an earlier release', async () => {
    await store(1, vacancy('a', { detail }));
    await putItems('IMPORT_RUNS_TABLE', [{ kind: 'repost#trudvsem', id: '50', job_id: 'trudvsem-a' }]);
    expect((await store(2, paid('b', '50'))).counts).toMatchObject({ new: 0, skipped: 1 });
  });

  it('is told by its other posting once the first is closed or deleted', async () => {
    await store(1, posted('a'));
    await edit('trudvsem-a', { is_open: false });
    expect((await store(2, posted('b'))).counts).toMatchObject({ new: 1, skipped: 0 });
    // The first is open again, but now the second is the one that we have.
    expect((await store(3, posted('a'))).counts).toMatchObject({ skipped: 1 });
    await jobs.delete('trudvsem-b');
    expect((await store(4, posted('c'), posted('b'))).counts).toMatchObject({ new: 1, skipped: 1 });
    expect(await skipsOf(4)).toEqual(['b: удалена администратором']);
  });

  it('is known by the key of the release before, where the pay is the same', async () => {
    await store(1, vacancy('a', { detail, repostKey: 'coarse' }));
    const keyed = (id: string, salary_words: string) =>
      vacancy(id, { detail, repostKey: salary_words, formerRepostKeys: ['coarse'] }, { salary_words });
    const page = [keyed('b', 'от 100 000 ₽'), keyed('c', 'от 1 ₽'), keyed('d', 'от 1 ₽')];
    expect((await store(2, ...page)).counts).toMatchObject({ new: 1, skipped: 2 });
    expect(await skipsOf(2)).toEqual([`b: ${repeated}`, `d: ${repeated}`]);
    // From then on the finer key tells it.
    const posting = vacancy('b', { detail, repostKey: 'от 100 000 ₽' });
    expect((await store(3, posting, keyed('a', 'от 100 000 ₽'))).counts).toMatchObject({
      ...{ new: 0, unchanged: 1, skipped: 1 },
    });
  });

  it('stays the one that we have where its place is spelled in another way by now', async () => {
    const places = { repostKey: 'Орёл', formerRepostKeys: ['Орел', 'coarse'] };
    await store(1, vacancy('a', { detail, repostKey: 'Орел', formerRepostKeys: ['coarse'] }));
    const respelled = [vacancy('b', { detail, ...places }), vacancy('a', { detail, ...places })];
    expect((await store(2, ...respelled)).counts).toMatchObject({ new: 0, unchanged: 1, skipped: 1 });
    expect(await skipsOf(2)).toEqual([`b: ${repeated}`]);
    expect(await jobs.find('trudvsem-a')).toMatchObject({ is_open: true });
  });
});

it('a page half stored before a crash counts the same when it is repeated', async () => {
  await store(1, vacancy('a', { detail }), vacancy('b', { detail }));
  const run = newRun(2);
  const page = {
    vacancies: [
      vacancy('a', { detail }, { content_hash: 'other' }),
      vacancy('b', { detail }),
      vacancy('c', { detail, repostKey: 'c' }),
      vacancy('d', { detail, repostKey: 'c' }),
      vacancy('e'),
    ],
    skipped: [{ externalId: 'x', title: '', reason: 'вакансия пришла без названия' }],
    notices: ['о странице'],
    next: 'more',
  };
  const first = await storePage(run, page, new Set());
  const version = (await versions.get('jobs')).version;
  const second = await storePage(run, page, new Set());
  expect(second).toEqual(first);
  expect(first.counts).toEqual({ found: 6, new: 2, updated: 1, unchanged: 1, skipped: 2 });
  expect(first.details_queued).toBe(1);
  // The crash may have come before readers were told.
  expect((await versions.get('jobs')).version).toBe(version + 1);
  // The page after it has marks of its own.
  const { counts } = await storePage(first, { ...page, notices: [], next: null }, new Set());
  expect(counts).toMatchObject({ new: 2, updated: 1 });
});

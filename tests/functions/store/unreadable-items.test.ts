import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newImportRun } from '#core/domain/import/import-run.ts';
import { exportSections } from '#functions/actions/accounts/export-sections.ts';
import * as annotations from '#functions/store/accounts/annotations.ts';
import * as consents from '#functions/store/accounts/consents.ts';
import * as letters from '#functions/store/accounts/letters.ts';
import * as userDocuments from '#functions/store/accounts/user-documents.ts';
import * as userItems from '#functions/store/accounts/user-items.ts';
import * as writtenAnswers from '#functions/store/accounts/written-answers.ts';
import * as audit from '#functions/store/audit.ts';
import * as companies from '#functions/store/companies.ts';
import * as delistedJobs from '#functions/store/imports/delisted-jobs.ts';
import * as importChecks from '#functions/store/imports/import-checks.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as jobPages from '#functions/store/job-pages.ts';
import * as jobs from '#functions/store/jobs.ts';
import { captureLogs } from '#tests/support/http/capture-logs.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import { leased } from '#tests/support/store/leases.ts';
import { type Item, putItems, type TableVariable } from '#tests/support/store/stored-items.ts';

let server: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  server = await startDynamodb();
});
afterAll(() => server.close());
beforeEach(emptyTables);
afterEach(() => vi.restoreAllMocks());

const at = '2026-11-20T10:00:00.000Z';
const later = Math.floor(Date.now() / 1000) + 86_400;
/** As a release writes it that knows one source more. */
const foreignRow = { ...jobRowWith({ id: 'far-1' }), source: 'far', change_shard: 0, changed_at: at };
const run = newImportRun({ id: 'run-1', source: 'hh', started_by: 'u1', started_at: at });
const record = { actor: 'u1', action: 'job_hidden', subject: 'hh-1', title: null, before: null, after: null };
const cv = { id: 'd1', name: 'Резюме.pdf', type: 'resume', format: 'pdf', size: 10 } as const;
const letter = { id: 'hh-1', companyName: 'Ромашка', position: 'Аналитик', text: 'Письмо', savedAt: at };
const idsOf = (values: readonly { id: string }[]) => values.map(({ id }) => id);

const exportedOf = async (user: string) => exportSections(user, await userItems.listByPrefix(user, ''));

interface Case {
  /** Writes what can be read. */
  put: () => Promise<unknown>;
  /** What cannot, beside it. */
  beside: readonly [TableVariable, Item];
  read: () => Promise<unknown>;
  expected: unknown;
  /** As the log names it. */
  named?: string;
}

const job = {
  put: () => jobs.put([jobRowWith()]),
  beside: ['JOBS_TABLE', foreignRow],
  named: 'far-1',
} as const;
const runItem = (item: Item): Case['beside'] => ['IMPORT_RUNS_TABLE', item];
const userItem = (item: Item): Case['beside'] => ['USER_ITEMS_TABLE', { user_id: 'u1', ...item }];

const cases: Record<string, Case> = {
  'jobs.findMany': {
    ...job,
    read: async () => idsOf(await jobs.findMany(['hh-1', 'far-1'])),
    expected: ['hh-1'],
  },
  'jobs.findSettled': {
    ...job,
    read: async () => idsOf(await jobs.findManyEventuallyConsistent(['hh-1', 'far-1'])),
    expected: ['hh-1'],
  },
  'jobs.lookUp': {
    ...job,
    read: async () => (await jobs.lookUp(['hh-1', 'far-1'])).unreadable,
    expected: ['far-1'],
  },
  'jobs.scan': {
    ...job,
    read: async () => (await Array.fromAsync(jobs.scan())).flatMap(({ rows }) => idsOf(rows)),
    expected: ['hh-1'],
  },
  'jobs.changedSince': {
    ...job,
    read: async () => {
      const { rows, unreadable } = await jobs.changedSince(at);
      return [idsOf(rows), unreadable];
    },
    expected: [['hh-1'], ['far-1']],
  },
  'a row whose instant no clock can read': {
    ...job,
    beside: ['JOBS_TABLE', { ...jobRowWith({ id: 'hh-2' }), created_at: 'вчера' }],
    read: async () => idsOf(await jobs.findMany(['hh-1', 'hh-2'])),
    expected: ['hh-1'],
    named: 'hh-2',
  },
  'jobs.openOf': {
    ...job,
    beside: ['JOBS_TABLE', { id: 'hh-2', source: 'hh', is_open: true }],
    read: async () => idsOf((await jobPages.listOpen('hh', null)).jobs),
    expected: ['hh-1'],
    named: 'hh-2',
  },
  'companies.findMany': {
    put: () => companies.put([{ id: 'hh-1', name: 'Альфа', industry_id: null, checked_at: null }]),
    beside: ['COMPANIES_TABLE', { id: 'hh-2', name: 7 }],
    read: async () => [...(await companies.findMany(['hh-1', 'hh-2'])).keys()],
    expected: ['hh-1'],
  },
  'companies.findIdByName': {
    put: () => companies.put([{ id: 'hh-1', name: 'Альфа', industry_id: null, checked_at: null }]),
    beside: ['COMPANIES_TABLE', { id: 'hh-0', name: 7 }],
    read: () => companies.findIdByName('альфа'),
    expected: 'hh-1',
  },
  'importRuns.list': {
    put: () => importRuns.put(run),
    beside: runItem({ ...run, kind: 'run', id: 'run-2', source: 'far' }),
    read: async () => idsOf(await importRuns.list(1)),
    expected: ['run-1'],
  },
  'importRuns.findLatest': {
    put: () => importRuns.put(run),
    beside: runItem({ ...run, kind: 'run', id: 'run-2', crawl: 'sideways' }),
    read: async () => (await importRuns.findLatest('hh'))?.id,
    expected: 'run-1',
  },
  'importRuns.listWaiting': {
    put: () => importRuns.putWaiting('q', [{ id: 'hh-2', tags: [], tags_guessed: false, ai_score: 1 }]),
    beside: runItem({ kind: 'details#q', id: 'hh-1', tags: 'Go' }),
    read: async () => idsOf(await importRuns.listWaiting('q', null, 1)),
    expected: ['hh-2'],
  },
  'importRuns.listSkips': {
    put: () => importRuns.putSkips('run-1', [{ id: '1', title: 'Повар', reason: 'нет' }]),
    beside: runItem({ kind: 'skips#run-1', id: '2', title: 7 }),
    read: async () => idsOf(await importRuns.listSkips('run-1')),
    expected: ['1'],
  },
  'importRuns.listSeen': {
    put: () => importRuns.putSeen('run-1', 0, ['hh-1']),
    beside: runItem({ kind: 'seen#run-1', id: '00000001', ids: 'hh-2' }),
    read: async () => [...(await importRuns.listSeen('run-1', 5))],
    expected: ['hh-1'],
  },
  'importRuns.findRepostKeys': {
    put: () => importRuns.putReposts('hh', new Map([['a', 'hh-1']])),
    beside: runItem({ kind: 'repost-keys#hh', id: 'hh-2', key: 7 }),
    read: async () => [...(await importRuns.findRepostKeys('hh', ['hh-1', 'hh-2']))],
    expected: [['hh-1', 'a']],
  },
  'importRuns.findReposts': {
    put: () => importRuns.putReposts('hh', new Map([['a', 'hh-1']])),
    beside: runItem({ kind: 'repost#hh', id: 'b', job_id: 7 }),
    read: async () => [...(await importRuns.findReposts('hh', ['a', 'b']))],
    expected: [['a', 'hh-1']],
  },
  'importChecks.listDelisted': {
    put: () => importChecks.putDelisted('run-1', [{ id: 'hh-2', at }]),
    beside: runItem({ kind: 'gone#run-1', id: 'hh-1', at: 7 }),
    read: async () => idsOf(await importChecks.listDelisted('run-1', null, 1)),
    expected: ['hh-2'],
  },
  'delistedJobs.hide': {
    put: async () => {
      await jobs.put([jobRowWith()]);
      await importChecks.putDelisted('run-1', [
        { id: 'far-1', at },
        { id: 'hh-1', at },
      ]);
    },
    beside: ['JOBS_TABLE', foreignRow],
    read: () => delistedJobs.hide(run, () => true),
    expected: { hidden: 1, next: null },
    named: 'far-1',
  },
  'audit.list': {
    put: () => audit.add({ ...record, action: 'job_hidden' }),
    beside: ['AUDIT_TABLE', { ...record, log: 'admin', id: '2126-11-20', at, action: 'job_praised' }],
    read: async () => (await audit.list(1)).map(({ subject }) => subject),
    expected: ['hh-1'],
  },
  'consents.listOf': {
    put: () => consents.record(leased('u1'), 'documents'),
    beside: userItem({ id: 'consent#prying', kind: 'prying', version: 'x', at }),
    read: async () => (await consents.listOf('u1')).map(({ kind }) => kind),
    expected: ['documents'],
  },
  'letters.page': {
    put: () => letters.put(leased('u1'), letter),
    beside: userItem({ id: 'letter#z', letter_id: 'hh-2', saved_at: at, text: 7 }),
    read: async () => (await letters.page('u1')).letters,
    expected: [{ ...letter, revision: 1 }],
  },
  'userDocuments.listOf': {
    put: async () => {
      await userDocuments.expect(leased('u1'), cv);
      await userDocuments.confirm(leased('u1'), 'd1', 10);
    },
    beside: userItem({ ...cv, id: 'document#d2', uploaded_at: at, format: 'tiff' }),
    read: async () => idsOf(await userDocuments.listOf('u1')),
    expected: ['d1'],
    named: 'document#d2',
  },
  'what is exported: a file on its way': {
    put: () => userDocuments.expect(leased('u1'), cv),
    beside: userItem({ ...cv, id: 'document#d2', expires_at: later, format: 'tiff' }),
    read: async () => idsOf((await exportedOf('u1')).uploads),
    expected: ['d1'],
  },
  'what is exported: marks': {
    put: () => annotations.put(leased('u1'), 'd1', { marks: [{ page: 1 }], revision: 0 }),
    beside: userItem({ id: 'annotations#d2', marks: '{"Анна": ', revision: 1 }),
    read: async () => (await exportedOf('u1')).annotations.map(({ documentId }) => documentId),
    expected: ['d1'],
  },
  'what is exported: an answer': {
    put: () => writtenAnswers.put(leased('u1'), 'a', { text: 'ответ' }),
    beside: userItem({ id: 'answer#b', at, answer: new Set(['ответ']), expires_at: later }),
    read: async () => (await exportedOf('u1')).answers.map(({ answer }) => answer),
    expected: [{ text: 'ответ' }],
  },
};

describe('one item that cannot be read', () => {
  it.each(Object.entries(cases))('is left out, told by its id and counted: %s', async (_name, testCase) => {
    await testCase.put();
    const [variable, item] = testCase.beside;
    await putItems(variable, [item]);
    const logs = captureLogs();
    expect(await testCase.read()).toEqual(testCase.expected);
    const warnings = logs().events.filter(({ event }) => event === 'items cannot be read');
    const id = testCase.named ?? [item.kind, item.id].filter(Boolean).join(' ');
    expect(warnings[0]).toMatchObject({ level: 'error', table: process.env[variable], count: 1, ids: [id] });
    expect(logs().metrics).toContainEqual({ UnreadableItems: 1 });
    // Neither whose it is nor what somebody wrote.
    expect(logs().text).not.toMatch(/u1|Анна|ответ|Письмо|вчера/u);
  });

  it('is an error for who asks for it alone, or would change it', async () => {
    await putItems('JOBS_TABLE', [foreignRow]);
    await expect(jobs.find('far-1')).rejects.toThrow('source');
    await expect(jobs.get('far-1')).rejects.toThrow('source');
    await expect(jobs.change('far-1', (row) => row)).rejects.toThrow('source');
    await putItems('IMPORT_RUNS_TABLE', [{ ...run, kind: 'run', source: 'far' }]);
    await expect(importRuns.get('run-1')).rejects.toThrow('source');
    await putItems('USER_ITEMS_TABLE', [
      { user_id: 'u1', ...cv, id: 'document#d1', uploaded_at: at, format: 'tiff' },
    ]);
    await expect(userDocuments.find('u1', 'd1')).rejects.toThrow('format');
  });

  it('names no more than twenty of many in a line', async () => {
    const many = Array.from({ length: 30 }, (_, n) => ({ ...foreignRow, id: `far-${n}` }));
    await putItems('JOBS_TABLE', many);
    const logs = captureLogs();
    await jobs.findMany(idsOf(many));
    const [line] = logs().events;
    expect([line.count, line.ids.length, line.faults]).toEqual([30, 20, ['source']]);
    expect(logs().metrics).toEqual([{ UnreadableItems: 30 }]);
  });
});

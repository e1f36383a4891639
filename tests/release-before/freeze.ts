import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { endpoints } from '#core/contract/index.ts';
import { newImportRun } from '#core/domain/import/import-run.ts';
import { sourceId } from '#core/domain/import/source.ts';
import { newTracked } from '#core/domain/tracker/tracked-job.ts';
import { auditActions } from '#core/domain/user/audit.ts';
import { consentKinds } from '#core/domain/user/consent.ts';
import { emptyProfile } from '#core/domain/user/profile.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { snapshotFormat, writeSnapshot } from '#functions/search/snapshot/snapshot.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import * as annotations from '#functions/store/accounts/annotations.ts';
import * as consents from '#functions/store/accounts/consents.ts';
import * as googleLinks from '#functions/store/accounts/google-links.ts';
import * as letters from '#functions/store/accounts/letters.ts';
import * as quotas from '#functions/store/accounts/quotas.ts';
import * as sweepProgress from '#functions/store/accounts/sweep-progress.ts';
import * as synced from '#functions/store/accounts/synced.ts';
import * as tracked from '#functions/store/accounts/tracked.ts';
import * as usage from '#functions/store/accounts/usage.ts';
import * as userDocuments from '#functions/store/accounts/user-documents.ts';
import { type Item, itemKinds, kindOf } from '#functions/store/accounts/user-items.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import * as writtenAnswers from '#functions/store/accounts/written-answers.ts';
import * as audit from '#functions/store/audit.ts';
import * as companies from '#functions/store/companies.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as limits from '#functions/store/digests/limits.ts';
import { addressOwner } from '#functions/store/digests/owner.ts';
import * as subscriptions from '#functions/store/digests/subscriptions.ts';
import * as tokens from '#functions/store/digests/tokens.ts';
import * as demandWalk from '#functions/store/imports/demand-walk.ts';
import * as importChecks from '#functions/store/imports/import-checks.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as matchedChanges from '#functions/store/imports/matched-changes.ts';
import * as submittedChanges from '#functions/store/imports/submitted-changes.ts';
import * as jobContacts from '#functions/store/job-contacts.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { putSubscription, savedSearch } from '#tests/support/digests/saved-search.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

/*
 * `npm run freeze`, once this release is out: keeps what its browsers read and what its functions have written, made up, for
 * the tests of the next one.
 */
const targetFolder = import.meta.dirname;
const at = new Date();
const now = at.toISOString();

function save(name: string, value: unknown): void {
  mkdirSync(targetFolder, { recursive: true });
  // A set of DynamoDB is none of JSON's.
  const plain = (_: string, inner: unknown) => (inner instanceof Set ? { set: [...inner] } : inner);
  writeFileSync(join(targetFolder, name), `${JSON.stringify(value, plain, 1)}\n`);
}

// Of what a browser parses: what is sent, before any default.
save(
  'contract.json',
  Object.fromEntries(
    Object.values<Endpoint>(endpoints)
      .filter(({ answer = 'json' }) => answer === 'json')
      .map(({ method, path, response }) => [
        `${method} ${path}`,
        z.toJSONSchema(response, { io: 'input', unrepresentable: 'any' }),
      ]),
  ),
);

const rows = [
  jobRowWith({ id: 'hh-1', cluster_key: 'вектор backend', has_description: true, has_direct_contacts: true }),
  jobRowWith({ id: 'hh-2', job_type: 'Part-time', salary: null, company_id: null, industry_id: null }),
  jobRowWith({ id: 'hh-3', job_type: 'Project', is_open: false, checked_at: now, title: 'Senior QA' }),
  jobRowWith({ id: 'trudvsem-4', source: 'trudvsem', job_type: 'Remote', category_id: null }),
  jobRowWith({ id: 'manual-5', source: 'manual', is_active: false, edited: ['title', 'description'] }),
  jobRowWith({ id: 'hh-6', salary_rate: { currency: 'USD', roubles: 80.5, date: '2026-11-19' }, tags: [] }),
];

async function writeJobs(): Promise<void> {
  await jobs.put([...rows, jobRowWith({ id: 'hh-7' })]);
  await jobs.delete('hh-7');
  await descriptions.put({ id: 'hh-1', html: '<p>О нас</p>' });
  await descriptions.putEdited({ id: 'manual-5', html: null });
  await jobContacts.put('hh-1', { email: 'hr@example.ru', telegram: '@vector_jobs', site: null });
  await companies.put([
    { id: 'hh-10', name: 'Лаборатория «Вектор»', industry_id: '7', checked_at: now },
    { id: 'hh-11', name: 'Бета', industry_id: null, checked_at: null },
  ]);
  await versions.bump('jobs');
}

async function writeImports(): Promise<void> {
  const run = { started_by: 'schedule', started_at: now };
  const rates = { date: '2026-11-19', roubles: { USD: 80.5 } };
  for (const [n, source] of sourceId.options.entries())
    await importRuns.put({
      ...newImportRun({ id: `run-${n}`, source, ...run }),
      status: 'succeeded',
      finished_at: now,
      rates,
      jobs_by_category: { backend: 3 },
      notices: ['Прочитано не всё'],
    });
  await importRuns.put({ ...newImportRun({ id: 'run-9', source: 'hh', ...run }), status: 'running' });
  await importRuns.takeLease({ execution: 'arn:e', group: 'run-9', until: now, stop: false }, null);
  await importRuns.putSource({
    ...{ id: 'hh', watermark: now, last_success_at: now, last_full_at: null, last_full_runs: ['run-0'] },
    ...{ rests_until: null, rest_reason: null },
  });
  await importRuns.putWaiting('run-9', [{ id: 'hh-1', tags: ['Go'], tags_guessed: true, ai_score: 10 }]);
  await importRuns.putSkips('run-0', [{ id: '8', title: 'Повар', reason: 'не по теме' }]);
  await importRuns.putSeen('run-0', 0, ['hh-1', 'hh-2'], { fresh: ['hh-1'], changed: [] });
  await importRuns.putReposts('hh', new Map([['ключ', 'hh-1']]));
  await importChecks.putChecks('run-0', ['hh-3']);
  await importChecks.putDelisted('run-0', [{ id: 'hh-3', at: now }]);
  await importRuns.putCrashNote('run-9', { place: 'page 1', record: 'hh-1', suspects: [], deadly: ['hh-2'] });
  await demandWalk.put({
    ...{ version: 1, phase: 'reading', cursor: 'hh-1', total: 6, read: 1, failed: 0 },
    ...{ started_at: now, pass_started_at: now },
  });
  await matchedChanges.put(now);
  await submittedChanges.put(now);
}

/** An account's search with its e-mail, and a visitor's that nobody has confirmed yet. */
async function writeEmails(): Promise<void> {
  await putSubscription('anna');
  const visitor = addressOwner('vera@example.ru');
  const id = subscriptions.searchKey(visitor, 's2');
  await subscriptions.put(
    {
      ...{ id, owner: visitor, search_id: 's2', name: 'Go', query: savedSearch.query, schedule: 'daily' },
      ...{ zone: 'Europe/Moscow', is_paused: false, created_at: now, seen_at: now, active_since: now },
      ...{ state: 'pending', stopped: null, consent: { version: '2026-11-25', at: now } },
      ...{
        email: 'vera@example.ru',
        username: null,
        waits: 0,
        expires_at: Math.floor(at.getTime() / 1000) + 86_400,
      },
    },
    null,
  );
  await tokens.put('confirm', visitor, id);
  const day = now.slice(0, 10);
  await limits.countConfirmation(visitor, day, 'one');
  await limits.countForStage(day, 100);
  await limits.countAddress('203.0.113.7', visitor, day, 5);
  await limits.markUnwanted(visitor);
}

async function writePeople(): Promise<void> {
  await userRoles.put('boss', 'admin');
  for (const action of auditActions)
    await audit.add({
      actor: 'boss',
      action,
      subject: 'hh-1',
      title: 'Повар',
      before: null,
      after: { a: 1 },
    });
  await accounts.withLease('anna', async (lease) => {
    for (const kind of consentKinds) await consents.record(lease, kind);
    const cv = { name: 'cv.pdf', type: 'resume', format: 'pdf', size: 10 } as const;
    for (const id of ['d1', 'd2']) await userDocuments.expect(lease, { id, ...cv });
    await userDocuments.confirm(lease, 'd1', 10);
    await annotations.put(lease, 'd1', { marks: [{ page: 1, at: [0.25, 0.5] }], revision: 0 });
    const letter = { id: 'hh-1', companyName: 'Ромашка', position: 'Аналитик', text: 'Здравствуйте!' };
    await letters.put(lease, { ...letter, savedAt: now });
    await writtenAnswers.put(lease, 'hash', { coverLetter: 'Здравствуйте!' });
    await quotas.take(lease, now.slice(0, 10), 20);
    await writtenAnswers.stop(lease, 'writing-1');
    await googleLinks.put(lease, '117', 'anna');
    const facts = { title: 'Повар', company: 'Ромашка', place: 'Москва', pay: null, link: null };
    await tracked.put(lease, [tracked.recordEntry({ value: newTracked('hh-1', facts, now), revision: 0 })]);
    const hidden = { kind: 'company', id: 'c1', name: 'Ромашка', isHidden: true } as const;
    await tracked.put(lease, [tracked.markEntry({ value: hidden, revision: 0 })]);
    await synced.put(lease, { kind: 'profile', profile: emptyProfile, isOnboarded: true }, 0);
    await synced.put(lease, { kind: 'resume', text: 'Повар', blocks: null, reading: null }, 0);
    const version = { id: 'v1', name: 'Для кафе', savedAt: new Date().toISOString(), text: 'Повар' };
    await synced.put(lease, { kind: 'versions', versions: [version] }, 0);
  });
  await accounts.startErasure('gone', 'gone');
  await accounts.completeErasure('gone');
  await usage.settle('2026-11', 0, { input: 10, output: 20, dollars: 0.5 });
  await sweepProgress.put({
    ...{ part: 'roles', after: { user_id: 'anna' } },
    ...{ walked: { ...sweepProgress.emptySweepCounts, accounts: 2 }, walkedBefore: null },
  });
}

const server = await startDynamodb();
await writeJobs();
await writeImports();
await writePeople();
await writeEmails();
const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
const tables: Record<string, Item[]> = {};
for (const [variable, TableName] of Object.entries(process.env).sort())
  if (variable.endsWith('_TABLE'))
    tables[variable] = (await client.send(new ScanCommand({ TableName }))).Items ?? [];
client.destroy();
await server.close();
/** Of tables that hold items of several kinds, how each begins: '#' stands before what it is of. */
const kindsIn: Readonly<Record<string, readonly [attribute: string, beginnings: readonly string[]]>> = {
  IMPORT_RUNS_TABLE: [
    'kind',
    [
      ...['run', 'lease', 'source', 'reading', 'demands', 'matched', 'submitted', 'details#', 'skips#'],
      ...['seen#', 'repost#', 'checks#', 'gone#'],
    ],
  ],
  SUBSCRIPTIONS_TABLE: [
    'id',
    [
      'search#user#',
      'search#address#',
      'confirm#',
      'leave#',
      'limit#address#',
      'limit#stage#',
      'limit#viewer#',
      'limit#unwanted#',
    ],
  ],
  SENT_TABLE: ['entry', ['found#', 'day#']],
};
const kept = new Set(tables.USER_ITEMS_TABLE?.map(({ id }) => kindOf(String(id))));
const missing = [
  ...Object.keys(tables).filter((variable) => tables[variable]?.length === 0),
  ...itemKinds.filter((kind) => !kept.has(kind)),
  ...Object.entries(kindsIn).flatMap(([variable, [attribute, beginnings]]) =>
    beginnings.filter(
      (beginning) => !tables[variable]?.some((item) => String(item[attribute]).startsWith(beginning)),
    ),
  ),
];
if (missing.length > 0) throw new Error(`write here what is kept in ${missing.join(', ')}`);
save('items.json', { at: now, tables });

const origin = { readAt: at.getTime(), scannedAt: at.getTime(), leftOut: 0 };
const { columns, keys } = await writeSnapshot(JobIndex.of(rows), origin);
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
save('snapshot.json', { format: snapshotFormat, columns: base64(columns), keys: base64(keys), rows });

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listAdminJobs } from '#core/contract/admin-jobs.ts';
import { listAudit } from '#core/contract/audit.ts';
import { getCatalog } from '#core/contract/catalog.ts';
import { getImports } from '#core/contract/imports.ts';
import { searchJobs } from '#core/contract/jobs.ts';
import { newImportRun } from '#core/domain/import/import-run.ts';
import { snapshotFormat } from '#functions/search/snapshot/snapshot.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import * as audit from '#functions/store/audit.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { answerOf, httpEvent } from '#tests/support/http/http-event.ts';
import { startUserPool } from '#tests/support/http/user-pool.ts';
import { otherRelease, releaseBefore } from '#tests/support/release/other-release.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import { useSnapshotStage } from '#tests/support/store/snapshot-stage.ts';

/*
 * The commit before is deployed again. It is this release with less knowledge: what it lacks, it lacks as a released one
 * does, and all that is written here is foreign to it.
 */
const { bucket, later } = useSnapshotStage();
let pool: Awaited<ReturnType<typeof startUserPool>>;
beforeAll(async () => {
  pool = await startUserPool();
  pool.state.users = [{ id: 'boss', email: 'boss@example.ru' }];
});
afterAll(() => pool.close());
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(process.env, { USER_DIRECTORY: 'false', IMPORT_SOURCES: 'hh' });
  await userRoles.put('boss', 'admin');
});
afterEach(() => vi.restoreAllMocks());

const snapshotsOf = async (format: number) => versions.snapshotsIn(await versions.get('jobs'), format);

/** This release as Lambdas that have just started have it. */
async function thisRelease() {
  vi.resetModules();
  return import('#tests/support/release/release-parts.ts');
}
type Release = Awaited<ReturnType<typeof thisRelease>>;

async function foundBy({ searchJobs: handler }: Release): Promise<string[]> {
  const { status, body } = await answerOf(handler, httpEvent(searchJobs));
  expect(status).toBe(200);
  return body.jobs.map(({ id }: { id: string }) => id).sort();
}

/** A deploy calls the publisher, and lets readers start only then. */
async function deployed(release: Release): Promise<string | null> {
  const { published } = await release.publishSnapshot({});
  later(60);
  return published;
}

async function writtenByThisRelease(): Promise<void> {
  const at = new Date().toISOString();
  await jobs.put([
    jobRowWith({ id: 'hh-1' }),
    jobRowWith({ id: 'hh-2' }),
    jobRowWith({ id: 'trudvsem-1', source: 'trudvsem' }),
  ]);
  await versions.bump('jobs');
  for (const [id, source] of [
    ['run-1', 'hh'],
    ['run-2', 'trudvsem'],
  ] as const)
    await importRuns.put({
      ...newImportRun({ id, source, started_by: 'schedule', started_at: at }),
      status: 'succeeded',
      finished_at: at,
    });
  for (const action of ['job_hidden', 'gone_kept'] as const)
    await audit.add({ actor: 'boss', action, subject: 'hh-1', title: null, before: null, after: null });
  later(60);
}

describe('the release before', () => {
  it('answers beside a row, a snapshot and a source that it does not know', async () => {
    await writtenByThisRelease();
    const newest = await deployed(await thisRelease());
    await using old = await otherRelease(releaseBefore(snapshotFormat - 1));

    const oldest = await deployed(old);
    expect(oldest).toMatch(new RegExp(`^v${snapshotFormat - 1}/`));
    expect(await foundBy(old)).toEqual(['hh-1', 'hh-2']);
    const asAdmin = { sub: 'boss' };
    const catalog = await answerOf(old.getCatalog, httpEvent(getCatalog));
    const list = await answerOf(old.listAdminJobs, httpEvent(listAdminJobs, asAdmin));
    const panel = await answerOf(old.getImports, httpEvent(getImports, asAdmin));
    const audit = await answerOf(old.listAudit, httpEvent(listAudit, asAdmin));
    expect([catalog.status, list.status, panel.status, audit.status]).toEqual([200, 200, 200, 200]);
    expect([list.body.jobs.length, panel.body.runs.length, audit.body.records.length]).toEqual([2, 1, 1]);

    // Neither release touches the other's snapshots, whichever writes last.
    await jobs.put([jobRowWith({ id: 'hh-3' })]);
    await versions.bump('jobs');
    later(60);
    await old.publishSnapshot({ moreThan: 0 });
    expect((await snapshotsOf(snapshotFormat - 1)).previous).toBe(oldest);
    expect((await snapshotsOf(snapshotFormat)).snapshot).toBe(newest);
    expect(await bucket.keys()).toContain(`${newest}.columns`);
    expect(await foundBy(await thisRelease())).toEqual(['hh-1', 'hh-2', 'hh-3', 'trudvsem-1']);
  });

  it('leaves behind a snapshot of the same format, which the next deploy makes whole', async () => {
    await using old = await otherRelease(releaseBefore(snapshotFormat));
    await writtenByThisRelease();
    const theirs = await deployed(old);
    expect(await foundBy(old)).toEqual(['hh-1', 'hh-2']);
    // It does not write anew what it cannot help.
    expect(await deployed(old)).toBeNull();

    const now = await thisRelease();
    const snapshot = await deployed(now);
    expect(snapshot).not.toBeNull();
    expect(await snapshotsOf(snapshotFormat)).toEqual({ snapshot: snapshot, previous: theirs });
    expect(await foundBy(await thisRelease())).toEqual(['hh-1', 'hh-2', 'trudvsem-1']);
    expect(await deployed(await thisRelease())).toBeNull();
  });
});

describe('a deploy', () => {
  it('publishes nothing where its readers find a snapshot, whatever has changed', async () => {
    await writtenByThisRelease();
    expect(await deployed(await thisRelease())).not.toBeNull();
    await jobs.put([jobRowWith({ id: 'hh-9' })]);
    expect(await deployed(await thisRelease())).toBeNull();
  });

  it('goes well with no vacancies at all', async () => {
    expect(await deployed(await thisRelease())).toBeNull();
  });
});

import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { JobRow } from '#core/domain/job/job.ts';
import type { Imported, ProgressMessage } from '#tests/support/import/import-process.ts';
import { writeSmallHh } from '#tests/support/import/small-hh.ts';

const folder = mkdtempSync(join(tmpdir(), 'prizvanie-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
// Enough that ten kills find it at work.
const data = writeSmallHh(join(folder, 'hh'), 12);

interface Kill {
  /** After which of its requests the process is killed, and how many milliseconds later. */
  request: number;
  after: number;
}

/** A stack and an import on it; null where it was killed before its end. */
function imported(localDir: string, kill?: Kill): Promise<Imported | null> {
  const child = fork('tests/support/import/import-process.ts', [localDir, data.folder], {
    execArgv: [],
    env: { ...process.env, TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let result: Imported | null = null;
  return new Promise((resolve, reject) => {
    child.on('message', (message: ProgressMessage) => {
      if ('imported' in message) result = message.imported;
      else if (kill && message.request === kill.request) setTimeout(() => child.kill('SIGKILL'), kill.after);
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (result || signal === 'SIGKILL') resolve(result);
      else reject(new Error(`the import ended with code ${code}`));
    });
  });
}

/** Without what tells the time of the import itself. */
const withoutTimes = (rows: readonly JobRow[]) =>
  rows.map(({ ingested_at: _, checked_at: __, closed_at: ___, modified_at: ____, ...row }) => row);

it('killed ten times in the middle, an import ends with the same rows and the same counts as an undisturbed one', async () => {
  const undisturbed = await imported(join(folder, 'calm'));
  expect(undisturbed?.runs).toHaveLength(1);
  expect(undisturbed?.rows).toHaveLength(data.count);
  expect(undisturbed?.runs[0]?.counts).toMatchObject({ found: data.count, new: data.count });

  const localDir = join(folder, 'killed');
  // Among the lists, later among the details; between a request and its answer, or in the midst of the writes.
  for (const after of [0, 4, 8, 12, 17, 22, 28, 35, 45, 60])
    expect(await imported(localDir, { request: 10, after })).toBeNull();
  const killed = await imported(localDir);

  expect(killed?.runs).toHaveLength(1);
  const [was, is] = [undisturbed?.runs[0], killed?.runs[0]];
  expect(is).toMatchObject({ status: 'succeeded', resumed: 10 });
  expect(is?.counts).toEqual(was?.counts);
  expect(is?.jobs_by_category).toEqual(was?.jobs_by_category);
  expect([is?.pages, is?.details_queued, is?.details_done]).toEqual([
    was?.pages,
    was?.details_queued,
    was?.details_done,
  ]);
  expect(withoutTimes(killed?.rows ?? [])).toEqual(withoutTimes(undisturbed?.rows ?? []));
  expect(killed?.descriptions).toEqual(undisturbed?.descriptions);
  expect(killed?.descriptions).not.toContain(null);
  expect([undisturbed?.waiting, killed?.waiting]).toEqual([0, 0]);
}, 240_000);

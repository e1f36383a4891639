import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { LocalDataError } from '../../infra/local/local-data-error.ts';
import { type FolderLock, findRunning, lockFolder } from '../../infra/local/running.ts';
import { temporaryFolder } from './synthesized.ts';

const stack = {
  url: 'http://localhost:3000',
  environment: { JOBS_TABLE: 'Jobs' },
  stateMachines: { Import: 'arn' },
  functions: { Read: 'arn' },
};

async function claimed(folder: string): Promise<FolderLock> {
  const mine = await lockFolder(folder);
  if (!mine) throw new Error('the folder is taken');
  onTestFinished(() => mine.release());
  return mine;
}

it('lets one stack run in a folder, and says where it is', async () => {
  const folder = join(temporaryFolder(), 'deep/local');
  expect(await findRunning(folder)).toBeNull();

  const mine = await claimed(folder);
  expect(await findRunning(folder)).toBe('starting');
  expect(await lockFolder(folder)).toBeNull();

  mine.announce(stack);
  expect(await findRunning(folder)).toEqual(stack);
  expect(await lockFolder(folder)).toBeNull();
  expect(statSync(join(folder, 'running.json')).mode & 0o777).toBe(0o600);

  await mine.release();
  expect(existsSync(join(folder, 'running.json'))).toBe(false);
  await claimed(folder);
});

it('passes over what a killed stack has left', async () => {
  const folder = temporaryFolder();
  const mine = await claimed(folder);
  mine.announce(stack);
  const left = readFileSync(join(folder, 'running.json'), 'utf8');
  await mine.release();

  for (const content of [left, left.slice(0, 20), '']) {
    writeFileSync(join(folder, 'running.json'), content);
    expect(await findRunning(folder)).toBeNull();
  }
  // Another program may by now listen on that port.
  const other = await claimed(temporaryFolder());
  other.announce(stack);
  await claimed(folder);
});

it.each(['/dev/null', '/dev/null/deep', '/proc/none/deep'])(
  'says why %s cannot be the folder',
  async (folder) => {
    await expect(lockFolder(folder)).rejects.toThrow(LocalDataError);
  },
);

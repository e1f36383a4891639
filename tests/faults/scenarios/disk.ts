import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome, Scenario } from '../scenario.ts';

const writer = join(import.meta.dirname, '../stage/disk-writer.ts');

/** Lines of the process, and how it ended; no file of it may become larger than so many kB. */
const ran = (path: string, what: 'write' | 'read', most?: number) =>
  new Promise<{ lines: string[]; code: number; errors: string }>((resolve) => {
    const limit = most === undefined ? '' : `ulimit -f ${most};`;
    const command = `${limit} exec "$0" "$@"`;
    const args = ['-c', command, process.execPath, writer, path, what];
    execFile('bash', args, { maxBuffer: 10_000_000 }, (error, out, errors) => {
      resolve({ lines: out.split('\n').filter(Boolean), code: Number(error?.code ?? 0), errors });
    });
  });

/** The disk of the local stack takes nothing any more; then there is room again. */
async function diskFull(): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'prizvanie-disk-'));
  const path = join(folder, 'db');
  const lost: string[] = [];
  await ran(path, 'read');
  const written = await ran(path, 'write', 1500);
  const confirmed = written.lines
    .filter((line) => line.startsWith('confirmed '))
    .map((line) => line.slice(10));
  if (written.code === 0) lost.push('the disk took everything: nothing was broken');
  const read = await ran(path, 'read');
  const found = new Set(read.lines.map((line) => line.replace(/^found /u, '')));
  if (read.code !== 0) lost.push(`the database does not open: ${read.errors.slice(-500)}`);
  for (const id of confirmed) if (!found.has(id)) lost.push(`lost: ${id}`);
  if (found.has('a part of an item')) lost.push('a part of an item');
  rmSync(folder, { recursive: true });
  const failure = written.lines.find((line) => line.startsWith('failed ')) ?? `конец с кодом ${written.code}`;
  return {
    breaks: 1,
    saw: `${failure.replace(folder, '…')}; подтверждено ${confirmed.length}, после места на диске есть все`,
    lost,
  };
}

export const diskFaults: readonly Scenario[] = [
  { name: 'disk-full', breaks: 'у базы local stack кончилось место (ulimit -f)', run: diskFull },
];

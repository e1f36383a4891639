import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { violationsOf } from '../invariants/invariants.ts';
import { type TableName, tableVariables, type World } from '../invariants/stored-world.ts';
import type { Outcome, Scenario } from '../scenario.ts';

const writer = join(import.meta.dirname, '../stage/disk-writer.ts');
const text = 'ж'.repeat(10_000);

const run = (command: string, args: readonly string[]) =>
  new Promise<number>((resolve) => {
    execFile(command, args, (error) => resolve(error === null ? 0 : Number(error.code ?? 1)));
  });

/** How little room is made, and room again, for what `run <name>` runs in bash; `$1` is the folder of the database. */
interface Disk {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly script: (run: (what: 'read' | 'write', name: string) => string) => string;
}

const realDisk: Disk = {
  name: 'диск в 4 МБ',
  // In a namespace of its own whoever runs it may mount: where the system lets them.
  command: ['unshare', '--map-root-user', '--mount', 'bash', '-c'],
  script: (run) => `
    mount -t tmpfs -o size=4m none "$1" || exit 90
    ${run('read', 'before')}; ${run('write', 'write')}
    mount -o remount,size=64m "$1"; ${run('read', 'after')}`,
};

/** Not a full disk, but one file after the other that may not grow: where nobody may mount. */
const boundFiles: Disk = {
  name: 'файл не больше 1,5 МБ (ulimit -f)',
  command: ['bash', '-c'],
  script: (run) => `
    ${run('read', 'before')}; (ulimit -f 1500; ${run('write', 'write')}); ${run('read', 'after')}`,
};

interface Ran {
  readonly code: number;
  readonly lines: readonly string[];
  readonly errors: string;
}

/** What became of a process that found its disk full, of one before it, and of one after it that had room again. */
async function ranOn(disk: Disk): Promise<Record<'before' | 'write' | 'after', Ran> | null> {
  const folder = mkdtempSync(join(tmpdir(), 'prizvanie-disk-'));
  const [database, results] = [join(folder, 'disk'), join(folder, 'results')];
  for (const path of [database, results]) mkdirSync(path);
  const script = disk.script(
    (what, name) =>
      `"$3" "$4" "$1/db" ${what} >"$2/${name}" 2>"$2/${name}.errors"; echo $? >"$2/${name}.code"`,
  );
  const [command, ...args] = disk.command;
  const code = await run(command, [...args, script, 'bash', database, results, process.execPath, writer]);
  const ranAs = (name: string): Ran => ({
    code: Number(readFileSync(join(results, `${name}.code`), 'utf8')),
    lines: readFileSync(join(results, name), 'utf8').split('\n').filter(Boolean),
    errors: readFileSync(join(results, `${name}.errors`), 'utf8').slice(-500),
  });
  const ran = code === 0 ? { before: ranAs('before'), write: ranAs('write'), after: ranAs('after') } : null;
  rmSync(folder, { recursive: true });
  return ran;
}

function worldIn({ lines }: Ran): World {
  const tables = Object.fromEntries(tableVariables.map((name) => [name, []])) as unknown as Record<
    TableName,
    Record<string, unknown>[]
  >;
  for (const line of lines) {
    const [, table, item = ''] = /^item (\w+) (.*)$/su.exec(line) ?? [];
    if (table !== undefined) tables[table as TableName].push(JSON.parse(item));
  }
  return { tables, files: [], pool: [], logs: [] };
}

/** How the writer ends that is told of a full disk. */
const failureCode = 3;

/** The disk of the local stack takes nothing any more; then there is room again. */
async function diskFull(): Promise<Outcome> {
  const real = await ranOn(realDisk);
  const ran = real ?? (await ranOn(boundFiles));
  if (ran === null) return { breaks: 0, saw: '', lost: ['neither a small disk nor small files can be had'] };
  const { before, write, after } = ran;
  const lost: string[] = [];
  const confirmed = write.lines.flatMap((line) => /^confirmed (.*)$/u.exec(line)?.[1] ?? []);
  const failure = write.lines.find((line) => line.startsWith('failed '));
  if (before.code !== 0) lost.push(`the empty database does not open: ${before.errors}`);
  if (confirmed.length === 0) lost.push('nothing was written before the disk was full');
  if (write.code !== failureCode || failure === undefined)
    lost.push(`the writer ended with code ${write.code}, and not of a full disk: ${write.errors}`);
  if (after.code !== 0) lost.push(`the database does not open any more: ${after.errors}`);
  const world = worldIn(after);
  const items = world.tables.USER_ITEMS_TABLE;
  for (const { id } of items.filter((item) => item.text !== text)) lost.push(`a part of an item: ${id}`);
  const expected = confirmed.map((id) => ({
    table: 'USER_ITEMS_TABLE' as const,
    is: { user_id: 'anna', id, text },
  }));
  lost.push(...violationsOf(world, { confirmed: expected }));
  return {
    breaks: 1,
    saw: `${(real ? realDisk : boundFiles).name}: «${failure?.replaceAll(/\/\S+/gu, '…')}», код ${write.code}; подтверждено ${confirmed.length}, потом прочитано ${items.length}`,
    lost,
  };
}

export const diskFaults: readonly Scenario[] = [
  {
    name: 'disk-full',
    breaks: 'у базы local stack кончилось место: маленький диск, а где его не сделать, предел размера файла',
    run: diskFull,
  },
];

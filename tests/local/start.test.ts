import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { lockFolder } from '../../infra/local/running.ts';
import { temporaryFolder } from './synthesized.ts';

type Variables = Record<string, string>;

/** Runs a command of package.json as npm does, but for npm. */
function command(name: 'start' | 'import', variables: Variables, args: string[] = []) {
  const child = spawn(process.execPath, [`infra/commands/${name}.ts`, ...args], {
    env: { PATH: process.env.PATH, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]).then(([stdout, stderr, code]) => ({ stdout, stderr, code }));
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return { child, ended, output: () => output };
}

async function listening(): Promise<{ server: Server; port: string }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { server, port: String((server.address() as AddressInfo).port) };
}

async function freePort(): Promise<string> {
  const { server, port } = await listening();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function folderWith(content: object): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'page.json'), JSON.stringify(content));
  return folder;
}

const oneVacancyOfHh = () =>
  folderWith({
    items: [{ id: '1', name: 'Повар', professional_roles: [{ id: '96' }], employer: { name: 'Кафе' } }],
  });

const wrong: [string, () => Variables | Promise<Variables>, RegExp][] = [
  ['a port that is no number', () => ({ PORT: 'abc' }), /^PORT=abc не годится/],
  ['a port that is taken', async () => ({ PORT: (await listening()).port }), /^Порт \d+ занят/],
  ['a LOCAL_DIR that is a file', () => ({ LOCAL_DIR: '/dev/null' }), /LOCAL_DIR не годится: «\/dev\/null»/],
  [
    'an HH_DATA that is not there',
    () => ({ HH_DATA: '/no/such/folder' }),
    /«\/no\/such\/folder» не подходит/,
  ],
  ['an HH_DATA without a vacancy', () => ({ HH_DATA: temporaryFolder() }), /нет ни одной вакансии/],
  [
    'a TRUDVSEM_DATA that is not there',
    () => ({ HH_DATA: oneVacancyOfHh(), TRUDVSEM_DATA: '/no/such/folder' }),
    /«Работы России» «\/no\/such\/folder» не подходит/,
  ],
  [
    'a TRUDVSEM_DATA with vacancies of another source',
    () => ({ TRUDVSEM_DATA: oneVacancyOfHh() }),
    /нет ни одной вакансии.+«Работы России»/,
  ],
  [
    'a folder that another stack runs in',
    async () => {
      const LOCAL_DIR = temporaryFolder();
      const other = await lockFolder(LOCAL_DIR);
      onTestFinished(() => other?.release());
      return { LOCAL_DIR };
    },
    /уже работает другой запуск/,
  ],
];

it.each(wrong)('npm start refuses %s in one line', async (_, variables, line) => {
  const start = command('start', {
    LOCAL_DIR: temporaryFolder(),
    PORT: await freePort(),
    ...(await variables()),
  });
  const { stdout, stderr, code } = await start.ended;
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(line);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

it.each([
  ['without a stack', [], /^Стек не запущен/],
  ['an unknown source', ['--source', 'superjob'], /^Источник «superjob» неизвестен. Есть такие: hh/],
  ['an unknown parameter', ['--fast'], /--source/],
])('npm run import refuses %s in one line', async (_, args, line) => {
  const { stdout, stderr, code } = await command('import', { LOCAL_DIR: temporaryFolder() }, args).ended;
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(line);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

it('npm start serves the site, imports, takes npm run import, and stops on Ctrl-C', {
  timeout: 120_000,
}, async () => {
  const LOCAL_DIR = temporaryFolder();
  const PORT = await freePort();
  const start = command('start', { LOCAL_DIR, PORT, HH_DATA: oneVacancyOfHh() });
  await expect.poll(start.output, { timeout: 60_000 }).toContain(`Призвание: http://localhost:${PORT}\n`);
  const page = await fetch(`http://localhost:${PORT}/`);
  expect([page.status, page.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
  await expect.poll(start.output, { timeout: 60_000 }).toMatch(/^Импорт, hh\.ru: новых \d+,/m);
  // Nothing was saved of the other source, so it is not read.
  expect(start.output()).not.toContain('Работа России');

  const imported = await command('import', { LOCAL_DIR }).ended;
  expect([imported.code, imported.stderr]).toEqual([0, '']);
  expect(imported.stdout).toContain('Импорт, hh.ru, завершён.');
  expect(imported.stdout).not.toContain('Работа России');

  const { child, ended } = start;
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: 0, stderr: '' });
  expect(existsSync(join(LOCAL_DIR, 'running.json'))).toBe(false);
  await expect(fetch(`http://localhost:${PORT}/`)).rejects.toThrow();
});

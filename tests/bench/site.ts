import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { root } from '../../infra/build/steps.ts';
import { launchBrowser } from '../../infra/commands/screens/browser.ts';
import { UserError } from '../../infra/user-error.ts';
import { machine } from './machine.ts';
import { quantile } from './quantile.ts';

/** What Lighthouse says of a page; times in milliseconds. */
const measures = {
  performance: 'категория',
  accessibility: 'категория',
  'best-practices': 'категория',
  seo: 'категория',
  'first-contentful-paint': 'мс',
  'largest-contentful-paint': 'мс',
  'total-blocking-time': 'мс',
  'cumulative-layout-shift': 'сдвиг',
  'total-byte-weight': 'байт',
} as const;
type Measure = keyof typeof measures;
const names = Object.keys(measures) as Measure[];
type Figures = Record<Measure, number>;

interface Site {
  readonly name: string;
  readonly url: string;
  close(): void;
}

/** `npm run bench -- site`: public pages as a phone on slow 4G sees them, beside those of an older commit. */
export async function run(args: string[]): Promise<void> {
  const { runs, before } = optionsFrom(args);
  // A reader in the zone for which pages are drawn: most are.
  process.env.TZ = 'Europe/Moscow';
  const folder = mkdtempSync(join(tmpdir(), 'prizvanie-bench-'));
  const started: Site[] = [];
  try {
    started.push(await startSite('сейчас', root, join(folder, 'now')));
    if (before !== undefined) {
      const checkout = checkoutOf(before, join(folder, 'before'));
      started.push(await startSite(`раньше (${before})`, checkout, join(folder, 'before-data')));
    }
    const rows: string[] = [];
    for (const site of started)
      for (const [page, path] of Object.entries(await pagesOf(site.url))) {
        console.log(`${site.name}: ${page}…`);
        const figures = await measured(site.url + path, runs);
        rows.push(
          `| ${site.name} | ${page} | ${names.map((one) => written(one, figures[one])).join(' | ')} |`,
        );
      }
    const report = [
      `| | страница | ${names.join(' | ')} |`,
      `|---|---|${names.map(() => '--:').join('|')}|`,
      ...rows,
    ].join('\n');
    console.log(report);
    mkdirSync(join(root, 'bench'), { recursive: true });
    writeFileSync(join(root, 'bench/site.md'), `${machine()}\n\nМедианы из ${runs}.\n\n${report}\n`);
  } finally {
    for (const site of started) site.close();
    if (before !== undefined)
      execFileSync('git', ['worktree', 'remove', '--force', join(folder, 'before')], { cwd: root });
    rmSync(folder, { recursive: true, force: true });
  }
}

function optionsFrom(args: string[]): { runs: number; before: string | undefined } {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '5' }, before: { type: 'string' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new UserError('--runs: ожидается целое число от 1.');
  return { runs, before: values.before };
}

/** The tree of a commit, with the packages that are installed here. */
function checkoutOf(commit: string, folder: string): string {
  execFileSync('git', ['worktree', 'add', '--detach', folder, commit], { cwd: root, stdio: 'ignore' });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** The local stack of a checkout, once the demo feed is imported. */
async function startSite(name: string, checkout: string, localDir: string): Promise<Site> {
  const port = await freePort();
  console.log(`${name}: сборка и импорт…`);
  const stack = spawn(process.execPath, ['infra/commands/start.ts'], {
    cwd: checkout,
    env: { ...process.env, PORT: String(port), LOCAL_DIR: localDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await saidLine(stack, 'Импорт, «Работа России»');
  return { name, url: `http://localhost:${port}`, close: () => stack.kill('SIGINT') };
}

async function saidLine(stack: ChildProcess, beginning: string): Promise<void> {
  if (!stack.stdout) throw new Error('the output is not read');
  for await (const line of createInterface({ input: stack.stdout })) if (line.startsWith(beginning)) return;
  throw new UserError('Сайт не запустился.');
}

/** The list, and an open vacancy that search engines may list; each address is known to an older site, too. */
async function pagesOf(url: string): Promise<Record<string, string>> {
  for (let page = 1; ; page++) {
    const found = await fetch(`${url}/api/jobs?page=${page}`);
    const { jobs, pages } = (await found.json()) as { jobs: { id: string; source: string }[]; pages: number };
    const job = jobs.find(({ source }) => source === 'trudvsem');
    if (job) return { список: '/', вакансия: `/?vacancy=${job.id}` };
    if (page >= pages) throw new UserError('В демонстрационных данных нет вакансии «Работы России».');
  }
}

/** Medians, by Lighthouse's mobile preset: slow 4G and a processor four times slower, both worked out. */
async function measured(url: string, runs: number): Promise<Figures> {
  // As a site is that somebody has looked at just before.
  await (await fetch(url)).text();
  const all: Figures[] = [];
  for (let at = 0; at < runs; at++) all.push(await looked(url));
  return Object.fromEntries(
    names.map((name) => [
      name,
      quantile(
        all.map((one) => one[name]).sort((a, b) => a - b),
        0.5,
      ),
    ]),
  ) as Figures;
}

async function looked(url: string): Promise<Figures> {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    if (!result) throw new UserError('Lighthouse ничего не ответил.');
    const { audits, categories } = result.lhr;
    return Object.fromEntries(
      names.map((name) => [
        name,
        categories[name] ? (categories[name].score ?? 0) * 100 : (audits[name]?.numericValue ?? Number.NaN),
      ]),
    ) as Figures;
  } finally {
    await browser.close();
  }
}

const written = (measure: Measure, value: number): string =>
  measures[measure] === 'сдвиг' ? value.toFixed(3) : String(Math.round(value));

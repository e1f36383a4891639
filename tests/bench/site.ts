import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { root } from '../../infra/build/steps.ts';
import { launchBrowser } from '../../infra/commands/screens/browser.ts';
import { UserError } from '../../infra/user-error.ts';
import { machine } from './machine.ts';
import { quantile } from './quantile.ts';
import { film, journeysTo } from './site/filmstrip.ts';
import { interactions, userScripts, visitorScripts } from './site/interactions.ts';
import { measured, names, written } from './site/lighthouse.ts';
import { checkoutOf, pagesOf, type Site, startSite } from './site/local-site.ts';

const folderOfResults = join(root, 'bench');

/** `npm run bench -- site`: public pages as a phone on slow 4G sees them, beside those of an older commit. */
export async function run(args: string[]): Promise<void> {
  const { runs, before, isFilmed } = optionsFrom(args);
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
    mkdirSync(folderOfResults, { recursive: true });
    const report = isFilmed
      ? await filmReport(started)
      : [await pageReport(started, runs), await interactionReport(started, runs)].join('\n\n');
    console.log(report);
    const heading = isFilmed ? 'Телефон 390 × 844, slow 4G, процессор × 4.' : `Медианы из ${runs}.`;
    writeFileSync(
      join(folderOfResults, isFilmed ? 'filmstrip.md' : 'site.md'),
      `${machine()}\n\n${heading}\n\n${report}\n`,
    );
  } finally {
    for (const site of started) site.close();
    if (before !== undefined)
      execFileSync('git', ['worktree', 'remove', '--force', join(folder, 'before')], { cwd: root });
    rmSync(folder, { recursive: true, force: true });
  }
}

function optionsFrom(args: string[]): { runs: number; before: string | undefined; isFilmed: boolean } {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      before: { type: 'string' },
      filmstrip: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new UserError('--runs: ожидается целое число от 1.');
  return { runs, before: values.before, isFilmed: values.filmstrip };
}

const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [
    `| ${columns.join(' | ')} |`,
    `|---|---|${columns
      .slice(2)
      .map(() => '--:')
      .join('|')}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

/** Page by page, so that both sites are measured in the same minutes. */
async function pageReport(sites: readonly Site[], runs: number): Promise<string> {
  const rows: string[][] = [];
  for (const page of ['список', 'вакансия'] as const)
    for (const site of sites) {
      console.log(`${site.name}: ${page}…`);
      const figures = await measured(site.url + (await pagesOf(site.url))[page], runs);
      rows.push([site.name, page, ...names.map((name) => written(name, figures[name]))]);
    }
  return table(['', 'страница', ...names], rows);
}

async function interactionReport(sites: readonly Site[], runs: number): Promise<string> {
  const rows: string[][] = [];
  for (const site of sites) {
    console.log(`${site.name}: действия…`);
    const add = (name: string, value: string | null) => rows.push([site.name, name, value ?? '–']);
    for (const [name, measure] of Object.entries(interactions))
      add(name, await median(runs, (browser) => measure(browser, site.url)));
    for (const [who, scripts] of [
      ['посетитель', visitorScripts],
      ['вошедший', userScripts],
    ] as const)
      add(
        `скрипты, КБ: ${who}, до работы / всего`,
        await orNull(async (browser) => {
          const { untilUsable, atRest, amplifyAfterText } = await scripts(browser, site.url);
          const amplify =
            amplifyAfterText === null
              ? 'без Amplify'
              : `Amplify через ${Math.round(amplifyAfterText)} мс после текста`;
          return `${kilobytes(untilUsable)} / ${kilobytes(atRest)}, ${amplify}`;
        }),
      );
  }
  return table(['', 'что', 'сколько'], rows);
}

async function filmReport(sites: readonly Site[]): Promise<string> {
  const rows: string[][] = [];
  for (const [at, site] of sites.entries())
    for (const [name, journey] of Object.entries(journeysTo((await pagesOf(site.url)).вакансия))) {
      console.log(`${site.name}: ${name}…`);
      const file = `filmstrip-${name}-${at === 0 ? 'now' : 'before'}.png`;
      const moments = await orNull(async (browser) => {
        const { moments, strip } = await film(browser, site.url, journey);
        writeFileSync(join(folderOfResults, file), strip);
        return Object.entries(moments)
          .map(([moment, time]) => `${moment} ${time} мс`)
          .join(', ');
      });
      rows.push([site.name, file, moments ?? '–']);
    }
  return table(['', 'лента', 'моменты'], rows);
}

/** Each run in a browser of its own: one that has run before has its code at hand. */
async function median(runs: number, measure: (browser: Browser) => Promise<number>): Promise<string | null> {
  const values: number[] = [];
  for (let run = 0; run < runs; run++) {
    const value = await orNull(measure);
    if (value === null) return null;
    values.push(value);
  }
  return rounded(quantile(values, 0.5));
}

/** An older site may have no such thing: that is said, and the others are measured. */
async function orNull<Value>(measure: (browser: Browser) => Promise<Value>): Promise<Value | null> {
  const browser = await launchBrowser();
  try {
    return await measure(browser);
  } catch (error) {
    console.warn(String(error));
    return null;
  } finally {
    await browser.close();
  }
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(0);

const rounded = (value: number): string => (value < 1 ? value.toFixed(3) : value.toFixed(0));

import { parseArgs } from 'node:util';
import { MultiBar, Presets, type SingleBar } from 'cli-progress';
import * as z from 'zod';
import { type Crawl, crawl, type ImportRun } from '#core/domain/import/import-run.ts';
import { importUnits } from '#core/domain/import/import-units.ts';
import { type SourceId, sourceId, sourceInfo } from '#core/domain/import/source.ts';
import { categories } from '#core/domain/search/catalog.ts';
import { number } from '#core/domain/text/plural.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { exitWithError, UserError } from '../user-error.ts';
import { failureMessage, importMachineOf, runImports, useStack } from './local-stack/run-import.ts';
import { runningStack } from './local-stack/running-stack.ts';

try {
  const options = parseArguments(process.argv.slice(2));
  const stack = await runningStack();
  useStack(stack.environment);
  const display = process.stdout.isTTY ? progressBars() : progressLines();
  const runs = await runImports({
    stateMachineArn: importMachineOf(stack),
    ...options,
    startedBy: 'command',
    onProgress: display.progress,
  }).finally(display.end);
  for (const run of runs) await printSummary(run);
  const failed = runs.filter(({ status }) => status !== 'succeeded');
  if (failed.length > 0) throw new UserError(failed.map(failureMessage).join('\n'));
} catch (error) {
  exitWithError(isStackStopped(error) ? new UserError('Стек остановлен: импорт прерван.') : error);
}

function isStackStopped(error: unknown): boolean {
  return ['ECONNREFUSED', 'ECONNRESET'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** What the arguments ask for: without a source all are read, without a crawl everything that they list. */
function parseArguments(args: string[]): { sources?: SourceId[]; crawl?: Crawl } {
  const allowed = { source: sourceId.options.join(', '), crawl: crawl.options.join(', ') };
  let requested: { source?: string | undefined; crawl?: string | undefined };
  try {
    const options = { source: { type: 'string' }, crawl: { type: 'string' } } as const;
    requested = parseArgs({ args, options }).values;
  } catch {
    throw new UserError(
      `Команда принимает параметры --source (${allowed.source}) и --crawl (${allowed.crawl}).`,
    );
  }
  const source = z.safeParse(z.optional(sourceId), requested.source);
  if (!source.success)
    throw new UserError(`Источник «${requested.source}» неизвестен. Есть такие: ${allowed.source}.`);
  const kind = z.safeParse(z.optional(crawl), requested.crawl);
  if (!kind.success)
    throw new UserError(`Обход «${requested.crawl}» неизвестен. Есть такие: ${allowed.crawl}.`);
  return { ...(source.data && { sources: [source.data] }), ...(kind.data && { crawl: kind.data }) };
}

interface ProgressDisplay {
  progress(runs: readonly ImportRun[]): void;
  end(): void;
}

function categoriesDone({ units_left }: ImportRun): number {
  return importUnits.length - units_left.length;
}

function figuresOf({ counts, details_done }: ImportRun): string {
  const figures = { найдено: counts.found, новых: counts.new, описаний: details_done };
  return Object.entries(figures)
    .map(([name, count]) => `${name} ${number(count)}`)
    .join(', ');
}

/** A bar under the other for each source that has had its turn. */
function progressBars(): ProgressDisplay {
  const multiBar = new MultiBar(
    { format: 'Импорт, {source} {bar} {value} из {total} категорий · {figures}', hideCursor: true },
    Presets.shades_classic,
  );
  const bars = new Map<string, SingleBar>();
  return {
    progress(runs) {
      for (const run of runs) {
        const bar = bars.get(run.id) ?? multiBar.create(importUnits.length, 0);
        bars.set(run.id, bar);
        bar.update(categoriesDone(run), { source: sourceInfo(run.source).name, figures: figuresOf(run) });
      }
    },
    end: () => multiBar.stop(),
  };
}

/** Where the output is a file or a pipe: a line each time when something has changed. */
function progressLines(): ProgressDisplay {
  const last = new Map<string, string>();
  return {
    progress(runs) {
      for (const run of runs) {
        const line = `Импорт, ${sourceInfo(run.source).name}: ${categoriesDone(run)} из ${importUnits.length} категорий, ${figuresOf(run)}`;
        if (line !== last.get(run.id)) console.log(line);
        last.set(run.id, line);
      }
    },
    end: () => {},
  };
}

async function printSummary(run: ImportRun): Promise<void> {
  const { counts, source, status } = run;
  console.log(`Импорт, ${sourceInfo(source).name}, ${status === 'succeeded' ? 'завершён' : 'не завершён'}.`);
  printTable({
    Найдено: counts.found,
    Новых: counts.new,
    Обновлено: counts.updated,
    'Без изменений': counts.unchanged,
    Пропущено: counts.skipped,
  });
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const byCategory = Object.entries(run.jobs_by_category).map(([id, count]) => [names.get(id) ?? id, count]);
  printTable(Object.fromEntries(byCategory), 'По категориям:');

  const skips = Map.groupBy(await importRuns.listSkips(run.id), ({ reason }) => reason);
  const byReason = [...skips].map(([reason, all]) => [reason, all.length]);
  printTable(Object.fromEntries(byReason), 'Почему пропущено:');
  for (const notice of run.notices) console.log(notice);
}

function printTable(rows: Readonly<Record<string, number>>, title?: string): void {
  const entries = Object.entries(rows);
  if (entries.length === 0) return;
  if (title !== undefined) console.log(title);
  const width = Math.max(...entries.map(([name]) => name.length));
  for (const [name, count] of entries) console.log(`  ${name.padEnd(width)}  ${number(count).padStart(7)}`);
}

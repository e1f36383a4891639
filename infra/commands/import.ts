import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { categories } from '#core/domain/catalog.ts';
import { importUnits } from '#core/domain/import-plan.ts';
import type { ImportRun } from '#core/domain/import-run.ts';
import { type SourceId, sourceId } from '#core/domain/source.ts';
import * as importRuns from '#functions/store/import-runs.ts';
import { Refusal, refuse } from '../refusal.ts';
import { importMachineOf, runImport, useStack } from './run-import.ts';
import { runningStack } from './running-stack.ts';

const number = new Intl.NumberFormat('ru-RU');

try {
  const source = sourceFrom(process.argv.slice(2));
  const stack = await runningStack();
  useStack(stack.environment);
  const show = process.stdout.isTTY ? progressBar() : progressLines();
  const run = await runImport({
    stateMachineArn: importMachineOf(stack),
    source,
    startedBy: 'npm run import',
    onProgress: show.progress,
  }).finally(show.end);
  await printSummary(run);
} catch (error) {
  refuse(hasStackGone(error) ? new Refusal('Стек остановлен: импорт прерван.') : error);
}

function hasStackGone(error: unknown): boolean {
  return ['ECONNREFUSED', 'ECONNRESET'].includes((error as NodeJS.ErrnoException).code ?? '');
}

function sourceFrom(args: string[]): SourceId {
  const known = sourceId.options.join(', ');
  let named: string;
  try {
    named = parseArgs({ args, options: { source: { type: 'string', default: 'hh' } } }).values.source;
  } catch {
    throw new Refusal(`Команда принимает один параметр: --source (${known}).`);
  }
  const source = sourceId.safeParse(named);
  if (source.success) return source.data;
  throw new Refusal(`Источник «${named}» неизвестен. Есть такие: ${known}.`);
}

interface ProgressDisplay {
  progress(run: ImportRun): void;
  end(): void;
}

function categoriesDone(run: ImportRun): number {
  return importUnits.length - run.units_left.length;
}

function figuresOf({ counts, details_done }: ImportRun): string {
  const figures = { найдено: counts.found, новых: counts.new, описаний: details_done };
  return Object.entries(figures)
    .map(([name, count]) => `${name} ${number.format(count)}`)
    .join(', ');
}

function progressBar(): ProgressDisplay {
  const bar = new SingleBar(
    { format: 'Импорт {bar} {value} из {total} категорий · {figures}', hideCursor: true },
    Presets.shades_classic,
  );
  bar.start(importUnits.length, 0, { figures: 'начинается' });
  return {
    progress: (run) => bar.update(categoriesDone(run), { figures: figuresOf(run) }),
    end: () => bar.stop(),
  };
}

/** Where the output is a file or a pipe: a line each time when something has changed. */
function progressLines(): ProgressDisplay {
  let last = '';
  return {
    progress(run) {
      const line = `Импорт: ${categoriesDone(run)} из ${importUnits.length} категорий, ${figuresOf(run)}`;
      if (line !== last) console.log(line);
      last = line;
    },
    end: () => {},
  };
}

async function printSummary(run: ImportRun): Promise<void> {
  const { counts } = run;
  console.log('Импорт завершён.');
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
  for (const [name, count] of entries)
    console.log(`  ${name.padEnd(width)}  ${number.format(count).padStart(7)}`);
}

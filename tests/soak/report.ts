import { quantile } from '../bench/quantile.ts';
import { screenTable } from '../bench/tables.ts';
import type { LoadResult, Timed } from './asking/load.ts';
import { kinds } from './asking/mix.ts';
import type { Answered } from './checking/answers.ts';
import { growthOf, type Point } from './checking/statistics.ts';
import type { WriteFaults } from './checking/writes.ts';
import { plotOver } from './plots.ts';

/** What a soak must not exceed. */
export const bounds = { p99: 250, growth: 0.01 };

export interface Soaked {
  readonly rows: number;
  readonly rate: number;
  readonly seconds: number;
  readonly load: Pick<LoadResult, 'timed' | 'errors' | 'unnamed'>;
  /** Of the minutes before the load. */
  readonly rise: readonly Timed[];
  readonly checked: number;
  readonly wrong: readonly Answered[];
  readonly writes: { readonly confirmed: number; readonly faults: WriteFaults };
  /** Bytes over seconds since the load began: the process's own, and beside it those of mapped files. */
  readonly memory: readonly (Point & { readonly mapped: number })[];
  /** Seconds since then at which a snapshot appeared. */
  readonly published: readonly number[];
  /** From how many snapshots answers were made. */
  readonly snapshots: number;
  /** Vacancies that imports have brought and changed, and those of which the source has said that they are gone. */
  readonly imported: { readonly fresh: number; readonly changed: number; readonly gone: number };
  /** Changes of vacancies in all. */
  readonly changes: number;
}

const megabyte = 2 ** 20;
const whole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat('ru-RU', { style: 'percent', maximumFractionDigits: 1 });
const errorsOf = ({ load }: Soaked): number => [...load.errors.values()].reduce((sum, n) => sum + n, 0);
const p99Of = ({ load }: Soaked): number =>
  quantile(
    load.timed.map(({ ms }) => ms),
    0.99,
  );

/** The bounds that were broken, in Russian; none where all was well. */
export function broken(soaked: Soaked): string[] {
  const { load, wrong, checked, writes, memory } = soaked;
  const errors = errorsOf(soaked);
  const { lost, doubled, foreign } = writes.faults;
  const growth = growthOf(memory);
  const p99 = p99Of(soaked);
  return [
    ...(errors > 0 ? [`ошибок: ${errors}`] : []),
    ...(load.unnamed > 0 ? [`ответов без версии индекса: ${load.unnamed}`] : []),
    ...(wrong.length > 0 ? [`неверных ответов: ${wrong.length} из ${checked}`] : []),
    ...(checked === 0 ? ['ни один ответ не проверен'] : []),
    ...(lost.length > 0 ? [`потерянных записей: ${lost.length}`] : []),
    ...(doubled.length > 0 ? [`записей, сделанных дважды: ${doubled.length}`] : []),
    ...(foreign.length > 0 ? [`записей, которых никто не делал: ${foreign.length}`] : []),
    ...(p99 <= bounds.p99 ? [] : [`p99 ${whole.format(p99)} мс, а не до ${bounds.p99} мс`]),
    ...(Math.abs(growth) <= bounds.growth || growth < 0
      ? []
      : [`память выросла на ${percent.format(growth)} уровня, а не до ${percent.format(bounds.growth)}`]),
  ];
}

const figuresOf = (timed: readonly Timed[]) => {
  const ms = timed.map((sample) => sample.ms);
  return {
    n: ms.length,
    p50: quantile(ms, 0.5),
    p95: quantile(ms, 0.95),
    p99: quantile(ms, 0.99),
    max: quantile(ms, 1),
  };
};

const rowOf = (name: string, timed: readonly Timed[]): string[] => {
  const { n, ...ms } = figuresOf(timed);
  return [name, ...[n, ...Object.values(ms)].map((value) => whole.format(value))];
};

export function screenReport(soaked: Soaked): string {
  const { load, rise, checked, wrong, writes, memory, published, snapshots, imported } = soaked;
  const { lost, doubled, foreign } = writes.faults;
  const levels = memory.map(({ value }) => value / megabyte);
  const mapped = memory.map((sample) => sample.mapped / megabyte);
  const facts: [string, string][] = [
    ['Ошибок', whole.format(errorsOf(soaked))],
    ['Проверено ответов', `${whole.format(checked)}, неверных ${wrong.length}`],
    [
      'Подтверждено записей',
      `${whole.format(writes.confirmed)}, потеряно ${lost.length}, сделано дважды ${doubled.length}, чужих ${foreign.length}`,
    ],
    [
      'Импорт',
      `вакансий новых ${whole.format(imported.fresh)}, изменённых ${whole.format(imported.changed)}, исчезнувших ${whole.format(imported.gone)}, перемен всего ${whole.format(soaked.changes)}, снимков ${published.length}, ответы из ${snapshots}`,
    ],
    [
      'Память',
      `${whole.format(quantile(levels, 0))}–${whole.format(quantile(levels, 1))} МБ, рост за последние две трети ${percent.format(growthOf(memory))}; отображено файлов до ${whole.format(quantile(mapped, 1))} МБ`,
    ],
  ];
  const byKind = Map.groupBy(load.timed, ({ kind }) => kind);
  const rows = [
    ['мс', 'запросов', 'p50', 'p95', 'p99', 'худший'],
    rowOf('все', load.timed),
    rowOf('до нагрузки', rise),
    ...kinds.flatMap((kind) => (byKind.has(kind) ? [rowOf(kind, byKind.get(kind) ?? [])] : [])),
  ];
  const errors = [...load.errors].slice(0, 10).map(([what, n]) => `  ${n} × ${what}`);
  return [screenTable(rows), '', ...facts.map(([name, value]) => `${name}: ${value}`), ...errors].join('\n');
}

/** In windows of ten seconds, by when requests were due. */
const windowSeconds = 10;

function percentilesOver(timed: readonly Timed[], share: number): Point[] {
  const windows = Map.groupBy(timed, ({ at }) => Math.floor(at / windowSeconds));
  return [...windows]
    .sort(([a], [b]) => a - b)
    .map(([window, some]) => ({
      at: (window + 0.5) * windowSeconds,
      value: quantile(
        some.map(({ ms }) => ms),
        share,
      ),
    }));
}

export const latencyPlot = ({ load, published }: Soaked): string =>
  plotOver(
    'Время ответа от назначенного начала, мс',
    [
      { name: 'p50', colour: '#0f9d6e', points: percentilesOver(load.timed, 0.5) },
      { name: 'p95', colour: '#3d7fd6', points: percentilesOver(load.timed, 0.95) },
      { name: 'p99', colour: '#c77d0a', points: percentilesOver(load.timed, 0.99) },
    ],
    published,
    'новый снимок',
  );

export const memoryPlot = ({ memory, published }: Soaked): string =>
  plotOver(
    'Память процесса стека, МБ',
    [
      {
        name: 'собственная',
        colour: '#8b6fd1',
        points: memory.map(({ at, value }) => ({ at, value: value / megabyte })),
      },
      {
        name: 'файлы в памяти',
        colour: '#7d8898',
        points: memory.map(({ at, mapped }) => ({ at, value: mapped / megabyte })),
      },
    ],
    published,
    'новый снимок',
  );

export const jsonReport = (soaked: Soaked, machine: string): string => {
  const { load, rise, wrong, writes, memory, ...rest } = soaked;
  const byKind = Map.groupBy(load.timed, ({ kind }) => kind);
  return JSON.stringify(
    {
      machine,
      ...rest,
      broken: broken(soaked),
      errors: Object.fromEntries(load.errors),
      latency: {
        all: figuresOf(load.timed),
        rise: figuresOf(rise),
        ...Object.fromEntries([...byKind].map(([kind, timed]) => [kind, figuresOf(timed)])),
      },
      wrong: wrong.slice(0, 20),
      writes,
      growth: growthOf(memory),
      memory,
    },
    null,
    1,
  );
};

import { quantile } from '../quantile.ts';
import { markdownTable, screenTable, type Table } from '../tables.ts';
import type { Freshness } from './freshness.ts';
import type { figuresOf } from './load.ts';

export interface Measured {
  readonly rows: number;
  readonly connections: number;
  /** Of the import of `rows` vacancies into an empty base, in quiet. */
  readonly importSeconds: number;
  /** Milliseconds from the first request after a start to its answer, of each start. */
  readonly cold: readonly number[];
  readonly quiet: ReturnType<typeof figuresOf>;
  readonly importing: ReturnType<typeof figuresOf>;
  readonly freshness: { readonly quiet: Freshness; readonly importing: Freshness };
  /** Milliseconds, of one reader, from the import's last part on; null where no snapshot was taken over. */
  readonly swap: { around: number | null; otherwise: number | null };
}

const whole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });
const hasNone = (ms: number | null): ms is null => ms === null || Number.isNaN(ms);
const seconds = (ms: number): string => (hasNone(ms) ? '–' : `${fine.format(ms / 1000)} с`);
const millis = (ms: number | null): string => (hasNone(ms) ? '–' : `${fine.format(ms)} мс`);

const rounded = (value: number): number => Number(value.toFixed(2));

function freshnessFigures({ readers, ms }: Freshness) {
  return {
    trials: ms.length,
    readers,
    median: rounded(quantile(ms, 0.5)),
    worst: rounded(quantile(ms, 1)),
  };
}

/** One object a line: what was measured, when, and milliseconds unless the name says otherwise. */
export function jsonLines({ rows, connections, importSeconds, cold, ...measured }: Measured): string[] {
  const phases = ['quiet', 'importing'] as const;
  const lines = [
    { rows, part: 'cold', starts: cold.length, median: quantile(cold, 0.5), worst: quantile(cold, 1) },
    ...phases.map((phase) => ({ rows, part: 'searches', when: phase, connections, ...measured[phase] })),
    ...phases.map((phase) => ({
      rows,
      part: 'freshness',
      when: phase,
      ...freshnessFigures(measured.freshness[phase]),
    })),
    { rows, part: 'swap', ...measured.swap },
    { rows, part: 'import', seconds: importSeconds },
  ];
  return lines.map((line) =>
    JSON.stringify(line, (_, value) => (typeof value === 'number' ? rounded(value) : value)),
  );
}

function tablesOf(measured: Measured): { title: string; rows: Table }[] {
  const { rows, connections, importSeconds, cold, quiet, importing, freshness, swap } = measured;
  const figures = ({ searchesPerSecond, p50, p95, p99, longest, failed }: typeof quiet) => [
    whole.format(searchesPerSecond),
    ...[p50, p95, p99, longest].map(millis),
    whole.format(failed),
  ];
  const freshFigures = (freshness: Freshness) => {
    const { trials, readers, median, worst } = freshnessFigures(freshness);
    return [whole.format(trials), whole.format(readers), seconds(median), seconds(worst)];
  };
  return [
    {
      title: `Поиск через весь путь, читателей: ${connections}`,
      rows: [
        ['', 'в секунду', 'p50', 'p95', 'p99', 'худший', 'ошибок'],
        ['в покое', ...figures(quiet)],
        [`идёт импорт ${whole.format(rows)}`, ...figures(importing)],
      ],
    },
    {
      title: 'Первый ответ после запуска',
      rows: [
        ['запусков', 'медиана', 'худший'],
        [whole.format(cold.length), millis(quantile(cold, 0.5)), millis(quantile(cold, 1))],
      ],
    },
    {
      title: 'Скрытая вакансия пропала у всех',
      rows: [
        ['', 'проб', 'читателей', 'медиана', 'худший'],
        ['в покое', ...freshFigures(freshness.quiet)],
        ['идёт импорт', ...freshFigures(freshness.importing)],
      ],
    },
    {
      title: 'Самый долгий ответ одному читателю, конец импорта',
      rows: [
        ['при смене снимка', 'в остальное время'],
        [millis(swap.around), millis(swap.otherwise)],
      ],
    },
    {
      title: `Импорт ${whole.format(rows)} вакансий в пустую базу`,
      rows: [
        ['время', 'вакансий в секунду'],
        [seconds(importSeconds * 1000), whole.format(rows / importSeconds)],
      ],
    },
  ];
}

/** What this machine has not, and AWS has. */
const remark =
  'На этой машине нет кэша CloudFront: на AWS он держит ответ ещё до 2 секунд, поэтому изменение видно всем на столько же позже.';

export const screenReport = (measured: Measured): string =>
  [...tablesOf(measured).map(({ title, rows }) => `${title}\n${screenTable(rows)}`), remark].join('\n\n');

export const markdownReport = (measured: Measured, machine: string): string =>
  [
    '# API под нагрузкой',
    machine,
    ...tablesOf(measured).map(({ title, rows }) => `**${title}**\n\n${markdownTable(rows)}`),
    `${remark}\n`,
  ].join('\n\n');

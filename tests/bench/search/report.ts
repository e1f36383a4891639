import { machine } from '../machine.ts';
import { markdownTable, screenTable } from '../tables.ts';
import type { Figures, SizeReport } from './figures.ts';

const count = new Intl.NumberFormat('ru-RU');
const named: Readonly<Record<Figures['engine'], string>> = {
  ours: 'наш движок',
  naive: 'простой перебор',
  minisearch: 'MiniSearch',
  itemsjs: 'ItemsJS',
  sqlite: 'SQLite (FTS5)',
  postgres: 'PostgreSQL',
};

const digits = (value: number, fraction: number): string =>
  Number.isFinite(value)
    ? value.toLocaleString('ru-RU', { minimumFractionDigits: fraction, maximumFractionDigits: fraction })
    : '–';
/** 0,042; 1,25; 34,5; 872. */
const ms = (value: number): string => digits(value, value < 0.1 ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0);
const times = (value: number): string => `${digits(value, value < 10 ? 1 : 0)} ×`;

const oursOf = ({ engines }: SizeReport): Figures | undefined =>
  engines.find(({ engine }) => engine === 'ours');

const header = ['движок', 'p50, мс', 'p95, мс', 'p99, мс', 'среднее, мс', 'медленнее нашего', 'совпало'];

function line(figures: Figures): string[] {
  const { engine, p50, p95, p99, mean, ratio, agree, of, failed } = figures;
  const name = named[engine];
  if (failed !== null) return [name, '–', '–', '–', '–', '–', failed];
  return [
    name,
    ms(p50),
    ms(p95),
    ms(p99),
    ms(mean),
    engine === 'ours' ? '1' : times(ratio),
    `${agree} из ${of}`,
  ];
}

function facts(report: SizeReport): [string, string][] {
  const ours = oursOf(report);
  const by = (value: number) => digits(value / report.r, 2);
  return [
    ['R (сумма 8 байт на вакансию)', `${ms(report.r)} мс`],
    ...(ours
      ? [
          ['среднее / R, p95 / R, p99 / R', [ours.mean, ours.p95, ours.p99].map(by).join(', ')] as [
            string,
            string,
          ],
        ]
      : []),
    ['от запуска процесса до первого ответа', `${digits(report.coldMs, 0)} мс`],
    [
      'память сверх процесса без вакансий',
      `${digits(report.bytesPerRow, 0)} байт на вакансию (весь процесс ${digits(report.memory / 1e6, 0)} МБ)`,
    ],
    ['снимок без id', `${digits(report.snapshotBytesPerRow, 2)} байт на вакансию`],
    ['id в снимке', `${digits(report.keysBytesPerRow, 2)} байт на вакансию`],
    [
      'самое долгое ожидание при смене снимка',
      `${ms(report.swap.during)} мс (без неё ${ms(report.swap.quiet)} мс)`,
    ],
  ];
}

/** On the screen as a table. */
export function screenReport(report: SizeReport): void {
  console.log(`\n${count.format(report.rows)} вакансий`);
  console.log(screenTable([header, ...report.engines.map(line)]));
  const longest = Math.max(...facts(report).map(([name]) => name.length));
  for (const [name, value] of facts(report)) console.log(`${name.padEnd(longest)}  ${value}`);
}

/** A line of JSON for each engine; null where it gave no figures. */
export function jsonLines(report: SizeReport): string {
  const { r, coldMs, bytesPerRow, snapshotBytesPerRow } = report;
  return report.engines
    .map(({ failed, ...figures }) => ({
      ...figures,
      ...(figures.engine === 'ours' && { r, coldMs, bytesPerRow, snapshotBytesPerRow }),
      ...(failed !== null && { failed }),
    }))
    .map((figures) => JSON.stringify(figures, rounded))
    .join('\n');
}

const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;

export function markdownReport(reports: readonly SizeReport[]): string {
  const parts = reports.map((report) =>
    [
      `## ${count.format(report.rows)} вакансий`,
      markdownTable([header, ...report.engines.map(line)]),
      markdownTable([['наш движок', ''], ...facts(report)]),
    ].join('\n\n'),
  );
  return `${[
    '# Поиск: движок и сравнение',
    machine(),
    'Двести одинаковых запросов. Наш движок: прогретый, один, для каждого запроса медиана пяти кругов. Остальные отвечают по очереди с ним, блоками по двадцать запросов; «медленнее нашего» — отношение сумм этих очередей. «Совпало» — итог, порядок id и все счётчики как у простого перебора по правилам `core/domain`.',
    ...parts,
    '![Среднее время ответа от числа вакансий](search.svg)',
  ].join('\n\n')}\n`;
}

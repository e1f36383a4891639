import type { Figures, SizeReport } from './figures.ts';

const width = 760;
const height = 460;
const area = { left: 74, right: 590, top: 46, bottom: 400 };

/** Readable on white and on near-black alike. */
const colours: Readonly<Record<Figures['engine'], string>> = {
  ours: '#0f9d6e',
  naive: '#7d8898',
  minisearch: '#c77d0a',
  itemsjs: '#b5527d',
  sqlite: '#3d7fd6',
  postgres: '#8b6fd1',
};

/** Text, paper and grid of a plot, by the reader's theme and without script. */
export const plotStyle = `<style>
  text { font: 13px system-ui, sans-serif; fill: #4b5563; }
  .paper { fill: #ffffff; }
  .grid { stroke: #d7dbe0; }
  @media (prefers-color-scheme: dark) { text { fill: #b6bec9; } .paper { fill: #14181f; } .grid { stroke: #333b47; } }
</style>`;

const label = (value: number): string =>
  value >= 1 ? value.toLocaleString('ru-RU') : String(value).replace('.', ',');

/** The mean against the number of vacancies, both logarithmic: one line for each engine. */
export function plotOf(reports: readonly SizeReport[]): string {
  const figures = reports
    .flatMap(({ engines }) => engines)
    .filter(({ failed, mean }) => failed === null && mean > 0);
  const sizes = reports.map(({ rows }) => rows);
  const powers = figures.map(({ mean }) => Math.log10(mean));
  const lowest = Math.floor(Math.min(...powers));
  const highest = Math.max(lowest + 1, Math.ceil(Math.max(...powers)));
  const first = Math.log10(Math.min(...sizes));
  const last = Math.log10(Math.max(...sizes));
  const x = (rows: number) =>
    area.left + ((area.right - area.left) * (Math.log10(rows) - first)) / (last - first || 1);
  const y = (ms: number) =>
    area.bottom - ((area.bottom - area.top) * (Math.log10(ms) - lowest)) / (highest - lowest);
  const at = (value: number) => value.toFixed(1);

  const grid = Array.from({ length: highest - lowest + 1 }, (_, n) => 10 ** (lowest + n)).map(
    (ms) =>
      `<line class="grid" x1="${area.left}" x2="${area.right}" y1="${at(y(ms))}" y2="${at(y(ms))}"/>` +
      `<text x="${area.left - 10}" y="${at(y(ms) + 4)}" text-anchor="end">${label(Number(ms.toPrecision(1)))}</text>`,
  );
  const below = sizes.map(
    (rows) => `<text x="${at(x(rows))}" y="${area.bottom + 24}" text-anchor="middle">${label(rows)}</text>`,
  );

  const byEngine = Map.groupBy(figures, ({ engine }) => engine);
  // Names that would stand on each other are moved apart, the fastest at the bottom.
  let lowestFree = Number.POSITIVE_INFINITY;
  const names = new Map(
    [...byEngine]
      .map(([engine, points]) => [engine, y((points.at(-1) as Figures).mean)] as const)
      .sort(([, a], [, b]) => b - a)
      .map(([engine, wanted]) => {
        lowestFree = Math.min(wanted, lowestFree - 18);
        return [engine, lowestFree] as const;
      }),
  );
  const lines = [...byEngine].map(([engine, points]) => {
    const colour = colours[engine];
    const end = points.at(-1) as Figures;
    const path = points.map(({ rows, mean }) => `${at(x(rows))},${at(y(mean))}`).join(' ');
    const dots = points.map(
      ({ rows, mean }) => `<circle cx="${at(x(rows))}" cy="${at(y(mean))}" r="4" fill="${colour}"/>`,
    );
    const isOurs = engine === 'ours';
    return (
      `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="${isOurs ? 3.5 : 2}"/>${dots.join('')}` +
      `<text x="${at(x(end.rows) + 12)}" y="${at((names.get(engine) ?? 0) + 4)}" style="fill:${colour}"` +
      `${isOurs ? ' font-weight="700"' : ''}>${isOurs ? 'наш движок' : engine}</text>`
    );
  });

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Среднее время ответа от числа вакансий">
${plotStyle}
<rect class="paper" width="${width}" height="${height}"/>
<text x="${area.left}" y="24">Среднее время ответа, мс (обе оси логарифмические)</text>
${[...grid, ...below, ...lines].join('\n')}
<text x="${(area.left + area.right) / 2}" y="${height - 12}" text-anchor="middle">вакансий</text>
</svg>
`;
}

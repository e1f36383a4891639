import { plotStyle } from '../bench/search/plot.ts';
import type { Point } from './checking/statistics.ts';

const width = 860;
const height = 360;
const area = { left: 70, right: 700, top: 50, bottom: 300 };

export interface Line {
  readonly name: string;
  /** Readable on white and on near-black alike. */
  readonly colour: string;
  readonly points: readonly Point[];
}

const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

/** 1, 2 or 5 of a power of ten, so that about four steps reach the top. */
function stepTo(top: number): number {
  const power = 10 ** Math.floor(Math.log10(top / 4));
  return power * ([1, 2, 5, 10].find((step) => (power * step * 5 >= top ? step : 0)) ?? 10);
}

/** What grows to the right is the time, in minutes; `marks` are moments that a thin line stands at. */
export function plotOver(
  title: string,
  lines: readonly Line[],
  marks: readonly number[] = [],
  marksAre = '',
): string {
  const points = lines.flatMap((line) => line.points);
  const last = Math.max(60, ...points.map(({ at }) => at));
  const step = stepTo(Math.max(1, ...points.map(({ value }) => value)));
  const top = step * Math.ceil(Math.max(1, ...points.map(({ value }) => value)) / step);
  const x = (at: number) => (area.left + ((area.right - area.left) * at) / last).toFixed(1);
  const y = (value: number) => (area.bottom - ((area.bottom - area.top) * value) / top).toFixed(1);

  const grid = Array.from({ length: Math.round(top / step) + 1 }, (_, n) => n * step).map(
    (value) =>
      `<line class="grid" x1="${area.left}" x2="${area.right}" y1="${y(value)}" y2="${y(value)}"/>` +
      `<text x="${area.left - 10}" y="${y(value)}" dy="4" text-anchor="end">${number.format(value)}</text>`,
  );
  const minutes = stepTo(last / 60);
  const below = Array.from({ length: Math.floor(last / 60 / minutes) + 1 }, (_, n) => n * minutes).map(
    (minute) =>
      `<text x="${x(minute * 60)}" y="${area.bottom + 22}" text-anchor="middle">${number.format(minute)}</text>`,
  );
  const swaps = marks.map(
    (at) =>
      `<line class="grid" x1="${x(at)}" x2="${x(at)}" y1="${area.top}" y2="${area.bottom}" stroke-dasharray="3 3"/>`,
  );
  const lineElements = lines.map(({ name, colour, points }, n) => {
    const path = points.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ');
    const named = area.top + 10 + n * 22;
    return (
      `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>` +
      `<line x1="${area.right + 16}" x2="${area.right + 36}" y1="${named - 4}" y2="${named - 4}" stroke="${colour}" stroke-width="3"/>` +
      `<text x="${area.right + 44}" y="${named}">${name}</text>`
    );
  });
  const legend = marksAre === '' ? '' : `, пунктир — ${marksAre}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">
${plotStyle}
<rect class="paper" width="${width}" height="${height}"/>
<text x="${area.left}" y="26">${title}</text>
${[...grid, ...below, ...swaps, ...lineElements].join('\n')}
<text x="${(area.left + area.right) / 2}" y="${height - 14}" text-anchor="middle">минуты${legend}</text>
</svg>
`;
}

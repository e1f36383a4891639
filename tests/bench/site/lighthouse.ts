import lighthouse from 'lighthouse';
import { launchBrowser } from '../../../infra/commands/screens/browser.ts';
import { UserError } from '../../../infra/user-error.ts';
import { quantile } from '../quantile.ts';
import { freePort } from './local-site.ts';

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
export type Measure = keyof typeof measures;
export const names = Object.keys(measures) as Measure[];
export type Figures = Record<Measure, number>;

/** Medians, by Lighthouse's mobile preset: slow 4G and a processor four times slower, both worked out. */
export async function measured(url: string, runs: number): Promise<Figures> {
  // As a site is that somebody has looked at just before.
  await (await fetch(url)).text();
  const all: Figures[] = [];
  for (let at = 0; at < runs; at++) all.push(await looked(url));
  return Object.fromEntries(
    names.map((name) => [
      name,
      quantile(
        all.map((figures) => figures[name]).sort((a, b) => a - b),
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

export const written = (measure: Measure, value: number): string =>
  measures[measure] === 'сдвиг' ? value.toFixed(3) : String(Math.round(value));

import type { Page } from 'playwright-core';
import type { Stage } from '#core/domain/tracker/stage.ts';
import { newTracked, type TrackedJob, withField } from '#core/domain/tracker/tracked-job.ts';

const day = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * day).toISOString();

/** A record that came to its stage so many days ago. */
export function recordOf(id: string, title: string, stage: Stage, days: number): TrackedJob {
  const facts = {
    title,
    company: 'Доктор Рядом',
    place: 'Москва',
    pay: '240 000 ₽',
    link: 'https://hh.ru/vacancy/1',
  };
  const saved = newTracked(id, facts, daysAgo(days + 1));
  const came = { id: `${id}-${stage}`, at: daysAgo(days), stage, text: '' };
  return stage === 'saved'
    ? newTracked(id, facts, daysAgo(days))
    : { ...withField(saved, 'stage', stage, daysAgo(days)), events: [came] };
}

/** One of each kind, among them a title that would be HTML, and more. */
export const desk: readonly TrackedJob[] = [
  recordOf('own-1', 'Инженер по оценке LLM', 'saved', 0),
  recordOf('own-2', 'CV-инженер', 'applied', 3),
  recordOf('own-3', 'Backend-разработчик', 'applied', 23),
  withField(
    recordOf('own-4', 'Аналитик данных', 'screening', 2),
    'reminder',
    { at: new Date(Date.now() + day).toISOString(), text: 'тест' },
    daysAgo(0),
  ),
  withField(recordOf('own-5', 'Инженер данных', 'interview', 6), 'note', 'Ждут портфолио', daysAgo(1)),
  recordOf('own-6', '<img src=x onerror=alert(1)>', 'rejected', 9),
];

/** As if this browser had kept it, at the desk. */
export async function atDesk(page: Page, records: readonly TrackedJob[] = desk): Promise<void> {
  await page.evaluate((text) => localStorage.setItem('tracker', text), JSON.stringify(records));
  await page.goto(new URL('/applications', page.url()).href);
  await page.getByRole('heading', { name: /^Мои отклики/ }).waitFor();
}

export const keptDesk = (page: Page): Promise<TrackedJob[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('tracker') ?? '[]'));

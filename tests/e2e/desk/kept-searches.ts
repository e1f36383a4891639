import type { Page } from 'playwright-core';

const ago = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

/** Of a name that would be HTML, paused, and looked at before most vacancies were there. */
const searches = [
  { id: '1', name: '<img src=x onerror=alert(1)>', query: 'level=Lead', isPaused: false },
  { id: '2', name: 'Аналитик', query: 'q=%D0%B0%D0%BD%D0%B0%D0%BB%D0%B8%D1%82%D0%B8%D0%BA', isPaused: true },
  { id: '3', name: 'Senior', query: 'level=Senior', isPaused: false },
].map((search) => ({ ...search, savedAt: ago(60), seenAt: ago(60) }));

/** As if this browser had kept them, at their page. */
export async function atSearches(page: Page, kept: readonly object[] = searches): Promise<void> {
  await page.evaluate((text) => localStorage.setItem('saved_searches', text), JSON.stringify(kept));
  await page.goto(new URL('/searches', page.url()).href);
  await page.getByRole('heading', { name: 'Сохранённые поиски', level: 1 }).waitFor();
}

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ShownRun } from '#core/contract/imports.ts';
import { shownRun } from '#tests/support/import/import-runs.ts';
import { accessToken, demoAdmin, send } from '../stage/people.ts';
import { signedIn } from '../stage/signed-in.ts';
import { useBrowser, useOwnStack, type Visit } from '../stage/visit.ts';

useOwnStack();
const visit = useBrowser();

/** A whole import of the demo feed, on a machine that does other things as well. */
const imported = { timeout: 120_000 };

async function arriveAtImports(options: Visit = {}) {
  const page = await visit({ path: '/admin', ...(await signedIn(demoAdmin)), ...options });
  await page.getByRole('tab', { name: 'Парсинг' }).click();
  return page;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const startButton = (page: Page) => page.getByRole('button', { name: 'Запустить парсинг всех вакансий' });
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Обработанные категории' });
const history = (page: Page) => page.getByRole('table', { name: 'История' });
const numberOf = (text: string) => Number(text.replace(/\D/g, ''));

describe('an import', () => {
  it('runs to its end, is seen by another admin, survives a reload, and nobody starts a second one', async () => {
    const page = await arriveAtImports();
    const other = await arriveAtImports();
    await startButton(page).waitFor();
    const runsBefore = await history(page).getByRole('row').count();

    await startButton(page).click();
    await bar(page).waitFor();
    await page.getByText(/^Парсинг уже идёт с\s.*\d\d:\d\d, admin@prizvanie\.local$/).waitFor();
    await Promise.all(
      [page, other].map(async (tab) => {
        await tab.reload();
        await bar(tab).waitFor();
      }),
    );
    expect(await startButton(other).isDisabled()).toBe(true);
    const second = await send('POST', '/api/parse-hh-jobs', await accessToken(other), {});
    expect(await second.json()).toMatchObject({ isStarted: false });

    await Promise.all(
      [page, other].map(async (tab) => {
        await tab.getByText('Парсинг завершен').waitFor(imported);
        await tab.getByText(/^Категорий: \d+, найдено: [\d\s]+, новых: [\d\s]+$/).waitFor();
      }),
    );
    await page.getByRole('heading', { name: 'Итоги последнего парсинга' }).waitFor();
    const value = async (name: string) =>
      numberOf(await page.locator('dl > div', { hasText: name }).first().locator('dd').innerText());
    expect(await value('Дубликаты')).toBe((await value('Всего обработано')) - (await value('Новых')));
    expect(await history(page).getByRole('row').count()).toBeGreaterThan(runsBefore);

    await page.getByRole('button', { name: 'Журнал изменений' }).click();
    const audit = page.getByRole('dialog', { name: 'Журнал изменений' });
    await audit.getByText('Парсинг запущен').first().waitFor();
    expect(await audit.getByText('admin@prizvanie.local').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await audit.waitFor({ state: 'hidden' });
  }, 300_000);

  it('is stopped after a question and goes on from where it was', async () => {
    const page = await arriveAtImports();
    await startButton(page).click();
    await page.getByRole('button', { name: 'Остановить', exact: true }).click();
    const confirmation = page.getByRole('dialog', { name: 'Остановить парсинг?' });
    await confirmation.getByRole('button', { name: 'Остановить', exact: true }).click();
    await page.getByText('Парсинг остановлен').first().waitFor(imported);
    await page.getByText('Остановлен администратором').first().waitFor();

    await page
      .getByRole('button', { name: /^Продолжить/ })
      .first()
      .click();
    await bar(page).waitFor();
    await page.getByText('Парсинг завершен').waitFor(imported);
    expect(await page.getByRole('button', { name: /^Продолжить/ }).count()).toBe(0);
  }, 300_000);
});

describe('what the server says', () => {
  const answer = (isRunning: boolean, ...runs: ShownRun[]) => ({
    totalJobs: 500,
    isRunning,
    runs,
    sources: [],
  });
  const running = shownRun({ status: 'running', finishedAt: null, categoriesLeft: 4 });

  it('a failure is told once, to who only watches as well, with its reason', async () => {
    const page = await arriveAtImports();
    let now = answer(true, running);
    await page.route('**/api/admin/imports', (route) => route.fulfill({ json: now }));
    await page.reload();
    await bar(page).waitFor();
    now = answer(false, shownRun({ status: 'failed', reason: 'hh.ru отвечает 403', canResume: true }));
    const toast = page.getByLabel('Уведомления').getByText('hh.ru отвечает 403');
    await toast.waitFor();
    await page.getByText('Ошибка парсинга').waitFor();
    await page.getByRole('button', { name: 'Закрыть уведомление' }).click();
    await toast.waitFor({ state: 'hidden' });
    await page.getByRole('tab', { name: 'Пользователи' }).click();
    await page.getByRole('table', { name: 'Пользователи' }).waitFor();
    // News of a later failure come the same way: with them whatever is told anew would be there.
    const later = { id: 'run-2', group: 'start-2', status: 'failed', reason: 'hh.ru отвечает 500' } as const;
    now = answer(false, shownRun(later), ...now.runs);
    await page.getByRole('tab', { name: 'Парсинг' }).click();
    await page.getByLabel('Уведомления').getByText('hh.ru отвечает 500').waitFor();
    await page
      .getByRole('button', { name: /^Продолжить/ })
      .first()
      .waitFor();
    expect(await toast.count()).toBe(0);
  });

  it('a failure goes with «Продолжить», and the focus to how the import goes on', async () => {
    const page = await arriveAtImports();
    let now = answer(true, running);
    await page.route('**/api/admin/imports', (route) => route.fulfill({ json: now }));
    await page.route('**/api/admin/imports/*/resume', async (route) => {
      now = answer(true, running);
      await route.fulfill({ json: {} });
    });
    await page.reload();
    await bar(page).waitFor();
    now = answer(false, shownRun({ status: 'failed', reason: 'hh.ru отвечает 403', canResume: true }));
    const toast = page.getByLabel('Уведомления').getByText('hh.ru отвечает 403');
    await toast.waitFor();
    await page
      .getByRole('button', { name: /^Продолжить/ })
      .first()
      .click();
    await bar(page).waitFor();
    await expect.poll(() => focused(page)).toBe('Идёт парсинг');
    expect(await toast.count()).toBe(0);
  });

  it('vacancies that are gone are hidden part after part, until none is left', async () => {
    const page = await arriveAtImports();
    const liveness = { phase: 'held' as const, queued: 200, checked: 200, gone: 120, open: 500 };
    let now = answer(false, shownRun({ liveness }));
    const bodies: unknown[] = [];
    const seen = Promise.withResolvers<void>();
    await page.route('**/api/admin/imports', (route) => route.fulfill({ json: now }));
    await page.route('**/api/admin/imports/*/gone', async (route) => {
      bodies.push(route.request().postDataJSON());
      if (bodies.length === 2) await seen.promise;
      if (bodies.length === 3) now = answer(false, shownRun({ liveness: { ...liveness, phase: 'done' } }));
      await route.fulfill({ json: { hidden: 40, left: 120 - bodies.length * 40 } });
    });
    await page.reload();
    await page.getByText('Из источника пропали 120 из 500 вакансий (24 %). Скрыть их?').waitFor();
    await page.getByRole('button', { name: 'Скрыть', exact: true }).click();
    await page.getByText('Скрыто 40 из 120').waitFor();
    expect(await focused(page)).toBe('Скрыть');
    seen.resolve();
    await page.getByText('Скрыто вакансий: 120').waitFor();
    await page.getByText('Из источника пропали').waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('Панель администратора');
    expect(bodies).toEqual([{ hide: true }, { hide: true }, { hide: true }]);
  });

  it('no answer: what was known stays, and says that it is old', async () => {
    const page = await arriveAtImports({ expects: /500|ApiError/ });
    await page.route('**/api/admin/imports', (route) => route.fulfill({ json: answer(true, running) }));
    await page.reload();
    await bar(page).waitFor();
    await page.route('**/api/admin/imports', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByText('Нет ответа от сервера. Показаны данные на').waitFor();
    await bar(page).waitFor();
    await page.reload();
    await page.getByText('Не удалось загрузить сведения о парсинге').waitFor();
    await page.unroute('**/api/admin/imports');
    await page.getByRole('button', { name: 'Повторить' }).click();
    await startButton(page).waitFor();
  });
});

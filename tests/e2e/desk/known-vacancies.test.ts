import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { checkTracked } from '#core/contract/tracker.ts';
import { profile } from '../stage/people.ts';
import { cards, site, untilInteractive, useBrowser } from '../stage/visit.ts';
import { atDesk, recordOf } from './kept-desk.ts';

const visit = useBrowser();

function requestsOf(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === checkTracked.path) sent.push(request);
  });
  return sent;
}

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

it('a card says how its vacancy and the reader go together, by one request that holds nothing of them (docs/rules.md#tracker-vacancies)', async () => {
  const page = await visit({ path: '/nope', expects: /404/ });
  await page.addInitScript((text) => localStorage.setItem('user_profile', text), JSON.stringify(profile));
  await page.goto(`${site}/?sort=match`);
  await untilInteractive(page);
  await page.getByRole('button', { name: 'Сортировать', exact: true }).click();
  await page.getByText(/дальше по\sдате/u).waitFor();
  const first = cards(page)
    .filter({ hasText: /\d+% match/ })
    .first();
  const score = /(\d+)% match/.exec(await first.innerText())?.[1];
  const title = await first.getByRole('heading').innerText();
  await first.getByRole('button', { name: /^Сохранить/ }).click();
  await page.getByText('Сохранено в').waitFor();

  const sent = requestsOf(page);
  await page.goto(`${site}/applications`);
  await card(page, title).getByText(`Совпадение ${score}\u00a0%`).waitFor();
  await page.getByRole('button', { name: title, exact: true }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page
    .getByRole('region', { name: /^Отклик/ })
    .getByText(`Совпадение ${score}\u00a0%`)
    .waitFor();
  expect(sent).toHaveLength(1);
  expect(Object.keys(sent[0]?.postDataJSON())).toEqual(['jobIds', 'withDemands']);
  expect(sent[0]?.headers().authorization).toBeUndefined();
});

const desk = [recordOf('hh-gone', 'CV-инженер', 'applied', 3), recordOf('hh-other', 'Лингвист', 'saved', 3)];

it('a card says that its vacancy is closed, where the answer says so', async () => {
  const page = await visit();
  await page
    .context()
    .route(`**${checkTracked.path}`, (route) =>
      route.fulfill({ json: { closed: ['hh-gone'], demands: {} } }),
    );
  const sent = requestsOf(page);
  await atDesk(page, desk);
  await card(page, 'CV-инженер').getByText('Вакансия закрыта').waitFor();
  expect(await card(page, 'Лингвист').getByText('Вакансия закрыта').count()).toBe(0);
  expect(sent.map((request) => request.postDataJSON())).toEqual([
    { jobIds: ['hh-gone', 'hh-other'], withDemands: false },
  ]);
});

it('where no answer comes nothing is said, and nothing complains', async () => {
  const page = await visit({ expects: /ERR_FAILED|no answer/ });
  await page.context().route(`**${checkTracked.path}`, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await atDesk(page, desk);
  await failed;
  await page.getByRole('button', { name: 'CV-инженер', exact: true }).waitFor();
  expect(await page.getByText('Вакансия закрыта').count()).toBe(0);
  expect(await page.getByRole('region', { name: 'Уведомления' }).getByRole('listitem').count()).toBe(0);
});

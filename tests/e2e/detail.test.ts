import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import * as jobContacts from '#functions/store/job-contacts.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { severalCities } from './several-cities.ts';
import {
  demoUser,
  fillCredentials,
  pastOnboarding,
  refusals,
  signInDialog,
  signOut,
} from './stage/people.ts';
import { signedIn } from './stage/signed-in.ts';
import { cards, site, totalOf, useBrowser } from './stage/visit.ts';

const visit = useBrowser();

it('a card opens the vacancy; back returns to the page, the place and the card', async () => {
  const page = await visit({ path: '/?level=Senior&page=2' });
  await totalOf(page);
  const link = cards(page).nth(12).getByRole('heading').getByRole('link');
  const title = await link.innerText();
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(300);
  await cards(page)
    .nth(12)
    .click({ position: { x: 300, y: 60 } });
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(new URL(page.url()).searchParams.get('vacancy')).toMatch(/^hh-/);
  await page.getByRole('link', { name: 'Назад к списку' }).click();
  expect(await totalOf(page)).toBeGreaterThan(20);
  expect(page.url()).toBe(`${site}/?level=Senior&page=2`);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

it('a reload keeps the place; an address that is entered opens at its top, whatever was read there before', async () => {
  const page = await visit();
  await totalOf(page);
  const scrollPosition = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(scrollPosition).toBe(900);
  await page.reload();
  await expect.poll(scrollPosition).toBe(900);
  await page.goto(`${site}/?level=Senior`);
  await totalOf(page);
  expect(await scrollPosition()).toBe(0);
  await page.evaluate(() => scrollTo(0, 500));
  await expect.poll(scrollPosition).toBe(500);
  await page.goto(`${site}/`);
  await totalOf(page);
  expect(await scrollPosition()).toBe(0);
  // The same address twice is two places.
  await page.goBack();
  await expect.poll(scrollPosition).toBe(500);
  await page.goBack();
  await expect.poll(scrollPosition).toBe(900);
});

it('an AI vacancy shows its AI bar, the salary among similar ones, its own words and the way to apply', async () => {
  const page = await visit({ path: '/?ai=true&sort=salary-desc' });
  await totalOf(page);
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('Основано на анализе 150+ похожих вакансий: ').waitFor();
  await page.getByText('Анализ зарплаты').waitFor();
  await page.getByText('медиана', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Описание' }).waitFor();
  const apply = page.getByRole('link', { name: 'Откликнуться на вакансию' });
  expect(await apply.getAttribute('target')).toBe('_blank');
  expect(await apply.getAttribute('rel')).toContain('noopener');
  expect(await apply.getAttribute('rel')).toContain('noreferrer');
  expect(await apply.getAttribute('href')).toMatch(/^https:\/\/example\.com\//);
});

it('a vacancy that is not about AI has no AI bar (docs/rules.md#similar-bar): above 70', async () => {
  const page = await visit({ path: '/?category=law' });
  await totalOf(page);
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('Откликнуться на вакансию').waitFor();
  expect(await page.getByText('Основано на анализе').count()).toBe(0);
});

it('without a link of its own the application is confirmed in the quoted words', async () => {
  const page = await visit();
  await totalOf(page);
  await page.route('**/api/jobs/*', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, job: { ...answer.job, sourceUrl: null } } });
  });
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await page.getByRole('button', { name: 'Откликнуться на вакансию' }).click();
  await page.getByText('Заявка отправлена! Мы свяжемся с тобой в ближайшее время.').waitFor();
});

it('a description is drawn as elements of an allow-list, whatever it holds', async () => {
  const page = await visit();
  await totalOf(page);
  await page.route('**/api/jobs/*', async (route) => {
    const answer = await (await route.fetch()).json();
    const description =
      '<p onclick="alert(1)">Текст</p><script>document.title="взлом"</script><img src=x onerror=alert(1)>' +
      '<iframe src="https://example.com"></iframe><style>body{display:none}</style><a href="javascript:alert(1)">ссылка</a>';
    await route.fulfill({ json: { ...answer, description } });
  });
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await page.getByText('Текст', { exact: true }).waitFor();
  expect(
    await page.locator('main :is(script, img, iframe, style, a[href^="javascript"], [onclick])').count(),
  ).toBe(0);
  expect(await page.title()).not.toContain('взлом');
});

it('a link to a vacancy opens it, and one to nothing says so', async () => {
  const page = await visit({ expects: /404/ });
  await totalOf(page);
  const address = await cards(page).first().getByRole('heading').getByRole('link').getAttribute('href');
  await page.goto(site + address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Назад к списку' }).click();
  expect(await totalOf(page)).toBeGreaterThan(0);
  await page.goto(`${site}/?vacancy=hh-0`);
  await page.getByRole('heading', { name: 'Вакансия не найдена' }).waitFor();
});

it('copies in other cities: counted on the card, named in the vacancy, each with a card and an address of its own', async () => {
  const { id, title, location, otherCities } = await severalCities();
  const page = await visit({ path: `/?q=${encodeURIComponent(title)}&copies=apart` });
  const total = await totalOf(page);
  expect(total).toBeGreaterThan(otherCities);
  const card = cards(page).filter({ has: page.locator(`[id="job-${id}"]`) });
  const counted = `${location} и ещё в ${otherCities} городах`;
  expect((await card.innerText()).replaceAll('\u00a0', ' ')).toContain(counted);
  await card.getByRole('heading').getByRole('link').click();

  const cities = page.getByRole('list', { name: 'Также в городах:' }).getByRole('link');
  await cities.first().waitFor();
  expect(await cities.count()).toBe(otherCities);
  const city = await cities.first().innerText();
  expect(city).not.toBe(location);
  await cities.first().click();
  await expect.poll(() => new URL(page.url()).searchParams.get('vacancy')).not.toBe(id);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText(`${city} · `).waitFor();
  await expect.poll(() => cities.allInnerTexts()).toContain(location);

  await page.goBack();
  await page.getByText(`${location} · `).waitFor();
  await page.goForward();
  await page.getByText(`${city} · `).waitFor();
  await page.getByRole('link', { name: 'Назад к списку' }).click();
  expect(await totalOf(page)).toBe(total);
  expect(page.url()).not.toContain('vacancy=');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`job-${id}`);
});

it('copies are one card, which opens their cities; «Свернуть копии» taken away, each has its own', async () => {
  const { title, otherCities } = await severalCities();
  const page = await visit({ path: `/?q=${encodeURIComponent(title)}` });
  const total = await totalOf(page);
  const status = await page
    .getByRole('status')
    .filter({ hasText: /^Найден/ })
    .innerText();
  expect(status).toMatch(/\sкарточ(?:ка|ки|ек)$/u);
  const opener = cards(page).getByRole('button', { name: new RegExp(`^ещё в.${otherCities}.город`, 'u') });
  await opener.first().click();
  const cities = cards(page)
    .getByRole('listitem')
    .filter({ has: page.locator('a[href*="vacancy="]') });
  await expect.poll(() => cities.count()).toBe(otherCities);
  expect(new URL(page.url()).searchParams.has('vacancy')).toBe(false);

  await page.getByRole('switch', { name: 'Свернуть копии' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('copies')).toBe('apart');
  expect(await totalOf(page)).toBe(total);
  expect(await opener.count()).toBe(0);
  await page.getByRole('article').filter({ hasText: `и ещё в` }).first().waitFor();
});

it('of many cities the first eight are shown, the rest behind a button; the focus goes on where they begin', async () => {
  const page = await visit();
  await totalOf(page);
  await page.route('**/api/jobs/*', async (route) => {
    const answer = await (await route.fetch()).json();
    const otherCities = Array.from({ length: 21 }, (_, n) => ({ id: `hh-${n}`, location: `Город ${n + 1}` }));
    await route.fulfill({ json: { ...answer, otherCities } });
  });
  await cards(page).first().getByRole('heading').getByRole('link').click();
  const cities = page.getByRole('list', { name: 'Также в городах:' });
  await cities.waitFor();
  expect(await cities.getByRole('link').count()).toBe(8);
  await cities.getByRole('button', { name: 'ещё 13' }).press('Enter');
  expect(await cities.getByRole('link').count()).toBe(21);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Город 9');
});

it('names the source and leads to the vacancy there', async () => {
  const page = await visit();
  await totalOf(page);
  await cards(page).first().getByRole('heading').getByRole('link').click();
  const link = page.locator('main p', { hasText: 'Источник:' }).getByRole('link', { name: 'hh.ru' });
  const apply = page.getByRole('link', { name: 'Откликнуться на вакансию' });
  expect(await link.getAttribute('href')).toBe(await apply.getAttribute('href'));
});

describe('direct contacts (docs/rules.md#detail-contacts)', () => {
  const contacts = {
    email: 'hr@vector.example',
    telegram: '@vector_jobs',
    site: 'https://vector.example/jobs/',
  };
  let id = '';
  beforeAll(async () => {
    Object.assign(process.env, inject('environment'));
    id = (await (await fetch(`${site}/api/jobs`)).json()).jobs.at(-1).id;
    await jobContacts.put(id, contacts);
    await jobs.change(id, (row) => ({ ...row, has_direct_contacts: true }));
    await versions.bump('jobs');
    await vi.waitFor(
      async () => {
        const { total } = await (await fetch(`${site}/api/jobs?contacts=true`)).json();
        if (total !== 1) throw new Error('the index does not know yet');
      },
      { timeout: 30_000, interval: 300 },
    );
  });
  afterAll(async () => {
    await jobContacts.delete(id);
    await jobs.change(id, (row) => ({ ...row, has_direct_contacts: false }));
    await versions.bump('jobs');
  });

  async function expectContacts(page: Page) {
    const block = page.getByRole('region', { name: 'Прямые контакты' });
    const link = (name: string) => block.getByRole('link', { name });
    expect(await link(contacts.email).getAttribute('href')).toBe(`mailto:${contacts.email}`);
    expect(await link('@vector_jobs').getAttribute('href')).toBe('https://t.me/vector_jobs');
    expect(await link('vector.example/jobs').getAttribute('href')).toBe(contacts.site);
    expect(await link('vector.example/jobs').getAttribute('rel')).toBe('noopener noreferrer');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(contacts.email);
  }

  it('a visitor signs in and sees them; they stay with the open vacancy and go with the session', async () => {
    const page = await visit({ path: '/nope', expects: refusals });
    await pastOnboarding(page);
    await page.goto(`${site}/?vacancy=${id}`);
    const show = page.getByRole('button', { name: 'Показать контакты' });
    await show.click();
    await signInDialog(page).waitFor();
    expect(await page.content()).not.toContain(contacts.email);
    await fillCredentials(page, demoUser);
    await page.keyboard.press('Enter');
    await expectContacts(page);

    await page.getByRole('link', { name: 'Назад к списку' }).click();
    await totalOf(page);
    expect(await page.content()).not.toContain(contacts.email);
    await page.goBack();
    await show.click();
    await expectContacts(page);
    await signOut(page);
    expect(await page.content()).not.toContain(contacts.email);
    await show.waitFor();
  });

  it('who has signed in needs one press; a vacancy without contacts has no block', async () => {
    const page = await visit({ path: '/?contacts=true', ...(await signedIn(demoUser)) });
    expect(await totalOf(page)).toBe(1);
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await page.getByRole('button', { name: 'Показать контакты' }).click();
    await expectContacts(page);
    await page.goto(site);
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await page.getByRole('heading', { name: 'Описание' }).waitFor();
    expect(await page.getByRole('region', { name: 'Прямые контакты' }).count()).toBe(0);
  });

  it('says so when they cannot be had, and can be asked again', async () => {
    const page = await visit({
      path: `/?vacancy=${id}`,
      ...(await signedIn(demoUser)),
      expects: /40[0-9]|500/,
    });
    await page.route('**/contacts', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'ошибка' } } }),
    );
    const show = page.getByRole('button', { name: 'Показать контакты' });
    await show.click();
    await page.getByText('Не удалось показать контакты').waitFor();
    await page.unroute('**/contacts');
    await show.click();
    await expectContacts(page);
  });
});

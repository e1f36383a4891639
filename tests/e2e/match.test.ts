import axe from 'axe-core';
import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { profile } from './stage/people.ts';
import { cards, site, totalOf, untilInteractive, useBrowser, type Visit } from './stage/visit.ts';

const visit = useBrowser();

/** Of somebody who has filled in a profile in this browser. */
async function arrive(
  path: string,
  { own = profile as object | null, ...options }: Visit & { own?: object | null } = {},
) {
  const page = await visit({ path: '/nope', expects: /404/, ...options });
  if (own !== null)
    await page.addInitScript((text) => localStorage.setItem('user_profile', text), JSON.stringify(own));
  await page.goto(site + path);
  await untilInteractive(page);
  return page;
}

const agree = (page: Page) => page.getByRole('button', { name: 'Сортировать', exact: true });
const ranked = (page: Page) => page.getByText(/^\d+\sиз\s\d+ по\sсовпадению, дальше по\sдате$/u);
const atAnswer = (page: Page) => page.locator('#found-count:focus');
const sort = (page: Page) => page.getByRole('combobox', { name: 'Сортировка' });

/** What the browser really sent. */
function requestsOf(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/match/jobs')) sent.push(request);
  });
  return sent;
}

async function withoutBarriers(page: Page) {
  await page.evaluate(`${axe.source}; undefined`);
  const { violations } = await page.evaluate<axe.AxeResults>("axe.run({ resultTypes: ['violations'] })");
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

describe('the order by match (docs/rules.md#sort-match)', () => {
  it('asks once, says what goes where, and sends nothing before', async () => {
    const page = await arrive('/');
    const sent = requestsOf(page);
    await page.locator('option[value="match"]:not([disabled])').waitFor({ state: 'attached' });
    await sort(page).selectOption('match');
    await agree(page).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    const consent = await page
      .getByRole('region', { name: 'Сортировка по совпадению с профилем' })
      .innerText();
    expect(consent.replaceAll('\u00a0', ' ')).toContain(
      'Навыки, должность, отрасли, уровень, стаж, языки, город, формат и желаемая зарплата уйдут с этим запросом на сервер в облаке AWS за пределами России и не сохранятся. Имя, контакты и текст резюме остаются в браузере. С должностью уйдут и прежние, а вместо формата — готовность к переезду.',
    );
    expect(sent).toEqual([]);
    await withoutBarriers(page);

    await agree(page).click();
    await ranked(page).waitFor();
    expect(new URL(page.url()).searchParams.get('sort')).toBe('match');
    await page.reload();
    await ranked(page).waitFor();
    expect(await agree(page).count()).toBe(0);
    await withoutBarriers(page);
  });

  it('sends of a person nothing but our own vocabulary', async () => {
    const page = await arrive('/?sort=match');
    const sent = requestsOf(page);
    await agree(page).click();
    await ranked(page).waitFor();
    expect(sent).toHaveLength(1);
    const body = sent[0]?.postData() ?? '';
    expect(body.toLowerCase()).not.toMatch(/сарафан|кунигунд|kunigunda|пилюгин|example|фулл/u);
    const { seeker } = JSON.parse(body);
    expect(seeker).toMatchObject({ roles: ['python-dev'], years: 5, city: 'москва', salary: 250_000 });
    expect(sent[0]?.headers().authorization).toBeUndefined();
  });

  it('cards tell of it, and what is to be learnt is folded', async () => {
    const page = await arrive('/?sort=match');
    await agree(page).click();
    await ranked(page).waitFor();
    await totalOf(page);
    const first = cards(page).first();
    expect(await first.innerText()).toMatch(/\d+% match\n/u);
    expect(await first.innerText()).toMatch(/есть\s\d+\sиз\s\d+/u);
    const gaps = page.getByText('Что подтянуть');
    const badge = page.getByText(/— в\s\d+ из\s\d+$/u).first();
    expect(await badge.isVisible()).toBe(false);
    await gaps.click();
    await badge.waitFor();
  });

  it('«Не сейчас» leads back, «Больше не отправлять» asks anew', async () => {
    const page = await arrive('/?sort=match');
    await page.getByRole('button', { name: 'Не сейчас' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    // The pressed button is gone; reading goes on at the answer.
    await atAnswer(page).waitFor();
    await sort(page).selectOption('match');
    await agree(page).click();
    await ranked(page).waitFor();
    await atAnswer(page).waitFor();
    await page.getByRole('button', { name: 'Больше не отправлять' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await atAnswer(page).waitFor();
    await sort(page).selectOption('match');
    await agree(page).waitFor();
  });

  it.each([
    ['nobody', null],
    ['somebody with a position alone', { position: 'Бухгалтер' }],
  ])('of %s it falls back and says what is missing', async (_, own) => {
    const page = await arrive('/?sort=match', { own });
    await page.getByText('Пока список в обычном порядке').waitFor();
    const link = page.getByRole('link', { name: 'Укажите должность и три навыка' });
    expect(await link.getAttribute('href')).toBe('/profile');
    expect(await page.locator('option[value="match"][disabled]').count()).toBe(1);
    expect(await sort(page).inputValue()).toBe('');
    await withoutBarriers(page);
  });

  it('comes server-rendered as the usual list, and is not to be listed', async () => {
    const html = await (await fetch(`${site}/?sort=match`)).text();
    expect(html).toContain('noindex');
    expect(html).toContain('data-card');
  });

  it('the plain list offers the best three, folded, to who has agreed', async () => {
    const page = await arrive('/?sort=match');
    await agree(page).click();
    await ranked(page).waitFor();
    await page.goto(site);
    await page.getByText('Подходит вам').click();
    expect(await page.locator('details').getByRole('article').count()).toBe(3);
    expect(await page.getByText('Рекомендуем посмотреть').count()).toBe(0);
  });
});

describe('an open vacancy (docs/rules.md#match-evidence)', () => {
  it('has the number of the list, without a request of it', async () => {
    const page = await arrive('/?sort=match');
    await agree(page).click();
    await ranked(page).waitFor();
    await totalOf(page);
    const first = cards(page).first();
    const badge = /(\d+)% match/u.exec(await first.innerText())?.[1];
    const coverage = /есть\s\d+\sиз\s\d+/u.exec(await first.innerText())?.[0];
    const sent = requestsOf(page);
    await first.getByRole('heading').getByRole('link').click();
    const bar = page.getByRole('region', { name: 'Совпадение с профилем' });
    await bar.waitFor();
    expect(await bar.innerText()).toContain(`${badge} из`);
    expect(await bar.innerText()).toContain(coverage);
    expect(sent).toEqual([]);
  });

  it('opens each part by the keyboard, in both themes', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const page = await arrive('/?q=python', { theme });
      await totalOf(page);
      await cards(page).first().getByRole('heading').getByRole('link').click();
      const bar = page.getByRole('region', { name: 'Совпадение с профилем' });
      await bar.waitFor();
      const skills = bar.locator('summary').filter({ hasText: 'Навыки' });
      await skills.focus();
      await page.keyboard.press('Enter');
      await bar
        .getByText(/обязательно|будет плюсом|не названы навыки/u)
        .first()
        .waitFor();
      expect(await bar.getByRole('img').getAttribute('aria-label')).toMatch(/^\d+ из\s100: роль/u);
      await withoutBarriers(page);
    }
  });

  it('stands folded before the description on a phone, and nothing reaches out of the page', async () => {
    const page = await arrive('/?q=python', { viewport: { width: 390, height: 844 } });
    await totalOf(page);
    await cards(page).first().getByRole('heading').getByRole('link').click();
    const fold = page.locator('summary').filter({ hasText: /^\d+ из\s100/u });
    await fold.click();
    await page.getByRole('heading', { name: 'Совпадение с профилем' }).filter({ visible: true }).waitFor();
    for (const part of await page.locator('details[open] details > summary').all()) await part.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await withoutBarriers(page);
  });

  it('of nobody tells how much it is about AI', async () => {
    const page = await arrive('/?ai=true', { own: null });
    await totalOf(page);
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await page.getByRole('heading', { name: 'Насколько вакансия про ИИ' }).waitFor();
    await page
      .getByText(/% match · про\sИИ/u)
      .filter({ visible: true })
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Укажите должность и три навыка' }).waitFor();
  });

  it('ends with vacancies like it, each with its reason', async () => {
    const page = await arrive('/?q=python', { own: null });
    await totalOf(page);
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await page.getByRole('heading', { name: 'Описание' }).waitFor();
    await page.locator('div[data-later]').scrollIntoViewIfNeeded();
    const similar = page.getByRole('region', { name: 'Похожие вакансии' });
    await similar.waitFor();
    expect(await similar.getByRole('listitem').count()).toBeLessThanOrEqual(6);
    await similar
      .getByText(/роль|общи/u)
      .first()
      .waitFor();
    const link = similar.getByRole('link').first();
    const title = await link.innerText();
    await link.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });
});

it('the page of the rules says the weights, and the foot of a page leads to it (docs/rules.md#match-page)', async () => {
  const page = await visit();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Как считается совпадение' }).click();
  await page.getByRole('heading', { level: 1, name: 'Как считается совпадение' }).waitFor();
  await page.getByRole('row', { name: /Роль 45/u }).waitFor();
  await page.getByText('применяются рекомендательные технологии').waitFor();
  await page.getByRole('link', { name: 'local@prizvanie.example' }).waitFor();
  await withoutBarriers(page);
});

import { expect, it } from 'vitest';
import { cards, site, totalOf, useBrowser } from './visit.ts';

const visit = useBrowser();

it('a card opens the vacancy; back returns to the page, the place and the card', async () => {
  const page = await visit({ path: '/?level=Senior&page=2' });
  await totalOf(page);
  const link = cards(page).nth(12).getByRole('link');
  const title = await link.innerText();
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(300);
  await cards(page)
    .nth(12)
    .click({ position: { x: 300, y: 60 } });
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(new URL(page.url()).searchParams.get('vacancy')).toMatch(/^hh-/);
  await page.getByRole('button', { name: 'Назад к списку' }).click();
  expect(await totalOf(page)).toBeGreaterThan(20);
  expect(page.url()).toBe(`${site}/?level=Senior&page=2`);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

it('an AI vacancy shows its match bar, the salary among similar ones, its own words and the way to apply', async () => {
  const page = await visit({ path: '/?ai=true&sort=salary-desc' });
  await totalOf(page);
  await cards(page).first().getByRole('link').click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('Основано на анализе 150+ похожих вакансий').waitFor();
  await page.getByText('Анализ зарплаты').waitFor();
  await page.getByText('медиана').first().waitFor();
  await page.getByRole('heading', { name: 'Описание' }).waitFor();
  const apply = page.getByRole('link', { name: 'Откликнуться на вакансию' });
  expect(await apply.getAttribute('target')).toBe('_blank');
  expect(await apply.getAttribute('rel')).toContain('noopener');
  expect(await apply.getAttribute('rel')).toContain('noreferrer');
  expect(await apply.getAttribute('href')).toMatch(/^https:\/\/example\.com\//);
});

it('a vacancy that is not about AI has no match bar (spec §9: above 70)', async () => {
  const page = await visit({ path: '/?category=law' });
  await totalOf(page);
  await cards(page).first().getByRole('link').click();
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
  await cards(page).first().getByRole('link').click();
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
  await cards(page).first().getByRole('link').click();
  await page.getByText('Текст', { exact: true }).waitFor();
  expect(
    await page.locator('main :is(script, img, iframe, style, a[href^="javascript"], [onclick])').count(),
  ).toBe(0);
  expect(await page.title()).not.toContain('взлом');
});

it('a link to a vacancy opens it, and one to nothing says so', async () => {
  const page = await visit({ expects: /404/ });
  await totalOf(page);
  const address = await cards(page).first().getByRole('link').getAttribute('href');
  await page.goto(site + address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Назад к списку' }).click();
  expect(await totalOf(page)).toBeGreaterThan(0);
  await page.goto(`${site}/?vacancy=hh-0`);
  await page.getByRole('heading', { name: 'Вакансия не найдена' }).waitFor();
});

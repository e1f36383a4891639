import { expect, it } from 'vitest';
import { cards, totalOf, useBrowser } from './stage/visit.ts';

const visit = useBrowser();

it('on paper an open vacancy has nothing to press over its text', async () => {
  const page = await visit({ path: '/?ai=true&sort=salary-desc', viewport: { width: 794, height: 1123 } });
  await totalOf(page);
  await page.route('**/api/jobs/*', async (route) => {
    const answer = await (await route.fetch()).json();
    const otherCities = Array.from({ length: 12 }, (_, n) => ({ id: `hh-${n}`, location: `Город ${n}` }));
    const job = { ...answer.job, hasDirectContacts: true };
    await route.fulfill({ json: { ...answer, job, otherCities } });
  });
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await page.getByText('Анализ зарплаты').waitFor();
  const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
  const pressed = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('link', { name: 'Назад к списку' }),
    page.getByRole('link', { name: 'Откликнуться на вакансию' }),
    page.getByRole('link', { name: 'Перейти к содержанию' }),
    page.getByRole('main').getByRole('link', { name: 'Укажите должность' }),
    page.getByRole('heading', { name: 'Прямые контакты' }),
    button('Показать контакты'),
    button(/^Сохранить/),
    button(/^ещё 4/),
  ];
  const countsOf = () => Promise.all(pressed.map((what) => what.filter({ visible: true }).count()));
  await expect.poll(countsOf).toEqual(pressed.map(() => 1));
  await page.emulateMedia({ media: 'print' });
  expect(await countsOf()).toEqual(pressed.map(() => 0));
  expect(await page.getByRole('main').getByRole('button').filter({ visible: true }).count()).toBe(0);
  const fixed = await page
    .locator('body *')
    .evaluateAll((all) =>
      all.filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility()),
    );
  expect(fixed).toEqual([]);
  await page.getByText('Анализ зарплаты').waitFor();
});

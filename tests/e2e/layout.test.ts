import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cards, totalOf, useBrowser } from './visit.ts';

const visit = useBrowser();

const phone = { viewport: { width: 390, height: 844 } };

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

describe('what is in sight of the list at once (docs/rules.md#list-layout)', () => {
  it('on a phone the first card begins at 170 px at most', async () => {
    const page = await visit(phone);
    await totalOf(page);
    expect((await boxOf(cards(page).first())).y).toBeLessThanOrEqual(170);
  });

  it.each(['/', '/?level=Senior'])(
    'five whole cards on 1440 × 900, most of them 107 px high: %s',
    async (path) => {
      const page = await visit({ path, viewport: { width: 1440, height: 900 } });
      await totalOf(page);
      const whole = await page.locator('main article').evaluateAll(
        (all) =>
          all.filter((card) => {
            const { top, bottom } = card.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;
          }).length,
      );
      expect(whole).toBeGreaterThanOrEqual(5);
      const heights = await cards(page).evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().height),
      );
      const usual = heights.filter((height) => height >= 107 && height <= 108);
      expect(usual.length).toBeGreaterThan(heights.length / 2);
    },
  );
});

describe('an open vacancy is seen in the order in which it is read aloud (docs/rules.md#detail)', () => {
  it.each([390, 800])(
    'the description before what is offered, the one action below, %i px wide',
    async (width) => {
      const page = await visit({ path: '/?ai=true&sort=salary-desc', viewport: { width, height: 844 } });
      await totalOf(page);
      await cards(page).first().getByRole('heading').getByRole('link').click();
      await page.getByText('Анализ зарплаты').waitFor();
      const parts = page.locator('main article').filter({ has: page.getByRole('heading', { level: 1 }) });
      // In the order of the document.
      const tops = await parts
        .locator('h1, h2, a[href^="/documents"]')
        .evaluateAll((all) => all.map((one) => [one.textContent, one.getBoundingClientRect().top] as const));
      const names = tops.map(([name]) => name);
      expect(names.slice(-4)).toEqual([
        'Описание',
        'Написать сопроводительное письмо',
        expect.stringMatching(/^насколько вакансия про ИИ/iu),
        'Анализ зарплаты',
      ]);
      expect(tops.map(([, top]) => top)).toEqual(tops.map(([, top]) => top).sort((a, b) => a - b));
      const pay = parts.locator('p').filter({ hasText: /^~?\d[\d\u00a0]*\u00a0₽$/ });
      await expect.poll(() => pay.filter({ visible: true }).count()).toBe(1);
      const apply = await boxOf(page.getByRole('link', { name: 'Откликнуться на вакансию' }));
      expect(apply.bottom).toBeLessThanOrEqual(844);
      expect(apply.y).toBeGreaterThan(844 - 60);
    },
  );
});

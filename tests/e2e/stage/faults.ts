import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What the accessibility scan holds against a page as it stands. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(`${axe.source}; undefined`);
  const { violations } = await page.evaluate<axe.AxeResults>("axe.run({ resultTypes: ['violations'] })");
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../../infra/commands/screens/browser.ts';
import { textOf } from '../../support/browser/text-of-pdf.ts';

describe('text of a PDF (docs/rules.md#resume-pdf-cut)', () => {
  describe('what a browser prints', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launchBrowser();
    });
    afterAll(() => browser?.close());

    async function printed(html: string): Promise<string> {
      const page = await browser.newPage();
      await page.setContent(`<style>body { font: 11px sans-serif }</style>${html}`);
      return textOf(new Uint8Array(await page.pdf({ format: 'A4' })));
    }

    test('a column at the side, with rows inside the main one', async () => {
      const text = await printed(`<main style="display: grid; grid-template-columns: 160px 1fr; gap: 28px">
        <aside><h2>Навыки</h2><ul><li>Python<li>SQL<li>Docker</ul><h2>Языки</h2><p>Английский</p></aside>
        <div><h2>Опыт</h2>
          <p style="display: flex; justify-content: space-between"><b>Пример Софт</b><span>2021 — 2024</span></p>
          ${'<p>Обучала модели ранжирования, следила за ними в промышленной среде и отвечала за качество.</p>'.repeat(5)}
          <p style="display: flex; justify-content: space-between"><b>Образец</b><span>2019 — 2021</span></p>
          <p>Строила отчёты.</p></div></main>`);
      expect(text.split(/\n+/)).toEqual([
        ...['Навыки', 'Python', 'SQL', 'Docker', 'Языки', 'Английский', 'Опыт', 'Пример Софт | 2021 — 2024'],
        ...Array.from({ length: 5 }, () => expect.stringMatching(/^Обучала модели.*качество\.$/)),
        ...['Образец | 2019 — 2021', 'Строила отчёты.'],
      ]);
    });

    test('a table with dates of several lines and labels of one, headings between', async () => {
      const row = (first: string, second: string) => `<tr valign="top"><td width="160">${first}<td>${second}`;
      const text = await printed(`<h3>Опыт работы</h3><table>
        ${row('Март 2021 —<br>настоящее время<br>3 года', 'Пример Софт<br>ML-инженер<br>Обучала модели.<br>— Python')}
        ${row('Июнь 2019 —<br>март 2021<br>1 год', 'Образец<br>Аналитик')}
        </table><h3>Навыки</h3><table>${row('Языки', 'Русский<br>Английский')}${row('Навыки', 'Python, SQL')}</table>`);
      expect(text.split(/\n+/)).toEqual([
        ...['Опыт работы', 'Март 2021 — настоящее время', '3 года'],
        ...['Пример Софт', 'ML-инженер', 'Обучала модели.', '— Python'],
        ...['Июнь 2019 — март 2021', '1 год', 'Образец', 'Аналитик'],
        ...['Навыки', 'Языки | Русский', 'Английский', 'Навыки | Python, SQL'],
      ]);
    });
  });
});

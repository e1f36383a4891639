import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cutText, fileText, mostPdfCharacters } from '../../frontend/src/lib/file-text/file-text.ts';
import { withCyrillic } from '../../frontend/src/lib/file-text/pdf/misread-cyrillic.ts';
import { textOfDocument, unreadablePdf } from '../../frontend/src/lib/file-text/pdf/pdf-text.ts';
import { launchBrowser } from '../../infra/commands/browser.ts';
import { windows1251 } from '../support/made-pdfs.ts';
import { lockedResume, longResume, madeResumes, pictureResume } from '../support/made-resumes.ts';

/** As the browser does it, but for the worker: Node runs pdf.js's legacy build only. */
async function textOf(data: Uint8Array): Promise<string> {
  const task = pdfjs.getDocument({ data, useWasm: false, verbosity: 0 });
  try {
    return await textOfDocument(await task.promise);
  } catch (error) {
    throw unreadablePdf(error);
  } finally {
    await task.destroy();
  }
}

const fileOf = (name: string, ...parts: BlobPart[]) => new File(parts, name);

describe('text of a PDF (docs/rules.md#resume-pdf-cut)', () => {
  test.each(madeResumes)('$name', async ({ pdf, text }) => {
    expect(await textOf(await pdf())).toBe(text);
  });

  test('thirty pages are read, the first 8,000 characters kept, and how many there were is said', async () => {
    const text = await textOf(await longResume(30));
    expect([...text.matchAll(/Страница (\d+)\./g)].map(([, page]) => Number(page))).toEqual(
      Array.from({ length: 30 }, (_, at) => at + 1),
    );
    expect(cutText(text)).toEqual({ text: text.slice(0, 8000), total: text.length, isCut: true });
    expect(cutText(text.slice(0, 8000)).isCut).toBe(false);
  });

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
        ...['Навыки', 'Python', 'SQL', 'Docker', 'Языки', 'Английский', 'Опыт', 'Пример Софт 2021 — 2024'],
        ...Array.from({ length: 5 }, () => expect.stringMatching(/^Обучала модели.*качество\.$/)),
        ...['Образец 2019 — 2021', 'Строила отчёты.'],
      ]);
    });

    test('a table with dates of several lines and labels of one, headings between', async () => {
      const row = (first: string, second: string) => `<tr valign="top"><td width="160">${first}<td>${second}`;
      const text = await printed(`<h3>Опыт работы</h3><table>
        ${row('Март 2021 —<br>настоящее время<br>3 года', 'Пример Софт<br>ML-инженер<br>Обучала модели.<br>— Python')}
        ${row('Июнь 2019 —<br>март 2021<br>1 год', 'Образец<br>Аналитик')}
        </table><h3>Навыки</h3><table>${row('Языки', 'Русский<br>Английский')}${row('Навыки', 'Python, SQL')}</table>`);
      expect(text.split(/\n+/)).toEqual([
        ...['Опыт работы', 'Март 2021 —', 'настоящее время', '3 года'],
        ...['Пример Софт', 'ML-инженер', 'Обучала модели.', '— Python'],
        ...['Июнь 2019 —', 'март 2021', '1 год', 'Образец', 'Аналитик'],
        ...['Навыки', 'Языки Русский', 'Английский', 'Навыки Python, SQL'],
      ]);
    });
  });

  test.each([
    ['locked', lockedResume],
    ['pictures', pictureResume],
    ['broken', async () => new TextEncoder().encode('%PDF-1.7\nничего больше')],
    ['broken', async () => (await longResume(1)).slice(40, 400)],
  ])('none: %s', async (reason, pdf) => {
    await expect(textOf(await pdf())).rejects.toMatchObject({ reason });
  });

  test('French and German words are left as they are', () => {
    const text = 'Élodie Müller, société générale, Zürich, crème brûlée, à côté, façade';
    expect(withCyrillic(text)).toBe(text);
  });
});

describe('the cut', () => {
  test('parts no character in two', () => {
    const { text } = cutText(`${'a'.repeat(mostPdfCharacters - 1)}😀`);
    expect(text).toBe('a'.repeat(mostPdfCharacters - 1));
  });
});

const russian = 'Анна Иванова\nML-инженер, опыт работы — 5 лет';
const utf16 = (words: string, isBig: boolean) => {
  const bytes = Buffer.from(words, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

describe('text files', () => {
  test.each([
    ['UTF-8', Buffer.from(russian)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${russian}`)],
    ['UTF-16', utf16(`\ufeff${russian}`, false)],
    ['UTF-16, the other way round', utf16(`\ufeff${russian}`, true)],
    ['UTF-16 without a mark', utf16(russian, false)],
    ['UTF-16 without a mark, the other way round', utf16(russian, true)],
    ['Windows-1251', windows1251(russian)],
  ])('%s', async (_name, bytes) => {
    expect(await fileText(fileOf('cv.TXT', new Uint8Array(bytes)))).toEqual({
      text: russian,
      total: russian.length,
      isCut: false,
    });
  });

  test('KOI8-R, which old programs still write', async () => {
    const table = [...new TextDecoder('koi8-r').decode(Uint8Array.from({ length: 256 }, (_, at) => at))];
    const words = 'Опыт работы';
    const bytes = Uint8Array.from(words, (letter) => table.indexOf(letter));
    expect((await fileText(fileOf('cv.txt', bytes))).text).toBe(words);
  });

  test('a Latin text of one byte a letter is not taken for anything else', async () => {
    expect((await fileText(fileOf('cv.txt', 'Jane Doe\r\nSQL\u00a0&\tGo'))).text).toBe('Jane Doe\nSQL & Go');
  });

  test('a word parted by a soft hyphen is whole again, and nothing stays that cannot be seen', async () => {
    const file = fileOf('cv.txt', 'инже\u00ad\nнер\u200b\u0007\n\n\n\n\ue0a1 Москва  \n');
    expect((await fileText(file)).text).toBe('инженер\n\n Москва');
  });

  test.each([
    ['broken', fileOf('cv.txt', Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3))],
    ['empty', fileOf('cv.txt')],
    ['empty', fileOf('cv.txt', ' \n\t ')],
    ['too_large', fileOf('cv.txt', new Uint8Array(2 ** 20 + 1))],
    ['too_large', fileOf('cv.pdf', new Uint8Array(50 * 2 ** 20))],
    ['broken', fileOf('cv.pdf', 'not one')],
    ['broken', fileOf('cv.docx', 'not one')],
    ['broken', fileOf('cv.docx', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))],
  ])('none: %s', async (reason, file) => {
    await expect(fileText(file)).rejects.toMatchObject({ reason });
  });
});

import { readFileSync } from 'node:fs';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { boundedPdfWorker } from '../../../frontend/bounded-pdf.ts';
import { inflatedPdfSize } from '../../../frontend/src/file-text/pdf/bounds/packed-streams.ts';
import { startBudget } from '../../support/browser/bounded-worker.ts';
import {
  crafted,
  craftedWithWords,
  encryptedWords,
  linksOf,
  manyFonts,
} from '../../support/browser/crafted-pdfs.ts';
import { madeResumes } from '../../support/browser/made-resumes.ts';
import { textOf } from '../../support/browser/text-of-pdf.ts';

const posted = vi.fn();

beforeEach(() => {
  startBudget();
  posted.mockReset();
  vi.stubGlobal('postMessage', posted);
});

const words = 'Experience and education';

describe('a small file that asks for gigabytes (docs/rules.md#resume-file)', () => {
  test.each(Object.entries(crafted))('is refused: %s', async (_name, make) => {
    await textOf(make()).catch(() => {});
    expect(posted.mock.calls).toEqual([[{ isTooLarge: true }]]);
  });

  test.each(Object.entries(craftedWithWords))('is read: %s', async (_name, make) => {
    expect(await textOf(make())).toContain(words);
    expect(posted).not.toHaveBeenCalled();
  });

  test('no more links are asked for than a document may have', async () => {
    const document = await pdfjs.getDocument({ data: linksOf(5000), verbosity: 0 }).promise;
    const page = await document.getPage(1);
    expect(await page.getAnnotations()).toHaveLength(1000);
    await document.loadingTask.destroy();
  });

  test('fonts are counted together', async () => {
    await expect(inflatedPdfSize(new Uint8Array(manyFonts()))).rejects.toMatchObject({ reason: 'too_large' });
  });
});

describe('what is no more than a resume is read as ever', () => {
  test.each(madeResumes)('$name', async ({ pdf, text }) => {
    expect(await textOf(await pdf())).toBe(text);
    expect(posted).not.toHaveBeenCalled();
  });

  test('links, with where they lead', async () => {
    expect(await textOf(linksOf(1))).toBe(`${words} (https://example.org/a)`);
  });

  test('an encrypted one that asks for no password', async () => {
    expect(await textOf(encryptedWords())).toBe(words);
  });
});

describe('the worker of pdf.js', () => {
  const worker = readFileSync('node_modules/pdfjs-dist/build/pdf.worker.mjs', 'utf8');

  test('is bounded as the browser gets it', () => {
    expect(boundedPdfWorker(worker)).toContain('pdfBounds.spend("bytes", size)');
  });

  test('of another version is not used before somebody has looked', () => {
    expect(() => boundedPdfWorker(worker.replace('new Uint8Array(size)', 'new Uint8Array(length)'))).toThrow(
      'bound it anew',
    );
  });
});

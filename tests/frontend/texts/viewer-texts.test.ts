import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { kept, viewer } from '../../../frontend/src/texts/viewer/viewer-ru.ts';

const words = readFileSync('frontend/src/texts/viewer/viewer-ru.ftl', 'utf8');
const library = readFileSync('node_modules/pdfjs-dist/build/pdf.mjs', 'utf8');
const ids = [...words.matchAll(/^(pdfjs-[\w-]+) =/gm)].map(([, id]) => id ?? '');

/** Editors that nobody gets here: pictures, signatures, comments. */
const notOurs = /stamp|signature|alt-text|comment|floating/;

describe("the viewer's own words", () => {
  test('are Russian, and each names something that pdf.js has', () => {
    expect(ids.length).toBeGreaterThan(20);
    const viewerCode = readFileSync('node_modules/pdfjs-dist/web/pdf_viewer.mjs', 'utf8');
    const unknownIds = ids.filter(
      (id) => !library.includes(id) && !viewerCode.includes(id) && !/colorpicker-\w+$/.test(id),
    );
    expect(unknownIds).toEqual([]);
    const values = words.split('\n').filter((line) => / = ./.test(line));
    expect(values.filter((line) => !/[а-яё]|\{/i.test(line))).toEqual([]);
  });

  test('leave nothing of highlights, notes and drawings in English', () => {
    const messageIds = [...library.matchAll(/"(pdfjs-[a-z0-9-]+)"/g)].map(([, id]) => id ?? '');
    const missing = [...new Set(messageIds)].filter((id) => !notOurs.test(id) && !ids.includes(id));
    expect(missing).toEqual([]);
  });
});

test('«Сохранено» stands where all is kept', () => {
  expect(kept.kept).toBe('Сохранено');
  expect(viewer.ofPages(3)).toBe('из\u00a03');
});

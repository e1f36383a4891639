import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleResume } from '#core/domain/documents/resume.ts';
import { storeResume } from '../../../frontend/src/browser-storage/user-data.ts';
import { losesByFile, textBeforeFile } from '../../../frontend/src/documents/resume/before-file.ts';
import { draftResume } from '../../../frontend/src/documents/resume/resume-text.ts';
import { keepVersion } from '../../../frontend/src/tracker/library/resume-versions.ts';
import { FakeIndexedDb } from '../../support/browser/indexed-db.ts';
import { WebStorage } from '../../support/browser/web-storage.ts';

const [saved, typed, first, second] = ['Моё резюме', 'Моё новое резюме', 'Из файла', 'Из другого файла'];
const none = { text: null, before: null };

beforeEach(() => {
  vi.stubGlobal('localStorage', new WebStorage());
  vi.stubGlobal('sessionStorage', new WebStorage());
  vi.stubGlobal('indexedDB', new FakeIndexedDb());
  return () => {
    draftResume(null, null);
    vi.unstubAllGlobals();
  };
});

describe('a file that is loaded (docs/rules.md#resume-file)', () => {
  const stand = (texts: { saved?: string; typed?: string }) => {
    if (texts.saved !== undefined) storeResume(null, texts.saved);
    if (texts.typed !== undefined) draftResume(null, texts.typed);
  };

  test.each([
    ['nothing', {}, none, null, false],
    ['the sample, saved by somebody', { saved: sampleResume }, none, null, false],
    ['what is saved', { saved }, none, saved, false],
    ['what is typed', { typed }, none, typed, false],
    ['what is typed over the sample', { saved: sampleResume, typed }, none, typed, false],
    ['what is typed over what is saved', { saved, typed }, none, typed, true],
    ['what is typed over the very text', { saved: second, typed }, none, typed, false],
    ['another file', { saved: first }, { text: first, before: saved }, saved, false],
    ['what is typed over another file', { saved: first, typed }, { text: first, before: null }, typed, false],
    [
      'the same, and what stood before it',
      { saved: first, typed },
      { text: first, before: saved },
      typed,
      true,
    ],
  ])('over %s', async (_, texts, last, before, isLost) => {
    stand(texts);
    expect(textBeforeFile(null, last)).toBe(before);
    expect(await losesByFile(null, last, second)).toBe(isLost);
  });

  test('takes nothing that is a version', async () => {
    stand({ saved, typed });
    await keepVersion(null, 'Первая', saved);
    expect(await losesByFile(null, none, second)).toBe(false);
  });
});

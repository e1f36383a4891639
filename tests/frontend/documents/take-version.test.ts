import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeResume } from '../../../frontend/src/browser-storage/user-data.ts';
import { draftResume, resumeTextNow } from '../../../frontend/src/documents/resume/resume-text.ts';
import { takeVersion } from '../../../frontend/src/documents/resume/versions/take-version.ts';
import { WebStorage } from '../../support/browser/web-storage.ts';

let storage: WebStorage;

beforeEach(() => {
  storage = new WebStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', new WebStorage());
});
afterEach(() => {
  draftResume(null, null);
  vi.unstubAllGlobals();
});

test('a version that is taken back leaves the resume as it was (docs/rules.md#resume-versions)', () => {
  storeResume(null, 'Прежнее');
  draftResume(null, 'Набрано');
  const takeBack = takeVersion(null, 'Версия');
  expect([storage.getItem('user_resume'), resumeTextNow(null).text]).toEqual(['Версия', 'Версия']);
  takeBack?.();
  expect([storage.getItem('user_resume'), resumeTextNow(null).text]).toEqual(['Прежнее', 'Набрано']);
});

test('none is saved again where none was', () => {
  const before = resumeTextNow(null);
  takeVersion(null, 'Версия')?.();
  expect(storage.getItem('user_resume')).toBeNull();
  expect(resumeTextNow(null)).toEqual(before);
});

test('what the browser does not keep is not taken', () => {
  vi.stubGlobal('localStorage', new WebStorage(5));
  expect(takeVersion(null, 'Версия')).toBeNull();
});

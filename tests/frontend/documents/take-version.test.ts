import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeResume } from '../../../frontend/src/browser-storage/user-data.ts';
import { draftResume, resumeTextNow } from '../../../frontend/src/documents/resume/resume-text.ts';
import {
  isKeptNowhereElse,
  takeVersion,
} from '../../../frontend/src/documents/resume/versions/take-version.ts';
import { keepVersion } from '../../../frontend/src/tracker/library/resume-versions.ts';
import { FakeIndexedDb } from '../../support/browser/indexed-db.ts';
import { WebStorage } from '../../support/browser/web-storage.ts';

let storage: WebStorage;

beforeEach(() => {
  storage = new WebStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', new WebStorage());
  vi.stubGlobal('indexedDB', new FakeIndexedDb());
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

test('what would go is asked about, be it saved or typed, unless it is a version (docs/rules.md#resume-versions)', async () => {
  expect(await isKeptNowhereElse(null)).toBe(false);
  storeResume(null, 'Моё резюме');
  expect(await isKeptNowhereElse(null)).toBe(true);
  await keepVersion(null, 'Первая', 'Моё резюме');
  expect(await isKeptNowhereElse(null)).toBe(false);
  draftResume(null, 'Моё новое резюме');
  expect(await isKeptNowhereElse(null)).toBe(true);
  await keepVersion(null, 'Вторая', 'Моё новое резюме');
  expect(await isKeptNowhereElse(null)).toBe(false);
});

test('what the browser does not keep is not taken', () => {
  vi.stubGlobal('localStorage', new WebStorage(5));
  expect(takeVersion(null, 'Версия')).toBeNull();
});

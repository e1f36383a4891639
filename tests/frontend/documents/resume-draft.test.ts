import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleResume } from '#core/domain/documents/resume.ts';
import { handOver } from '../../../frontend/src/browser-storage/storage-owner.ts';
import { storeResume } from '../../../frontend/src/browser-storage/user-data.ts';
import {
  draftResume,
  resumeTextNow,
  savedMeanwhile,
  takeOverResume,
} from '../../../frontend/src/documents/resume/resume-text.ts';
import { WebStorage } from '../../support/browser/web-storage.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new WebStorage());
  vi.stubGlobal('sessionStorage', new WebStorage());
  return () => vi.unstubAllGlobals();
});

describe('what was saved elsewhere while something was typed here (docs/rules.md#resume-meanwhile)', () => {
  test('is found before it is saved over', () => {
    storeResume(null, 'Моё резюме');
    draftResume(null, 'Моё новое');
    draftResume(null, 'Моё новое резюме');
    expect(savedMeanwhile(null)).toBeNull();
    storeResume(null, 'С телефона');
    expect(savedMeanwhile(null)).toBe('С телефона');
    draftResume(null, 'Моё новейшее резюме');
    expect(savedMeanwhile(null)).toBe('С телефона');
    draftResume(null, null);
    draftResume(null, 'Начато заново');
    expect(savedMeanwhile(null)).toBeNull();
  });

  test('is none where the same was saved, or nothing of anybody’s own', () => {
    storeResume(null, 'Моё резюме');
    draftResume(null, 'Моё новое резюме');
    for (const saved of ['Моё новое резюме', ' ', sampleResume]) {
      storeResume(null, saved);
      expect(savedMeanwhile(null)).toBeNull();
    }
  });

  test('of a draft that an older release left, nobody knows', () => {
    sessionStorage.setItem('resume_draft@', JSON.stringify('Набрано раньше'));
    storeResume(null, 'С телефона');
    expect([resumeTextNow(null).text, savedMeanwhile(null)]).toEqual(['Набрано раньше', null]);
  });

  test('a visitor’s typed text meets what its owner had saved before', () => {
    vi.stubGlobal('addEventListener', () => {});
    handOver('anna');
    storeResume('anna', 'Резюме Анны');
    draftResume(null, 'Набрано до входа');
    takeOverResume('anna');
    expect(savedMeanwhile('anna')).toBe('Резюме Анны');
    handOver(null);
  });
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { moveTracked, setTracked } from '../../../frontend/src/tracker/acts.ts';
import {
  type ApplyPrompt,
  answerLater,
  answerYes,
  askOnReturn,
  tomorrow,
} from '../../../frontend/src/tracker/apply-prompt.ts';
import { findTracked } from '../../../frontend/src/tracker/tracker-store.ts';
import { FakeIndexedDb } from '../../support/browser/indexed-db.ts';
import { WebStorage } from '../../support/browser/web-storage.ts';

const facts = { title: 'ML-инженер', company: 'Вектор', place: 'Москва', pay: null, link: null };
const left = new Date('2026-11-25T10:00:00.000Z');
let ids = 0;

/** Who goes to the source of a vacancy and comes back an hour later. */
function goAndComeBack(): ApplyPrompt {
  const id = `hh-${ids++}`;
  askOnReturn(null, id, facts);
  vi.setSystemTime(left.getTime() + 3_600_000);
  return JSON.parse(sessionStorage.getItem('apply_question@') ?? '');
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new WebStorage());
  vi.stubGlobal('sessionStorage', new WebStorage());
  vi.stubGlobal('indexedDB', new FakeIndexedDb());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.useFakeTimers({ toFake: ['Date'], now: left });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('who comes back from a source (docs/rules.md#tracker-question)', () => {
  test('has applied when they left', () => {
    const prompt = goAndComeBack();
    expect(answerYes(null, prompt)).toBe(true);
    const [event] = findTracked(null, prompt.id)?.events ?? [];
    expect(Date.parse(event?.at ?? '') - left.getTime()).toBeLessThan(1000);
  });

  test('has applied now where an older release asked', () => {
    const { leftAt: _, ...prompt } = goAndComeBack();
    answerYes(null, prompt);
    const [event] = findTracked(null, prompt.id)?.events ?? [];
    expect(Date.parse(event?.at ?? '') - Date.now()).toBeLessThan(1000);
    expect(Date.parse(event?.at ?? '')).toBeGreaterThanOrEqual(Date.now());
  });

  test.each(['screening', 'interview', 'rejected'] as const)(
    'who has come further meanwhile is not put back: %s',
    (stage) => {
      const prompt = goAndComeBack();
      answerLater(null, prompt, 'Откликнуться');
      moveTracked(null, prompt.id, stage);
      const before = findTracked(null, prompt.id);
      sessionStorage.setItem('apply_question@', JSON.stringify(prompt));
      expect(answerYes(null, prompt)).toBe(true);
      expect(findTracked(null, prompt.id)).toEqual(before);
      expect(sessionStorage.getItem('apply_question@')).toBeNull();
    },
  );

  test('is reminded tomorrow, or as they have set it themselves', () => {
    const prompt = goAndComeBack();
    expect(answerLater(null, prompt, 'Откликнуться')).toBe('set');
    const morning = { at: tomorrow(new Date()), text: 'Откликнуться' };
    expect(findTracked(null, prompt.id)?.reminder.value).toEqual(morning);

    const own = { at: '2026-12-01T09:00:00.000Z', text: 'Собеседование' };
    setTracked(null, prompt.id, 'reminder', own);
    expect(answerLater(null, prompt, 'Откликнуться')).toBe('stands');
    expect(findTracked(null, prompt.id)?.reminder.value).toEqual(own);

    vi.setSystemTime(Date.parse('2026-12-02T09:00:00.000Z'));
    expect(answerLater(null, prompt, 'Откликнуться')).toBe('set');
  });
});

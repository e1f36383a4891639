import { beforeEach, describe, expect, test, vi } from 'vitest';
import { maxEvents } from '#core/domain/tracker/tracked-job.ts';
import {
  addEvent,
  deleteEvent,
  deleteTracked,
  moveTracked,
  saveTracked,
} from '../../../frontend/src/tracker/acts.ts';
import { findTracked } from '../../../frontend/src/tracker/tracker-store.ts';
import { WebStorage } from '../../support/browser/web-storage.ts';

const facts = { title: 'ML-инженер', company: 'Вектор', place: 'Москва', pay: null, link: null };
const [day, nextDay] = ['2099-11-20T10:00:00.000Z', '2099-11-21T10:00:00.000Z'];
const eventsNow = () => findTracked(null, 'hh-1')?.events ?? [];
const textsNow = () => eventsNow().map(({ text }) => text);
const stagesNow = () => eventsNow().flatMap(({ stage }) => stage ?? []);

beforeEach(() => {
  vi.stubGlobal('localStorage', new WebStorage());
  vi.stubGlobal('sessionStorage', {});
  deleteTracked(null, 'hh-1');
  saveTracked(null, 'hh-1', facts);
  return () => vi.unstubAllGlobals();
});

function fill() {
  for (let n = eventsNow().length; n < maxEvents; n++) expect(addEvent(null, 'hh-1', day, `${n}`)).toBe(true);
}

describe('fifty events (docs/rules.md#tracker)', () => {
  test('the 51st is refused', () => {
    fill();
    expect(addEvent(null, 'hh-1', nextDay, 'ещё')).toBe(false);
    expect(textsNow()).not.toContain('ещё');
    expect(eventsNow()).toHaveLength(maxEvents);
  });

  test('one that is deleted makes room for another, and no move pays for that', () => {
    moveTracked(null, 'hh-1', 'applied');
    moveTracked(null, 'hh-1', 'screening');
    fill();
    const before = stagesNow();
    const last = eventsNow().findLast(({ text }) => text !== '');
    if (last) deleteEvent(null, 'hh-1', last);
    expect(addEvent(null, 'hh-1', nextDay, 'ещё')).toBe(true);
    expect(stagesNow()).toEqual(before);
    expect(textsNow()).toContain('ещё');
    expect(textsNow()).not.toContain(last?.text);
  });

  test('one that is deleted comes back when that is taken back, unless another has its room', () => {
    fill();
    const [first, second] = eventsNow();
    const takeBack = first && deleteEvent(null, 'hh-1', first);
    expect(takeBack?.()).toBe(true);
    expect(textsNow()).toContain(first?.text);
    expect(takeBack?.()).toBe(true);
    const takeBackSecond = second && deleteEvent(null, 'hh-1', second);
    addEvent(null, 'hh-1', nextDay, 'ещё');
    const full = textsNow();
    expect(takeBackSecond?.()).toBe(false);
    expect(textsNow()).toEqual(full);
    expect(full).toHaveLength(maxEvents);
  });
});

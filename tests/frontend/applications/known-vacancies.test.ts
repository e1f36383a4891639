import { expect, test } from 'vitest';
import { maxChecked } from '#core/contract/tracker.ts';
import type { Stage } from '#core/domain/tracker/stage.ts';
import { newTracked, type TrackedJob, withStage } from '#core/domain/tracker/tracked-job.ts';
import { checkedIds } from '../../../frontend/src/applications/card/use-known-vacancies.ts';

const now = new Date(Date.UTC(2026, 10, 25));
const facts = { title: 'ML-инженер', company: 'Вектор', place: 'Москва', pay: null, link: null };

/** The first of them came last. */
const records = (stage: Stage, most: number, prefix: string = stage): TrackedJob[] =>
  Array.from({ length: most }, (_, n) => {
    const at = new Date(Date.UTC(2026, 10, 20) - n * 60_000).toISOString();
    return withStage(newTracked(`${prefix}-${n}`, facts, at), stage, `${n}`, at);
  });

test('of a long desk the first of every stage are asked for, a hundred at most (docs/rules.md#tracker-vacancies)', () => {
  const ids = checkedIds([...records('saved', 300), ...records('applied', 30), ...records('offer', 2)], now);
  expect(ids).toHaveLength(maxChecked);
  const of = (stage: Stage) => ids.filter((id) => id.startsWith(stage)).length;
  expect([of('saved'), of('applied'), of('offer')]).toEqual([68, 30, 2]);
  expect(ids).toContain('saved-67');
});

test('nothing is asked of what was written by hand, and of what is over', () =>
  expect(
    checkedIds([...records('saved', 2, 'own'), ...records('rejected', 2), ...records('applied', 1)], now),
  ).toEqual(['applied-0']));

test('the order of the desk makes no other request', () => {
  const desk = [...records('saved', 3), ...records('applied', 3)];
  expect(checkedIds(desk.toReversed(), now)).toEqual(checkedIds(desk, now));
});

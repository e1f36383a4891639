import { expect, it } from 'vitest';
import { experiences, yearsOfExperience } from '#core/domain/job/experience.ts';

it('each span of years begins where the one before it ends (docs/rules.md#filter-experience)', () => {
  const spans = experiences.map((name) => yearsOfExperience[name]);
  expect(spans.map(([least]) => least)).toEqual([0, ...spans.slice(0, -1).map(([, most]) => most)]);
  for (const [least, most] of spans) expect(most).toBeGreaterThan(least);
});

it.each([
  ['Нет опыта', [0, 1]],
  ['1–3 года', [1, 3]],
  ['3–6 лет', [3, 6]],
  ['Более 6 лет', [6, 40]],
] as const)('«%s» is %j years', (name, years) => expect(yearsOfExperience[name]).toEqual(years));

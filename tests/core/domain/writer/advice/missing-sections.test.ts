import { expect, it } from 'vitest';
import { adviseOnMissingSections } from '#core/domain/writer/advice/missing-sections.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';

it('of a job that may be none no dates are asked for', () => {
  const text = 'Анна Лугова\nПродавец\n\nОпыт работы\nСахар\nМенеджер по продажам';
  const facts = extractResumeFacts(text);
  expect(facts.reading.jobs.map(({ employer, title }) => [employer?.certainty, title?.certainty])).toEqual([
    ['unsure', 'unsure'],
  ]);
  const reasons = adviseOnMissingSections(facts, text).map(({ reason }) => reason);
  expect(reasons.filter((reason) => /нет дат/u.test(reason))).toEqual([]);
});

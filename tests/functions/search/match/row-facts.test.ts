import { expect, it } from 'vitest';
import { runToEnd } from '#functions/search/cooperative/chunks.ts';
import { askedSteps, titleSteps } from '#functions/search/match/concept-rows.ts';
import {
  askedMask,
  industryShift,
  levelMask,
  levelShift,
  packRowFacts,
  paidBit,
} from '#functions/search/match/row-facts.ts';
import { experienceCount, levelCount } from '#functions/search/match/score-columns.ts';

it('every part of a row’s facts has room for its greatest value, and comes back whole', () => {
  const greatest = {
    asked: titleSteps * askedSteps - 1,
    level: levelCount * experienceCount - 1,
    industry: 2 ** 16 - 1,
  };
  const rows = [
    { asked: 0, level: 0, isPaid: false, industry: 0 },
    { ...greatest, isPaid: true },
    { asked: greatest.asked, level: 0, isPaid: false, industry: 0 },
    { asked: 0, level: greatest.level, isPaid: false, industry: 0 },
    { asked: 0, level: 0, isPaid: true, industry: 0 },
    { asked: 0, level: 0, isPaid: false, industry: greatest.industry },
  ];
  const columns = {
    salary: Uint32Array.from(rows, ({ isPaid }) => (isPaid ? 200_000 : 0)),
    industry: Uint16Array.from(rows, ({ industry }) => industry),
  };
  const facts = runToEnd(
    packRowFacts(
      columns,
      Uint8Array.from(rows, ({ asked }) => asked),
      Uint8Array.from(rows, ({ level }) => level),
    ),
  );
  expect(
    Array.from(facts, (one) => ({
      asked: one & askedMask,
      level: (one >>> levelShift) & levelMask,
      isPaid: (one & paidBit) !== 0,
      industry: one >>> industryShift,
    })),
  ).toEqual(rows);
});

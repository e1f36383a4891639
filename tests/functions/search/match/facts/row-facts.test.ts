import { expect, it } from 'vitest';
import { experiences } from '#core/domain/job/experience.ts';
import { levels } from '#core/domain/job/level.ts';
import { runToEnd } from '#functions/search/cooperative/chunks.ts';
import { AskFlag, askBits } from '#functions/search/match/demand-columns.ts';
import {
  askedMask,
  askedStep,
  askedSteps,
  experienceCount,
  factsOfRow,
  industryMask,
  industryShift,
  languageShift,
  levelMask,
  levelShift,
  listFact,
  maxMusts,
  mustsShift,
  packedFact,
  packRowFacts,
} from '#functions/search/match/facts/row-facts.ts';

/** An ask for a concept, by its weight. */
const ask = (weight: number, marks: number) => (weight << askBits) | marks;
const { must, inTitle, more } = AskFlag;

const emptyRow = { list: 0, asks: [] as number[], level: 0, experience: 0, industry: 0, hasLanguage: false };

function factsOf(rows: readonly (typeof emptyRow)[]) {
  const columns = {
    asks: Uint32Array.from(rows.flatMap(({ asks }) => asks)),
    industry: Uint16Array.from(rows, ({ industry }) => industry),
    kind: Uint16Array.from(rows.keys()),
    choices: {
      experience: { values: [...experiences], numbers: Uint8Array.from(rows, (row) => row.experience) },
    },
  };
  const kinds = {
    list: Uint32Array.from(rows, ({ list }) => list),
    level: Uint8Array.from(rows, ({ level }) => level),
    language: Uint32Array.from(rows, ({ hasLanguage }) => Number(hasLanguage)),
    languages: [[], [{ id: 'english', level: 'B1' as const }]],
  };
  let starts = 0;
  const askStarts = Uint32Array.from([0, ...rows.map(({ asks }) => (starts += asks.length))]);
  const weights = Float64Array.from({ length: 8 }, (_, weight) => weight);
  const packed = runToEnd(packRowFacts(columns, kinds, askStarts, weights));
  return rows.map((_, row) => {
    const facts = packed[factsOfRow * row + packedFact] as number;
    const level = (facts >>> levelShift) & levelMask;
    return {
      list: packed[factsOfRow * row + listFact] as number,
      asked: facts & (askedSteps - 1),
      hasTitle: (facts & askedMask) >= askedSteps,
      musts: (facts >>> mustsShift) & maxMusts,
      level: Math.floor(level / experienceCount),
      experience: level % experienceCount,
      industry: (facts >>> industryShift) & industryMask,
      hasLanguage: facts >>> languageShift === 1,
    };
  });
}

it('every part of a row’s facts has room for its greatest value, and comes back whole', () => {
  const greatest = {
    list: 2 ** 32 - 1,
    asks: Array(30).fill(ask(6, must | inTitle)) as number[],
    ...{ level: levels.length, experience: experiences.length },
    ...{ industry: 2 ** 16 - 1, hasLanguage: true },
  };
  const names = Object.keys(emptyRow) as (keyof typeof emptyRow)[];
  const rows = [emptyRow, greatest, ...names.map((name) => ({ ...emptyRow, [name]: greatest[name] }))];
  expect(factsOf(rows)).toEqual(
    rows.map(({ asks, ...rest }) => ({
      ...rest,
      asked: asks.length > 0 ? askedSteps - 1 : 0,
      hasTitle: asks.length > 0,
      musts: asks.length > 0 ? maxMusts : 0,
    })),
  );
});

it('of a choice the lightest counts, once', () => {
  const [first, second] = factsOf([
    { ...emptyRow, asks: [ask(6, must | more), ask(askedStep, must)] },
    { ...emptyRow, asks: [ask(askedStep, must), ask(askedStep, must)] },
  ]);
  expect(first).toMatchObject({ asked: 1, musts: 1, hasTitle: false });
  expect(second).toMatchObject({ asked: 2, musts: 2 });
});

import { expect, it } from 'vitest';
import { experiences } from '#core/domain/job/experience.ts';
import { levels } from '#core/domain/job/level.ts';
import { runToEnd } from '#functions/search/cooperative/chunks.ts';
import { askedSteps, titleSteps } from '#functions/search/match/concept-rows.ts';
import {
  askedMask,
  asksFact,
  experienceCount,
  factsOfRow,
  industryMask,
  industryShift,
  languageBit,
  levelMask,
  levelShift,
  listFact,
  packedFact,
  packRowFacts,
  paidBit,
  titleFact,
} from '#functions/search/match/facts/row-facts.ts';

const most = 2 ** 32 - 1;

it('every part of a row’s facts has room for its greatest value, and comes back whole', () => {
  const none = {
    ...{ title: 0, list: 0, asks: 0, asked: 0, level: 0, experience: 0 },
    ...{ isPaid: false, industry: 0, hasLanguage: false },
  };
  const greatest = {
    ...{ title: most, list: most, asks: most, asked: titleSteps * askedSteps - 1 },
    ...{ level: levels.length, experience: experiences.length },
    ...{ isPaid: true, industry: 2 ** 16 - 1, hasLanguage: true },
  };
  const names = Object.keys(none) as (keyof typeof none)[];
  const rows = [none, greatest, ...names.map((name) => ({ ...none, [name]: greatest[name] }))];
  const columns = {
    title: Uint32Array.from(rows, ({ title }) => title),
    salary: Uint32Array.from(rows, ({ isPaid }) => (isPaid ? 200_000 : 0)),
    industry: Uint16Array.from(rows, ({ industry }) => industry),
    kind: Uint16Array.from(rows.keys()),
    choices: {
      experience: { values: [...experiences], numbers: Uint8Array.from(rows, (row) => row.experience) },
    },
  };
  const facts = runToEnd(
    packRowFacts(
      columns,
      {
        list: Uint32Array.from(rows, ({ list }) => list),
        level: Uint8Array.from(rows, ({ level }) => level),
        language: Uint32Array.from(rows, ({ hasLanguage }) => Number(hasLanguage)),
        languages: [[], [{ id: 'english', level: 'B1' }]],
      },
      {
        askStarts: Uint32Array.from([...rows.map(({ asks }) => asks), 7]),
        asked: Uint8Array.from(rows, ({ asked }) => asked),
      },
    ),
  );
  const of = (row: number, fact: number) => facts[factsOfRow * row + fact] as number;
  const unpacked = rows.map((_, row) => {
    const packed = of(row, packedFact);
    const level = (packed >>> levelShift) & levelMask;
    return {
      ...{ title: of(row, titleFact), list: of(row, listFact), asks: of(row, asksFact) },
      asked: packed & askedMask,
      level: Math.floor(level / experienceCount),
      experience: level % experienceCount,
      isPaid: (packed & paidBit) !== 0,
      industry: (packed >>> industryShift) & industryMask,
      hasLanguage: (packed & languageBit) !== 0,
    };
  });
  expect(unpacked).toEqual(rows);
  expect(of(rows.length, asksFact)).toBe(7);
});

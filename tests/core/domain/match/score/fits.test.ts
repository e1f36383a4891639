import { describe, expect, it } from 'vitest';
import type { Level } from '#core/domain/job/level.ts';
import type { Demand } from '#core/domain/match/score/demand.ts';
import { levelFit, yearsFit } from '#core/domain/match/score/level-fit.ts';
import { limitOf } from '#core/domain/match/score/limits.ts';
import { experienceShare, isBelow, matchOf, payShare, sharedInRole } from '#core/domain/match/score/match.ts';
import { canBeThere, placeFit } from '#core/domain/match/score/place-fit.ts';
import type { Seeker } from '#core/domain/match/seeker/seeker.ts';

const nobody: Seeker = {
  ...{ concepts: [], roles: [], pastRoles: [], titleStems: [], industries: [], languages: [] },
  ...{ level: null, years: null, salary: null, city: null, relocation: false },
};
const nothing: Demand = {
  ...{ asks: [], roles: [], titleStems: [], formats: [], languages: [] },
  ...{ level: null, years: null, city: null, salary: null, industry: null },
};

describe('where the work is (docs/rules.md#match-score)', () => {
  it.each<[string, Partial<Seeker>, Partial<Demand>, share: number, isKnown: boolean, canBe: boolean]>([
    ['in their city', { city: 'казань' }, { city: 'казань' }, 1, true, true],
    ['in another', { city: 'казань' }, { city: 'москва' }, 0, true, false],
    ['in another, and they move', { city: 'казань', relocation: true }, { city: 'москва' }, 0.7, true, true],
    ['in another, in part', { city: 'казань' }, { city: 'москва', formats: ['hybrid'] }, 0.2, true, false],
    [
      'in another, in part, and they move',
      { city: 'казань', relocation: true },
      { city: 'москва', formats: ['hybrid'] },
      ...([0.7, true, true] as const),
    ],
    ['anywhere', { city: 'казань' }, { city: 'москва', formats: ['remote'] }, 1, true, true],
    ['anywhere, of who names no city', {}, { formats: ['remote'] }, 1, true, true],
    ['in a city, of who names none', {}, { city: 'москва' }, 1, false, true],
    ['in none that is named', { city: 'казань' }, {}, 1, false, true],
  ])('%s', (_, own, asked, share, isKnown, canBe) => {
    const [seeker, demand] = [
      { ...nobody, ...own },
      { ...nothing, ...asked },
    ];
    expect(placeFit(seeker, demand)).toEqual({ share, isKnown });
    expect(canBeThere(seeker, demand)).toBe(canBe);
  });
});

describe('the level (docs/rules.md#match-score)', () => {
  const byYears = { share: 0.123, isKnown: true };
  const fitOf = (own: Partial<Seeker>, level: Level | null) =>
    levelFit({ ...nobody, ...own }, { ...nothing, level }, byYears);

  it('of a title that names none is what the years say', () => {
    expect(fitOf({ level: 'Senior' }, null)).toBe(byYears);
  });

  it('of who names neither level nor years is unknown', () => {
    expect(fitOf({}, 'Senior')).toEqual({ share: 0.5, isKnown: false });
  });

  it.each<[Level, Level, number]>([
    ['Senior', 'Senior', 1],
    ['Middle', 'Senior', 0.6],
    ['Junior', 'Senior', 0.2],
    ['Intern', 'Senior', 0],
    ['Senior', 'Middle', 0.75],
    ['Senior', 'Junior', 0.5],
    ['Senior', 'Intern', 0.25],
    ['C-level', 'Intern', 0],
  ])('%s for a %s', (own, asked, share) => {
    expect(fitOf({ level: own }, asked)).toEqual({ share: expect.closeTo(share, 10), isKnown: true });
  });

  it.each([
    // A beginner stands between who learns and a junior.
    [0, 'Intern', 0.875],
    [0.4, 'Junior', 0.8],
    [0.5, 'Junior', 1],
    [1.4, 'Junior', 1],
    [1.5, 'Middle', 1],
    [3.4, 'Middle', 1],
    [3.5, 'Senior', 0.84],
    [6.9, 'Senior', 0.84],
    [7, 'Senior', 1],
    [40, 'Senior', 1],
  ] as const)('%d years, of who names no level, for a %s', (years, asked, share) => {
    expect(fitOf({ years }, asked)).toEqual({ share: expect.closeTo(share, 10), isKnown: true });
  });
});

describe('years (docs/rules.md#match-score)', () => {
  const fitOf = (years: number | null, asked: [number, number] | null, level: Level | null = null) =>
    yearsFit({ ...nobody, years }, { ...nothing, years: asked, level });

  it.each<[number | null, [number, number] | null]>([
    [null, [1, 3]],
    [4, null],
  ])('one side is silent: %j %j', (years, asked) => {
    expect(fitOf(years, asked)).toEqual({ share: 0.5, isKnown: false, isFarBelow: false });
  });

  it.each<[years: number, asked: [number, number], share: number, isFarBelow: boolean]>([
    [4, [3, 6], 1, false],
    [3, [3, 6], 1, false],
    [7, [3, 6], 1, false],
    [8, [3, 6], 0.95, false],
    [11, [3, 6], 0.8, false],
    [40, [3, 6], 0.76, false],
    [1.5, [3, 6], 0.5, false],
    [1.4, [3, 6], 1.4 / 3, true],
    [0, [3, 6], 0, true],
    // Half a year too little is measured over a year and a half.
    [0.5, [1, 3], 1 - 0.5 / 1.5, false],
    [0.4, [1, 3], 1 - 0.6 / 1.5, true],
    [0, [0, 1], 1, false],
    [0, [0.9, 1], 0.4, false],
  ])('%d of %j', (years, asked, share, isFarBelow) => {
    expect(fitOf(years, asked)).toEqual({ share: expect.closeTo(share, 10), isKnown: true, isFarBelow });
  });

  it.each(['Intern', 'Junior'] as const)('a %s is wanted without any', (level) => {
    expect(fitOf(0, [3, 6], level)).toEqual({ share: 0.6, isKnown: true, isFarBelow: false });
  });

  it('a middle one is not', () => {
    expect(fitOf(0, [3, 6], 'Middle')).toEqual({ share: 0, isKnown: true, isFarBelow: true });
  });

  it('years are 55 of a hundred, the level 45; of another role half counts', () => {
    const [whole, none] = [
      { share: 1, isKnown: true },
      { share: 0, isKnown: true },
    ];
    expect(experienceShare(whole, none)).toBeCloseTo(0.55, 10);
    expect(experienceShare(none, whole)).toBeCloseTo(0.45, 10);
    expect([0, 0.5, 1].map(sharedInRole)).toEqual([0.5, 0.75, 1]);
  });
});

it.each([
  [100_000, 100_000, 1],
  [150_000, 100_000, 1],
  [85_000, 100_000, 0.5],
  [70_000, 100_000, 0],
  [10_000, 100_000, 0],
  [null, 100_000, null],
  [100_000, null, null],
  [100_000, 0, null],
])('pay of %j for a wish of %j', (salary, wanted, share) => {
  const found = payShare(salary, wanted);
  if (share === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(share, 10);
});

describe('a limit (docs/rules.md#match-score)', () => {
  const none = { place: false, isFarBelowYears: false, isBelowLanguage: false, lacksMusts: false };

  it.each([
    ['place', 400, { place: true }],
    ['language', 550, { isBelowLanguage: true }],
    ['musts', 550, { lacksMusts: true }],
    ['years', 600, { isFarBelowYears: true }],
  ] as const)('of %s', (reason, limit, fact) => {
    const facts = { ...none, ...fact };
    expect(limitOf(limit - 60, facts)).toBeNull();
    expect(limitOf(limit - 59, facts)).toEqual({ reason, takes: 1 });
    expect(limitOf(1000, facts)).toEqual({ reason, takes: 1000 - limit });
    // Half of the way from its beginning to all points: half of the sixty.
    const middle = (limit - 60 + 1000) / 2;
    expect(limitOf(middle, facts)).toEqual({ reason, takes: middle - (limit - 30) });
  });

  it('is the lowest of those that hold, and none where nothing holds', () => {
    expect(limitOf(1000, none)).toBeNull();
    const all = { place: true, isFarBelowYears: true, isBelowLanguage: true, lacksMusts: true };
    expect(limitOf(1000, all)?.reason).toBe('place');
    expect(limitOf(1000, { ...all, place: false })?.reason).toBe('language');
    expect(limitOf(1000, { ...all, place: false, isBelowLanguage: false })?.reason).toBe('musts');
  });
});

it('a language is below where it is named on a lower level', () => {
  const english = (level: Seeker['languages'][number]['level']) => ({ id: 'english', level });
  const required = english('B2');
  expect(isBelow({ languages: [english('B1')] }, required)).toBe(true);
  expect(isBelow({ languages: [english('B2')] }, required)).toBe(false);
  expect(isBelow({ languages: [] }, required)).toBe(false);
  expect(isBelow({ languages: [{ id: 'german', level: 'A1' }] }, required)).toBe(false);
});

it('industry and pay are known where both sides name them', () => {
  const known = (own: Partial<Seeker>, asked: Partial<Demand>) => {
    const { parts, known: isKnown } = matchOf({ ...nobody, ...own }, { ...nothing, ...asked });
    return [parts.domain, isKnown.domain, parts.pay, isKnown.pay];
  };
  expect(known({ industries: ['7', '43'], salary: 100_000 }, { industry: '43', salary: 100_000 })).toEqual([
    30,
    true,
    40,
    true,
  ]);
  expect(known({ industries: ['7'], salary: 100_000 }, { industry: '43', salary: 85_000 })).toEqual([
    ...[0, true, 20, true],
  ]);
  expect(known({}, { industry: '43', salary: 100_000 })).toEqual([0, false, 0, false]);
  expect(known({ industries: ['7'], salary: 100_000 }, {})).toEqual([0, false, 0, false]);
});

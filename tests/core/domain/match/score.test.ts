import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { levels } from '#core/domain/job/level.ts';
import { lexicon } from '#core/domain/match/lexicon.ts';
import { roles } from '#core/domain/match/roles.ts';
import { coverageOf } from '#core/domain/match/score/coverage.ts';
import type { Demand } from '#core/domain/match/score/demand.ts';
import { highestPoints, matchOf, pointsOf } from '#core/domain/match/score/match.ts';
import { languageLevels, type Seeker, seeker, workFormats } from '#core/domain/match/seeker/seeker.ts';
import { conceptWeight } from '#core/domain/match/weights.ts';

const someConcepts = [...lexicon().concepts.keys()].filter((_, at) => at % 40 === 0);
const someRoles = [...roles().byId.keys()].filter((_, at) => at % 8 === 0);
const someStems = ['python', 'django', 'разработчик', 'бухгалтер', 'водител', 'продаж', 'отчетн', 'склад'];
const cities = ['москва', 'казань'];

const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });

const seekers: fc.Arbitrary<Seeker> = fc.record({
  concepts: fc.uniqueArray(
    fc.record({ id: fc.constantFrom(...someConcepts), strength: fc.constantFrom(0.6, 0.8, 1) }),
    { maxLength: 20, selector: ({ id }) => id },
  ),
  roles: fc.uniqueArray(fc.constantFrom(...someRoles), { maxLength: 3 }),
  pastRoles: fc.uniqueArray(fc.constantFrom(...someRoles), { maxLength: 3 }),
  titleStems: fc.uniqueArray(fc.constantFrom(...someStems), { maxLength: 4 }),
  industries: fc.uniqueArray(fc.constantFrom('7', '43'), { maxLength: 2 }),
  level: orNull(fc.constantFrom(...levels)),
  years: orNull(fc.integer({ min: 0, max: 40 })),
  salary: orNull(fc.integer({ min: 0, max: 500_000 })),
  city: orNull(fc.constantFrom(...cities)),
  relocation: fc.boolean(),
  languages: fc.uniqueArray(
    fc.record({ id: fc.constant('english'), level: fc.constantFrom(...languageLevels) }),
    { maxLength: 1 },
  ),
});

const demands: fc.Arbitrary<Demand> = fc.record({
  asks: fc.array(
    fc.record({
      concepts: fc.uniqueArray(fc.constantFrom(...someConcepts), { minLength: 1, maxLength: 3 }),
      isMust: fc.boolean(),
      isInTitle: fc.boolean(),
    }),
    { maxLength: 24 },
  ),
  roles: fc.uniqueArray(fc.constantFrom(...someRoles), { maxLength: 3 }),
  titleStems: fc.uniqueArray(fc.constantFrom(...someStems), { maxLength: 6 }),
  level: orNull(fc.constantFrom(...levels)),
  years: orNull(fc.constantFrom<[number, number][]>([0, 1], [1, 3], [3, 6], [6, 60])),
  formats: fc.uniqueArray(fc.constantFrom(...workFormats), { maxLength: 3 }),
  city: orNull(fc.constantFrom(...cities)),
  salary: orNull(fc.integer({ min: 1, max: 500_000 })),
  industry: orNull(fc.constantFrom('7', '43')),
  languages: fc.uniqueArray(
    fc.record({ id: fc.constant('english'), level: fc.constantFrom(...languageLevels) }),
    { maxLength: 1 },
  ),
});

const emptySeeker = seeker.parse({});
const emptyDemand: Demand = {
  asks: [],
  roles: [],
  titleStems: [],
  level: null,
  years: null,
  formats: [],
  city: null,
  salary: null,
  industry: null,
  languages: [],
};
const must = (...concepts: string[]) => ({ concepts, isMust: true, isInTitle: false });
const seekerWith = (...ids: string[]): Seeker => ({
  ...emptySeeker,
  concepts: ids.map((id) => ({ id, strength: 1 })),
});

describe('the score of a pair', () => {
  test('is its parts less what a limit takes, whole and within bounds, and always the same', () =>
    fc.assert(
      fc.property(seekers, demands, (person, demand) => {
        const { score, parts, limit, judged } = matchOf(person, demand);
        const sum = Object.values(parts).reduce((total, points) => total + points, 0);
        expect(sum - (limit?.takes ?? 0)).toBe(score);
        for (const number of [score, judged, ...Object.values(parts)])
          expect(Number.isInteger(number)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(highestPoints);
        expect(limit === null || limit.takes >= 0).toBe(true);
        expect(matchOf(person, demand)).toEqual(matchOf(person, demand));
      }),
      { numRuns: 1000 },
    ));

  test('does not fall by a skill that is asked for', () =>
    fc.assert(
      fc.property(seekers, demands, fc.nat(), (person, demand, n) => {
        const askedIds = demand.asks.flatMap(({ concepts }) => concepts);
        const missing = askedIds.filter((id) => !person.concepts.some((concept) => concept.id === id));
        fc.pre(missing.length > 0);
        const id = missing[n % missing.length] as string;
        const richer = { ...person, concepts: [...person.concepts, { id, strength: 1 }] };
        expect(matchOf(richer, demand).score).toBeGreaterThanOrEqual(matchOf(person, demand).score);
      }),
      { numRuns: 1000 },
    ));

  test('falls by two points of a hundred at most by any other skill', () =>
    fc.assert(
      fc.property(seekers, demands, fc.constantFrom(...someConcepts), (person, demand, id) => {
        const richer = {
          ...person,
          concepts: [...person.concepts.filter((concept) => concept.id !== id), { id, strength: 1 }],
        };
        expect(matchOf(richer, demand).score).toBeGreaterThanOrEqual(matchOf(person, demand).score - 20);
      }),
      { numRuns: 1000 },
    ));

  test('is the same in any order of what is asked for and brought', () =>
    fc.assert(
      fc.property(seekers, demands, (person, demand) => {
        const reversed = {
          ...person,
          concepts: person.concepts.toReversed(),
        };
        const other = { ...demand, asks: demand.asks.toReversed() };
        expect(Math.abs(matchOf(reversed, other).score - matchOf(person, demand).score)).toBeLessThanOrEqual(
          1,
        );
      }),
    ));

  test('one of a choice is enough', () => {
    const either = { ...emptyDemand, asks: [must('react', 'vue'), must('sql')] };
    const both = matchOf(seekerWith('react', 'vue', 'sql'), either).score;
    expect(matchOf(seekerWith('react', 'sql'), either).score).toBeGreaterThanOrEqual(both - 20);
  });

  test('a vacancy that asks for everything is met by less', () => {
    const modest = { ...emptyDemand, asks: [must('python'), must('sql')] };
    const greedy = {
      ...emptyDemand,
      asks: [...modest.asks, ...someConcepts.slice(0, 20).map((id) => must(id))],
    };
    const person = seekerWith('python', 'sql');
    expect(matchOf(person, greedy).parts.skills).toBeLessThan(matchOf(person, modest).parts.skills);
  });

  test.each<[string, Partial<Seeker>, Partial<Demand>, string]>([
    ['another city without moving', { city: 'казань' }, { city: 'москва' }, 'place'],
    [
      'a language below',
      { languages: [{ id: 'english', level: 'A2' }] },
      { languages: [{ id: 'english', level: 'B2' }] },
      'language',
    ],
    ['half of the years', { years: 1 }, { years: [3, 6] }, 'years'],
    [
      'hardly a must',
      {},
      { asks: ['sql', 'python', 'docker', 'kafka', 'redis', 'vue'].map((id) => must(id)) },
      'musts',
    ],
  ])('is held down by %s', (_, person, changes, reason) => {
    const matchingSeeker: Seeker = {
      ...seekerWith('sql'),
      roles: ['python-dev'],
      titleStems: ['python'],
      years: 4,
      level: 'Middle',
      ...person,
    };
    const demand: Demand = {
      ...emptyDemand,
      roles: ['python-dev'],
      titleStems: ['python'],
      years: [1, 3],
      level: 'Middle',
      ...changes,
    };
    expect(matchOf(matchingSeeker, demand).limit?.reason).toBe(reason);
  });

  test('what is not known earns nothing where it would be a gift', () => {
    const { parts, judged } = matchOf(emptySeeker, emptyDemand);
    expect(parts).toMatchObject({ skills: 0, role: 0, pay: 0, domain: 0 });
    expect(judged).toBe(0);
  });
});

describe('a part of the score', () => {
  const partsOf = (person: Partial<Seeker>, demand: Partial<Demand>) =>
    matchOf({ ...emptySeeker, ...person }, { ...emptyDemand, ...demand }).parts;
  const knownPartsOf = (person: Partial<Seeker>, demand: Partial<Demand>) =>
    matchOf({ ...emptySeeker, ...person }, { ...emptyDemand, ...demand }).known;

  test('of the level is the less, the farther apart both are', () => {
    const [at, above, farAbove, below] = (['Middle', 'Senior', 'Lead', 'Junior'] as const).map(
      (level) => partsOf({ level: 'Middle' }, { level }).level,
    ) as [number, number, number, number];
    expect(at).toBeGreaterThan(above);
    expect(above).toBeGreaterThan(farAbove);
    expect(at).toBeGreaterThan(below);
  });

  test('of the years is the less, the more are lacking, and of unknown ones neither known nor held against them', () => {
    const demand: Partial<Demand> = { years: [3, 6] };
    const [none, two, four] = [0, 2, 4].map((years) => partsOf({ years }, demand).level) as [
      number,
      number,
      number,
    ];
    expect([none < two, two < four]).toEqual([true, true]);
    expect(knownPartsOf({ years: null }, demand).level).toBe(false);
    expect(knownPartsOf({ years: 4 }, demand).level).toBe(true);
  });

  test('of the title’s words is the share of the wanted ones', () => {
    const of = (...titleStems: string[]) =>
      partsOf({ titleStems: ['python', 'django'] }, { titleStems }).role;
    expect([of() < of('python'), of('python') < of('python', 'django')]).toEqual([true, true]);
  });

  test('of the industry is whole where it is one of theirs, and nothing elsewhere', () => {
    const of = (industry: string | null) => partsOf({ industries: ['7', '43'] }, { industry }).domain;
    expect([of('43'), of('5'), of(null)]).toEqual([pointsOf.domain, 0, 0]);
  });

  test('of the place is known where both name a city, and where none is needed', () => {
    const isPlaceKnown = (city: string | null, demand: Partial<Demand>) =>
      knownPartsOf({ city }, demand).place;
    expect(isPlaceKnown('казань', { city: 'москва' })).toBe(true);
    expect(isPlaceKnown(null, { formats: ['remote'] })).toBe(true);
    expect([
      isPlaceKnown(null, { city: 'москва' }),
      isPlaceKnown('казань', {}),
      isPlaceKnown(null, {}),
    ]).toEqual([false, false, false]);
  });
});

test('nothing holds down who fits, and knows no other language than theirs', () => {
  const matchingSeeker = {
    ...emptySeeker,
    roles: ['python-dev'],
    titleStems: ['python'],
    years: 4,
    level: 'Middle' as const,
  };
  const demand: Demand = { ...emptyDemand, roles: ['python-dev'], titleStems: ['python'], level: 'Middle' };
  expect(matchOf(matchingSeeker, demand).limit).toBeNull();
  const lower = { ...matchingSeeker, languages: [{ id: 'english', level: 'A2' as const }] };
  const languages: Demand['languages'] = [
    { id: 'german', level: 'B2' },
    { id: 'english', level: 'B2' },
  ];
  expect(matchOf(lower, { ...demand, languages }).limit?.reason).toBe('language');
});

describe('what of the asks a person meets', () => {
  const niceToHave = (...concepts: string[]) => ({ ...must(...concepts), isMust: false });

  test('counts the musts, or all where there is none', () => {
    expect(coverageOf(seekerWith('sql'), { asks: [must('sql'), niceToHave('kafka')] })).toEqual({
      ...{ met: 1, asked: 1, missing: [] },
    });
    expect(coverageOf(seekerWith('sql'), { asks: [niceToHave('sql'), niceToHave('kafka')] })).toEqual({
      ...{ met: 1, asked: 2, missing: [niceToHave('kafka')] },
    });
  });

  test('names the heaviest first of those that are missing', () => {
    const byWeight = someConcepts.toSorted((a, b) => conceptWeight(b) - conceptWeight(a));
    const [heavy, light] = [byWeight[0], byWeight.at(-1)] as [string, string];
    expect(conceptWeight(heavy)).toBeGreaterThan(conceptWeight(light));
    for (const asks of [
      [must(heavy), must(light)],
      [must(light), must(heavy)],
    ])
      expect(coverageOf(emptySeeker, { asks }).missing).toEqual([must(heavy), must(light)]);
  });
});

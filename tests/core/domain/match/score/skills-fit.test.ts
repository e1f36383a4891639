import { describe, expect, it } from 'vitest';
import type { Ask, Demand } from '#core/domain/match/score/demand.ts';
import {
  askFactor,
  coveredShareOf,
  lacksMusts,
  ownWeight,
  skillsFit,
  skillsShareAtLeast,
  skillsShareAtMost,
  skillsShareOf,
  usedShareOf,
} from '#core/domain/match/score/skills-fit.ts';
import { type Seeker, seeker } from '#core/domain/match/seeker/seeker.ts';
import { conceptWeight } from '#core/domain/match/weights.ts';

const ask = (concepts: string | string[], details: Partial<Ask> = {}): Ask => ({
  ...{ concepts: [concepts].flat(), isMust: true, isInTitle: false },
  ...details,
});
const wish = { isMust: false };
const demandOf = (...asks: Ask[]): Demand => ({
  ...{ asks, roles: [], titleStems: [], formats: [], languages: [] },
  ...{ level: null, years: null, city: null, salary: null, industry: null },
});
const who = (...ids: string[]): Seeker => ({
  ...seeker.parse({}),
  concepts: ids.map((id) => ({ id, strength: 1 })),
});
const skills = 'sql python docker kafka redis vue django nginx'.split(' ');

describe('hardly a must is met (docs/rules.md#match-score)', () => {
  it.each([
    // Of so many musts so many are met.
    [4, 0, true],
    [4, 1, false],
    [3, 0, false],
    [6, 1, true],
    [5, 1, false],
    [8, 1, true],
    [8, 2, false],
    [8, 8, false],
  ])('of %i musts %i: %s', (musts, met, expected) => {
    expect(lacksMusts(musts, met)).toBe(expected);
    const asks = skills.slice(0, musts).map((id) => ask(id));
    expect(skillsFit(who(...skills.slice(0, met)), demandOf(...asks)).lacksMusts).toBe(expected);
  });

  it('wishes are no musts, and a choice is met by either of it', () => {
    const wishes = skills.map((id) => ask(id, wish));
    expect(skillsFit(who(), demandOf(...wishes)).lacksMusts).toBe(false);
    expect(skillsFit(who(...skills), demandOf(...wishes, ...wishes)).lacksMusts).toBe(false);
    const musts = ['go', 'rust', 'scala', 'php'].map((id) => ask(id));
    expect(skillsFit(who(...skills), demandOf(...musts, ...wishes)).lacksMusts).toBe(true);
    const choices = ['go', 'rust', 'scala', 'php'].map((id) => ask([id, 'sql']));
    expect(skillsFit(who('sql'), demandOf(...choices)).lacksMusts).toBe(false);
  });
});

it('an ask of the title counts two and a half of a must, a wish two fifths', () => {
  expect(askFactor({ isInTitle: true, isMust: true })).toBe(2.5);
  expect(askFactor({ isInTitle: true, isMust: false })).toBe(2.5);
  expect(askFactor({ isInTitle: false, isMust: true })).toBe(1);
  expect(askFactor({ isInTitle: false, isMust: false })).toBe(0.4);
});

describe('what a person brings weighs as its twelve heaviest', () => {
  it('and as a few skills at least', () => {
    expect(ownWeight(who())).toBe(18);
    expect(ownWeight(who('sql', 'python'))).toBe(18);
  });

  it('and no more by a thirteenth', () => {
    const unnamed = Array.from({ length: 14 }, (_, at) => `never-named-${at}`);
    const heavy = conceptWeight('never-named-0');
    expect(ownWeight(who(...unnamed.slice(0, 11)))).toBeCloseTo(11 * heavy, 10);
    expect(ownWeight(who(...unnamed.slice(0, 12)))).toBeCloseTo(12 * heavy, 10);
    expect(ownWeight(who('sql', ...unnamed))).toBeCloseTo(12 * heavy, 10);
  });
});

describe('the share of the skills', () => {
  const shareOf = (person: Seeker, ...asks: Ask[]): number => skillsFit(person, demandOf(...asks)).share;

  it('is of what is asked for and of what is brought, each by its power', () => {
    expect(skillsShareOf(1, 1)).toBe(1);
    expect(skillsShareOf(0.5, 1)).toBeCloseTo(0.5 ** 0.22, 10);
    expect(skillsShareOf(1, 0.5)).toBeCloseTo(0.5 ** 0.15, 10);
    expect(coveredShareOf(6, 8)).toBe(0.5);
    expect([usedShareOf(9, 18), usedShareOf(20, 18)]).toEqual([0.5, 1]);
  });

  it('adds what is met, each by its weight', () => {
    const [sql, kafka] = [conceptWeight('sql'), conceptWeight('kafka')];
    const both = (sql + 2.5 * kafka) / (sql + 2.5 * kafka + 4);
    expect(shareOf(who('sql', 'kafka'), ask('sql'), ask('kafka', { isInTitle: true }))).toBeCloseTo(
      skillsShareOf(both, (sql + kafka) / 18),
      10,
    );
    const one = sql / (sql + 0.4 * kafka + 4);
    expect(shareOf(who('sql'), ask('sql'), ask('kafka', wish))).toBeCloseTo(skillsShareOf(one, sql / 18), 10);
  });

  it('takes of a choice the lightest for the ask, and the strongest that is brought', () => {
    const [sql, kafka] = [conceptWeight('sql'), conceptWeight('kafka')];
    const person: Seeker = {
      ...who(),
      concepts: [
        { id: 'sql', strength: 0.5 },
        { id: 'kafka', strength: 0.8 },
      ],
    };
    const light = Math.min(sql, kafka);
    expect(shareOf(person, ask(['sql', 'kafka', 'go']))).toBeCloseTo(
      skillsShareOf(
        (0.8 * Math.min(light, conceptWeight('go'))) / (Math.min(light, conceptWeight('go')) + 4),
        (sql + kafka) / 18,
      ),
      10,
    );
  });

  it('is nothing where nothing is shared, and counts what is asked for twice once', () => {
    expect(shareOf(who('sql'), ask('kafka'))).toBe(0);
    const sql = conceptWeight('sql');
    expect(shareOf(who('sql'), ask('sql'), ask(['sql', 'kafka']))).toBeCloseTo(
      skillsShareOf(
        (sql + Math.min(sql, conceptWeight('kafka'))) / (sql + Math.min(sql, conceptWeight('kafka')) + 4),
        sql / 18,
      ),
      10,
    );
  });

  it('is known where both sides name something', () => {
    const isKnown = (person: Seeker, ...asks: Ask[]) => skillsFit(person, demandOf(...asks)).isKnown;
    expect(isKnown(who('sql'), ask('kafka'))).toBe(true);
    expect([isKnown(who(), ask('kafka')), isKnown(who('sql')), isKnown(who())]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('lies within its bounds, which are near to each other', () => {
    for (let at = 0; at <= 1000; at += 7)
      for (const use of [0, 0.001, 0.37, 0.999, 1]) {
        const need = at / 1000;
        const exact = skillsShareOf(need, use);
        expect(skillsShareAtLeast(need, use)).toBeLessThanOrEqual(exact + 1e-12);
        expect(skillsShareAtMost(need, use)).toBeGreaterThanOrEqual(exact - 1e-12);
        if (need > 0.01 && use > 0.01)
          expect(skillsShareAtMost(need, use) - skillsShareAtLeast(need, use)).toBeLessThan(0.003);
      }
    expect([skillsShareAtLeast(1, 1), skillsShareAtMost(1, 1)]).toEqual([1, 1]);
  });
});

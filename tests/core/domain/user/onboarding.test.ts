import { describe, expect, it } from 'vitest';
import {
  aboutLength,
  canGoBack,
  canGoOn,
  type OnboardingStep,
  onboardingProgress,
  reachable,
  stepAfter,
  stepBefore,
} from '#core/domain/user/onboarding.ts';
import { emptyProfile, type Profile } from '#core/domain/user/profile.ts';

describe('the five steps', () => {
  it.each([
    [1, 0],
    [2, 25],
    [3, 50],
    [4, 75],
    [5, 100],
  ] as const)(
    'step %i is %i percent: (step − 1) / 4 × 100 (docs/rules.md#onboarding-progress)',
    (step, percent) => {
      expect(onboardingProgress(step)).toBe(percent);
    },
  );

  it.each([
    [1, false],
    [2, true],
    [3, true],
    [4, true],
    [5, false],
  ] as const)(
    "'Назад' is disabled on steps 1 and 5 (docs/rules.md#onboarding-steps): step %i %s",
    (step, expected) => {
      expect(canGoBack(step)).toBe(expected);
    },
  );

  it('forward to the last one, back down to the first (docs/rules.md#onboarding-steps)', () => {
    const all: OnboardingStep[] = [1, 2, 3, 4, 5];
    expect(all.map(stepAfter)).toEqual([2, 3, 4, 5, 5]);
    expect(all.map(stepBefore)).toEqual([1, 1, 2, 3, 4]);
  });
});

describe('whether one may go on (docs/rules.md#onboarding-required)', () => {
  const basics = { fullName: 'Анна', position: 'ML-инженер', experience: '5 лет' };

  it.each<[OnboardingStep, Partial<Profile>, boolean]>([
    [1, {}, true],
    [2, {}, false],
    [2, basics, true],
    [2, { ...basics, location: '', salary: '' }, true],
    [2, { ...basics, fullName: '' }, false],
    [2, { ...basics, position: '   ' }, false],
    [2, { ...basics, experience: '\u200b' }, false],
    [2, { ...basics, fullName: 'я'.repeat(10_240) }, true],
    [3, {}, false],
    [3, { skills: ['Python'] }, true],
    [4, {}, false],
    [4, { about: 'x'.repeat(20) }, false],
    [4, { about: 'x'.repeat(21) }, true],
    [4, { about: `  ${'x'.repeat(20)}\n` }, false],
    [4, { about: ' '.repeat(30) }, false],
    [4, { about: '👩‍💻'.repeat(20) }, false],
    [4, { about: '👩‍💻'.repeat(21) }, true],
    [4, { about: '\u200b'.repeat(30) }, false],
    [5, {}, true],
  ])('step %i with %j: %s', (step, changes, expected) => {
    expect(canGoOn(step, { ...emptyProfile, ...changes })).toBe(expected);
  });

  it.each<[OnboardingStep, Partial<Profile>, OnboardingStep]>([
    [1, {}, 1],
    [5, {}, 2],
    [4, basics, 3],
    [5, { ...basics, skills: ['Python'] }, 4],
    [3, { ...basics, skills: ['Python'] }, 3],
    [5, { ...basics, skills: ['Python'], about: 'x'.repeat(21) }, 5],
  ])('a kept step %i with %j is taken up at %i', (step, changes, expected) => {
    expect(reachable(step, { ...emptyProfile, ...changes })).toBe(expected);
  });

  it.each([
    ['', 0],
    ['Привет, мир', 11],
    ['  с пробелами вокруг ', 18],
    ['й', 1],
    ['и\u0306', 1],
    ['👨‍👩‍👧', 1],
    ['а\u2060б', 2],
  ])('%j counts as %i characters', (about, length) => expect(aboutLength(about)).toBe(length));
});

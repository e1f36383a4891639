import { once } from '../text/once.ts';
import { isBlank, type Profile } from './profile.ts';

export const onboardingSteps = 5;
export type OnboardingStep = 1 | 2 | 3 | 4 | 5;

/** The text about oneself must be longer than this (docs/rules.md#onboarding-required). */
export const aboutMoreThan = 20;

/** Percent: (step − 1) / 4 × 100 (docs/rules.md#onboarding-progress). */
export const onboardingProgress = (step: OnboardingStep): number =>
  ((step - 1) / (onboardingSteps - 1)) * 100;

const graphemes = once(() => new Intl.Segmenter('ru', { granularity: 'grapheme' }));

/** Characters as a reader counts them: a family emoji is one, what cannot be seen is none, nor is space around. */
export const aboutLength = (about: string): number =>
  [...graphemes().segment(about.trim())].filter(
    ({ segment }) => !/^\p{Default_Ignorable_Code_Point}+$/u.test(segment),
  ).length;

/** Whether the step is filled in well enough for 'Далее' (docs/rules.md#onboarding-required). */
export function canGoOn(
  step: OnboardingStep,
  profile: Pick<Profile, 'fullName' | 'position' | 'experience' | 'skills' | 'about'>,
): boolean {
  if (step === 2) return ![profile.fullName, profile.position, profile.experience].some(isBlank);
  if (step === 3) return profile.skills.length > 0;
  if (step === 4) return aboutLength(profile.about) > aboutMoreThan;
  return true;
}

/** No further than the steps before it allow. */
export function reachable(step: OnboardingStep, profile: Profile): OnboardingStep {
  const earlierSteps = [1, 2, 3, 4] as const;
  return earlierSteps.find((earlierStep) => earlierStep < step && !canGoOn(earlierStep, profile)) ?? step;
}

/** 'Назад' is disabled on steps 1 and 5 (docs/rules.md#onboarding-steps). */
export const canGoBack = (step: OnboardingStep): boolean => step !== 1 && step !== 5;

export const stepAfter = (step: OnboardingStep): OnboardingStep => Math.min(step + 1, 5) as OnboardingStep;
export const stepBefore = (step: OnboardingStep): OnboardingStep => Math.max(step - 1, 1) as OnboardingStep;

/** What may be chosen in step 4 (docs/rules.md#onboarding-files). */
export const artifactExtensions = ['.pdf', '.doc', '.docx', '.txt'] as const;

import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { canGoOn, type OnboardingStep, reachable, stepAfter } from '#core/domain/user/onboarding.ts';
import { type Profile, withSkill } from '#core/domain/user/profile.ts';
import { profileChanges } from '../browser-storage/profile-changes.ts';
import { draftKey } from '../browser-storage/storage-owner.ts';
import { useStoredProfile } from '../browser-storage/user-data.ts';

const draft = z.object({
  step: z.literal([1, 2, 3, 4, 5]),
  profile: profileChanges,
  typedSkill: z._default(z.string(), ''),
});
export interface Draft {
  step: OnboardingStep;
  /** What was filled in here: the profile itself may come, or change, meanwhile. */
  profile: Partial<Profile>;
  /** What stands in the field of step 3 and is not added yet. */
  typedSkill: string;
}

/**
 * After the step is done; null where it is not filled in. A skill that was typed and not added counts as added, but it
 * does not open the way by itself: the rule asks for one that is there (docs/rules.md#onboarding-required).
 */
export function nextDraft({ step, profile, typedSkill }: Draft, stored: Profile): Draft | null {
  const shown = { ...stored, ...profile };
  if (!canGoOn(step, shown)) return null;
  if (step !== 3) return { step: stepAfter(step), profile, typedSkill };
  const skills = withSkill(shown.skills, typedSkill);
  const isAdded = skills !== shown.skills;
  return { step: stepAfter(step), profile: { ...profile, ...(isAdded && { skills }) }, typedSkill: '' };
}

function read(key: string, stored: Profile): Draft | null {
  try {
    const parsed = draft.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    if (!parsed.success) return null;
    return { ...parsed.data, step: reachable(parsed.data.step, { ...stored, ...parsed.data.profile }) };
  } catch {
    return null;
  }
}

function write(key: string, value: Draft) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the draft then lives as long as the page.
  }
}

function remove(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Forbidden: then there is none.
  }
}

/** What has been typed so far outlives a reload, in this tab and for this user only. */
export function useDraft(userId: string) {
  const key = draftKey('onboarding_draft', userId);
  const stored = useStoredProfile(userId);
  const [value, setValue] = useState<Draft>(
    () => read(key, stored) ?? { step: 1, profile: {}, typedSkill: '' },
  );
  useEffect(() => write(key, value), [key, value]);
  return { draft: value, stored, change: setValue, forget: () => remove(key) };
}

import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { canGoOn, type OnboardingStep, reachable, stepAfter } from '#core/domain/user/onboarding.ts';
import { type Profile, withSkill } from '#core/domain/user/profile.ts';
import { profileChanges, withEdits } from '../browser-storage/profile-changes.ts';
import { draftKey } from '../browser-storage/storage-owner.ts';
import { useStoredProfile } from '../browser-storage/user-data.ts';

const draft = z.object({
  step: z.literal([1, 2, 3, 4, 5]),
  profile: profileChanges,
  skillsBefore: z._default(z.array(z.string()), []),
  typedSkill: z._default(z.string(), ''),
});
export interface Draft {
  step: OnboardingStep;
  /** What was filled in here: the profile itself may come, or change, meanwhile. */
  profile: Partial<Profile>;
  /** Those of the profile when the skills were changed here. */
  skillsBefore: readonly string[];
  /** What stands in the field of step 3 and is not added yet. */
  typedSkill: string;
}

export const shownProfile = ({ profile, skillsBefore }: Draft, stored: Profile): Profile =>
  withEdits(stored, profile, skillsBefore);

export const withChanges = (draft: Draft, changes: Partial<Profile>, stored: Profile): Draft => ({
  ...draft,
  profile: { ...draft.profile, ...changes },
  ...(changes.skills && { skillsBefore: stored.skills }),
});

/**
 * After the step is done; null where it is not filled in. A skill that was typed and not added counts as added, but it
 * does not open the way by itself: the rule asks for one that is there (docs/rules.md#onboarding-required).
 */
export function nextDraft(draft: Draft, stored: Profile): Draft | null {
  const shown = shownProfile(draft, stored);
  if (!canGoOn(draft.step, shown)) return null;
  const next = { ...draft, step: stepAfter(draft.step) };
  if (draft.step !== 3) return next;
  const skills = withSkill(shown.skills, draft.typedSkill);
  return { ...(skills === shown.skills ? next : withChanges(next, { skills }, stored)), typedSkill: '' };
}

function read(key: string, stored: Profile): Draft | null {
  try {
    const parsed = draft.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    if (!parsed.success) return null;
    return { ...parsed.data, step: reachable(parsed.data.step, shownProfile(parsed.data, stored)) };
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
    () => read(key, stored) ?? { step: 1, profile: {}, skillsBefore: [], typedSkill: '' },
  );
  useEffect(() => write(key, value), [key, value]);
  return { draft: value, stored, change: setValue, forget: () => remove(key) };
}

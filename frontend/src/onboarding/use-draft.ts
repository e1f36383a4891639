import { useEffect, useState } from 'react';
import * as z from 'zod';
import { type OnboardingStep, reachable } from '#core/domain/onboarding.ts';
import { type Profile, profile } from '#core/domain/profile.ts';
import { draftKey } from '../lib/storage-owner.ts';
import { useStoredProfile } from '../lib/user-data.ts';

const draft = z.object({ step: z.literal([1, 2, 3, 4, 5]), profile });
export interface Draft {
  step: OnboardingStep;
  profile: Profile;
}

function read(key: string): Draft | null {
  try {
    const kept = draft.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    if (!kept.success) return null;
    const { step, profile } = kept.data;
    return { step: reachable(step, profile), profile };
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
  const [value, setValue] = useState<Draft>(() => read(key) ?? { step: 1, profile: stored });
  useEffect(() => write(key, value), [key, value]);
  return { ...value, change: setValue, forget: () => remove(key) };
}

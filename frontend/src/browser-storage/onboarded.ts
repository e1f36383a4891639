import { writeOwned } from './storage-owner.ts';
import { useOwned } from './use-owned.ts';

/** The flag is the text 'true', and nothing else counts (docs/rules.md#storage-keys). */
const completed = 'true';

export const useIsOnboarded = (userId: string | null): boolean =>
  useOwned('onboarding_completed', userId) === completed;

export const storeOnboarded = (userId: string | null): boolean =>
  writeOwned('onboarding_completed', userId, completed);

import * as z from 'zod/mini';
import { type Profile, storedProfile } from '#core/domain/user/profile.ts';

/** Of a profile what a draft holds. What it does not hold shows, and stays, as another tab or device has it. */
export const profileChanges = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((kept): Partial<Profile> => {
    const profile = storedProfile.safeParse(kept).data ?? {};
    return Object.fromEntries(Object.entries(profile).filter(([name]) => Object.hasOwn(kept, name)));
  }),
);

import * as z from 'zod/mini';
import { mergeLists } from '#core/domain/user/merge-profiles.ts';
import { maxSkills, type Profile, storedProfile } from '#core/domain/user/profile.ts';

/** Of a profile what a draft holds. What it does not hold shows, and stays, as another tab or device has it. */
export const profileChanges = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((kept): Partial<Profile> => {
    const profile = storedProfile.safeParse(kept).data ?? {};
    return Object.fromEntries(Object.entries(profile).filter(([name]) => Object.hasOwn(kept, name)));
  }),
);

/**
 * As a form shows it. Skills that another tab or device has added or taken away since the form's list was edited are added
 * and taken away there as well: `skillsBefore` are those of which the edit was made.
 */
export const withEdits = (
  stored: Profile,
  edited: Partial<Profile>,
  skillsBefore: readonly string[],
): Profile => ({
  ...stored,
  ...edited,
  skills: edited.skills
    ? mergeLists(skillsBefore, edited.skills, stored.skills).slice(0, maxSkills)
    : stored.skills,
});

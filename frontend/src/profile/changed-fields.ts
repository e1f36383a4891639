import { mergeLists } from '#core/domain/user/merge-profiles.ts';
import { maxSkills, type Profile } from '#core/domain/user/profile.ts';

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/**
 * The fields that differ from what is stored. The others are left out, so that saving one tab's changes does not bring
 * back what another tab has changed meanwhile.
 */
export const changedFields = (stored: Profile, edited: Partial<Profile>): Partial<Profile> =>
  Object.fromEntries(
    Object.entries(edited).filter(([name, value]) => !isSame(value, stored[name as keyof Profile])),
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

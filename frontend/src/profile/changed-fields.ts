import { type Profile, withSkill } from '#core/domain/user/profile.ts';

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/**
 * The fields that differ from what is stored. The others are left out, so that saving one tab's changes does not bring
 * back what another tab has changed meanwhile.
 */
export const changedFields = (stored: Profile, edited: Partial<Profile>): Partial<Profile> =>
  Object.fromEntries(
    Object.entries(edited).filter(([name, value]) => !isSame(value, stored[name as keyof Profile])),
  );

/** What saving the form writes: a skill that was typed and not added is saved as well. */
export const unsavedFields = (
  stored: Profile,
  edited: Partial<Profile>,
  { skills, typedSkill }: { skills: string[]; typedSkill: string },
): Partial<Profile> => changedFields(stored, { ...edited, skills: withSkill(skills, typedSkill) });

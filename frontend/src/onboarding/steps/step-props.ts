import type { Profile } from '#core/domain/user/profile.ts';

export interface StepProps {
  userId: string;
  profile: Profile;
  typedSkill: string;
  onChange(changes: Partial<Profile>): void;
  onTypeSkill(typed: string): void;
}

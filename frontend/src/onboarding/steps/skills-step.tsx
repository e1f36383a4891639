import { SkillsField } from '../../lib/form/skills-field.tsx';
import { onboarding } from '../../texts/onboarding-ru.ts';
import styles from '../onboarding-dialog.module.css';
import type { StepProps } from '../onboarding-dialog.tsx';

export function SkillsStep({ profile, onChange }: StepProps) {
  return (
    <>
      <SkillsField skills={profile.skills} onChange={(skills) => onChange({ skills })} />
      {profile.skills.length === 0 && <p className={styles.text}>{onboarding.skills.hint}</p>}
    </>
  );
}

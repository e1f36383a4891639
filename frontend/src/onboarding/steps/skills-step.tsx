import { onboarding } from '../../texts/onboarding-ru.ts';
import { SkillsField } from '../../ui/form/skills-field.tsx';
import styles from '../onboarding-dialog.module.css';
import type { StepProps } from './step-props.ts';

export function SkillsStep({ profile, typedSkill, onChange, onTypeSkill }: StepProps) {
  return (
    <>
      <SkillsField
        skills={profile.skills}
        typed={typedSkill}
        onChange={(skills) => onChange({ skills })}
        onType={onTypeSkill}
      />
      {profile.skills.length === 0 && <p className={styles.text}>{onboarding.skills.hint}</p>}
    </>
  );
}

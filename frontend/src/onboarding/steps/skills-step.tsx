import { minSkills } from '#core/domain/match/seeker/seeker.ts';
import { onboarding } from '../../texts/onboarding-ru.ts';
import { SkillsField } from '../../ui/form/skills-field.tsx';
import styles from '../onboarding-dialog.module.css';
import type { StepProps } from './step-props.ts';

export function SkillsStep({ profile, typedSkill, onChange, onTypeSkill }: StepProps) {
  const count = profile.skills.length;
  return (
    <>
      <SkillsField
        skills={profile.skills}
        typed={typedSkill}
        onChange={(skills) => onChange({ skills })}
        onType={onTypeSkill}
      />
      {count === 0 && <p className={styles.text}>{onboarding.skills.hint}</p>}
      {count > 0 && count < minSkills && <p className={styles.text}>{onboarding.skills.forMatch}</p>}
    </>
  );
}

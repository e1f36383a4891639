import { onboarding } from '../../texts/onboarding-ru.ts';
import { ProfileField } from '../../ui/form/profile-field.tsx';
import styles from '../onboarding-dialog.module.css';
import type { StepProps } from './step-props.ts';

export function BasicsStep(props: StepProps) {
  return (
    <>
      <p className={styles.text}>{onboarding.basics.note}</p>
      <ProfileField name="fullName" isRequired {...props} />
      <ProfileField name="position" isRequired {...props} />
      <ProfileField name="experience" isRequired {...props} />
      <ProfileField name="location" {...props} />
      <ProfileField name="salary" {...props} />
    </>
  );
}

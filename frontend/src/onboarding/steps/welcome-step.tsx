import { onboarding } from '../../texts/onboarding-ru.ts';
import { CheckedList } from '../checked-list.tsx';
import styles from '../onboarding-dialog.module.css';

export function WelcomeStep() {
  return (
    <>
      <p className={styles.text}>{onboarding.welcome.text}</p>
      <CheckedList
        items={onboarding.welcome.benefits.map(([title, text]) => (
          <>
            <strong>{title}</strong>
            <span className={styles.text}>{text}</span>
          </>
        ))}
      />
    </>
  );
}

import { onboarding } from '../../texts/onboarding-ru.ts';
import { CheckedList } from '../checked-list.tsx';
import styles from '../onboarding-dialog.module.css';

export function ReadyStep() {
  return (
    <>
      <p className={styles.text}>{onboarding.ready.text}</p>
      <CheckedList items={onboarding.ready.opened.map((text) => <strong key={text}>{text}</strong>)} />
    </>
  );
}

import Button from '@cloudscape-design/components/button';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { noLetter, noResume } from '../../texts/letter-ru.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './empty-states.module.css';

/** The warning where the resume is empty (docs/rules.md#letter-resume). */
export function NoResume() {
  const navigate = useNavigate();
  const headingId = useId();
  return (
    <section className={styles.warning} aria-labelledby={headingId}>
      <Icon>
        <path d="M10 3.5 17.5 16.5H2.5zM10 8.5v3.5M10 14.2v.1" />
      </Icon>
      <div className={styles.words}>
        <h2 id={headingId}>{noResume.heading}</h2>
        <p>{noResume.text}</p>
      </div>
      <Button formAction="none" onClick={() => navigate('/documents?tab=resume')}>
        {noResume.action}
      </Button>
    </section>
  );
}

/** Stands where the letter will be. */
export const NoLetter = () => (
  <div className={styles.place}>
    <p className={styles.heading}>{noLetter.heading}</p>
    <p>{noLetter.text}</p>
  </div>
);

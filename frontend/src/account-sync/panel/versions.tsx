import type { ReactNode } from 'react';
import { syncChoice as texts } from '../../texts/account/account-sync-ru.ts';
import styles from './sync-dialog.module.css';

interface VersionsProps {
  names: Record<'mine' | 'theirs', string>;
  mine: string;
  theirs: string;
  aboutMine?: ReactNode;
  aboutTheirs?: ReactNode;
}

/** Two texts, one beside the other, each with its name. */
export const Versions = ({ names, mine, theirs, aboutMine, aboutTheirs }: VersionsProps) => (
  <div className={styles.versions}>
    <Version name={names.mine} text={mine} about={aboutMine} />
    <Version name={names.theirs} text={theirs} about={aboutTheirs} />
  </div>
);

const Version = ({ name, text, about }: { name: string; text: string; about: ReactNode }) => (
  <div>
    <h4>{name}</h4>
    {about && <p className={styles.hint}>{about}</p>}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
    <section className={styles.version} tabIndex={0} aria-label={name}>
      {text.trim() === '' ? texts.empty : text}
    </section>
  </div>
);

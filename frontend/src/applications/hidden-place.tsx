import { type ReactNode, useId, useRef } from 'react';
import type { Hidden } from '#core/domain/tracker/marks.ts';
import { hiddenPlace } from '../texts/tracker/applications-ru.ts';
import { showCompany, showJob, useHiddenCompanies, useHiddenJobs } from '../tracker/marks-store.ts';
import { useFocusAfter } from '../ui/hooks/keep-focus.ts';
import { TextButton } from '../ui/text-button/text-button.tsx';
import styles from './hidden-place.module.css';

/** What its reader has hidden in lists, to be taken back. */
export function HiddenPlace({ userId }: { userId: string | null }) {
  const jobs = useHiddenJobs(userId);
  const companies = useHiddenCompanies(userId);
  if (jobs.length + companies.length === 0) return null;
  return (
    <details className={styles.place} data-hidden-place>
      <summary className={styles.summary}>
        {hiddenPlace.heading}: {jobs.length + companies.length}
      </summary>
      <Names heading={hiddenPlace.companies} names={companies} onShow={(id) => showCompany(userId, id)} />
      <Names heading={hiddenPlace.jobs} names={jobs} onShow={(id) => showJob(userId, id)} />
    </details>
  );
}

interface NamesProps {
  heading: string;
  names: readonly Hidden[];
  onShow(id: string): void;
}

function Names({ heading, names, onShow }: NamesProps) {
  const id = useId();
  if (names.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul>
        {names.toReversed().map((item) => (
          <Row key={item.id}>
            <span>{item.name}</span>
            <TextButton label={hiddenPlace.showLabel(item.name)} onPress={() => onShow(item.id)}>
              {hiddenPlace.show}
            </TextButton>
          </Row>
        ))}
      </ul>
    </section>
  );
}

const firstRemainingButton = () => document.querySelector<HTMLElement>('[data-hidden-place] button');

function Row({ children }: { children: ReactNode }) {
  const row = useRef<HTMLLIElement>(null);
  useFocusAfter(row, firstRemainingButton);
  return (
    <li ref={row} className={styles.row}>
      {children}
    </li>
  );
}

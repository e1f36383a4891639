import { lazy, Suspense, useId, useState } from 'react';
import type { Job } from '#core/domain/job/shown-job.ts';
import { card } from '../../../texts/ru.ts';
import styles from './card-copies.module.css';

const CopyCities = lazy(() => import('./copy-cities.tsx'));

interface CardCopiesProps {
  job: Pick<Job, 'id' | 'copies' | 'otherCities'>;
  addressOfJob(id: string): string;
  /** Of the card: the way back from a copy leads to it. */
  linkId: string;
}

/** What else stands behind a card: its copies' cities, to be opened, or how many there are in its own. */
export function CardCopies({ job, addressOfJob, linkId }: CardCopiesProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (job.otherCities === 0) return <p className={styles.copies}>{card.sameHere(job.copies)}</p>;
  return (
    <div className={styles.copies}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <svg width="13" height="13" viewBox="0 0 13 13" aria-hidden="true">
          <path d="M4 4V2.5A1.5 1.5 0 0 1 5.5 1h5A1.5 1.5 0 0 1 12 2.5v5A1.5 1.5 0 0 1 10.5 9H9M2.5 4h5A1.5 1.5 0 0 1 9 5.5v5A1.5 1.5 0 0 1 7.5 12h-5A1.5 1.5 0 0 1 1 10.5v-5A1.5 1.5 0 0 1 2.5 4Z" />
        </svg>
        {card.otherCities(job.otherCities)}
      </button>
      {/* The vacancy, to which the card leads, lists the cities. */}
      <noscript>{card.otherCities(job.otherCities)}</noscript>
      <div id={id} className={styles.cities}>
        {isOpen && (
          <Suspense fallback={card.loadingCities}>
            <CopyCities jobId={job.id} addressOfJob={addressOfJob} linkId={linkId} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

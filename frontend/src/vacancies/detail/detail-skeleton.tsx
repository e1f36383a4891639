import { detail } from '../../texts/ru.ts';
import styles from './detail-skeleton.module.css';

/** In the shape of the open vacancy, while even its title is not known. */
export function DetailSkeleton() {
  return (
    <>
      <p role="status" className="visually-hidden">
        {detail.loading}
      </p>
      <div className={styles.skeleton} aria-hidden="true">
        <div className={styles.back} />
        <div className={styles.title} />
        <div className={styles.facts} />
        <DescriptionSkeleton />
      </div>
    </>
  );
}

export function DescriptionSkeleton() {
  return (
    <div className={styles.lines} aria-hidden="true">
      <div />
      <div />
      <div />
      <div />
      <div />
    </div>
  );
}

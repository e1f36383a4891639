import styles from './card-skeletons.module.css';

const shown = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** In the shape of the cards that come. The words for it stand in the live region above the list. */
export function CardSkeletons() {
  return (
    <div className={styles.cards} aria-hidden="true">
      {shown.map((key) => (
        <div key={key} className={styles.card}>
          <div className={styles.tile} />
          <div className={styles.title} />
          <div className={styles.salary} />
          <div className={styles.facts} />
          <div className={styles.tags} />
        </div>
      ))}
    </div>
  );
}

import styles from './row-skeletons.module.css';

const rowKeys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** In the shape of what comes. The words for it stand in the live region above the rows. */
export const RowSkeletons = () => (
  <div className={styles.rows} aria-hidden="true">
    {rowKeys.map((key) => (
      <div key={key} className={styles.row} />
    ))}
  </div>
);

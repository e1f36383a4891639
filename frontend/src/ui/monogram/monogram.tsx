import { hueOf, initialsOf } from '#core/domain/job/monogram.ts';
import styles from './monogram.module.css';

interface MonogramProps {
  company: string;
  isLarge?: boolean;
  isSmall?: boolean;
}

/** The company's tile. Its name stands beside it, so a screen reader passes it over. */
export const Monogram = ({ company, isLarge = false, isSmall = false }: MonogramProps) => (
  <span
    aria-hidden="true"
    className={`${styles.tile} ${styles[`hue${hueOf(company)}`]} ${isLarge ? styles.large : ''} ${isSmall ? styles.small : ''}`}
  >
    {initialsOf(company)}
  </span>
);

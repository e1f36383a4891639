import styles from './logo.module.css';

interface LogoProps {
  /** In pixels. */
  size: number;
  /** Without its point where something is missing: an empty list, a page that is not there. */
  isEmpty?: boolean;
}

/** The product's mark: an arch that holds a point. The name beside it says the same in words. */
export const Logo = ({ size, isEmpty = false }: LogoProps) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className={styles.mark}>
    <path d="M3 21V10.5A7.5 7.5 0 0 1 10.5 3h3a7.5 7.5 0 0 1 7.5 7.5V21h-4.4V10.8a3.4 3.4 0 0 0-3.4-3.4h-2.4a3.4 3.4 0 0 0-3.4 3.4V21z" />
    {!isEmpty && <circle cx="12" cy="18.1" r="2.7" className={styles.point} />}
  </svg>
);

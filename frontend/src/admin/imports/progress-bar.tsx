import styles from './progress-bar.module.css';

interface ProgressBarProps {
  label: string;
  value: number;
  of: number;
  /** What a screen reader says instead of a per cent. */
  text: string;
}

/** How far something has come. */
export const ProgressBar = ({ label, value, of, text }: ProgressBarProps) => (
  <div
    className={styles.bar}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={of}
    aria-valuenow={value}
    aria-valuetext={text}
  >
    <div className={styles.filled} style={{ transform: `scaleX(${of === 0 ? 0 : value / of})` }} />
  </div>
);

/** Which part of a whole something is; the number beside it says so in words. */
export const Meter = ({ share }: { share: number }) => (
  <div className={`${styles.bar} ${styles.small}`} aria-hidden="true">
    <div className={styles.filled} style={{ transform: `scaleX(${share})` }} />
  </div>
);

import { shell } from '../../texts/ru.ts';
import { CrossIcon } from '../icon.tsx';
import styles from '../styles/remove-button.module.css';

/** The cross of what lies over the page. */
export const CloseButton = ({ onPress }: { onPress(): void }) => (
  <button type="button" className={styles.remove} aria-label={shell.close} onClick={onPress}>
    <CrossIcon />
  </button>
);

import { filters } from '../../texts/ru.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './filter-button.module.css';

interface FilterButtonProps {
  /** How many filters narrow the list. */
  active: number;
  /** The list stands beside an open vacancy. */
  isBeside: boolean;
  onClick(): void;
}

/** Opens the panel where there is no room for it beside the list. */
export const FilterButton = ({ active, isBeside, onClick }: FilterButtonProps) => (
  <button
    type="button"
    className={`${styles.button} ${isBeside ? styles.isBeside : ''}`}
    aria-label={filters.open(active)}
    onClick={onClick}
  >
    <Icon>
      <path d="M3 6.5h7M15 6.5h2M3 13.5h2M10 13.5h7" />
      <circle cx="12.5" cy="6.5" r="2.2" />
      <circle cx="7.5" cy="13.5" r="2.2" />
    </Icon>
    {active > 0 && <span className={styles.count}>{active}</span>}
  </button>
);

import styles from './select-box.module.css';

interface SelectBoxProps {
  label: string;
  isChecked: boolean;
  /** Some of what it stands for are. */
  isPartly?: boolean;
  onToggle(isRange: boolean): void;
}

/** The browser's own box: a long table has a thousand of them. */
export const SelectBox = ({ label, isChecked, isPartly = false, onToggle }: SelectBoxProps) => (
  <label className={styles.place}>
    <input
      type="checkbox"
      className={styles.box}
      aria-label={label}
      checked={isChecked}
      ref={(box) => {
        if (box) box.indeterminate = isPartly;
      }}
      onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  </label>
);

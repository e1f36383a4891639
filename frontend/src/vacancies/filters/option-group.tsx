import { OptionList, type OptionListProps } from './option-list.tsx';
import styles from './options.module.css';

export function OptionGroup({ name, ...list }: OptionListProps & { name: string }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{name}</legend>
      <OptionList {...list} />
    </fieldset>
  );
}

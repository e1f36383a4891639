import type { CopyView } from '#core/domain/search/listing.ts';
import { filters } from '../../texts/ru.ts';
import { Tick } from '../../ui/control/tick.tsx';
import styles from './options.module.css';

interface CopySwitchProps {
  copies: CopyView;
  onTick(value: CopyView, isOn: boolean): void;
}

/** Of copies in several cities one card, or each its own (docs/rules.md#copies-folded). */
export const CopySwitch = ({ copies, onTick }: CopySwitchProps) => (
  <div>
    {/* What is sent without a script: of a tick that is taken away nothing would be. */}
    <input type="hidden" name="copies" value="apart" />
    <Tick
      isSwitch
      name="copies"
      value="folded"
      isOn={copies === 'folded'}
      onChange={(isOn) => onTick('folded', isOn)}
    >
      <span className={styles.label}>{filters.foldCopies}</span>
    </Tick>
  </div>
);

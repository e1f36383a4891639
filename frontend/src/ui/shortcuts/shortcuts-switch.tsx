import { useState } from 'react';
import { areShortcutsOn, setShortcuts } from '../../browser-storage/shortcuts.ts';
import { keyboard } from '../../texts/vacancies/keyboard-ru.ts';
import { Tick } from '../control/tick.tsx';

/** Whoever speaks to the computer, or presses keys by mistake, switches the keys of one character off (WCAG 2.1.4). */
export default function ShortcutsSwitch() {
  const [areOn, setOn] = useState(areShortcutsOn);
  return (
    <Tick
      isSwitch
      isOn={areOn}
      name="shortcuts"
      value="on"
      onChange={(next) => {
        setShortcuts(next);
        setOn(next);
      }}
    >
      {keyboard.areOn}
    </Tick>
  );
}

import { useId } from 'react';
import { shell } from '../../../texts/ru.ts';
import { RadioGroup } from '../../../ui/control/radio-group.tsx';
import { setTheme, themeSettings, useTheme } from '../../theme/theme-mode.ts';
import styles from './account-menu.module.css';

export function ThemeChoice() {
  const { setting } = useTheme();
  const headingId = useId();
  return (
    <div>
      <h2 id={headingId} className={styles.heading}>
        {shell.theme}
      </h2>
      <RadioGroup
        labelledBy={headingId}
        options={themeSettings.map((value) => ({ value, label: shell.themes[value] }))}
        selected={setting}
        onChange={setTheme}
      />
    </div>
  );
}

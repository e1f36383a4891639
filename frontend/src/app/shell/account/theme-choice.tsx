import RadioGroup from '@cloudscape-design/components/radio-group';
import { useId } from 'react';
import { shell } from '../../../texts/ru.ts';
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
        value={setting}
        ariaLabelledby={headingId}
        items={themeSettings.map((value) => ({ value, label: shell.themes[value] }))}
        onChange={({ detail }) => {
          const chosen = themeSettings.find((value) => value === detail.value);
          if (chosen) setTheme(chosen);
        }}
      />
    </div>
  );
}

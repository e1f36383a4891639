import RadioGroup from '@cloudscape-design/components/radio-group';
import { useId } from 'react';
import { Popup } from '../../lib/popup.tsx';
import { shell } from '../../texts/ru.ts';
import { setTheme, themeSettings, useTheme } from '../theme/theme-mode.ts';
import styles from './account-menu.module.css';
import { HeaderButton } from './header-button.tsx';
import { PersonIcon } from './icons.tsx';

/** The small control at the header's end (decision 21). Signed out it holds just the theme. */
export function AccountMenu() {
  const { setting } = useTheme();
  const headingId = useId();
  return (
    <Popup
      align="end"
      label={shell.account}
      className={styles.menu}
      control={({ toggle, aria }) => (
        <HeaderButton isIconOnly icon={<PersonIcon />} label={shell.account} onClick={toggle} {...aria} />
      )}
    >
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
    </Popup>
  );
}

import { shell } from '../../../texts/ru.ts';
import { setTheme, useTheme } from '../../theme/theme-mode.ts';
import { MoonIcon, SunIcon } from '../icons.tsx';
import { HeaderButton } from './header-button.tsx';

export function ThemeToggle() {
  const { isDark } = useTheme();
  return (
    <HeaderButton
      isIconOnly
      icon={isDark ? <SunIcon /> : <MoonIcon />}
      label={isDark ? shell.toLight : shell.toDark}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    />
  );
}

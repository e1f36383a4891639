import { useEffect, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { stored } from '../../browser-storage/storage.ts';
import { useMedia } from '../../ui/hooks/use-media.ts';

export const themeSettings = ['system', 'light', 'dark'] as const;
export type ThemeSetting = (typeof themeSettings)[number];

export const themeSetting = stored<ThemeSetting>('theme', z.enum(themeSettings), 'system');

export const isDark = (chosen: ThemeSetting, systemIsDark: boolean) =>
  chosen === 'dark' || (chosen === 'system' && systemIsDark);

let current = themeSetting.read();
const listeners = new Set<() => void>();

function apply(value: ThemeSetting) {
  current = value;
  for (const changed of listeners) changed();
}

export function setTheme(value: ThemeSetting) {
  themeSetting.write(value);
  apply(value);
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  const stopListening = themeSetting.subscribe(() => apply(themeSetting.read()));
  return () => {
    listeners.delete(changed);
    stopListening();
  };
}

export function useTheme(): { setting: ThemeSetting; isDark: boolean } {
  const value = useSyncExternalStore(
    subscribe,
    () => current,
    () => 'system' as const,
  );
  const systemIsDark = useMedia('(prefers-color-scheme: dark)');
  return { setting: value, isDark: isDark(value, systemIsDark) };
}

/**
 * Keeps the page in the chosen mode; `first-theme.ts` has set it for the first paint. A component, so that nothing else
 * is drawn anew for a reader whose mode is not the one that the server rendered.
 */
export function ThemeOnPage() {
  const { isDark: _shown } = useTheme();
  useEffect(() => {
    // As it is now: the first drawing is the server's, which knows no reader.
    const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
    document.body.classList.toggle('awsui-dark-mode', isDark(current, isSystemDark));
  });
  return null;
}

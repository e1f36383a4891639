import { generateThemeStylesheet } from '@cloudscape-design/components/theming';
import { cloudscapeTheme, font, ownColours } from './cloudscape-theme.ts';

const colours = (mode: 'light' | 'dark') =>
  Object.entries(ownColours)
    .map(([name, value]) => `--${name}:${value[mode]}`)
    .join(';');

/** Runs at build time only: the page carries no theming code and makes no <style> (the CSP forbids it). */
export const kitTheme = generateThemeStylesheet({ theme: cloudscapeTheme });

export const theme = [
  `body{--font:${font};${colours('light')}}`,
  `body.awsui-dark-mode{${colours('dark')}}`,
].join('\n');

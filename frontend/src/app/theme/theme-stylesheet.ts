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

const emailColours = (mode: 'light' | 'dark') =>
  `body{${colours(mode)};background:var(--paper);color:var(--ink)}`;

/** Of the pages that links of e-mails open: no script has chosen a mode there, so the reader's system does. */
export const emailPage = [
  emailColours('light'),
  `@media (prefers-color-scheme:dark){${emailColours('dark')}}`,
  `body{margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif}`,
  `.brand{max-width:560px;margin:0 auto 16px;font-weight:700}`,
  `a{color:inherit;text-decoration:none}a:hover{text-decoration:underline}`,
  `main{max-width:512px;margin:0 auto;padding:24px;background:var(--card);border:1px solid var(--hairline);border-radius:16px}`,
  `h1{margin:0 0 12px;font-size:24px;line-height:1.25}p{margin:0 0 16px}main>:last-child{margin-bottom:0}`,
  `button{min-height:44px;padding:8px 20px;border:1px solid var(--ink);border-radius:10px;background:var(--ink);color:var(--card);font:600 16px/1.5 system-ui,sans-serif;cursor:pointer}`,
  `button:hover{background:var(--ink-hover)}:focus-visible{outline:2px solid var(--focus);outline-offset:2px}`,
].join('\n');

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/steps.ts';
import { launchBrowser } from './screens/browser.ts';

/*
 * Draws the picture that chats show beside a link, frontend/src/app/share.png, from what the build left: the name, what
 * the site says of itself, its mark and its font. Drawn anew when one of these changes, and kept with the code: a build
 * asks for no browser.
 */
const site = join(root, 'dist/site');
const size = { width: 1200, height: 630 };

const page = readFileSync(join(site, 'index.html'), 'utf8');
const found = (pattern: RegExp): string => pattern.exec(page)?.[1] ?? '';
const name = found(/<title>([^<]*)/);
const description = found(/<meta name="description" content="([^"]*)/);

const readAsset = (pattern: string): Buffer => {
  const [file] = globSync(`assets/${pattern}`, { cwd: site });
  if (file === undefined) throw new Error(`dist/site/assets/${pattern} is not there`);
  return readFileSync(join(site, file));
};
const fonts = ['cyrillic', 'latin'].map(
  (part) =>
    `@font-face{font-family:Onest;font-weight:400 700;src:url(data:font/woff2;base64,${readAsset(`onest-${part}-*.woff2`).toString('base64')})${part === 'latin' ? ';unicode-range:U+0000-00FF,U+2010-2027' : ''}}`,
);

const browser = await launchBrowser();
try {
  const context = await browser.newContext({ viewport: size, colorScheme: 'light' });
  const drawn = await context.newPage();
  await drawn.setContent(`<!doctype html><html lang="ru"><style>${fonts.join('')}
    body { margin: 0; box-sizing: border-box; width: 1200px; height: 630px; padding: 0 96px; background: #f6f5f2; color: #17181c;
      font-family: Onest; display: flex; flex-direction: column; justify-content: center; gap: 44px }
    .name { display: flex; align-items: center; gap: 40px; font: 700 124px/1 Onest; letter-spacing: -.03em }
    .name svg { width: 150px; height: 150px; margin-left: -18px }
    p { margin: 0; font: 400 46px/1.35 Onest; color: #55565e; max-width: 940px; text-wrap: balance }</style>
    <div class="name">${readAsset('icon-*.svg')}<span>${name}</span></div><p>${description}</p></html>`);
  await drawn.evaluate(() => document.fonts.ready.then(() => null));
  await drawn.screenshot({ path: join(root, 'frontend/src/app/share.png') });
} finally {
  await browser.close();
}

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { emailPageStyles } from '#core/contract/stack/palette.ts';
import { apiDescription } from './api-description.ts';
import { boundedPdf } from './bounded-pdf.ts';
import { classNames } from './class-names.ts';
import { fontSubsets } from './font-subsets.ts';
import { notFoundPage } from './not-found-page.ts';
import { pdfFiles } from './pdf-files.ts';
import { serviceWorker } from './service-worker.ts';
import { sharePicture } from './share-picture.ts';
import { noScript } from './src/texts/frame-ru.ts';
import { page } from './src/texts/ru.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const productionRouter = (file: string) => here(`../node_modules/react-router/dist/production/${file}.mjs`);

/**
 * `virtual:theme.css`, our colours on every page, and `virtual:kit-theme.css`, Cloudscape's tokens in them: worked out
 * while building (docs/decisions/030). And the file of the pages that links of e-mails open.
 */
function themeStylesheets(): Plugin {
  const stylesheets = async () => {
    const { module } = await runnerImport<Record<'theme' | 'kitTheme' | 'emailPage', string>>(
      here('./src/app/theme/theme-stylesheet.ts'),
      { configFile: false, root, resolve: { noExternal: [/@cloudscape-design/] } },
    );
    return module;
  };
  const exportOf: Record<string, 'theme' | 'kitTheme'> = {
    '\0virtual:theme.css': 'theme',
    '\0virtual:kit-theme.css': 'kitTheme',
  };
  return {
    name: 'theme-stylesheets',
    resolveId: (source) => (Object.hasOwn(exportOf, `\0${source}`) ? `\0${source}` : undefined),
    async load(source) {
      const name = exportOf[source];
      if (!name) return;
      this.addWatchFile(here('./src/app/theme/cloudscape-theme.ts'));
      return (await stylesheets())[name];
    },
    async generateBundle() {
      const fileName = emailPageStyles.slice(1);
      this.emitFile({ type: 'asset', fileName, source: (await stylesheets()).emailPage });
    },
  };
}

/**
 * Puts the script of what cannot wait for the application before everything that paints. It is a file of its own, not
 * inline and not a module: the CSP forbids the first, and the second runs after the first paint.
 */
function beforePaintScript(): Plugin {
  const name = 'before-paint';
  const entry = here('./src/app/hydration/before-paint.ts');
  let isBuild = false;
  return {
    name: 'before-paint-script',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    buildStart() {
      if (isBuild) this.emitFile({ type: 'chunk', id: entry, name });
    },
    // A classic script's names would be the page's own.
    renderChunk: (code, chunk) => (chunk.name === name ? `(()=>{${code}})()` : null),
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.name === name);
        if (!chunk)
          return [
            {
              tag: 'script',
              attrs: { type: 'module', src: '/src/app/hydration/before-paint.ts' },
              injectTo: 'body-prepend',
            },
          ];
        return [{ tag: 'script', attrs: { src: `/${chunk.fileName}` }, injectTo: 'body-prepend' }];
      },
    },
  };
}

/** Russian texts stand in `texts` only, those of the page's frame included. */
function pageTexts(): Plugin {
  return {
    name: 'page-texts',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('%TITLE%', page.brand)
          .replace('%DESCRIPTION%', page.description)
          .replace('%NO_SCRIPT%', noScript),
    },
  };
}

/**
 * Lets the bundler drop what nobody uses of the router's components. A display name, which is for the tools of developers,
 * and a call that is not marked as pure would each keep one in the first load.
 */
function droppableComponents(): Plugin {
  return {
    name: 'droppable-components',
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replaceAll(/(?<== )(?=React\d*\.(?:forwardRef|createContext)\()/g, '/* @__PURE__ */ '),
    },
  };
}

export default defineConfig({
  root,
  plugins: [
    react(),
    droppableComponents(),
    pageTexts(),
    themeStylesheets(),
    beforePaintScript(),
    // Before the page of what is not there, which is made from the same one.
    serviceWorker(),
    notFoundPage(),
    sharePicture(),
    fontSubsets(),
    pdfFiles(),
    apiDescription(),
  ],
  resolve: {
    // What its package names is the build that warns, whatever the mode.
    alias: [
      { find: /^react-router$/, replacement: productionRouter('index') },
      { find: /^react-router\/dom$/, replacement: productionRouter('dom-export') },
    ],
  },
  css: classNames,
  // Workers load what their file needs, too.
  worker: { format: 'es', plugins: () => [boundedPdf()] },
  build: {
    outDir: here('../dist/site'),
    emptyOutDir: true,
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // A task of its own for what draws pages, the largest part: run together with the rest it would keep a phone from
            // answering for twice as long.
            {
              name: 'libraries',
              tags: ['$initial'],
              test: /\/node_modules\/(react|react-dom|scheduler)\//,
              priority: 3,
            },
            // And one for the contract: to make its schemas was nearly half of what the application's file ran.
            {
              name: 'contract',
              tags: ['$initial'],
              test: /\/node_modules\/zod\/|\/functions\/core\/|\/zod-without-eval\.ts$/,
              priority: 3,
            },
            // What the first view needs is one file besides: parted by who else uses what, it would be a tenth larger.
            {
              name: 'first',
              tags: ['$initial'],
              test: /^(?!.*(first-theme|app\/hydration\/))/,
              priority: 2,
            },
            // So is what comes after the first view of any page, and all that it needs besides: of some twenty files each
            // would be asked for by itself, which takes a phone longer than to run them.
            {
              name: 'desk',
              test: /\/src\/(app\/shell\/tracker\/tracker-in-frame|vacancies\/marks\/list-marks)\.tsx?$/,
              priority: 1,
            },
            // What nearly every dialog needs is one file, too: the first script names each that a page may ask for.
            {
              name: 'dialog',
              test: /\/src\/ui\/(control\/close-button|dialog\/(dialog-head|modal-dialog)|form\/use-leave-guard)\.tsx?$/,
              priority: 1,
            },
            // A server-rendered page with an open vacancy, or a company, has one stylesheet more, not one a component.
            { name: 'views', test: /\/src\/vacancies\/.*\.module\.css/, priority: 1 },
            // So has one of the market, or about the site.
            { name: 'market-and-about', test: /\/src\/(about|market)\/.*\.module\.css/, priority: 1 },
          ],
        },
      },
    },
  },
});

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };

/** What pdf.js asks for by name, from its own folders. Nothing of WebAssembly: the CSP lets none run. */
const filePatterns: Record<string, RegExp> = {
  cmaps: /^LICENSE|\.bcmap$/,
  standard_fonts: /^LICENSE|\.(pfb|ttf)$/,
  wasm: /^LICENSE_PDFJS|_nowasm_fallback\.js$/,
  'web/images': /^annotation-.*\.svg$/,
};

/** The viewer's own words; read anew with each visit, since their name does not tell one build from another. */
const messages = fileURLToPath(new URL('./src/texts/viewer/viewer-ru.ftl', import.meta.url));

/**
 * What pdf.js needs besides its code, under our own address (docs/rules.md#no-third-party); `pdfjs.ts` and the viewer
 * know where.
 */
export const pdfFiles = (): Plugin => ({
  name: 'pdf-files',
  enforce: 'pre',
  transform: {
    filter: { id: /pdfjs-dist\/web\/pdf_viewer\.css$/ },
    // The CSP lets no data: in, and the theme is the page's, not the system's.
    handler: (code) =>
      code.replace(/url\("data:[^"]*"\)/g, 'none').replaceAll('color-scheme: light dark;', ''),
  },
  generateBundle() {
    for (const [folder, pattern] of Object.entries(filePatterns))
      for (const file of readdirSync(join(dirname(manifest), folder)).filter((fileName) =>
        pattern.test(fileName),
      ))
        this.emitFile({
          type: 'asset',
          fileName: `assets/pdf-${version}/${folder}/${file}`,
          source: readFileSync(join(dirname(manifest), folder, file)),
        });
    this.emitFile({ type: 'asset', fileName: 'pdf/ru.ftl', source: readFileSync(messages) });
    this.emitFile({ type: 'asset', fileName: 'pdf/locales.json', source: '{"ru":"ru.ftl"}\n' });
  },
});

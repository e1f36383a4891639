import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll } from 'vitest';
import { boundedPdfWorker } from '../../../frontend/bounded-pdf.ts';

const folder = await mkdtemp(join(tmpdir(), 'prizvanie-'));
afterAll(() => rm(folder, { recursive: true }));

const worker = await readFile('node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs', 'utf8');
const file = join(folder, 'pdf.worker.mjs');
const code = boundedPdfWorker(worker.replace(/^\/\/# sourceMappingURL=.*$/mu, ''));
await writeFile(
  file,
  `${code}\n${code.slice(0, code.indexOf('\n')).replace('import * as pdfBounds', 'export *')}`,
);

/** pdf.js finds this worker in a global; from here on all that the file reads is bounded as in the browser. */
export const { startBudget } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
  startBudget(): void;
};

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const bounds = fileURLToPath(new URL('./src/file-text/pdf/bounds/pdf-bounds.ts', import.meta.url));

/** Places of pdf.js's worker where a small file may ask for any amount, each with what stands there instead. */
const replacements: readonly (readonly [code: string, bounded: string])[] = [
  // Every filter's buffer.
  [
    'const buffer2 = new Uint8Array(size);',
    'pdfBounds.spend("bytes", size); const buffer2 = new Uint8Array(size);',
  ],
  // The browser's own inflating gathers all before anybody can count.
  ['#isAsync = true;\n  #decodeInJS', '#isAsync = false;\n  #decodeInJS'],
  // Brotli is in no PDF yet, and pictures are never looked at; the size of both is what they say.
  ...['BrotliStream(stream, maybeLength)', 'JpxStream(stream, maybeLength)'].map(withNullStream),
  ...['JpegStream', 'CCITTFaxStream', 'Jbig2Stream'].map((name) =>
    withNullStream(`${name}(stream, maybeLength, params)`),
  ),
  [
    'constructor(xref = null) {\n    this.xref = xref;',
    'constructor(xref = null) {\n    pdfBounds.spend("objects", 5); this.xref = xref;',
  ],
  [
    'this._rawMinBufferLength = maybeMinBufferLength || 0;',
    'pdfBounds.spend("objects", 5); this._rawMinBufferLength = maybeMinBufferLength || 0;',
  ],
  [
    'case "[":\n          const array = [];',
    'case "[":\n          pdfBounds.spend("objects", 2); const array = [];',
  ],
  ['n = new Name(name);', 'pdfBounds.spend("objects", 2); n = new Name(name);'],
  ['ref = new Ref(str, num, gen);', 'pdfBounds.spend("objects", 2); ref = new Ref(str, num, gen);'],
  [
    'const first = stream.dict.get("First");',
    'pdfBounds.spend("packed", stream.getBytes().length); stream.reset(); const first = stream.dict.get("First");',
  ],
  ['const entry = {\n          offset,', 'pdfBounds.spend("objects", 1); const entry = {\n          offset,'],
  [
    'const array = new Array(length);\n    let codeSize',
    'pdfBounds.spend("objects", length); const array = new Array(length);\n    let codeSize',
  ],
  ['const nums = new Array(n);\n', 'pdfBounds.spend("objects", n); const nums = new Array(n);\n'],
  [
    '    this.mcid = mcid;\n    this.pageObjId',
    '    pdfBounds.spend("elements", 1); this.mcid = mcid;\n    this.pageObjId',
  ],
  [
    'this.#consumeBudget(high - low + 1, "mapBfRange");',
    'this.#consumeBudget(high - low + 1, "mapBfRange"); pdfBounds.spend("characters", (high - low + 1) * dstLow.length);',
  ],
  [
    'if (this.#mappedEntries + count > MAX_MAP_RANGE) {',
    'pdfBounds.spend("mappings", count); if (this.#mappedEntries + count > MAX_MAP_RANGE) {',
  ],
  // Codes of glyphs have two bytes.
  ['cidToGidMap.getBytes()', 'cidToGidMap.getBytes(2 * 65536)'],
  [
    'j <= code; j++) {\n              glyphsWidths[j]',
    'j <= code && j < 65536; j++) {\n              glyphsWidths[j]',
  ],
  [
    'j <= code; j++) {\n                glyphsVMetrics[j]',
    'j <= code && j < 65536; j++) {\n                glyphsVMetrics[j]',
  ],
  [
    'for (const annotationRef of annots) {\n        annotationPromises',
    'for (const annotationRef of pdfBounds.firstOf("annotations", annots)) {\n        annotationPromises',
  ],
  // Links alone, and of them no more than we ask for: all else may stand in one object that thousands share.
  [
    'if (collectByType && !collectByType.has(AnnotationType[subtype?.toUpperCase()])) {',
    `if (subtype !== "Link") return undefined;
    if (collectByType && !collectByType.has(AnnotationType[subtype?.toUpperCase()])) {`,
  ],
  [
    'const parameters = {\n      xref,\n      ref,\n      dict,\n      subtype,',
    `const link = new Dict(xref);
    for (const key of ["Subtype", "Rect", "F", "A", "Dest", "StructParent"]) if (dict.has(key)) link.set(key, dict.getRaw(key));
    const parameters = {\n      xref,\n      ref,\n      dict: link,\n      subtype,`,
  ],
  // How the letters of a drawn font look; each may hold a page of its own.
  ['await translated.loadType3Data(this, resources, task, seenRefs);', ''],
  // Of drawing, what is written: nothing is painted.
  [
    'addOp(fn, args) {\n    this.optimizer.push(fn, args);',
    `addOp(fn, args) {
    if (fn !== OPS.showText) return;
    pdfBounds.spend("letters", args[0].length);
    this.optimizer.push(fn, args);`,
  ],
];

function withNullStream(stream: string): readonly [string, string] {
  return [`return new ${stream};`, 'return new NullStream();'];
}

/** The code of pdf.js's worker with an end to everything (docs/decisions/070). Fails where a new version reads otherwise. */
export function boundedPdfWorker(code: string): string {
  const bounded = replacements.reduce((all, [original, replacement]) => {
    if (all.split(original).length !== 2) throw new Error(`pdf.js has changed, bound it anew: ${original}`);
    return all.replace(original, () => replacement);
  }, code);
  return `import * as pdfBounds from ${JSON.stringify(bounds)};\n${bounded}`;
}

/** For the worker that reads text alone; the viewer's is pdf.js's own. */
export const boundedPdf = (): Plugin => ({
  name: 'bounded-pdf',
  enforce: 'pre',
  transform: {
    filter: { id: /pdfjs-dist\/build\/pdf\.worker\.mjs$/ },
    handler: (code) => ({ code: boundedPdfWorker(code), map: null }),
  },
});

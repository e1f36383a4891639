import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { snapshotFormat } from '#functions/search/snapshot/snapshot.ts';
import { lambdaBundle, root } from '../../../infra/build/steps.ts';
import type * as Parts from './release-parts.ts';

/** A file of ours and what stands otherwise in it: each text must be there once. */
export type SourceEdits = Readonly<Record<string, readonly (readonly [text: string, instead: string])[]>>;

function rewritten(file: string, changes: SourceEdits[string]): string {
  let code = readFileSync(join(root, file), 'utf8');
  for (const [text, replacement] of changes) {
    if (code.split(text).length !== 2) throw new Error(`${file}: «${text}» does not stand there once`);
    code = code.replace(text, () => replacement);
  }
  return code;
}

/** For esbuild: files of ours as another release has them, and those of them that no module has asked for. */
export function editedSources(edits: SourceEdits): { plugin: Plugin; unreadFiles: Set<string> } {
  const unreadFiles = new Set(Object.keys(edits));
  const plugin: Plugin = {
    name: 'other release',
    setup({ onLoad }) {
      for (const [file, changes] of Object.entries(edits))
        onLoad({ filter: new RegExp(`/${file.replaceAll('.', '\\.')}$`) }, () => {
          unreadFiles.delete(file);
          return { contents: rewritten(file, changes), loader: 'ts' };
        });
    },
  };
  return { plugin, unreadFiles };
}

/**
 * Parts of a release that differs from this one: bundled as a Lambda is, in a copy of its own, with its own
 * instance of everything. It runs in this process, against the same tables and buckets.
 */
export async function otherRelease(edits: SourceEdits): Promise<typeof Parts & AsyncDisposable> {
  const entry = 'tests/support/release/release-parts.ts';
  const folder = mkdtempSync(join(tmpdir(), 'prizvanie-release-'));
  const outfile = join(folder, 'release.mjs');
  const { plugin, unreadFiles } = editedSources(edits);
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    ...lambdaBundle,
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    logLevel: 'silent',
    plugins: [plugin],
  });
  if (unreadFiles.size > 0) throw new Error(`${entry} does not read ${[...unreadFiles].join(', ')}`);
  const module = (await import(pathToFileURL(outfile).href)) as typeof Parts;
  return { ...module, [Symbol.asyncDispose]: async () => rmSync(folder, { recursive: true, force: true }) };
}

const sources = 'functions/core/domain/import/source.ts';
const sourceIds = 'z.enum(Object.keys(sources) as (keyof typeof sources)[])';
const types = 'functions/core/domain/job/job-type.ts';
const levels = 'functions/core/domain/job/level.ts';
const actions = 'functions/core/domain/user/audit.ts';
const snapshot = 'functions/search/snapshot/snapshot.ts';

/** Knows one source, type and level more, and has the lists in another order. */
export const nextRelease: SourceEdits = {
  [sources]: [
    [sourceIds, "z.enum(['far', 'trudvsem', 'hh'])"],
    ['  hh: {', "  far: { name: 'far', credit: 'far', apiUrl: 'https://far.test' },\n  hh: {"],
  ],
  [types]: [
    [
      "[\n  'Полная занятость',\n  'Частичная занятость',\n  'Проектная работа',\n  'Удаленная работа',\n]",
      "[\n  'Удаленная работа',\n  'Вахта',\n  'Полная занятость',\n  'Частичная занятость',\n]",
    ],
    ["  'Проектная работа': 'Project',", "  Вахта: 'Watch',"],
  ],
  [levels]: [
    [
      "['Intern', 'Junior', 'Middle', 'Senior', 'Lead', 'Head', 'C-level']",
      "['Principal', 'C-level', 'Head', 'Lead', 'Senior', 'Middle', 'Junior', 'Intern']",
    ],
    ["  ['Junior', wholeWords(", "  ['Principal', wholeWords('principal')],\n  ['Junior', wholeWords("],
  ],
};

/** Does not know «Работа России», nor that gone vacancies may be kept; `format` is that of its snapshots. */
export const releaseBefore = (format: number): SourceEdits => ({
  [sources]: [[sourceIds, "z.enum(['hh'])"]],
  [actions]: [["  'gone_kept',\n", '']],
  [snapshot]: [
    [`export const snapshotFormat = ${snapshotFormat};`, `export const snapshotFormat = ${format};`],
  ],
});

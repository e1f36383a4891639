import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

/* A file or folder that is full is split along an idea (CONTRIBUTING.md). */
const root = join(import.meta.dirname, '..');
const rooms = ['docs', 'frontend', 'functions', 'infra', 'tests'];
const code = ['.ts', '.tsx', '.css', '.js', '.mjs'];

const maxLines = 300;
const maxLinesOfTest = 350;
const maxFiles = 15;

/** Folders that are lists: who looks for something in them knows its name. */
const lists: Readonly<Record<string, string>> = {
  'docs/decisions': 'a file a decision, by number; its README.md is the index',
  'functions/core/contract': 'a file a noun of the API',
};

const files = rooms
  .flatMap((room) => readdirSync(join(root, room), { withFileTypes: true, recursive: true }))
  .filter((entry) => entry.isFile() && [...code, '.md'].includes(extname(entry.name)))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)));

const linesOf = (file: string): number => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length;

it('files are short enough to be read in one go', () => {
  const codeFiles = files.filter((file) => code.includes(extname(file)));
  expect(codeFiles.length).toBeGreaterThan(1500);
  const tooLong = codeFiles
    .map((file) => ({ file, lines: linesOf(file) }))
    .filter(({ file, lines }) => lines > (/\.test\.tsx?$/u.test(file) ? maxLinesOfTest : maxLines));
  expect(tooLong).toEqual([]);
});

it('folders are small enough to be seen at once', () => {
  const folders = Map.groupBy(files, dirname);
  const full = [...folders].filter(([, names]) => names.length > maxFiles).map(([folder]) => folder);
  // One that is small again needs no exception.
  expect(full.toSorted()).toEqual(Object.keys(lists));
});

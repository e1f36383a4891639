import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runStep } from '../../infra/build/step.ts';

let root: string;
const at = (path: string) => join(root, path);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'prizvanie-step-'));
  mkdirSync(at('source/inner'), { recursive: true });
  writeFileSync(at('source/inner/one.txt'), 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

const copy = () =>
  runStep(root, {
    name: 'copy',
    inputs: ['source', 'lock.json'],
    outputs: ['dist/copy'],
    async run() {
      mkdirSync(at('dist/copy'), { recursive: true });
      writeFileSync(at('dist/copy/one.txt'), readFileSync(at('source/inner/one.txt')));
    },
  });

test('a step runs once for the same inputs', async () => {
  expect([await copy(), await copy(), await copy()]).toEqual(['made', 'unchanged', 'unchanged']);
});

test.each([
  ['a file changed', () => writeFileSync(at('source/inner/one.txt'), 'two')],
  ['a file added', () => writeFileSync(at('source/two.txt'), '')],
  ['a file that was not there appeared', () => writeFileSync(at('lock.json'), '{}')],
  ['the result deleted', () => rmSync(at('dist/copy'), { recursive: true })],
  ['the result changed by another hand', () => writeFileSync(at('dist/copy/one.txt'), 'x')],
])('and again after %s', async (_what, change) => {
  await copy();
  change();
  expect(await copy()).toBe('made');
  expect(await copy()).toBe('unchanged');
});

test('a step that failed runs again', async () => {
  const failing = { name: 'copy', inputs: ['source'], outputs: ['dist/copy'] };
  const run = () => Promise.reject(new Error('no space'));
  await expect(runStep(root, { ...failing, run })).rejects.toThrow('no space');
  expect(await runStep(root, { ...failing, run: async () => {} })).toBe('made');
});

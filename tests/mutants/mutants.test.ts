import { expect, it } from 'vitest';
import { isBeside, nearness } from './mutated-file.ts';
import { optionsFrom } from './options.ts';
import { lineOf, reportOf, type StrykerReport, shareOf } from './report.ts';
import { isSampled } from './sample.ts';

const source = 'export const add = (a: number, b: number) => {\n  return a + b;\n};\n';
const fileName = 'functions/core/add.ts';
type Mutant = StrykerReport['files'][string]['mutants'][number];

const mutant = (status: Mutant['status']): Mutant => ({
  ...{ status, replacement: 'a - b' },
  location: { start: { line: 2, column: 10 }, end: { line: 2, column: 15 } },
});
const everything = { percent: 100, seed: 1, root: '/project' };
const reportOn = (...mutants: Mutant['status'][]) =>
  reportOf({ files: { [fileName]: { source, mutants: mutants.map(mutant) } } }, everything);

it('counts what was seen, and shows what was not', () => {
  const report = reportOn('Killed', 'RuntimeError', 'Timeout', 'Survived', 'CompileError');
  expect(report).toMatchObject({ tried: 4, killed: 3 });
  expect(shareOf(report)).toBe('75,0 %');
  expect(report.survivors.map(lineOf)).toEqual(['functions/core/add.ts:2  a + b  →  a - b']);
});

it('draws the share that was asked for, and the same ones again', () => {
  const drawn = (percent: number, seed: number) =>
    Array.from({ length: 1000 }, (_, at) => at).filter((column) =>
      isSampled({ ...everything, percent, seed }, { fileName, line: 1, column, replacement: '' }),
    );
  expect(drawn(100, 1)).toHaveLength(1000);
  expect(drawn(20, 1)).toEqual(drawn(20, 1));
  expect(drawn(20, 1)).not.toEqual(drawn(20, 2));
  expect(Math.abs(drawn(20, 1).length - 200)).toBeLessThan(60);
});

it('draws a mutant by its place in the project, wherever that stands', () => {
  const at = { line: 1, column: 1, replacement: '' };
  const seeds = Array.from({ length: 50 }, (_, seed) => seed);
  const drawn = (root: string, name: string) =>
    seeds.filter((seed) => isSampled({ percent: 50, seed, root }, { fileName: name, ...at }));
  expect(drawn('/elsewhere', `/elsewhere/${fileName}`)).toEqual(drawn('/project', fileName));
});

it('asks the tests that stand nearest to a mutant first', () => {
  const file = '/sandbox/functions/search/match/facts/kind-facts.ts';
  const tests = [
    '/sandbox/tests/functions/search/match/facts/kind-facts.test.ts',
    '/sandbox/tests/functions/search/match/facts/other.test.ts',
    '/sandbox/tests/functions/search/match/gaps.test.ts',
    '/sandbox/tests/functions/search/job-index.test.ts',
    '/sandbox/tests/functions/sources/hh/hh.test.ts',
  ];
  expect(tests.map((test) => nearness(test, file))).toEqual([4, 3, 2, 1, 0]);
  expect(
    nearness('/sandbox/tests/core/domain/job/level.test.ts', '/sandbox/functions/core/domain/job/level.ts'),
  ).toBe(4);
});

it('knows the tests of a file’s own folder', () => {
  const isOwn = (test: string) => isBeside(test, '/sandbox/functions/search/loader/replica.ts');
  expect(isOwn('tests/functions/search/loader/loader.store.test.ts')).toBe(true);
  expect(isOwn('tests/functions/search/job-index.test.ts')).toBe(false);
  expect(isOwn('tests/functions/search/loader/deeper/some.test.ts')).toBe(false);
});

it('understands its parameters, and says which there are', () => {
  expect(optionsFrom(['--room', 'search', '--percent', '20'])).toEqual({
    ...{ room: 'search', percent: 20, seed: 1, out: 'mutants' },
  });
  for (const args of [[], ['--room', 'kitchen'], ['--room', 'core', '--percent', '0'], ['--rooms', 'core']])
    expect(() => optionsFrom(args)).toThrow(/--room \(core, actions, sources, search\)/u);
});

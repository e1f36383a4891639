import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import fewer, { runsVariable } from './fewer-runs.ts';
import { optionsFrom } from './options.ts';
import {
  lineOf,
  mutantOf,
  reportOf,
  type StrykerReport,
  shareOf,
  unreportedOf,
  withoutTests,
} from './report.ts';
import { fromRoot, isSampled } from './sample.ts';
import { nearness, TestOrder } from './test-order.ts';
import { addVerdict, readVerdicts, verdictsVariable } from './verdicts.ts';

const source = 'export const add = (a: number, b: number) => {\n  return a + b;\n};\n';
const fileName = 'functions/core/add.ts';
type Status = StrykerReport['files'][string]['mutants'][number]['status'];

const everything = { percent: 100, seed: 1, root: '/project' };
const location = { start: { line: 2, column: 10 }, end: { line: 2, column: 15 } };
const sum = mutantOf(fileName, source, { location, replacement: 'a - b' });

it('counts what was seen, and shows what was not', () => {
  const seen = [1, 2, 3].map((column) => ({ ...sum, column, isSeen: true }));
  const report = reportOf([...seen, { ...sum, isSeen: false }]);
  expect(report).toMatchObject({ tried: 4, killed: 3 });
  expect(shareOf(report)).toBe('75,0 %');
  expect(report.survivors.map(lineOf)).toEqual(['functions/core/add.ts:2  a + b  →  a - b']);
});

it('takes what came to no end, or broke off, for seen, and what no test comes past for unseen, each once', () => {
  const reported = (...statuses: Status[]): StrykerReport => ({
    files: {
      [`/project/${fileName}`]: {
        source,
        mutants: statuses.map((status, n) => ({ status, location, replacement: `${n}` })),
      },
    },
  });
  const report = reported('Killed', 'RuntimeError', 'Timeout', 'Survived', 'NoCoverage', 'CompileError');
  const silent = withoutTests(report, everything, []);
  expect(silent.map(({ replacement, isSeen }) => [replacement, isSeen])).toEqual([
    ['1', true],
    ['2', true],
    ['4', false],
  ]);
  expect(withoutTests(report, everything, silent.slice(0, 1))).toEqual(silent.slice(1));
  const unreported = unreportedOf(report, everything, silent);
  expect(unreported.map(({ replacement }) => replacement)).toEqual(['0', '3']);
});

it('a run that goes on knows what the one before has found out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prizvanie-verdicts-'));
  const verdicts = join(folder, 'verdicts.jsonl');
  try {
    vi.stubEnv(verdictsVariable, verdicts);
    expect(readVerdicts(verdicts)).toEqual([]);
    addVerdict({ ...sum, isSeen: true });
    addVerdict({ ...sum, column: 11, isSeen: false });
    expect(readVerdicts(verdicts).map(({ column, isSeen }) => [column, isSeen])).toEqual([
      [10, true],
      [11, false],
    ]);
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
});

it('draws the share that was asked for, and the same ones again', () => {
  const sampled = (percent: number, seed: number) =>
    Array.from({ length: 1000 }, (_, at) => at).filter((column) =>
      isSampled({ ...everything, percent, seed }, { fileName, line: 1, column, replacement: '' }),
    );
  expect(sampled(100, 1)).toHaveLength(1000);
  expect(sampled(20, 1)).toEqual(sampled(20, 1));
  expect(sampled(20, 1)).not.toEqual(sampled(20, 2));
  expect(Math.abs(sampled(20, 1).length - 200)).toBeLessThan(60);
});

it('draws a mutant by its place in the project, wherever that stands', () => {
  for (const root of ['/project', '/elsewhere/deep'])
    for (const name of [fileName, join(root, fileName)]) expect(fromRoot(root, name)).toBe(fileName);
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

it('understands its parameters, and says which there are', () => {
  expect(optionsFrom(['--room', 'search', '--percent', '20'])).toEqual({
    ...{ room: 'search', percent: 20, seed: 1, out: 'mutants', isContinued: false },
  });
  for (const only of ['match', 'documents/blocks'])
    expect(optionsFrom(['--room', 'core', '--only', only])).toMatchObject({ only });
  expect(optionsFrom(['--room', 'core', '--runs', '12'])).toMatchObject({ runs: 12 });
  for (const args of [
    [],
    ['--room', 'kitchen'],
    ['--room', 'core', '--percent', '0'],
    ['--room', 'core', '--runs', '0'],
    ['--room', 'core', '--only', 'domain/match'],
    ['--rooms', 'core'],
  ])
    expect(() => optionsFrom(args)).toThrow(/--room \(core, contract, actions, sources, search\)/u);
});

it('asks a property about a few of its examples', () => {
  vi.stubEnv(runsVariable, '12');
  let runs = 0;
  const property = fc.property(fc.integer(), () => void runs++);
  fewer.assert(property, { numRuns: 300 });
  expect(runs).toBe(12);
  fewer.assert(property, { numRuns: 2 });
  expect(runs).toBe(14);
  fewer.assert(property, { seed: 7, numRuns: 20 });
  expect(runs).toBe(34);
  vi.unstubAllEnvs();
  fewer.assert(property);
  expect(runs).toBe(134);
  let asked = 0;
  const failing = fc.property(fc.integer(), () => ++asked < 1);
  expect(() => fewer.assert(failing)).toThrow();
  expect(asked).toBe(1);
});

it('asks first what saw most mutants of the file in the least time, then the nearest, then the shortest', () => {
  const order = new TestOrder();
  const file = 'functions/search/query/page.ts';
  const [near, slow, quick, unknown] = ['query/page', 'slow', 'quick', 'unknown'].map(
    (name) => `tests/functions/search/${name}.test.ts`,
  ) as [string, string, string, string];
  const sorted = (of = file) => order.sorted(of, [[slow, unknown, quick, near]], (test) => test)[0];
  order.add(file, slow, { ms: 40_000, isSeen: false });
  order.add(file, quick, { ms: 10, isSeen: false });
  order.add(file, near, { ms: 5_000, isSeen: false });
  expect(sorted()).toEqual([near, quick, unknown, slow]);
  // It ended at its first failure, and takes as long as before where it sees nothing.
  order.add(file, slow, { ms: 20, isSeen: true });
  expect(sorted()).toEqual([slow, near, quick, unknown]);
  order.add(file, quick, { ms: 5, isSeen: true });
  expect(sorted()).toEqual([quick, slow, near, unknown]);
  const other = 'functions/search/facets/packed.ts';
  expect(sorted(other)).toEqual([quick, unknown, near, slow]);
  const groups = (of: string) => order.sorted(of, [[slow], [near, quick], []], (test) => test);
  expect(groups(file)).toEqual([[quick, near], [slow], []]);
  expect(groups(other)).toEqual([[slow], [quick, near], []]);
});

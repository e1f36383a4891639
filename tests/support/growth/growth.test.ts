import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, needingOwnProcess } from '../../tiers.ts';
import { assertLinear, assertLinearInTexts, growthOf, slopeOf } from './growth.ts';
import { hostileTexts, repeated } from './hostile-texts.ts';

const spaces = repeated(' ', 'x');

test('every file that measures is a unit test with a process of its own', () => {
  const measuring = globSync('tests/**/*.test.{ts,tsx}').filter((file) =>
    readFileSync(file, 'utf8').includes("growth/growth.ts'"),
  );
  expect(measuring.length).toBeGreaterThan(8);
  const isAmong = (file: string, patterns: readonly string[]) =>
    patterns.some((pattern) => matchesGlob(file, pattern));
  const { exclude } = filesOf('unit');
  const others = measuring.filter((file) => !isAmong(file, needingOwnProcess) || isAmong(file, exclude));
  expect(others).toEqual([]);
});

test('the slope of a line through points is found', () => {
  expect(
    slopeOf([
      [0, 1],
      [1, 3],
      [2, 5],
    ]),
  ).toBe(2);
});

test('a pattern that looks at every run of spaces from each of its letters is quadratic', () => {
  const growth = growthOf((text) => text.replace(/ +$/gmu, ''), spaces);
  expect(growth?.slope).toBeGreaterThan(1.6);
  expect(() => assertLinear('trailing spaces', (text: string) => text.replace(/ +$/gmu, ''), spaces)).toThrow(
    /^trailing spaces grows faster than its input: slope [12]\.\d\d \(.*: \d+\.\d\d ms/u,
  );
});

test('a pattern that never ends is ended and told', () => {
  expect(() => assertLinear('pairs', (text: string) => /^(?:a|a)+$/u.test(text), repeated('a', '!'))).toThrow(
    /^size 512 failed: /u,
  );
});

test('one look at each letter is linear, be it slow or fast', () => {
  assertLinear(
    'slow',
    (text: string) => [...text].map((letter) => letter.codePointAt(0)?.toString(36)),
    spaces,
  );
  assertLinear('fast', (text: string) => text.indexOf('y'), spaces);
  expect(growthOf((text: string) => text.indexOf('y'), spaces)).toBeNull();
});

test('a function is given the text and nothing else', () => {
  const argumentCounts = new Set<number>();
  const slow = (...all: string[]) => {
    argumentCounts.add(all.length);
    const letters = [...(all[0] ?? '')];
    return Array.from({ length: 100 }, (_, n) =>
      letters.map((letter) => letter.codePointAt(0)?.toString(2 + (n % 30))),
    );
  };
  expect(growthOf<string>(slow, spaces)).not.toBeNull();
  expect([...argumentCounts]).toEqual([1]);
});

test('every kind of hostile text has the size asked for and is well-formed', () => {
  for (const [name, make] of Object.entries(hostileTexts))
    for (const size of [128, 1000, 4097]) {
      const text = make(size);
      expect(text.isWellFormed(), name).toBe(true);
      expect(Math.abs(size - text.length), name).toBeLessThanOrEqual(64);
    }
});

test('each slow kind of text is named', () => {
  const texts = { spaces, letters: repeated('а') };
  expect(() => assertLinearInTexts((text) => / +$/mu.test(text), texts)).toThrow(/^spaces grows[^\n]*$/u);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What moves, turns or grows; a colour or an opacity that changes is none of that. */
const moves = [
  /@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\{[^{}]*\b(?:transform|translate|background-position)/u,
  /transition:[^;]*\b(?:transform|all|width|height|top|left)\b/u,
];

test('whoever asks for less motion gets it (docs/rules.md#motion)', () => {
  const sheets = globSync('frontend/src/**/*.css').map((file) => [file, readFileSync(file, 'utf8')] as const);
  const moving = sheets.filter(([, css]) => moves.some((pattern) => pattern.test(css)));
  expect(moving.length).toBeGreaterThan(5);
  expect(
    moving.filter(([, css]) => !css.includes('prefers-reduced-motion: reduce')).map(([file]) => file),
  ).toEqual([]);
});

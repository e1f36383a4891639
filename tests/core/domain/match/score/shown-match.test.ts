import { expect, it } from 'vitest';
import { isPreliminary } from '#core/domain/match/score/shown-match.ts';

it('a match is preliminary where both sides are known of less than six tenths', () => {
  expect([0, 599, 600, 1000].map((judged) => isPreliminary({ judged }))).toEqual([true, true, false, false]);
});

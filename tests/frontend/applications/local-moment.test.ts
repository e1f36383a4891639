import { expect, test } from 'vitest';
import { instantOfDay } from '../../../frontend/src/applications/details/local-moment.ts';

const now = new Date(2026, 10, 25, 9, 30);

test('a day of a record is today’s moment, or the noon of a day before (docs/rules.md#tracker)', () => {
  expect(instantOfDay('2026-11-25', now)).toBe(now.toISOString());
  expect(instantOfDay('2026-11-24', now)).toBe(new Date(2026, 10, 24, 12).toISOString());
  for (const day of ['2026-11-26', '', '2026-02-31T', 'вчера']) expect(instantOfDay(day, now)).toBeNull();
});

import { expect, test } from 'vitest';
import { isReminderTyped } from '../../../frontend/src/applications/details/reminder.tsx';

const before = { at: '2026-11-25T09:00', text: 'созвон' };

test.each([
  ['nothing', {}, false],
  ['a space', { text: 'созвон ' }, false],
  ['words', { text: 'тест' }, true],
  ['a day alone', { at: '2026-11-26T09:00' }, true],
  ['a day, and words that are taken back', { at: '2026-11-26T09:00', text: before.text }, true],
])('of a reminder %s would be lost (docs/rules.md#tracker)', (_, typed, isTyped) =>
  expect(isReminderTyped({ ...before, ...typed }, before)).toBe(isTyped),
);

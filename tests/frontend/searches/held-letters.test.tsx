import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeldLetters } from '../../../frontend/src/searches/held-letters.tsx';

const shown = (isEmailVerified: boolean, schedules: ('daily' | 'never')[], hasPassword = true) =>
  renderToStaticMarkup(
    <HeldLetters
      reader={{ isEmailVerified, hasPassword }}
      searches={schedules.map((schedule) => ({ schedule }))}
    />,
  ).replaceAll('\u00a0', ' ');

test('whose address is not proven is told that letters wait, and what to do where they came by Google', () => {
  expect(shown(false, ['never', 'daily'])).toContain('адрес аккаунта не подтверждён');
  expect(shown(false, ['daily'])).not.toContain('Google');
  expect(shown(false, ['daily'], false)).toContain('Подтвердите его в Google');
});

test('nothing is said to whoever gets letters, or wants none', () => {
  expect(shown(true, ['daily'])).toBe('');
  expect(shown(false, ['never'])).toBe('');
  expect(shown(false, [])).toBe('');
});

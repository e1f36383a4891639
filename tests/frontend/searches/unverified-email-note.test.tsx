import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UnverifiedEmailNote } from '../../../frontend/src/searches/unverified-email-note.tsx';

const htmlOf = (isEmailVerified: boolean, schedules: ('daily' | 'never')[], hasPassword = true) =>
  renderToStaticMarkup(
    <UnverifiedEmailNote
      reader={{ isEmailVerified, hasPassword }}
      searches={schedules.map((schedule) => ({ schedule }))}
    />,
  ).replaceAll('\u00a0', ' ');

test('whose address is not proven is told that e-mails wait, and what to do where they came by Google', () => {
  expect(htmlOf(false, ['never', 'daily'])).toContain('адрес аккаунта не подтверждён');
  expect(htmlOf(false, ['daily'])).not.toContain('Google');
  expect(htmlOf(false, ['daily'], false)).toContain('Подтвердите его в Google');
});

test('nothing is said to whoever gets e-mails, or wants none', () => {
  expect(htmlOf(true, ['daily'])).toBe('');
  expect(htmlOf(false, ['never'])).toBe('');
  expect(htmlOf(false, [])).toBe('');
});

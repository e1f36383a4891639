import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SectionLinks, SignInButton } from '../../../frontend/src/app/shell/header/header.tsx';
import type { SessionState } from '../../../frontend/src/session/session-state.ts';

const user = (isAdmin: boolean | null): SessionState => ({
  status: 'user',
  user: { id: 'anna', email: 'anna@example.ru', hasPassword: true, isEmailVerified: true, isAdmin },
});

/** The names of links and buttons, which stay when a small screen hides the labels. */
const namesOf = (session: SessionState) =>
  [
    ...renderToStaticMarkup(
      <MemoryRouter>
        <SectionLinks session={session} />
        <SignInButton session={session} />
      </MemoryRouter>,
    ).matchAll(/<button[^>]* aria-label="([^"]*)"|<a .*?<span[^>]*>([^<]*)</g),
  ].map(([, button, link]) => button ?? link);

test.each<[string, SessionState, string[]]>([
  ['a visitor', { status: 'visitor' }, ['Войти']],
  ['a user', user(false), ['Документы', 'Профиль']],
  ['a user whose roles are not known yet', user(null), ['Документы', 'Профиль']],
  ['an admin', user(true), ['Документы', 'Профиль', 'Админка']],
  ['who is probably signed in', { status: 'loading' }, ['Документы', 'Профиль']],
])('the header for %s (docs/rules.md#header)', (_, session, names) => {
  expect(namesOf(session)).toEqual(names);
});

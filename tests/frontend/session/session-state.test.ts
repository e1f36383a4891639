import { describe, expect, test } from 'vitest';
import { accessOf } from '../../../frontend/src/admin/admin-gate.tsx';
import {
  type Identity,
  reduceSession,
  type SessionEvent,
  type SessionState,
  userIdOf,
} from '../../../frontend/src/session/session-state.ts';

const anna: Identity = { id: 'anna', email: 'anna@example.ru', hasPassword: true, isEmailVerified: true };
const boris: Identity = { ...anna, id: 'boris', email: 'boris@example.ru', hasPassword: false };
const loading: SessionState = { status: 'loading' };
const visitor: SessionState = { status: 'visitor' };
const user = (identity: Identity, isAdmin: boolean | null): SessionState => ({
  status: 'user',
  user: { ...identity, isAdmin },
});

/** The server could not be asked. */
const unanswered = (identity: Identity): SessionState => ({
  status: 'user',
  user: { ...identity, isAdmin: null, isRoleUnanswered: true },
});

const identified = (identity: Identity): SessionEvent => ({ type: 'identified', identity });
const roles = (userId: string, isAdmin: boolean): SessionEvent => ({ type: 'roles', userId, isAdmin });
const unknown = (userId: string): SessionEvent => ({ type: 'roles-unknown', userId });

describe('the session', () => {
  test.each<[string, SessionState, SessionEvent, SessionState]>([
    ['nobody is there', loading, { type: 'gone' }, visitor],
    ['somebody is there', loading, identified(anna), user(anna, null)],
    ['a sign-in', visitor, identified(anna), user(anna, null)],
    ['a sign-out', user(anna, true), { type: 'gone' }, visitor],
    ['a refresh keeps the role', user(anna, true), identified(anna), user(anna, true)],
    [
      'a new e-mail keeps the role',
      user(anna, true),
      identified({ ...anna, email: 'new@example.ru' }),
      user({ ...anna, email: 'new@example.ru' }, true),
    ],
    [
      'an e-mail that is proven keeps the role',
      user({ ...anna, isEmailVerified: false }, true),
      identified(anna),
      user(anna, true),
    ],
    ['another user begins without a role', user(anna, true), identified(boris), user(boris, null)],
    ['the server names an admin', user(anna, null), roles('anna', true), user(anna, true)],
    ['a role is taken away', user(anna, true), roles('anna', false), user(anna, false)],
    ['the roles cannot be had: nothing is denied', user(anna, null), unknown('anna'), unanswered(anna)],
    ['… of somebody else', user(boris, null), unknown('anna'), user(boris, null)],
    ['… until the server answers', unanswered(anna), roles('anna', true), user(anna, true)],
    ['… or denies', unanswered(anna), roles('anna', false), user(anna, false)],
    ['… later takes nothing away', user(anna, true), unknown('anna'), user(anna, true)],
    ['an answer about who has left', user(boris, null), roles('anna', true), user(boris, null)],
    ['an answer after the sign-out', visitor, roles('anna', true), visitor],
  ])('%s', (_, before, event, after) => {
    expect(reduceSession(before, event)).toEqual(after);
  });

  test('what changes nothing is the same object, so that nothing is drawn anew', () => {
    const admin = user(anna, true);
    for (const event of [identified(anna), roles('anna', true), unknown('anna'), roles('boris', true)])
      expect(reduceSession(admin, event)).toBe(admin);
    const waiting = unanswered(anna);
    expect(reduceSession(waiting, unknown('anna'))).toBe(waiting);
    expect(reduceSession(visitor, { type: 'gone' })).toBe(visitor);
  });

  test('whose it is', () => {
    expect([loading, visitor, user(anna, null)].map(userIdOf)).toEqual([null, null, 'anna']);
  });
});

test.each([
  [loading, 'unknown'],
  [user(anna, null), 'unknown'],
  [unanswered(anna), 'unanswered'],
  [visitor, 'denied'],
  [user(anna, false), 'denied'],
  [user(anna, true), 'allowed'],
])("the admin's page for %o: %s", (session, access) => {
  expect(accessOf(session)).toBe(access);
});

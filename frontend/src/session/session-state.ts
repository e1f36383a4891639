/** Who somebody is, as their tokens say. */
export interface Identity {
  id: string;
  email: string;
  /** False for who comes by Google only: there is no password to guard with a second step. */
  hasPassword: boolean;
  /** False where nobody has shown that the e-mail is theirs: no letter goes there. */
  isEmailVerified: boolean;
}

export interface SessionUser extends Identity {
  /** Null until the server has said so; nothing that an admin may do is shown before. */
  isAdmin: boolean | null;
}

export type SessionState =
  | { status: 'loading' }
  | { status: 'visitor' }
  | { status: 'user'; user: SessionUser };

export type SessionEvent =
  | { type: 'identified'; identity: Identity }
  | { type: 'gone' }
  | { type: 'roles'; userId: string; isAdmin: boolean }
  | { type: 'roles-unknown'; userId: string };

export const userIdOf = (state: SessionState) => (state.status === 'user' ? state.user.id : null);

/** What the session is after something became known of it. The same object where nothing has changed. */
export function reduceSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'gone':
      return state.status === 'visitor' ? state : { status: 'visitor' };
    case 'identified': {
      const isSame = state.status === 'user' && state.user.id === event.identity.id;
      const { email, isEmailVerified } = event.identity;
      if (isSame && state.user.email === email && state.user.isEmailVerified === isEmailVerified)
        return state;
      return { status: 'user', user: { ...event.identity, isAdmin: isSame ? state.user.isAdmin : null } };
    }
    case 'roles':
      return withRole(state, event.userId, () => event.isAdmin);
    case 'roles-unknown':
      // Off until it is known (docs/rules.md#session-states); a later failure takes nothing away from who is in the
      // midst of work.
      return withRole(state, event.userId, (before) => before ?? false);
  }
}

/** An answer about somebody who has left meanwhile says nothing about who is here now. */
function withRole(
  state: SessionState,
  userId: string,
  isAdminAfter: (before: boolean | null) => boolean,
): SessionState {
  if (state.status !== 'user' || state.user.id !== userId) return state;
  const isAdmin = isAdminAfter(state.user.isAdmin);
  return isAdmin === state.user.isAdmin ? state : { status: 'user', user: { ...state.user, isAdmin } };
}

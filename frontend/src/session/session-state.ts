/** Who somebody is, as their tokens say. */
export interface Identity {
  id: string;
  email: string;
  /** False for who comes by Google only: there is no password to guard with a second step. */
  hasPassword: boolean;
  /** False where nobody has shown that the address is theirs: no e-mail goes there. */
  isEmailVerified: boolean;
}

export interface SessionUser extends Identity {
  /** Null until the server has said so; nothing that an admin may do is shown before. */
  isAdmin: boolean | null;
  /** Set where the server could not be asked: one may wish to ask again. */
  isRoleUnanswered?: true;
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
    // An answer about somebody who has left meanwhile says nothing about who is here now.
    case 'roles': {
      if (userIdOf(state) !== event.userId || state.status !== 'user') return state;
      const { isRoleUnanswered, ...user } = state.user;
      const isSame = user.isAdmin === event.isAdmin && !isRoleUnanswered;
      return isSame ? state : { status: 'user', user: { ...user, isAdmin: event.isAdmin } };
    }
    case 'roles-unknown': {
      if (userIdOf(state) !== event.userId || state.status !== 'user') return state;
      const { isAdmin, isRoleUnanswered } = state.user;
      // Nothing is denied by it, and a later failure takes nothing away from who is in the midst of work.
      return isAdmin !== null || isRoleUnanswered
        ? state
        : { status: 'user', user: { ...state.user, isRoleUnanswered: true } };
    }
  }
}

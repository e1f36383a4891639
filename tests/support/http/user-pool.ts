import { startReplay } from './http-replay.ts';

/** A user as the tests speak of one; what is left out is a confirmed account with a password. */
export interface PoolUser {
  id: string;
  email: string;
  username?: string;
  isVerified?: boolean;
  isExternal?: boolean;
  isEnabled?: boolean;
}

type ErrorReply = { __type: string; message?: string };

const usernameOf = ({ id, username = id }: PoolUser) => username;

const toCognitoUser = (user: PoolUser) => ({
  Username: usernameOf(user),
  Enabled: user.isEnabled ?? true,
  UserStatus: user.isExternal ? 'EXTERNAL_PROVIDER' : user.isVerified === false ? 'UNCONFIRMED' : 'CONFIRMED',
  UserCreateDate: 1_780_000_000,
});
const attributesOf = (user: PoolUser) => [
  { Name: 'sub', Value: user.id },
  { Name: 'email', Value: user.email },
  { Name: 'email_verified', Value: String(user.isVerified ?? true) },
];

/** What Cognito answers over HTTP about these users; `errorReplies` by the operation's name come instead. */
export async function startUserPool() {
  const state = {
    users: [] as PoolUser[],
    errorReplies: {} as Record<string, ErrorReply>,
    next: undefined as string | undefined,
  };
  const calls: { operation: string; input: Record<string, unknown> }[] = [];
  const server = await startReplay((request) => {
    const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
    const input = JSON.parse(request.body);
    calls.push({ operation, input });
    const errorReply = state.errorReplies[operation];
    if (errorReply) return { status: 400, body: errorReply };
    if (['AdminGetUser', 'AdminDeleteUser', 'AdminUserGlobalSignOut'].includes(operation)) {
      // A name, or the e-mail of an account with a password, in any case of letters.
      const found = state.users.find(
        (user) =>
          usernameOf(user) === input.Username ||
          (!user.isExternal && user.email.toLowerCase() === String(input.Username).toLowerCase()),
      );
      if (!found) return { status: 400, body: { __type: 'UserNotFoundException' } };
      if (operation === 'AdminDeleteUser') state.users = state.users.filter((user) => user !== found);
      if (operation !== 'AdminGetUser') return { body: {} };
      return { body: { ...toCognitoUser(found), UserAttributes: attributesOf(found) } };
    }
    if (operation === 'ListUsers') {
      const [, name, sign, value = ''] =
        /^(email|sub) (\^?=) "(.*)"$/.exec(String(input.Filter ?? 'email ^= ""')) ?? [];
      const Users = state.users
        .map((user) => [user, name === 'sub' ? user.id : user.email] as const)
        .filter(([, attribute]) => (sign === '=' ? attribute === value : attribute.startsWith(value)))
        .map(([user]) => user)
        .map((user) => ({ ...toCognitoUser(user), Attributes: attributesOf(user) }));
      return { body: { Users, ...(state.next && { PaginationToken: state.next }) } };
    }
    return { body: {} };
  });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: server.url,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    USER_POOL_ID: 'eu-central-1_test',
  });
  return {
    state,
    calls,
    /** Nobody, nothing refused, nothing asked. */
    reset() {
      Object.assign(state, { users: [], errorReplies: {}, next: undefined });
      calls.length = 0;
    },
    close: server.close,
  };
}

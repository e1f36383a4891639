import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
  AdminUserGlobalSignOutCommand,
  type AttributeType,
  CognitoIdentityProviderClient,
  InvalidParameterException,
  ListUsersCommand,
  type ListUsersCommandInput,
  UserNotFoundException,
  type UserStatusType,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError } from '#core/contract/errors.ts';
import { foldEmail } from '#core/domain/user/user.ts';
import { env } from '#functions/runtime/env.ts';
import { log } from '#functions/runtime/log.ts';

const cognito = new CognitoIdentityProviderClient({});

/** A trigger is told its pool by the event; all others, by their environment. */
const ownPoolId = () => env('USER_POOL_ID');

export interface Account {
  /** The `sub` of its tokens. */
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** Has it been let in: by a code, by Google, or by a stage that asks for no code? */
  readonly isConfirmed: boolean;
  /** Made by a sign-in with Google: it has no password. */
  readonly isExternal: boolean;
  readonly isEnabled: boolean;
  /** ISO instant. */
  readonly createdAt: string;
}

/** Whether the e-mail is its owner's: anybody registers any address, and Google does not vouch for each. */
export const hasProvedEmail = ({ isExternal, isEmailVerified, isConfirmed }: Account): boolean =>
  isExternal ? isEmailVerified : isConfirmed;

interface CognitoUser {
  Username?: string | undefined;
  UserStatus?: UserStatusType | undefined;
  UserCreateDate?: Date | undefined;
  Enabled?: boolean | undefined;
}

function accountOf(user: CognitoUser, attributes: AttributeType[] = []): Account {
  const value = (name: string) => attributes.find(({ Name }) => Name === name)?.Value ?? '';
  return {
    id: value('sub'),
    username: user.Username ?? '',
    email: value('email'),
    isEmailVerified: value('email_verified') === 'true',
    isConfirmed: user.UserStatus !== 'UNCONFIRMED',
    isExternal: user.UserStatus === 'EXTERNAL_PROVIDER',
    isEnabled: user.Enabled ?? true,
    createdAt: (user.UserCreateDate ?? new Date(0)).toISOString(),
  };
}

/** By an e-mail in any case of letters where the account has a password, or by its username, which is not its for good. */
export async function find(username: string, pool = ownPoolId()): Promise<Account | null> {
  try {
    const user = await cognito.send(new AdminGetUserCommand({ UserPoolId: pool, Username: username }));
    return accountOf(user, user.UserAttributes);
  } catch (error) {
    if (error instanceof UserNotFoundException) return null;
    throw error;
  }
}

/** What a token says of its owner. */
export type TokenOwner = Pick<Account, 'id' | 'username'>;

/**
 * Null also where the username is another's by now: who comes by Google has the same one again after their account was
 * deleted, and an old token must not open the new one.
 */
export async function findOwner({ id, username }: TokenOwner, pool = ownPoolId()): Promise<Account | null> {
  const account = await find(username, pool);
  return account?.id === id ? account : null;
}

/** In a filter a text stands between quotes; its own are escaped. */
const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Every account with this e-mail, by password and by Google; the latest changes may take seconds to show. */
export async function listByEmail(email: string, pool = ownPoolId()): Promise<Account[]> {
  const { Users = [] } = await cognito.send(
    new ListUsersCommand({ UserPoolId: pool, Filter: `email = ${quote(foldEmail(email))}` }),
  );
  return Users.map((user) => accountOf(user, user.Attributes));
}

export interface AccountPage {
  readonly accounts: Account[];
  /** What to ask the next page with; null after the last. */
  readonly next: string | null;
}

const accessErrors = ['AccessDeniedException', 'NotAuthorizedException'];

/** Null where Cognito does not let us list accounts. */
async function listUsers(
  input: Pick<ListUsersCommandInput, 'Filter' | 'Limit' | 'PaginationToken'>,
): Promise<AccountPage | null> {
  try {
    const { Users = [], PaginationToken } = await cognito.send(
      new ListUsersCommand({ UserPoolId: ownPoolId(), ...input }),
    );
    return {
      accounts: Users.map((user) => accountOf(user, user.Attributes)),
      next: PaginationToken ?? null,
    };
  } catch (error) {
    if (input.PaginationToken !== undefined && error instanceof InvalidParameterException)
      throw new AppError('invalid_request', 'after: не продолжение этого списка', { cause: error });
    if (!(error instanceof Error && accessErrors.includes(error.name))) throw error;
    log.error('user directory refused', { error });
    return null;
  }
}

/** By the `sub` of its tokens; null also where Cognito does not let us list accounts. */
export async function findById(id: string): Promise<Account | null> {
  const page = await listUsers({ Filter: `sub = ${quote(id)}`, Limit: 1 });
  return page?.accounts[0] ?? null;
}

/** Whether somebody may sign in who has this `sub`; null where Cognito does not let us list accounts. */
export async function canSignIn(id: string): Promise<boolean | null> {
  const page = await listUsers({ Filter: `sub = ${quote(id)}`, Limit: 1 });
  return page?.accounts.some(({ isEnabled, isConfirmed }) => isEnabled && isConfirmed) ?? null;
}

/** An answer to one `sub` has one page; so many without an end are none. */
const maxPages = 10;

/** Whether the pool has an account with this `sub`. All but a plain answer throws: to be refused is no «no». */
export async function hasAccount(id: string): Promise<boolean> {
  let PaginationToken: string | undefined;
  for (let page = 0; page < maxPages; page++) {
    const answer = await cognito.send(
      new ListUsersCommand({ UserPoolId: ownPoolId(), Filter: `sub = ${quote(id)}`, PaginationToken }),
    );
    const found = answer.Users?.map((user) => accountOf(user, user.Attributes).id);
    if (!found || found.some((foundId) => foundId !== id)) throw new Error('Cognito answered something else');
    if (found.length > 0) return true;
    PaginationToken = answer.PaginationToken;
    if (PaginationToken === undefined) return false;
  }
  throw new Error('Cognito did not come to an end');
}

/** Accounts whose e-mail begins so, at most 60 at once; null where Cognito does not let us list them. */
export const list = (query: {
  emailPrefix: string;
  after?: string | undefined;
  limit: number;
}): Promise<AccountPage | null> =>
  listUsers({
    Limit: query.limit,
    ...(query.emailPrefix !== '' && { Filter: `email ^= ${quote(foldEmail(query.emailPrefix))}` }),
    ...(query.after !== undefined && { PaginationToken: query.after }),
  });

/** From now on a sign-in with this Google account is one to the account with the username. */
export async function linkGoogle(username: string, googleId: string, pool: string): Promise<void> {
  await cognito.send(
    new AdminLinkProviderForUserCommand({
      UserPoolId: pool,
      DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: username },
      SourceUser: {
        ProviderName: 'Google',
        ProviderAttributeName: 'Cognito_Subject',
        ProviderAttributeValue: googleId,
      },
    }),
  );
}

/** A trigger waits for Cognito no longer, milliseconds: Cognito waits five seconds for a trigger. */
const signOutTimeout = 3_000;

/** On every device, at the next refresh of its tokens. */
export async function endSessions(username: string, pool = ownPoolId()): Promise<void> {
  await cognito.send(new AdminUserGlobalSignOutCommand({ UserPoolId: pool, Username: username }), {
    abortSignal: AbortSignal.timeout(signOutTimeout),
  });
}

/** For good, after every session of it was ended; who is not there is fine. */
async function remove(owner: TokenOwner): Promise<void> {
  if (!(await findOwner(owner))) return;
  try {
    await endSessions(owner.username);
    await cognito.send(new AdminDeleteUserCommand({ UserPoolId: ownPoolId(), Username: owner.username }));
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
}

export { remove as delete };

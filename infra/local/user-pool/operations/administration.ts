import * as z from 'zod';
import { AwsError, type Operations } from '../../aws-json.ts';
import { link, newNativeUser } from '../accounts.ts';
import type { User } from '../pool-store.ts';
import { attributeList, attributes, cognito, type Pool, password, username } from './operation.ts';

/** 'email = "a@b.ru"', 'email ^= "a"': an attribute or one of Cognito's own fields, and a value in quotes. */
const filter = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/;

/** What functions ask with the rights of the stack; a browser never comes here. */
export function administrationOperations({ pool, store, passwords, sessions }: Pool): Operations {
  const inPool = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
    z.object({ UserPoolId: z.literal(pool.id, 'there is no such user pool'), ...shape });

  function get(name: string): User {
    const user = store.find(name) ?? store.findNative(name);
    if (!user) throw new AwsError('UserNotFoundException', 'User does not exist.');
    return user;
  }

  return {
    AdminGetUser: cognito(inPool({ Username: username }), ({ Username }) => {
      const user = get(Username);
      return { ...described(user), UserAttributes: attributeList(user) };
    }),

    ListUsers: cognito(
      inPool({
        Filter: z.string().max(256).default(''),
        Limit: z.number().int().min(0).max(60).default(60),
        PaginationToken: z.string().optional(),
      }),
      ({ Filter, Limit, PaginationToken }) => {
        const found = [...store.users.values()].filter(matching(Filter));
        const start = PaginationToken === undefined ? 0 : positionOf(PaginationToken);
        const size = Limit || 60;
        const hasMore = start + size < found.length;
        return {
          Users: found
            .slice(start, start + size)
            .map((user) => ({ ...described(user), Attributes: attributeList(user) })),
          ...(hasMore && { PaginationToken: Buffer.from(`after ${start + size}`).toString('base64') }),
        };
      },
    ),

    AdminLinkProviderForUser: cognito(
      inPool({
        DestinationUser: z.object({
          ProviderName: z.literal('Cognito'),
          ProviderAttributeValue: username,
        }),
        SourceUser: z.object({
          ProviderName: z.literal('Google'),
          ProviderAttributeName: z.literal('Cognito_Subject'),
          ProviderAttributeValue: z.string().min(1),
        }),
      }),
      ({ DestinationUser, SourceUser }) => {
        link(
          store,
          DestinationUser.ProviderAttributeValue,
          SourceUser.ProviderName,
          SourceUser.ProviderAttributeValue,
        );
        return {};
      },
    ),

    AdminCreateUser: cognito(
      inPool({
        Username: z.email('Username should be an email.'),
        UserAttributes: attributes,
        MessageAction: z.literal('SUPPRESS', 'invitations are not sent locally'),
      }),
      ({ Username, UserAttributes }) => {
        if (store.findNative(Username))
          throw new AwsError('UsernameExistsException', 'User account already exists');
        const user = newNativeUser({ email: Username, ...UserAttributes }, 'FORCE_CHANGE_PASSWORD');
        store.put(user);
        return { User: { ...described(user), Attributes: attributeList(user) } };
      },
    ),

    AdminSetUserPassword: cognito(
      inPool({
        Username: username,
        Password: password,
        Permanent: z.literal(true, 'temporary passwords are not served locally'),
      }),
      ({ Username, Password }) => {
        const user = get(Username);
        store.put({ ...user, password: passwords.verifierFor(user.username, Password), status: 'CONFIRMED' });
        return {};
      },
    ),

    AdminDeleteUser: cognito(inPool({ Username: username }), ({ Username }) => {
      const user = get(Username);
      sessions.endAll(user);
      store.delete(user.username);
      return {};
    }),

    AdminUserGlobalSignOut: cognito(inPool({ Username: username }), ({ Username }) => {
      sessions.endAll(get(Username));
      return {};
    }),
  };
}

const described = (user: User) => ({
  Username: user.username,
  Enabled: true,
  UserStatus: user.status,
  UserCreateDate: user.created / 1000,
  UserLastModifiedDate: user.changed / 1000,
});

function matching(text: string): (user: User) => boolean {
  if (text === '') return () => true;
  const [, name = '', operator, quoted = ''] = filter.exec(text) ?? [];
  if (operator === undefined) throw new AwsError('InvalidParameterException', 'Error while parsing filter.');
  // The pool takes e-mails in any case of letters.
  const normalize = (value: string) => (name === 'email' ? value.toLowerCase() : value);
  const expected = normalize(quoted.replace(/\\(.)/g, '$1'));
  return (user) => {
    const values: Readonly<Record<string, string>> = {
      username: user.username,
      'cognito:user_status': user.status,
      status: 'Enabled',
      ...user.attributes,
    };
    const value = normalize(values[name] ?? '');
    return operator === '=' ? value === expected : value.startsWith(expected);
  };
}

function positionOf(paginationToken: string): number {
  const [, position] = /^after (\d+)$/.exec(Buffer.from(paginationToken, 'base64').toString()) ?? [];
  if (position === undefined) throw new AwsError('InvalidParameterException', 'Invalid PaginationToken');
  return Number(position);
}

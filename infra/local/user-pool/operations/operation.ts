import * as z from 'zod';
import { AwsError, type Operation, operation } from '../../aws-json.ts';
import type { Attempts } from '../attempts.ts';
import type { Codes } from '../codes.ts';
import type { Passwords } from '../passwords.ts';
import type { ClientSettings, PoolSettings } from '../pool-settings.ts';
import type { PoolStore, User } from '../pool-store.ts';
import type { Sessions, SessionTokens } from '../sessions.ts';
import type { TokenIssuer } from '../tokens.ts';
import type { RunTrigger } from '../triggers.ts';

/** What the operations work with. */
export interface Pool {
  readonly pool: PoolSettings;
  readonly store: PoolStore;
  readonly passwords: Passwords;
  readonly codes: Codes;
  readonly tokens: TokenIssuer;
  readonly sessions: Sessions;
  /** Wrong passwords. */
  readonly guesses: Attempts;
  readonly runTrigger: RunTrigger;
}

/** Cognito's limits; what exceeds them is an InvalidParameterException. */
export const username = z.string().min(1).max(128);
export const password = z.string().min(1).max(256);
export const code = z.string().min(1).max(2048);
export const token = z.string().min(1).max(100_000);
export const attributes = z
  .array(z.object({ Name: z.string().max(32), Value: z.string().max(2048).default('') }))
  .default([])
  .transform((list) => Object.fromEntries(list.map(({ Name, Value }) => [Name, Value])));

export const cognito = <Input extends z.ZodType>(
  input: Input,
  answer: (input: z.output<Input>) => object | Promise<object>,
): Operation => operation(input, answer, 'InvalidParameterException');

export function clientOf({ clients }: PoolSettings, id: string): ClientSettings {
  const client = clients.get(id);
  if (!client) throw new AwsError('ResourceNotFoundException', `User pool client ${id} does not exist.`);
  return client;
}

/** The same of a user that does not exist: the client decides whether that may be known. */
export const unknownUser = (client: ClientSettings): AwsError | null =>
  client.hidesUsers ? null : new AwsError('UserNotFoundException', 'User does not exist.');

const writable = new Set([
  'address',
  'birthdate',
  'email',
  'family_name',
  'gender',
  'given_name',
  'locale',
  'middle_name',
  'name',
  'nickname',
  'phone_number',
  'picture',
  'preferred_username',
  'profile',
  'updated_at',
  'website',
  'zoneinfo',
]);

/** Refuses what a person may not say of themselves, above all that their e-mail is verified. */
export function checkWritable(changed: Readonly<Record<string, string>>): void {
  const forbidden = Object.keys(changed).find((name) => !writable.has(name));
  if (forbidden !== undefined)
    throw new AwsError(
      'NotAuthorizedException',
      `A client attempted to write unauthorized attribute ${forbidden}`,
    );
}

export const attributeList = (user: User) =>
  Object.entries({
    ...user.attributes,
    ...(user.identities.length > 0 && {
      identities: JSON.stringify(
        user.identities.map(({ provider, userId, since }) => ({
          userId,
          providerName: provider,
          providerType: provider,
          primary: user.status === 'EXTERNAL_PROVIDER',
          dateCreated: since,
        })),
      ),
    }),
  }).map(([Name, Value]) => ({ Name, Value }));

export const authenticationResult = ({ access, id, refresh, expiresIn }: SessionTokens) => ({
  AuthenticationResult: {
    AccessToken: access,
    IdToken: id,
    ...(refresh !== undefined && { RefreshToken: refresh }),
    ExpiresIn: expiresIn,
    TokenType: 'Bearer',
  },
});

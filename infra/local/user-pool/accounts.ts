import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { AwsError } from '../aws-json.ts';
import type { PoolSettings } from './pool-settings.ts';
import type { PoolStore, User } from './pool-store.ts';
import type { RunTrigger } from './triggers.ts';

export interface GoogleAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** A user with nothing but an e-mail, as it is before it is put into the store. */
export function newUser(username: string, attributes: Record<string, string>, status: User['status']): User {
  const now = Date.now();
  return {
    username,
    attributes: { sub: randomUUID(), ...attributes },
    status,
    password: null,
    totp: null,
    newTotpSecret: null,
    identities: [],
    codes: {},
    created: now,
    changed: now,
  };
}

/** In a pool whose users sign in by e-mail a username is the user's `sub`. */
export function newNativeUser(
  attributes: Record<string, string>,
  status: User['status'],
  sub = randomUUID(),
): User {
  return newUser(sub, { ...attributes, sub }, status);
}

/** What a PreSignUp trigger decides. */
export const signUpDecision = z.object({
  autoConfirmUser: z.boolean().default(false),
  autoVerifyEmail: z.boolean().default(false),
});
export const defaultSignUpResponse = {
  autoConfirmUser: false,
  autoVerifyEmail: false,
  autoVerifyPhone: false,
};

/**
 * The pool's user for whoever comes from Google: the one that the account is linked to, or one of its own, which a
 * PreSignUp trigger may prevent by linking the account to another.
 */
export async function googleUser(
  { pool, store, runTrigger }: { pool: PoolSettings; store: PoolStore; runTrigger: RunTrigger },
  account: GoogleAccount,
  clientId: string,
): Promise<User> {
  const attributes = mapped(await transformed(account, clientId, runTrigger), pool.google ?? {});
  const existing = store.findLinked('Google', account.id);
  if (existing) return update(store, existing, attributes);

  const username = `google_${account.id}`;
  const fresh: User = {
    ...newUser(username, attributes, 'EXTERNAL_PROVIDER'),
    identities: [{ provider: 'Google', userId: account.id, since: Date.now() }],
  };
  await runTrigger('PreSignUp', {
    user: fresh,
    clientId,
    source: 'PreSignUp_ExternalProvider',
    request: { validationData: {} },
    response: defaultSignUpResponse,
  });
  const linked = store.findLinked('Google', account.id);
  if (linked) return update(store, linked, attributes);

  store.put(fresh);
  await runTrigger('PostConfirmation', { user: fresh, clientId, source: 'PostConfirmation_ConfirmSignUp' });
  return fresh;
}

const transformation = z.object({ userAttributesToMap: z.record(z.string(), z.string()) });

/** What Google says, or what an InboundFederation trigger makes of it: nothing leaves it, anything takes its place. */
async function transformed(
  account: GoogleAccount,
  clientId: string,
  runTrigger: RunTrigger,
): Promise<Readonly<Record<string, string>>> {
  const claims = {
    sub: account.id,
    email: account.email,
    email_verified: 'true',
    name: account.name,
    given_name: account.name,
  };
  const response = await runTrigger('InboundFederation', {
    user: newUser(account.id, {}, 'EXTERNAL_PROVIDER'),
    clientId,
    source: 'InboundFederation_ExternalProvider',
    request: {
      providerName: 'Google',
      providerType: 'Google',
      attributes: { tokenResponse: {}, idToken: claims, userInfo: claims },
    },
    response: { userAttributesToMap: {} },
  });
  const { userAttributesToMap: mappedAttributes } = transformation.parse(
    response ?? { userAttributesToMap: {} },
  );
  return Object.keys(mappedAttributes).length > 0 ? mappedAttributes : claims;
}

/** It by the template's mapping. An e-mail counts as verified only if that is mapped, too. */
function mapped(
  answer: Readonly<Record<string, string>>,
  mapping: Readonly<Record<string, string>>,
): Record<string, string> {
  const found = Object.entries(mapping).flatMap(([attribute, field]) => {
    const value = answer[field];
    return value === undefined || attribute === 'username' ? [] : [[attribute, value]];
  });
  return { email_verified: 'false', ...Object.fromEntries(found) };
}

function update(store: PoolStore, user: User, attributes: Record<string, string>): User {
  const updated = { ...user, attributes: { ...user.attributes, ...attributes } };
  store.put(updated);
  return updated;
}

/** Joins a Google account that has not come yet to a user: whoever comes with it is that user. */
export function link(store: PoolStore, username: string, provider: string, userId: string): void {
  const user = store.find(username);
  if (!user) throw new AwsError('UserNotFoundException', 'User does not exist.');
  if (store.findLinked(provider, userId))
    throw new AwsError(
      'InvalidParameterException',
      'Merging is not currently supported, provide a SourceUser that has not been signed up in order to link',
    );
  store.put({ ...user, identities: [...user.identities, { provider, userId, since: Date.now() }] });
}

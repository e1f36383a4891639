import type { Access } from '#core/contract/endpoint.ts';
import { AppError } from '#core/contract/errors.ts';
import type { Caller } from '#core/domain/user/caller.ts';
import { env } from '../env.ts';

type Claims = Record<string, unknown>;

/** Of either payload: an HTTP API's claims stand under `jwt`, those of a REST API, which streams, do not. */
export interface GatewayEvent {
  readonly requestContext: object;
}

/** A REST API's gate knows the pool and none of its clients, so that both kinds are compared here. */
const isOurs = (client: unknown): boolean =>
  typeof client === 'string' && env('TOKEN_CLIENTS').split(',').includes(client);

/**
 * Of the claims that the authorizer at the gate has verified; null for a visitor. Only an access token speaks for a
 * caller: an ID token says who somebody is, not that they may ask.
 */
function callerOf({ requestContext }: GatewayEvent): Caller | null {
  const { authorizer } = requestContext as { authorizer?: { jwt?: { claims?: Claims }; claims?: Claims } };
  const claims = authorizer?.jwt?.claims ?? authorizer?.claims ?? {};
  const { token_use: use, client_id: client, sub, username } = claims;
  const isNamed = typeof sub === 'string' && sub !== '' && typeof username === 'string' && username !== '';
  return use === 'access' && isOurs(client) && isNamed ? { id: sub, username } : null;
}

/**
 * Refuses who may not ask; gives who does, null for a public operation. The gate does so too; a route that lost its
 * authorizer stays shut by this. Whether a user is an administrator is read anew at each call.
 */
export async function authorize(
  access: Access,
  event: GatewayEvent,
  isAdmin: (userId: string) => Promise<boolean>,
): Promise<Caller | null> {
  if (access === 'public') return null;
  const caller = callerOf(event);
  if (caller === null) throw new AppError('unauthorized', 'Войдите, чтобы продолжить');
  if (access === 'admin' && !(await isAdmin(caller.id)))
    throw new AppError('forbidden', 'Это может только администратор');
  return caller;
}

import type { Endpoint, ParsedRequestOf } from '#core/contract/endpoint.ts';
import type { Caller } from '#core/domain/user/caller.ts';
import { authorize, type GatewayEvent } from './authorize.ts';
import { type RequestEvent, readRequest } from './read-request.ts';
import { type FindOriginSecret, originVerifier } from './verify-origin.ts';

/** What the gate must know and only a store or a service of AWS can say. */
export interface GateDependencies {
  readonly isAdmin: (userId: string) => Promise<boolean>;
  readonly findOriginSecret: FindOriginSecret;
}

/** Nobody in particular where everybody may ask. */
export type CallerOf<E extends Endpoint> = E['access'] extends 'public' ? null : Caller;

interface GatedEvent extends GatewayEvent, RequestEvent {
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** Through which each request goes before it is answered: origin, permission, parsing, in this order. */
export type Gate = <E extends Endpoint>(
  operation: E,
  event: GatedEvent,
) => Promise<{ readonly request: ParsedRequestOf<E>; readonly caller: CallerOf<E> }>;

export function createGate({ isAdmin, findOriginSecret }: GateDependencies): Gate {
  const verifyOrigin = originVerifier(findOriginSecret);
  return async <E extends Endpoint>(operation: E, event: GatedEvent) => {
    await verifyOrigin(event.headers);
    const caller = (await authorize(operation.access, event, isAdmin)) as CallerOf<E>;
    return { request: readRequest(operation, event), caller };
  };
}

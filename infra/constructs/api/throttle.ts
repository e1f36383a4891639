import type { Endpoint } from '#core/contract/endpoint.ts';
import { writtenPerSecond } from './writer.ts';

/**
 * Requests a second, over all callers: far above use, far below what a flood would cost, and under what Cognito
 * answers where it is asked (120 reads of one user a second, 30 lists).
 */
export function throttleOf({ method, access, answer, generatesText, isSensitive }: Endpoint) {
  const perSecond = { public: 200, user: 50, admin: 10 }[access];
  // A public question too long for an address is a POST and writes nothing. At 20 a second one address, to which the
  // firewall gives as many, would use it up for everybody. A message of JSON-RPC may be any tool's.
  const isRead = method === 'GET' || (access === 'public' && !isSensitive && answer !== 'rpc');
  const rate = generatesText ? writtenPerSecond : isRead ? perSecond : Math.min(20, perSecond);
  return { ThrottlingRateLimit: rate, ThrottlingBurstLimit: 2 * rate };
}

import type { Endpoint } from '#core/contract/endpoint.ts';
import { writtenPerSecond } from './writer.ts';

/**
 * Requests a second, over all callers: far above use, far below what a flood would cost, and under what Cognito
 * answers where it is asked (120 reads of one user a second, 30 lists).
 */
export function throttleOf({ method, access, generatesText }: Endpoint) {
  const perSecond = { public: 200, user: 50, admin: 10 }[access];
  const rate = generatesText ? writtenPerSecond : method === 'GET' ? perSecond : Math.min(20, perSecond);
  return { ThrottlingRateLimit: rate, ThrottlingBurstLimit: 2 * rate };
}

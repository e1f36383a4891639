import type { Endpoint } from '#core/contract/endpoint.ts';
import type { EndpointName } from '#core/contract/index.ts';
import { writtenPerSecond } from './writer.ts';

/** Answers that cost by the word; the streamed ones have the same limit. */
const isWritten: ReadonlySet<string> = new Set<EndpointName>(['analyzeResume', 'generateCoverLetter']);

/**
 * Requests a second, over all callers: far above use, far below what a flood would cost, and under what Cognito
 * answers where it is asked (120 reads of one user a second, 30 lists).
 */
export function throttleOf(name: string, { method, access }: Endpoint) {
  const perSecond = { public: 200, user: 50, admin: 10 }[access];
  const rate = isWritten.has(name)
    ? writtenPerSecond
    : method === 'GET'
      ? perSecond
      : Math.min(20, perSecond);
  return { ThrottlingRateLimit: rate, ThrottlingBurstLimit: 2 * rate };
}

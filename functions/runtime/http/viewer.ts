import { env } from '../env.ts';

/** Whether the CDN stands before the API: then it alone speaks to us, and says for whom. */
const isBehindCdn = (): boolean => env('ORIGIN_SECRET', '') !== '';

/** One household has the first half of an IPv6 address, and any number of second ones. */
const network = (address: string): string =>
  address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;

/**
 * Of the addresses that a request has come by, the one that the CDN itself has seen: the last but one, as the gateway adds the
 * CDN's. Those before it anybody may have written.
 */
export function viewerOf(asker = '', forwarded = ''): string {
  const seen = isBehindCdn() ? forwarded.split(',').at(-2)?.trim() : undefined;
  return network(seen === undefined || seen === '' ? asker : seen).slice(0, 64);
}

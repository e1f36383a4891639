import { env } from '../env.ts';

/** Whether the CDN stands before the API: then it alone speaks to us, and says for whom. */
const isBehindCdn = (): boolean => env('ORIGIN_SECRET', '') !== '';

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/** One household has the first half of an IPv6 address, and any number of second ones: '2001:db8:0:7'. */
function network(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [before = '', after] = address.toLowerCase().split('::');
  const [left, right] = [groupsOf(before), groupsOf(after ?? '')];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...(after === undefined ? [] : zeros), ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/u, ''))
    .join(':');
}

/**
 * Of the addresses that a request has come by, the one that the CDN itself has seen: the last but one, as the gateway adds the
 * CDN's. Those before it anybody may have written.
 */
export function viewerOf(sourceIp = '', forwarded = ''): string {
  const forwardedIp = isBehindCdn() ? forwarded.split(',').at(-2)?.trim() : undefined;
  return network(forwardedIp === undefined || forwardedIp === '' ? sourceIp : forwardedIp).slice(0, 64);
}

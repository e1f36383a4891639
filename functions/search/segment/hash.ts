/** FNV-1a over UTF-16 code units, 32 bits, from a seed. */
function fnv1a(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // FNV's last characters reach only the low bits; the finish of murmur3 spreads them.
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return (hash ^ (hash >>> 16)) >>> 0;
}

export const hash32 = (text: string): number => fnv1a(text, 0x811c9dc5);

/** Two halves: of a million texts no two are alike but once in thirty million such sets. */
export interface Hash64 {
  low: number;
  high: number;
}

export const hash64 = (text: string): Hash64 => ({
  low: fnv1a(text, 0x811c9dc5),
  high: fnv1a(text, 0x9747b28c),
});

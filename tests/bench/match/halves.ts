/** The known items in two halves, by a fixed hash (FNV-1a) of their ids: one may be looked at while rules are made. */
export function halfOf(id: string): 'looked' | 'kept' {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(id)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return (hash >>> 8) % 2 === 0 ? 'looked' : 'kept';
}

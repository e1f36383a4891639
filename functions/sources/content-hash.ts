import { createHash } from 'node:crypto';

/*
 * `<version of the mapping>-<hash of what the source said>`. A source raises its version with each change of how it reads a
 * record into our columns: what is stored is then written anew, though the source has changed nothing. Before there were
 * versions, the hash stood alone.
 */
export const contentHash = (mappingVersion: number, ...parts: unknown[]): string =>
  `${mappingVersion}-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)}`;

const contentPart = (hash: string): string => hash.slice(hash.indexOf('-') + 1);

/** Whether the source said the same, by whichever mapping it was read. */
export const isSameContent = (a: string, b: string): boolean => contentPart(a) === contentPart(b);

import { createHash, randomBytes } from 'node:crypto';
import { foldEmail, mailboxOf } from '#core/domain/user/user.ts';

/** Whose a search and its e-mails are: an account's, or of whoever reads the mail of an address, which is told by its hash. */
export type Owner = `user#${string}` | `address#${string}`;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

export const userOwner = (userId: string): Owner => `user#${userId}`;
export const addressOwner = (email: string): Owner => `address#${hashOf(foldEmail(email))}`;
/** Of all addresses of a mailbox one. */
export const mailboxOwner = (email: string): Owner => addressOwner(mailboxOf(email));

/** Null of an address. */
export const userIdOf = (owner: Owner): string | null =>
  owner.startsWith('user#') ? owner.slice('user#'.length) : null;

/** As it goes with an e-mail: 'user_<sub>', 'address_<hash>'. */
export const tagOf = (owner: Owner): string => owner.replace('#', '_');
/** Null of what is none. */
export function ownerOfTag(tag: string): Owner | null {
  const [, kind, id] = /^(user|address)_([\w-]{1,128})$/u.exec(tag) ?? [];
  return kind === undefined ? null : (`${kind}#${id}` as Owner);
}

/** 128 bits: stored as a hash alone. */
export const newToken = (): string => randomBytes(16).toString('base64url');
export const hashOfToken = hashOf;
/** Of an owner in what outlives it. */
export const hashOfOwner = hashOf;
export const hashOfViewer = hashOf;
/** 128 bits: a key of a vacancy can be long, and thousands of them stand in one item. */
export const hashOfCluster = (cluster: string): string => hashOf(cluster).slice(0, 22);

import * as z from 'zod/mini';

/** The one role that is used (docs/rules.md#role-admin); a user without it is a plain user. */
export const adminRole = 'admin';

export const userRole = z.object({
  user_id: z.string().check(z.minLength(1)),
  role: z.string().check(z.minLength(1)),
});
export type UserRole = z.infer<typeof userRole>;

/**
 * By which two e-mails are one: Latin capitals alone are folded. The lower case of other letters may be a Latin one (that of
 * the Kelvin sign is k), and would make another's address of it.
 */
export const foldEmail = (email: string): string => email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const gmailDomains = ['gmail.com', 'googlemail.com'];

/**
 * Into which mailbox e-mails to an address come, to count by: what follows a plus is its owner's own mark, and Gmail reads
 * over dots. E-mails go to the address as it was written: not every provider does so.
 */
export function mailboxOf(email: string): string {
  const folded = foldEmail(email);
  const at = folded.lastIndexOf('@');
  const domain = folded.slice(at + 1);
  const [name = ''] = folded.slice(0, Math.max(at, 0)).split('+', 1);
  if (name === '') return folded;
  return gmailDomains.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** The made-up user who looks whether the site works: at a name under which nobody can get mail. */
export const canaryEmail = 'canary@prizvanie.invalid';

/** A user as the admin's list shows one, and as one sees oneself. */
export const user = z.object({
  id: z.string(),
  email: z.string(),
  /** ISO instant. */
  created_at: z.string(),
  roles: z.array(z.string()),
});
export type User = z.infer<typeof user>;

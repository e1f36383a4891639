import { createHmac } from 'node:crypto';
import { AwsError } from '../aws-json.ts';
import type { PoolSettings } from './pool-settings.ts';
import type { PoolStore, User } from './pool-store.ts';
import { hasPassword, type Identity, newExchange, type Verifier, verifierOf } from './srp.ts';

export interface Passwords {
  /** What is kept of a password; refuses one that the pool's policy does not allow. */
  verifierFor(username: string, password: string): Verifier;
  isRight(user: User, password: string): boolean;
  identityOf(username: string): Identity;
  /** A user id and a salt for a name that nobody has: the same each time, so that it looks like somebody's. */
  disguiseOf(typed: string): { userId: string; verifier: Verifier };
}

export function poolPasswords({ id, passwords: policy }: PoolSettings, store: PoolStore): Passwords {
  const poolName = id.slice(id.indexOf('_') + 1);
  const identityOf = (userId: string): Identity => ({ poolName, userId });

  function check(password: string): void {
    const refuse = (why: string) => {
      throw new AwsError('InvalidPasswordException', `Password did not conform with policy: ${why}`);
    };
    if (password.length < policy.minLength) refuse('Password not long enough');
    for (const [pattern, what] of policy.mustContain)
      if (!pattern.test(password)) refuse(`Password must have ${what} characters`);
  }

  return {
    identityOf,
    verifierFor(username, password) {
      check(password);
      return verifierOf(identityOf(username), password);
    },
    isRight: ({ username, password: stored }, password) =>
      stored !== null && hasPassword(identityOf(username), stored, password),
    disguiseOf(typed) {
      const seeded = (what: string) =>
        createHmac('sha256', store.disguise).update(`${what} ${typed.toLowerCase()}`).digest('hex');
      const [digits, salt] = [seeded('user'), seeded('salt').slice(0, 32)];
      return {
        userId: digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-4$3-a$4-$5'),
        // The proof against it fails: nobody knows a password behind it.
        verifier: { salt, verifier: newExchange({ salt, verifier: seeded('verifier') }).publicValue },
      };
    },
  };
}

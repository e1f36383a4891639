import type { Caller } from '#core/domain/user/caller.ts';
import { systemActors } from '#core/domain/user/system-actors.ts';
import * as userPool from '#functions/external/user-pool.ts';
import { env } from '#functions/runtime/env.ts';

/** An e-mail changes rarely; the panel asks every second. */
const cacheMs = 5 * 60_000;
const emailCache = new Map<string, { email: string | null; until: number }>();

/** Whether the stage may list the pool's accounts. */
export const hasDirectory = () => env('USER_DIRECTORY') === 'true';

/** By id. Where the stage has no directory an administrator finds only themselves. */
export async function findAccount(id: string, caller: Caller): Promise<userPool.Account | null> {
  if (hasDirectory()) return userPool.findById(id);
  return id === caller.id ? userPool.findOwner(caller) : null;
}

async function emailOf(id: string, caller: Caller): Promise<string | null> {
  if (systemActors.some((actor) => actor === id)) return null;
  if (!hasDirectory()) return (await findAccount(id, caller))?.email ?? null;
  const cached = emailCache.get(id);
  if (cached && Date.now() < cached.until) return cached.email;
  const email = (await findAccount(id, caller))?.email ?? null;
  emailCache.set(id, { email, until: Date.now() + cacheMs });
  return email;
}

/** Who stands behind the ids, each looked up once; `email` is null for who has no account, or none any more. */
export async function lookUpAccounts(
  ids: readonly string[],
  caller: Caller,
): Promise<(id: string) => { id: string; email: string | null }> {
  const found = await Promise.all(
    [...new Set(ids)].map(async (id) => [id, await emailOf(id, caller)] as const),
  );
  const emails = new Map(found);
  return (id) => ({ id, email: emails.get(id) ?? null });
}

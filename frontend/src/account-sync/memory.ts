import * as z from 'zod/mini';
import { resumeVersion } from '#core/domain/documents/library.ts';
import { type SyncKind, syncKinds } from '#core/domain/user/consent.ts';
import { syncedProfile } from '#core/domain/user/synced.ts';
import { readOwned, writeOwned } from '../browser-storage/storage-owner.ts';

/*
 * What this browser knows of what the account has, under `account_sync`: by it what has changed here is told from what
 * has changed elsewhere. Forgotten, all is compared anew, and nothing is lost.
 */

/** False: switched off here. Absent: not asked yet, or switched off elsewhere. */
const isOn = z.optional(z.boolean());
const common = {
  isOn,
  /** Since when the account keeps it: another instant than before says that what is known is of no use. */
  keptSince: z._default(z.nullable(z.string()), null),
  savedAt: z._default(z.nullable(z.string()), null),
  /** When the account was last asked whether it keeps this, where it did not. */
  askedAt: z._default(z.number(), 0),
  /** Another device has taken it out of the account. */
  isEndedElsewhere: z._default(z.boolean(), false),
};

/** How often it was written, and what of it was the same here and there. */
const knownRecord = z.object({ revision: z.int(), hash: z.string(), isLive: z.boolean() });
const knownMark = z.object({ revision: z.int(), isHidden: z.boolean() });

const memory = z.object({
  tracker: z.object({
    ...common,
    since: z._default(z.nullable(z.string()), null),
    records: z._default(z.record(z.string(), knownRecord), {}),
    /** By '<kind>#<id>'. */
    marks: z._default(z.record(z.string(), knownMark), {}),
  }),
  profile: z.object({
    ...common,
    revision: z._default(z.int(), 0),
    base: z._default(z.nullable(syncedProfile), null),
  }),
  resume: z.object({
    ...common,
    revision: z._default(z.int(), 0),
    /** Of the value that was the same here and there. */
    base: z._default(z.nullable(z.string()), null),
  }),
  versions: z.object({
    ...common,
    revision: z._default(z.int(), 0),
    base: z._default(z.array(resumeVersion), []),
  }),
});
export type Memory = z.infer<typeof memory>;

const empty = (): Memory => z.parse(memory, { tracker: {}, profile: {}, resume: {}, versions: {} });

/** As it is stored now: another tab may have gone on. What cannot be read is as good as none, kind by kind. */
export function readMemory(userId: string): Memory {
  const all = empty();
  const text = readOwned('account_sync', userId);
  if (text === null) return all;
  let stored: Record<string, unknown>;
  try {
    stored = z.parse(z.record(z.string(), z.unknown()), JSON.parse(text));
  } catch {
    return all;
  }
  const parsed = syncKinds.map((kind) => [
    kind,
    z.safeParse(memory.shape[kind] as z.core.$ZodType, stored[kind]).data ?? all[kind],
  ]);
  return Object.fromEntries(parsed);
}

/** Where the browser keeps nothing it lives as long as the page. */
export function remember<Kind extends SyncKind>(userId: string, kind: Kind, changes: Partial<Memory[Kind]>) {
  const before = readMemory(userId);
  const after = JSON.stringify({ ...before, [kind]: { ...before[kind], ...changes } });
  if (after !== readOwned('account_sync', userId)) writeOwned('account_sync', userId, after);
}

/** Nothing is known of the account any more, but what its owner has said here. */
export function resetMemory(userId: string, kind: SyncKind, changes: Partial<Memory[SyncKind]> = {}) {
  const fresh = empty()[kind];
  remember(userId, kind, { isOn: undefined, ...fresh, ...changes } as Partial<Memory[typeof kind]>);
}

/** Its owner's data was taken off this device: the account shall not bring it back, not even what was begun elsewhere. */
export function keepSyncOff(userId: string) {
  for (const kind of syncKinds) remember(userId, kind, { isOn: false });
}

/** 53 bits: enough to tell two states of one record. */
export function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

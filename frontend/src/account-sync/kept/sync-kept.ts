import * as z from 'zod/mini';
import type { ResponseOf } from '#core/contract/endpoint.ts';
import { getSynced, putSynced, putSyncedDetails } from '#core/contract/synced.ts';
import { syncConsentVersion } from '#core/domain/user/consent.ts';
import { type SyncedKind, syncedValue } from '#core/domain/user/synced.ts';
import { ApiError, callApi, detailsOf } from '../../api/call-api.ts';
import { readMemory, remember, resetMemory } from '../memory.ts';
import { ensureStillOn, type Outcome } from '../outcome.ts';
import { type Choice, setState, stateNow } from '../sync-state.ts';

export type Side = 'mine' | 'theirs';

/** A profile, a resume, or its versions, of this browser. */
export interface KeptValue<Value> {
  readonly kind: SyncedKind;
  mine(userId: string): Value | Promise<Value>;
  /** Of what is here and what is there one, or a choice. */
  merge(userId: string, mine: Value, theirs: Value): { value: Value } | { choice: Choice };
  /** As its owner has chosen; left out where there is never a choice. */
  resolve?(userId: string, choice: Choice, side: Side): Value;
  /**
   * Here as well: `before` is what it was joined from, in case that something was written since. False where the browser does
   * not keep what stands here.
   */
  store(userId: string, value: Value, before: Value): boolean | Promise<boolean>;
  /** The account has this now, under the revision. */
  remember(userId: string, value: Value, revision: number): void;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function exceedsContract(value: unknown): boolean {
  const { error } = z.safeParse(syncedValue, value);
  return error?.issues.some(({ code }) => code === 'too_big') ?? false;
}

/** Taken out of the account and kept anew since: what was known of it holds no more (docs/decisions/095). */
function noteKeptSince(userId: string, kind: SyncedKind, keptSince: string | null) {
  const { isOn, keptSince: before } = readMemory(userId)[kind];
  if (keptSince === before) return;
  // The release before has remembered no instant.
  if (before === null) remember(userId, kind, { keptSince });
  else resetMemory(userId, kind, { isOn, keptSince });
}

/** Others may write at every step. */
const maxRounds = 10;

interface SyncRequest {
  /** Its owner has just pressed the button with the text beside it. */
  isAgreed: boolean;
  /** What its owner has chosen of the two versions that were shown. */
  side: Side | null;
}

function resolvedChoice<Value>(
  userId: string,
  kept: KeptValue<Value>,
  side: Side | null,
  currentChoice: Choice,
): Value | null {
  const { choice: shownChoice } = stateNow(userId, kept.kind);
  // Of what has changed since it was shown nobody has chosen.
  return side !== null && isSame(shownChoice, currentChoice)
    ? (kept.resolve?.(userId, currentChoice, side) ?? null)
    : null;
}

export async function syncKept<Value extends Parameters<typeof callApi<typeof putSynced>>[1]['value']>(
  userId: string,
  kept: KeptValue<Value>,
  { isAgreed, side }: SyncRequest,
): Promise<Outcome> {
  const ensureWanted = () => ensureStillOn(userId, kept.kind, isAgreed);
  async function storeBoth(value: Value, mine: Value, revision: number): Promise<Outcome> {
    const isStored = await kept.store(userId, value, mine);
    ensureWanted();
    // Else the older value, which stands here after the page, would pass for a change of the newer one.
    if (isStored) kept.remember(userId, value, revision);
    setState(userId, kept.kind, { choice: null });
    return isStored ? 'saved' : 'unkept';
  }
  let remote: Pick<ResponseOf<typeof getSynced>, 'value' | 'revision'>;
  const { keptSince, ...first } = await callApi(getSynced, { kind: kept.kind });
  ensureWanted();
  if (keptSince === null && !isAgreed) return 'notKept';
  noteKeptSince(userId, kept.kind, keptSince);
  remote = first;
  let agreed = isAgreed;
  for (let round = 0; round < maxRounds; round++) {
    const mine = await kept.mine(userId);
    ensureWanted();
    const theirs = remote.value as Value | null;
    const joined = theirs === null ? { value: mine } : kept.merge(userId, mine, theirs);
    const value = 'value' in joined ? joined.value : resolvedChoice(userId, kept, side, joined.choice);
    if ('choice' in joined && value === null) {
      setState(userId, kept.kind, { choice: joined.choice });
      return 'asks';
    }
    if (value === null) break;
    if (!agreed && isSame(value, theirs)) return storeBoth(value, mine, remote.revision);
    // The answer would be that the request is broken.
    if (exceedsContract(value)) return 'tooLarge';
    try {
      const { revision, ...put } = await callApi(putSynced, {
        ...(agreed && { agreed: syncConsentVersion }),
        value,
        revision: remote.revision,
      });
      ensureWanted();
      noteKeptSince(userId, kept.kind, put.keptSince);
      return await storeBoth(value, mine, revision);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'too_large') return 'tooLarge';
      const details = detailsOf(putSyncedDetails, error);
      if (!details) throw error;
      ensureWanted();
      remote = details.newer;
      // The press is on record already.
      agreed = false;
    }
  }
  setState(userId, kept.kind, { choice: null });
  return 'saved';
}

import { deleteSynced } from '#core/contract/synced.ts';
import { deleteTracked } from '#core/contract/tracker.ts';
import { type SyncKind, syncKinds } from '#core/domain/user/consent.ts';
import { ApiError, callApi } from '../api/call-api.ts';
import { readOwned, subscribeToOwned } from '../browser-storage/storage-owner.ts';
import { hasDeskChanges, syncDesk } from './desk/sync-desk.ts';
import { hasProfileChanges, ownProfile, profileFingerprint } from './kept/own-profile.ts';
import { hasResumeChanges, ownResume, resumeFingerprint } from './kept/own-resume.ts';
import { hasVersionsChanges, ownVersions, versionsFingerprint } from './kept/own-versions.ts';
import { type Side, syncKept } from './kept/sync-kept.ts';
import { readMemory, remember, resetMemory } from './memory.ts';
import { ensureCurrentUser, ensureStillOn, type Outcome, SignedOutError } from './outcome.ts';
import { setAllStates, setState, stateNow } from './sync-state.ts';
import { withSyncLock } from './with-sync-lock.ts';

interface SyncRequest {
  isAgreed: boolean;
  side: Side | null;
}

const kinds: Record<
  SyncKind,
  {
    sync(userId: string, request: SyncRequest): Promise<Outcome>;
    hasChanges(userId: string): boolean;
    /** Tells one state of it from another. */
    fingerprint(userId: string): string;
    delete(): Promise<unknown>;
  }
> = {
  tracker: {
    sync: (userId, { isAgreed }) => syncDesk(userId, isAgreed),
    hasChanges: hasDeskChanges,
    // Its room is counted by the record: it is never refused as a whole.
    fingerprint: () => '',
    delete: () => callApi(deleteTracked, {}),
  },
  profile: {
    sync: (userId, request) => syncKept(userId, ownProfile, request),
    hasChanges: hasProfileChanges,
    fingerprint: profileFingerprint,
    delete: () => callApi(deleteSynced, { kind: 'profile' }),
  },
  resume: {
    sync: (userId, request) => syncKept(userId, ownResume, request),
    hasChanges: hasResumeChanges,
    fingerprint: resumeFingerprint,
    delete: () => callApi(deleteSynced, { kind: 'resume' }),
  },
  versions: {
    sync: (userId, request) => syncKept(userId, ownVersions, request),
    hasChanges: hasVersionsChanges,
    fingerprint: versionsFingerprint,
    delete: () => callApi(deleteSynced, { kind: 'versions' }),
  },
};

function setStateFromMemory(userId: string, kind: SyncKind, memory = readMemory(userId)) {
  const { isOn = false, savedAt, isEndedElsewhere } = memory[kind];
  // What is off asks nothing: the two versions may have been taken off this device.
  setState(userId, kind, { isOn, savedAt, isEndedElsewhere, ...(!isOn && { choice: null }) });
}

/** Of each kind: what is remembered is read once, it may be long. */
function setStatesFromMemory(userId: string) {
  const memory = readMemory(userId);
  for (const kind of syncKinds) setStateFromMemory(userId, kind, memory);
}

function markEndedElsewhere(userId: string, kind: SyncKind) {
  const { isOn, isEndedElsewhere: wasEnded } = readMemory(userId)[kind];
  const isEndedElsewhere = isOn === true || wasEnded;
  resetMemory(userId, kind, { askedAt: Date.now(), isEndedElsewhere, ...(isOn === false && { isOn }) });
  setState(userId, kind, { status: 'idle', choice: null });
}

function onSuccess(
  userId: string,
  kind: SyncKind,
  outcome: Exclude<Outcome, 'notKept'>,
  fingerprint: string,
) {
  const savedAt = outcome === 'saved' ? { savedAt: new Date().toISOString() } : {};
  remember(userId, kind, { isOn: true, isEndedElsewhere: false, ...savedAt });
  setState(userId, kind, {
    status: outcome === 'saved' ? 'idle' : outcome,
    refused: outcome === 'tooLarge' || outcome === 'unkept' ? fingerprint : null,
  });
}

/** Told in the state; who has left hears nothing. */
function onFailure(userId: string, kind: SyncKind, error: unknown) {
  if (error instanceof SignedOutError) {
    setState(userId, kind, { status: 'idle' });
    return;
  }
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'forbidden') markEndedElsewhere(userId, kind);
  else if (code === 'not_found') setAllStates(userId, { isOffered: false });
  else if (code === 'network') setState(userId, kind, { status: 'offline' });
  else if (code === 'unauthorized') setState(userId, kind, { status: 'idle' });
  else {
    console.warn('The account could not be asked', error);
    setState(userId, kind, { status: 'failed' });
  }
}

/** Once, both ways. Answers whether it came through. */
export async function syncOnce(
  userId: string,
  kind: SyncKind,
  request: SyncRequest = { isAgreed: false, side: null },
): Promise<boolean> {
  try {
    ensureCurrentUser(userId);
    if (readMemory(userId)[kind].isOn || request.isAgreed) setState(userId, kind, { status: 'sending' });
    await withSyncLock(userId, kind, async () => {
      // Switched off while this one waited.
      ensureStillOn(userId, kind, request.isAgreed);
      // Before it is sent: what is changed meanwhile was not refused.
      const fingerprint = kinds[kind].fingerprint(userId);
      const outcome = await kinds[kind].sync(userId, request);
      ensureStillOn(userId, kind, request.isAgreed);
      if (outcome === 'notKept') markEndedElsewhere(userId, kind);
      else onSuccess(userId, kind, outcome, fingerprint);
    });
    return true;
  } catch (error) {
    onFailure(userId, kind, error);
    return false;
  } finally {
    setStateFromMemory(userId, kind);
    setState(userId, kind, { isKnown: true });
  }
}

/** Its owner agrees: from now on the account keeps it. */
export const turnOn = (userId: string, kind: SyncKind): Promise<boolean> =>
  syncOnce(userId, kind, { isAgreed: true, side: null });

/** 'changed' where one of the two is another than was shown: the state has the choice that waits now. */
export async function choose(
  userId: string,
  kind: SyncKind,
  side: Side,
): Promise<'chosen' | 'changed' | 'failed'> {
  if (!(await syncOnce(userId, kind, { isAgreed: false, side }))) return 'failed';
  return stateNow(userId, kind).status === 'asks' ? 'changed' : 'chosen';
}

/** Here, or for the account; throws where the account could not be told. What lies in this browser stays. */
export async function turnOff(userId: string, kind: SyncKind, { deletes }: { deletes: boolean }) {
  await withSyncLock(userId, kind, async () => {
    if (deletes) await kinds[kind].delete();
    ensureCurrentUser(userId);
    resetMemory(userId, kind, { isOn: false });
  });
  setState(userId, kind, { status: 'idle', choice: null });
  setStateFromMemory(userId, kind);
}

const [second, minute, hour] = [1000, 60_000, 3_600_000];
/** After the last of several changes. */
const sendsAfter = 2 * second;
/** Who comes back to the page so soon asks for nothing new. */
const pullsAgainAfter = 30 * second;

/** What is kept is asked for; of what is not, now and then, whether another device has begun. */
function isDue(userId: string, kind: SyncKind): boolean {
  const { isOn, askedAt } = readMemory(userId)[kind];
  if (isOn !== undefined) return isOn;
  const isNew = kind === 'profile' && readOwned('onboarding_completed', userId) !== 'true';
  return isNew || Date.now() - askedAt > hour;
}

const syncEach = (userId: string, kindsToSync: readonly SyncKind[]) =>
  Promise.all(kindsToSync.map((kind) => syncOnce(userId, kind)));

const isRefused = (userId: string, kind: SyncKind) =>
  stateNow(userId, kind).refused === kinds[kind].fingerprint(userId);

/** A choice that waits is its owner's. */
function unsentKinds(userId: string): SyncKind[] {
  const memory = readMemory(userId);
  return syncKinds.filter(
    (kind) =>
      memory[kind].isOn &&
      kinds[kind].hasChanges(userId) &&
      stateNow(userId, kind).status !== 'asks' &&
      !isRefused(userId, kind),
  );
}

/** At once, and behind what is being sent: its owner is about to leave. */
export const sendUnsent = (userId: string) => syncEach(userId, unsentKinds(userId));

/** From here on the account follows this browser, and this browser the account, until what it answers is called. */
export function runAccountSync(userId: string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let pulledAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function pullAll() {
    pulledAt = Date.now();
    setStatesFromMemory(userId);
    const due = syncKinds.filter((kind) => isDue(userId, kind));
    for (const kind of syncKinds) if (!due.includes(kind)) setState(userId, kind, { isKnown: true });
    void syncEach(userId, due);
  }
  function sendChanges() {
    timer = undefined;
    const isSending = (kind: SyncKind) => stateNow(userId, kind).status === 'sending';
    void syncEach(
      userId,
      unsentKinds(userId).filter((kind) => !isSending(kind)),
    );
  }
  function scheduleSending() {
    setStatesFromMemory(userId);
    clearTimeout(timer);
    timer = setTimeout(sendChanges, sendsAfter);
  }
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') sendChanges();
    else if (Date.now() - pulledAt > pullsAgainAfter) pullAll();
  };
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  addEventListener('focus', onVisibilityChange, { signal });
  addEventListener('online', pullAll, { signal });
  const retry = setInterval(() => {
    const isWaiting = (kind: SyncKind) => {
      const { status } = stateNow(userId, kind);
      return ['offline', 'failed'].includes(status) || (status === 'tooLarge' && !isRefused(userId, kind));
    };
    void syncEach(userId, syncKinds.filter(isWaiting));
  }, minute);
  const unsubscribe = subscribeToOwned(scheduleSending);
  setAllStates(userId, { isOffered: true });
  pullAll();
  return () => {
    controller.abort();
    clearInterval(retry);
    clearTimeout(timer);
    unsubscribe();
  };
}

import { deleteSynced } from '#core/contract/synced.ts';
import { deleteTracked } from '#core/contract/tracker.ts';
import { type SyncKind, syncKinds } from '#core/domain/user/consent.ts';
import { ApiError, callApi } from '../api/call-api.ts';
import { readOwned, subscribeToOwned } from '../browser-storage/storage-owner.ts';
import { alone } from './alone.ts';
import { hasDeskChanges, syncDesk } from './desk/sync-desk.ts';
import { hasProfileChanges, ownProfile } from './kept/own-profile.ts';
import { hasResumeChanges, ownResume } from './kept/own-resume.ts';
import { hasVersionsChanges, ownVersions } from './kept/own-versions.ts';
import { type Side, syncKept } from './kept/sync-kept.ts';
import { forgetKnown, readMemory, remember } from './memory.ts';
import { ensurePresent, type Outcome, UserLeft } from './outcome.ts';
import { setAllStates, setState, stateNow } from './sync-state.ts';

interface Asked {
  isAgreed: boolean;
  side: Side | null;
}

const kinds: Record<
  SyncKind,
  {
    sync(userId: string, asked: Asked): Promise<Outcome>;
    hasChanges(userId: string): boolean;
    delete(): Promise<unknown>;
  }
> = {
  tracker: {
    sync: (userId, { isAgreed }) => syncDesk(userId, isAgreed),
    hasChanges: hasDeskChanges,
    delete: () => callApi(deleteTracked, {}),
  },
  profile: {
    sync: (userId, asked) => syncKept(userId, ownProfile, asked),
    hasChanges: hasProfileChanges,
    delete: () => callApi(deleteSynced, { kind: 'profile' }),
  },
  resume: {
    sync: (userId, asked) => syncKept(userId, ownResume, asked),
    hasChanges: hasResumeChanges,
    delete: () => callApi(deleteSynced, { kind: 'resume' }),
  },
  versions: {
    sync: (userId, asked) => syncKept(userId, ownVersions, asked),
    hasChanges: hasVersionsChanges,
    delete: () => callApi(deleteSynced, { kind: 'versions' }),
  },
};

function showMemory(userId: string, kind: SyncKind) {
  const { isOn = false, savedAt, isEndedElsewhere } = readMemory(userId)[kind];
  setState(userId, kind, { isOn, savedAt, isEndedElsewhere });
}

function endedElsewhere(userId: string, kind: SyncKind) {
  const isEndedElsewhere =
    readMemory(userId)[kind].isOn === true || readMemory(userId)[kind].isEndedElsewhere;
  forgetKnown(userId, kind, { askedAt: Date.now(), isEndedElsewhere });
  setState(userId, kind, { status: 'idle', choice: null });
}

function succeeded(userId: string, kind: SyncKind, outcome: Exclude<Outcome, 'notKept'>) {
  const savedAt = outcome === 'saved' ? { savedAt: new Date().toISOString() } : {};
  remember(userId, kind, { isOn: true, isEndedElsewhere: false, ...savedAt });
  setState(userId, kind, { status: outcome === 'saved' ? 'idle' : outcome });
}

/** Told in the state; who has left hears nothing. */
function failed(userId: string, kind: SyncKind, error: unknown) {
  if (error instanceof UserLeft) return;
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'forbidden') endedElsewhere(userId, kind);
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
  asked: Asked = { isAgreed: false, side: null },
): Promise<boolean> {
  try {
    ensurePresent(userId);
    if (readMemory(userId)[kind].isOn || asked.isAgreed) setState(userId, kind, { status: 'sending' });
    await alone(userId, kind, async () => {
      // Switched off while this one waited.
      if (readMemory(userId)[kind].isOn === false && !asked.isAgreed) return;
      const outcome = await kinds[kind].sync(userId, asked);
      ensurePresent(userId);
      if (outcome === 'notKept') endedElsewhere(userId, kind);
      else succeeded(userId, kind, outcome);
    });
    return true;
  } catch (error) {
    failed(userId, kind, error);
    return false;
  } finally {
    showMemory(userId, kind);
    setState(userId, kind, { isKnown: true });
  }
}

/** Its owner agrees: from now on the account keeps it. */
export const turnOn = (userId: string, kind: SyncKind): Promise<boolean> =>
  syncOnce(userId, kind, { isAgreed: true, side: null });

export const choose = (userId: string, kind: SyncKind, side: Side): Promise<boolean> =>
  syncOnce(userId, kind, { isAgreed: false, side });

/** Here, or for the account; throws where the account could not be told. What lies in this browser stays. */
export async function turnOff(userId: string, kind: SyncKind, { deletes }: { deletes: boolean }) {
  await alone(userId, kind, async () => {
    if (deletes) await kinds[kind].delete();
    ensurePresent(userId);
    forgetKnown(userId, kind, { isOn: false });
  });
  setState(userId, kind, { status: 'idle', choice: null });
  showMemory(userId, kind);
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

/** From here on the account follows this browser, and this browser the account, until what it answers is called. */
export function runAccountSync(userId: string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let pulledAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sync = (some: readonly SyncKind[]) => Promise.all(some.map((kind) => syncOnce(userId, kind)));
  function pullAll() {
    pulledAt = Date.now();
    for (const kind of syncKinds) showMemory(userId, kind);
    const due = syncKinds.filter((kind) => isDue(userId, kind));
    for (const kind of syncKinds) if (!due.includes(kind)) setState(userId, kind, { isKnown: true });
    void sync(due);
  }
  function sendChanges() {
    timer = undefined;
    const changed = syncKinds.filter(
      (kind) => readMemory(userId)[kind].isOn && kinds[kind].hasChanges(userId) && canSend(kind),
    );
    void sync(changed);
  }
  /** A choice that waits is its owner's. */
  const canSend = (kind: SyncKind) =>
    !['asks', 'sending', 'tooLarge'].includes(stateNow(userId, kind).status);
  function look() {
    for (const kind of syncKinds) showMemory(userId, kind);
    clearTimeout(timer);
    timer = setTimeout(sendChanges, sendsAfter);
  }
  const back = () => {
    if (document.visibilityState === 'hidden') sendChanges();
    else if (Date.now() - pulledAt > pullsAgainAfter) pullAll();
  };
  document.addEventListener('visibilitychange', back, { signal });
  addEventListener('focus', back, { signal });
  addEventListener('online', pullAll, { signal });
  const retry = setInterval(() => {
    const waiting = syncKinds.filter((kind) => ['offline', 'failed'].includes(stateNow(userId, kind).status));
    void sync(waiting);
  }, minute);
  const leave = subscribeToOwned(look);
  setAllStates(userId, { isOffered: true });
  pullAll();
  return () => {
    controller.abort();
    clearInterval(retry);
    clearTimeout(timer);
    leave();
  };
}

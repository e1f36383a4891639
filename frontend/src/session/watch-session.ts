import { getMe } from '#core/contract/users.ts';
import { adminRole } from '#core/domain/user/user.ts';
import { ApiError, callApi, setTokenSource } from '../api/call-api.ts';
import { handOver, storageOwner } from '../browser-storage/storage-owner.ts';
import { authClient, listenToAuth } from './auth-client.ts';
import { checkEvery, isDue } from './refresh-policy.ts';
import { userIdOf } from './session-state.ts';
import { dispatch, sessionNow } from './session-store.ts';
import {
  hasStoredSession,
  isReturnFromProvider,
  isSessionKey,
  removeStoredSession,
  storedClockDrift,
} from './stored-session.ts';
import { currentTokens, refreshedTokens, storedIdentity, type Tokens } from './tokens.ts';

/** How long somebody waits for an answer before they are told that there is none, milliseconds of pauses. */
const userTimeoutMs = 3_000;

let expiresAt = 0;

/** The roles are asked once for each access token: at sign-in, at load and after each refresh. */
let rolesFetchedFor: string | null = null;
let rolesAsked = Promise.resolve();

async function fetchRoles({ access, identity }: Tokens) {
  if (rolesFetchedFor === access) return;
  rolesFetchedFor = access;
  try {
    const { user } = await callApi(getMe, {});
    dispatch({ type: 'roles', userId: identity.id, isAdmin: user.roles.includes(adminRole) });
  } catch (error) {
    // Logged only, and nothing of an admin is shown (docs/rules.md#toasts-logged-only). A session that has ended is no error.
    if (!(error instanceof ApiError && error.code === 'unauthorized'))
      console.warn('Error checking admin status', error);
    if (rolesFetchedFor === access) rolesFetchedFor = null;
    dispatch({ type: 'roles-unknown', userId: identity.id });
  }
}

/** A session may have ended while no page was open: the first look hands over whatever it finds. */
let hasHandedOver = false;

/** Before anybody hears of the new user: nothing on the screen may show one user what is another's. */
function handOverTo(id: string | null) {
  if (!hasHandedOver || userIdOf(sessionNow()) !== id) handOver(id);
  hasHandedOver = true;
}

/** So long nobody waits for an answer before they see what is theirs in this browser, milliseconds. */
const storedAfter = 4_000;

/**
 * Without an answer whoever has signed in here last, and whose values the browser holds, sees them
 * (docs/rules.md#offline). What asks the server needs a token all the same.
 */
function identifyByStored() {
  if (sessionNow().status !== 'loading') return;
  const identity = storedIdentity();
  if (!identity || identity.id !== storageOwner()) return;
  handOverTo(identity.id);
  dispatch({ type: 'identified', identity });
}

async function firstTokens(): Promise<Tokens | null> {
  const timer = setTimeout(identifyByStored, storedAfter);
  try {
    return await currentTokens(0);
  } catch {
    identifyByStored();
    return await currentTokens(checkEvery);
  } finally {
    clearTimeout(timer);
  }
}

async function check() {
  const tokens = await (sessionNow().status === 'loading' ? firstTokens() : currentTokens(checkEvery));
  handOverTo(tokens?.identity.id ?? null);
  if (!tokens) {
    dispatch({ type: 'gone' });
    return;
  }
  expiresAt = tokens.expiresAt;
  dispatch({ type: 'identified', identity: tokens.identity });
  rolesAsked = fetchRoles(tokens);
}

let checking: Promise<void> | null = null;
let isRecheckNeeded = false;
/** Sessions that have ended here: nobody waits for a look that began before. */
let ended = 0;

/** Looks who is here. Called at every change of the tokens; calls that come during a look share the next one. */
export function recheck(): Promise<void> {
  if (checking) {
    isRecheckNeeded = true;
    return checking;
  }
  const before = ended;
  checking = (async () => {
    do {
      isRecheckNeeded = false;
      // Logged only (docs/rules.md#toasts-logged-only). Whoever was here stays, and the timer looks again.
      await check().catch((error: unknown) => console.warn('Error checking auth', error));
    } while (isRecheckNeeded && ended === before);
    if (ended === before) checking = null;
  })();
  return checking;
}

/** Here, without a word to the server. */
export function endSession() {
  removeStoredSession();
  ended++;
  checking = null;
  handOverTo(null);
  dispatch({ type: 'gone' });
}

/**
 * Asks anew what the user may do, and waits for the answer: their role has just been changed, by themselves or by somebody
 * else, or there was no answer.
 */
export async function recheckRoles(): Promise<void> {
  rolesFetchedFor = null;
  await recheck();
  await rolesAsked;
}

const userId = () => userIdOf(sessionNow());

/** A refresh may outlast a sign-out, and end with the tokens of who has signed in since. */
async function accessToken(of: string | null, refusedToken?: string): Promise<string | null> {
  const tokens =
    refusedToken === undefined
      ? await currentTokens(userTimeoutMs)
      : await refreshedTokens(({ access }) => access === refusedToken, userTimeoutMs);
  const isTheirs = tokens !== null && (of === null || tokens.identity.id === of);
  // Nobody is here any more, or another tab has signed in somebody else, of which no event has told yet.
  if (!isTheirs && sessionNow().status !== 'visitor') void recheck();
  return isTheirs ? tokens.access : null;
}

// Here, not at the start: the first component may ask before any effect has run.
setTokenSource({ userId, accessToken, end: endSession });

const isDueNow = ({ expiresAt }: Pick<Tokens, 'expiresAt'>) =>
  isDue(expiresAt, Date.now(), storedClockDrift());

/** What the timer does: refreshes in time, and looks again where the last look had no answer. */
async function refreshIfDue() {
  const session = sessionNow();
  const { status } = session;
  if (status === 'visitor') return;
  // Nobody has answered yet, whoever the browser's own tokens say is here.
  const isAnswered = expiresAt > 0;
  // Without an answer the next look tries again.
  if (status === 'user' && isAnswered && isDueNow({ expiresAt }))
    await refreshedTokens(isDueNow, checkEvery).catch(() => null);
  const isRoleUnknown = session.status === 'user' && session.user.isAdmin === null;
  if (!isAnswered || isRoleUnknown || !hasStoredSession()) await recheck();
}

/** How the way back from Google has ended; 'nothing' is an old address, opened again. */
export type ProviderOutcome =
  | { type: 'signed-in' }
  | { type: 'failed'; error: unknown }
  | { type: 'nothing' };

/** Watches over the session for the life of the page; returns what stops it. */
export function watchSession(onReturn: (outcome: ProviderOutcome) => void): () => void {
  let hasReturned = false;
  const finishReturn = (outcome: ProviderOutcome) => {
    // Amplify may tell of the same way back twice.
    if (!hasReturned) onReturn(outcome);
    hasReturned = true;
  };
  listenToAuth((event, error) => {
    if (event === 'signInWithRedirect') void recheck().then(() => finishReturn({ type: 'signed-in' }));
    else if (event === 'signInWithRedirect_failure') finishReturn({ type: 'failed', error });
    void recheck();
  });
  const controller = new AbortController();
  const { signal } = controller;
  const refresh = () => void refreshIfDue();
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || isSessionKey(key)) void recheck();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    // No event of the storage reaches a page that the browser keeps for the way back.
    if (persisted) void recheck();
  };
  addEventListener('storage', onStorage, { signal });
  addEventListener('pageshow', onPageShow, { signal });
  addEventListener('online', refresh, { signal });
  document.addEventListener('visibilitychange', refresh, { signal });
  const timer = setInterval(refresh, checkEvery);
  void begin(finishReturn);
  return () => {
    controller.abort();
    clearInterval(timer);
  };
}

async function begin(finishReturn: (outcome: ProviderOutcome) => void) {
  if (isReturnFromProvider(location.search))
    // Amplify trades the code of the address for tokens as soon as it is configured, and holds its answers back.
    await authClient()
      .then(({ fetchAuthSession }) => fetchAuthSession())
      .catch((error: unknown) => finishReturn({ type: 'failed', error }));
  await recheck();
  if (isReturnFromProvider(location.search)) finishReturn({ type: 'nothing' });
}

import * as z from 'zod/mini';
import { siteConfig } from '../api/site-config.ts';
import { draftStore } from '../browser-storage/draft-store.ts';
import { hasAgreedToMatch } from '../browser-storage/match-consent.ts';
import { readOwned, subscribeToOwned } from '../browser-storage/storage-owner.ts';
import { resumeDraft } from '../browser-storage/user-data.ts';
import { sessionNow, subscribe as subscribeToSession } from '../session/session-store.ts';
import type { OwnTexts } from './match-job.ts';
import { askWorker } from './match-worker.ts';
import { personalNow, setPersonal } from './personal-store.ts';

const drafts = draftStore(resumeDraft, z.string());

/** Undefined while it is not known who is here. */
function userNow(): string | null | undefined {
  const session = sessionNow();
  return session.status === 'loading' ? undefined : session.status === 'user' ? session.user.id : null;
}

const textsOf = (userId: string | null): OwnTexts => ({
  resume: drafts.read(userId) ?? readOwned('user_resume', userId),
  known: readOwned('user_resume_reading', userId),
  profile: readOwned('user_profile', userId),
});

let isWatching = false;
let latest: string | undefined;
/** Whose texts were read last. */
let lastUserId: string | null | undefined;

async function updatePersonal() {
  const userId = userNow();
  if (userId !== lastUserId) setPersonal({ status: 'unknown', hasAgreed: false, seeker: null, own: null });
  lastUserId = userId;
  if (userId === undefined) return;
  const hasAgreed = hasAgreedToMatch(userId);
  if (hasAgreed !== personalNow().hasAgreed) setPersonal({ hasAgreed });
  const own = textsOf(userId);
  const key = JSON.stringify([userId, own]);
  if (key === latest) return;
  latest = key;
  if (own.resume === null && own.profile === null) {
    setPersonal({ status: 'nobody', seeker: null, own });
    return;
  }
  try {
    const { knownAs, seeker, version } = await askWorker({ kind: 'seeker', own });
    if (latest !== key) return;
    setPersonal({ status: knownAs, seeker: knownAs === 'ready' ? seeker : null, version, own });
  } catch (error) {
    console.warn(error);
    // Read anew at the next change; until then nobody is known.
    if (latest === key) setPersonal({ status: 'nobody', seeker: null, own: null });
  }
}

/** From here on the store says who is here, and what this stage offers them. */
export function watchPersonal() {
  if (isWatching) return;
  isWatching = true;
  subscribeToOwned(() => void updatePersonal());
  subscribeToSession(() => void updatePersonal());
  void updatePersonal();
  siteConfig().then(
    ({ matching }) => setPersonal({ isOffered: matching }),
    () => setPersonal({ isOffered: false }),
  );
}

/** A draft of a resume is told by nobody: a screen that shows a match looks when it comes. */
export const refreshPersonal = () => void updatePersonal();

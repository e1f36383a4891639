import type { KnownSearch } from '../account-sync/searches/searches-memory.ts';
import type { Identity } from '../session/session-state.ts';
import { accountSearches as texts } from '../texts/tracker/emails-ru.ts';

interface UnverifiedEmailNoteProps {
  reader: Pick<Identity, 'isEmailVerified' | 'hasPassword'>;
  searches: readonly Pick<KnownSearch, 'schedule'>[];
}

/** Why e-mails do not come to an address that nobody has proven (docs/rules.md#emails-when). */
export function UnverifiedEmailNote({
  reader: { isEmailVerified, hasPassword },
  searches,
}: UnverifiedEmailNoteProps) {
  if (isEmailVerified || searches.every(({ schedule }) => schedule === 'never')) return null;
  return <p>{hasPassword ? texts.held : `${texts.held} ${texts.proveAtGoogle}`}</p>;
}

import { tooBroadMessage } from '#core/contract/searches.ts';
import { ApiError } from '../../api/call-api.ts';
import { lettersDialog } from '../../texts/tracker/letters-ru.ts';

/** What the server says of these is written for people. */
const codesWithServerText = ['conflict', 'over_quota', 'unavailable'];

/** Why letters could not be had, in words. */
export function lettersProblem(
  error: unknown,
  { offline, failed }: Pick<typeof lettersDialog, 'offline' | 'failed'> = lettersDialog,
): string {
  if (!(error instanceof ApiError)) return failed;
  if (error.code === 'network') return offline;
  if (error.code === 'unauthorized') return lettersDialog.signedOut;
  const isForPeople = codesWithServerText.includes(error.code) || error.message === tooBroadMessage;
  return isForPeople && error.message !== '' ? error.message : failed;
}

import { tooBroadMessage } from '#core/contract/searches.ts';
import { ApiError } from '../../api/call-api.ts';
import { hasCode, isSignedOut, messageForPeople } from '../../api/failures.ts';
import { lettersDialog } from '../../texts/tracker/letters-ru.ts';

/** Why letters could not be had, in words. */
export function lettersProblem(
  error: unknown,
  { offline, failed }: Pick<typeof lettersDialog, 'offline' | 'failed'> = lettersDialog,
): string {
  if (!(error instanceof ApiError)) return failed;
  if (hasCode(error, 'network')) return offline;
  // As the contract refuses it, beside the name of the field.
  if (error.message.includes(tooBroadMessage)) return tooBroadMessage;
  return isSignedOut(error) ? lettersDialog.signedOut : (messageForPeople(error) ?? failed);
}

import { tooBroadMessage } from '#core/contract/searches.ts';
import { ApiError } from '../../api/call-api.ts';
import { hasCode, isSignedOut, messageForPeople } from '../../api/failures.ts';
import { emailsDialog } from '../../texts/tracker/emails-ru.ts';

/** Why e-mails could not be had, in words. */
export function emailsProblem(
  error: unknown,
  { offline, failed }: Pick<typeof emailsDialog, 'offline' | 'failed'> = emailsDialog,
): string {
  if (!(error instanceof ApiError)) return failed;
  if (hasCode(error, 'network')) return offline;
  // As the contract refuses it, beside the name of the field.
  if (error.message.includes(tooBroadMessage)) return tooBroadMessage;
  return isSignedOut(error) ? emailsDialog.signedOut : (messageForPeople(error) ?? failed);
}

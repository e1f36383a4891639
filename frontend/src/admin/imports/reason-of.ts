import { ApiError } from '../../api/call-api.ts';
import { hasCode, messageForPeople } from '../../api/failures.ts';
import { failure } from '../../texts/ru.ts';

/** What the server says to people, in Russian; null where it has nothing to say to them. */
export function reasonOf(error: Error): string | null {
  if (!(error instanceof ApiError)) return null;
  return hasCode(error, 'network') ? failure.noAnswer : messageForPeople(error);
}

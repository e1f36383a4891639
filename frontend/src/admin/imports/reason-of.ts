import { ApiError } from '../../api/call-api.ts';
import { failure } from '../../texts/ru.ts';

/** What the server says to people, in Russian; null where it has nothing to say to them. */
export function reasonOf(error: Error): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'network') return failure.noAnswer;
  const isForPeople = error.code !== 'internal' && /\p{Script=Cyrillic}/u.test(error.message);
  return isForPeople ? error.message : null;
}

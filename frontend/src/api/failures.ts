import { ApiError, type ApiErrorCode } from './call-api.ts';

export const hasCode = (error: unknown, ...codes: readonly ApiErrorCode[]): boolean =>
  error instanceof ApiError && codes.includes(error.code);

export const isSignedOut = (error: unknown): boolean => hasCode(error, 'unauthorized');

export const isNotFound = (error: unknown): boolean => hasCode(error, 'not_found');

/** What was asked for may have been done: the server says neither that it was nor that it was not. */
export const isUnanswered = (error: unknown): boolean => hasCode(error, 'network', 'broken_answer');

/** No stream to be had, in whatever words the road to it says so; the plain operation has a road of its own. */
export const hasNoStream = (error: unknown): boolean =>
  hasCode(error, 'network', 'broken_answer', 'not_found', 'forbidden');

/** What an error says to people: in Russian, and more than that something went wrong. Null where it says nothing to them. */
export const messageForPeople = (error: Error): string | null =>
  !hasCode(error, 'internal') && /\p{Script=Cyrillic}/u.test(error.message) ? error.message : null;

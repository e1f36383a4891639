import { uploadProblems } from '../texts/account/profile-ru.ts';
import type { UploadProblem } from './upload-queue.ts';

const byCode: Partial<Record<UploadProblem, keyof typeof uploadProblems>> = {
  kind: 'kind',
  name: 'name',
  too_large: 'too_large',
  empty: 'empty',
  content: 'content',
  unreadable: 'unreadable',
  // Seen by the server, once it has read the first bytes.
  invalid_request: 'content',
  forbidden: 'refused',
  not_found: 'refused',
  network: 'network',
  unauthorized: 'session',
};

/** What happened and what to do: where its code alone says neither, in the server's words. */
export function problemText(problem: UploadProblem, message: string | null = null): string {
  const known = byCode[problem];
  return known ? uploadProblems[known] : (message ?? uploadProblems.other);
}

/** Whether the same file may get there at another try. */
export const mayBeRetried = (problem: UploadProblem | null): boolean =>
  problem !== null &&
  !['kind', 'name', 'too_large', 'empty', 'content', 'unreadable', 'invalid_request'].includes(problem);

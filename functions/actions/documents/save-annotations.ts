import { isDeepStrictEqual } from 'node:util';
import type { putAnnotations } from '#core/contract/documents.ts';
import type { ParsedRequestOf, ResponseOf } from '#core/contract/endpoint.ts';
import { AppError } from '#core/contract/errors.ts';
import { maxAnnotationsBytes } from '#core/domain/documents/user-document.ts';
import type { Caller } from '#core/domain/user/caller.ts';
import * as annotations from '#functions/store/accounts/annotations.ts';
import * as userDocuments from '#functions/store/accounts/user-documents.ts';
import { withWriteLease } from '../accounts/account.ts';

/** Throws `too_large`, and `conflict` where somebody else has written since `revision`. */
export async function saveAnnotations(
  caller: Caller,
  { documentId, marks, revision }: ParsedRequestOf<typeof putAnnotations>,
): Promise<ResponseOf<typeof putAnnotations>> {
  if (Buffer.byteLength(JSON.stringify(marks)) > maxAnnotationsBytes)
    throw new AppError(
      'too_large',
      'Пометок на документе слишком много. Удалите часть рисунков или заметок.',
    );
  const written = await withWriteLease(caller, async (lease) => {
    await userDocuments.get(caller.id, documentId);
    const put = await annotations.put(lease, documentId, { marks, revision });
    // Deleted in the meantime: what was just put would hang on nothing.
    if (put && !(await userDocuments.find(caller.id, documentId)))
      await annotations.delete(lease, documentId);
    return put;
  });
  if (written) return { revision: written.revision };
  const found = await annotations.find(caller.id, documentId);
  // The same once more, of a browser that never got its answer.
  if (found.revision === revision + 1 && isDeepStrictEqual(found.marks, marks)) return found;
  throw new AppError('conflict', 'Пометки изменены в другой вкладке. Откройте документ заново.');
}

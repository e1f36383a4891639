import { randomUUID } from 'node:crypto';
import { requestUpload } from '#core/contract/documents.ts';
import { AppError } from '#core/contract/errors.ts';
import {
  cleanFileName,
  formatOf,
  largestDocument,
  mostDocuments,
} from '#core/domain/documents/user-document.ts';
import { keepFor } from '#functions/actions/accounts/account.ts';
import { tooManyDocuments } from '#functions/actions/documents/too-many-documents.ts';
import * as files from '#functions/external/files.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import * as consents from '#functions/store/consents.ts';
import * as quotas from '#functions/store/quotas.ts';
import * as userDocuments from '#functions/store/user-documents.ts';

/** Forms within an hour: each may put 10 MB into the bucket for a day. */
const mostForms = 2 * mostDocuments;

/** 'uploads#2026-11-20T14' */
const thisHour = () => `uploads#${new Date().toISOString().slice(0, 13)}`;

export const handler = httpEndpoint(requestUpload, async ({ name: given, type, size }, caller) => {
  // Before anything is on record.
  files.needBucket();
  const name = cleanFileName(given);
  const format = formatOf(name);
  if (format === null)
    throw new AppError(
      'invalid_request',
      'Загрузить можно файлы PDF, DOC, DOCX и TXT. Выберите другой файл.',
    );
  if (size > largestDocument)
    throw new AppError('too_large', 'Файл больше 10\u00a0МБ. Уменьшите его или выберите другой.');
  const id = randomUUID();
  await keepFor(caller, async (lease) => {
    if ((await userDocuments.listOf(caller.id)).length >= mostDocuments) throw tooManyDocuments();
    if ((await quotas.take(lease, thisHour(), mostForms)) === null)
      throw new AppError('conflict', 'Слишком много загрузок. Попробуйте через час.');
    await consents.record(lease, 'documents');
    await userDocuments.expect(lease, { id, name, type, format, size });
  });
  return { documentId: id, ...(await files.uploadForm({ userId: caller.id, documentId: id }, format)) };
});

import { randomUUID } from 'node:crypto';
import { requestUpload } from '#core/contract/documents.ts';
import { AppError } from '#core/contract/errors.ts';
import { cleanFileName, formatOf, largestDocument, mostDocuments } from '#core/domain/user-document.ts';
import * as files from '#functions/external/files.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import * as consents from '#functions/store/consents.ts';
import * as userDocuments from '#functions/store/user-documents.ts';
import { accountOf } from './own/account.ts';
import { tooManyDocuments } from './own/too-many-documents.ts';

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
  await accountOf(caller);
  const [documents, expected] = await Promise.all([
    userDocuments.listOf(caller.id),
    userDocuments.listExpected(caller.id),
  ]);
  if (documents.length >= mostDocuments) throw tooManyDocuments();
  if (expected.length >= mostDocuments)
    throw new AppError('conflict', 'Слишком много незаконченных загрузок. Попробуйте через час.');
  const id = randomUUID();
  await consents.record(caller.id, 'documents');
  await userDocuments.expect(caller.id, { id, name, type, format, size });
  return { documentId: id, ...(await files.uploadForm({ userId: caller.id, documentId: id }, format)) };
});

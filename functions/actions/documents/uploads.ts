import { randomUUID } from 'node:crypto';
import type { requestUpload as contract } from '#core/contract/documents.ts';
import type { ParsedRequestOf } from '#core/contract/endpoint.ts';
import { AppError } from '#core/contract/errors.ts';
import {
  cleanFileName,
  formatOf,
  hasBytesOf,
  maxDocumentBytes,
  maxDocuments,
  type UserDocument,
} from '#core/domain/documents/user-document.ts';
import type { Caller } from '#core/domain/user/caller.ts';
import * as files from '#functions/external/files.ts';
import type { WriteLease } from '#functions/store/accounts/accounts.ts';
import * as consents from '#functions/store/accounts/consents.ts';
import * as quotas from '#functions/store/accounts/quotas.ts';
import * as userDocuments from '#functions/store/accounts/user-documents.ts';
import { withWriteLease } from '../accounts/account.ts';

/** Forms within an hour: each may put 10 MB into the bucket for a day. */
const maxFormsPerHour = 2 * maxDocuments;

/** 'uploads#2026-11-20T14' */
const thisHour = () => `uploads#${new Date().toISOString().slice(0, 13)}`;

const tooManyDocuments = () =>
  new AppError(
    'conflict',
    `Документов уже ${maxDocuments}, больше нельзя. Удалите ненужные и попробуйте ещё раз.`,
  );

async function checkQuota(lease: WriteLease): Promise<void> {
  if ((await userDocuments.listOf(lease.userId)).length >= maxDocuments) throw tooManyDocuments();
  if ((await quotas.take(lease, thisHour(), maxFormsPerHour)) === null)
    throw new AppError('conflict', 'Слишком много загрузок. Попробуйте через час.');
}

/** The form with which the browser may put one file into the bucket. */
export async function requestUpload(
  { name: rawName, type, size }: ParsedRequestOf<typeof contract>,
  caller: Caller,
) {
  // Before anything is on record.
  files.requireBucket();
  const name = cleanFileName(rawName);
  const format = formatOf(name);
  if (format === null)
    throw new AppError(
      'invalid_request',
      'Загрузить можно файлы PDF, DOC, DOCX и TXT. Выберите другой файл.',
    );
  if (size > maxDocumentBytes)
    throw new AppError('too_large', 'Файл больше 10\u00a0МБ. Уменьшите его или выберите другой.');
  const documentId = randomUUID();
  await withWriteLease(caller, async (lease) => {
    await checkQuota(lease);
    await consents.record(lease, 'documents');
    await userDocuments.expect(lease, { id: documentId, name, type, format, size });
  });
  return { documentId, ...(await files.uploadForm({ userId: caller.id, documentId }, format)) };
}

const notExpected = () =>
  new AppError('not_found', 'Загрузка не найдена или устарела. Выберите файл ещё раз.');

const stillSaving = () =>
  new AppError('unavailable', 'Файл уже сохраняется. Попробуйте ещё раз через несколько секунд.', {
    retryAfter: 2,
  });

/**
 * What the browser has sent becomes a document; what is not what its name says is deleted and refused. In an order in
 * which a crash leaves nothing but what a repetition, or a day, takes care of; two at once give the same document.
 */
export async function confirmUpload(lease: WriteLease, documentId: string): Promise<UserDocument> {
  const { userId } = lease;
  const file = { userId, documentId };
  const confirmedMeanwhile = () => userDocuments.find(userId, documentId);
  const expected = await userDocuments.findExpected(userId, documentId);
  if (!expected || !files.hasBucket()) {
    const confirmed = await confirmedMeanwhile();
    if (confirmed) return confirmed;
    throw notExpected();
  }
  const incoming = await files.findIncoming(file);
  // The item first: a call beside this one may have confirmed it, or be about to.
  const discard = async (): Promise<UserDocument | null> => {
    await userDocuments.deleteExpected(lease, documentId);
    const confirmed = await confirmedMeanwhile();
    if (!confirmed) await files.delete(file);
    return confirmed;
  };
  if (incoming && !hasBytesOf(expected.format, incoming.head)) {
    const confirmed = await discard();
    if (confirmed) return confirmed;
    throw new AppError(
      'invalid_request',
      `Содержимое файла не похоже на ${expected.format.toUpperCase()}, поэтому он не сохранён. Проверьте файл и загрузите его ещё раз.`,
    );
  }
  if (!incoming || !(await files.accept(file, incoming, expected))) {
    const confirmed = await confirmedMeanwhile();
    if (confirmed) return confirmed;
    throw new AppError('not_found', 'Файл не дошёл до хранилища. Загрузите его ещё раз.');
  }
  const document = await userDocuments.confirm(lease, documentId, incoming.size);
  if (typeof document === 'string') {
    if (document === 'busy' && (await userDocuments.findExpected(userId, documentId))) throw stillSaving();
    const confirmed = await discard();
    if (confirmed) return confirmed;
    throw document === 'gone' ? notExpected() : tooManyDocuments();
  }
  await files.deleteIncoming(file);
  return document;
}

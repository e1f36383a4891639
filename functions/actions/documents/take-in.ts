import { AppError } from '#core/contract/errors.ts';
import { hasBytesOf, type UserDocument } from '#core/domain/documents/user-document.ts';
import * as files from '#functions/external/files.ts';
import type { WriteLease } from '#functions/store/accounts.ts';
import * as userDocuments from '#functions/store/user-documents.ts';
import { tooManyDocuments } from './too-many-documents.ts';

const notExpected = () =>
  new AppError('not_found', 'Загрузка не найдена или устарела. Выберите файл ещё раз.');

/**
 * What the browser has sent becomes a document; what is not what its name says is deleted and refused. In an order in
 * which a crash leaves nothing but what a repetition, or a day, takes care of; two at once give the same document.
 */
export async function takeIn(lease: WriteLease, documentId: string): Promise<UserDocument> {
  const { userId } = lease;
  const file = { userId, documentId };
  const confirmedMeanwhile = () => userDocuments.find(userId, documentId);
  const expected = await userDocuments.findExpected(userId, documentId);
  if (!expected || !files.hasBucket()) {
    const other = await confirmedMeanwhile();
    if (other) return other;
    throw notExpected();
  }
  const incoming = await files.findIncoming(file);
  const discard = async () => {
    await files.delete(file);
    await userDocuments.delete(lease, documentId);
  };
  if (incoming && !hasBytesOf(expected.format, incoming.head)) {
    await discard();
    throw new AppError(
      'invalid_request',
      `Содержимое файла не похоже на ${expected.format.toUpperCase()}, поэтому он не сохранён. Проверьте файл и загрузите его ещё раз.`,
    );
  }
  if (!incoming || !(await files.accept(file, incoming, expected))) {
    const other = await confirmedMeanwhile();
    if (other) return other;
    throw new AppError('not_found', 'Файл не дошёл до хранилища. Загрузите его ещё раз.');
  }
  const document = await userDocuments.confirm(lease, documentId, incoming.size);
  if (document === 'full') {
    await discard();
    throw tooManyDocuments();
  }
  if (document === 'gone') {
    const other = await confirmedMeanwhile();
    if (other) return other;
    await files.delete(file);
    throw notExpected();
  }
  await files.deleteIncoming(file);
  return document;
}

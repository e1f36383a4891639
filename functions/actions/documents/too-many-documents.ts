import { AppError } from '#core/contract/errors.ts';
import { mostDocuments } from '#core/domain/documents/user-document.ts';

export const tooManyDocuments = () =>
  new AppError(
    'conflict',
    `Документов уже ${mostDocuments}, больше нельзя. Удалите ненужные и попробуйте ещё раз.`,
  );

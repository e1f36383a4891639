import * as contract from '#core/contract/documents.ts';
import { deleteDocument } from '#functions/actions/documents/delete-document.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(contract.deleteDocument, async ({ documentId }, caller) => {
  await deleteDocument(caller.id, documentId);
  return {};
});

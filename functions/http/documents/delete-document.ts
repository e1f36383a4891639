import { deleteDocument } from '#core/contract/documents.ts';
import * as files from '#functions/external/files.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import * as annotations from '#functions/store/accounts/annotations.ts';
import * as userDocuments from '#functions/store/accounts/user-documents.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(deleteDocument, async ({ documentId }, caller) => {
  await userDocuments.get(caller.id, documentId);
  await accounts.withLease(caller.id, async (lease) => {
    // The item last: as long as it is there, one may ask again.
    if (files.hasBucket()) await files.delete({ userId: caller.id, documentId });
    await annotations.delete(lease, documentId);
    await userDocuments.delete(lease, documentId);
  });
  return {};
});

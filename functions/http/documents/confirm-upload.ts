import { confirmUpload } from '#core/contract/documents.ts';
import { withWriteLease } from '#functions/actions/accounts/account.ts';
import * as uploads from '#functions/actions/documents/uploads.ts';
import * as userDocuments from '#functions/store/accounts/user-documents.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(confirmUpload, async ({ documentId }, caller) => {
  const confirmed = await userDocuments.find(caller.id, documentId);
  if (confirmed) return { document: confirmed };
  return { document: await withWriteLease(caller, (lease) => uploads.confirmUpload(lease, documentId)) };
});

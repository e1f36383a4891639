import { confirmUpload } from '#core/contract/documents.ts';
import { keepFor } from '#functions/actions/accounts/account.ts';
import { takeIn } from '#functions/actions/documents/take-in.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import * as userDocuments from '#functions/store/user-documents.ts';

export const handler = httpEndpoint(confirmUpload, async ({ documentId }, caller) => {
  const confirmed = await userDocuments.find(caller.id, documentId);
  if (confirmed) return { document: confirmed };
  return { document: await keepFor(caller, (lease) => takeIn(lease, documentId)) };
});

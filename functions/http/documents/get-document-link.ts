import { getDocumentLink } from '#core/contract/documents.ts';
import * as files from '#functions/external/files.ts';
import * as userDocuments from '#functions/store/accounts/user-documents.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getDocumentLink, async ({ documentId }, caller) => {
  const document = await userDocuments.get(caller.id, documentId);
  return { url: await files.linkTo({ userId: caller.id, documentId }, document) };
});

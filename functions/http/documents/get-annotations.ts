import { getAnnotations } from '#core/contract/documents.ts';
import * as annotations from '#functions/store/accounts/annotations.ts';
import * as userDocuments from '#functions/store/accounts/user-documents.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getAnnotations, async ({ documentId }, caller) => {
  await userDocuments.get(caller.id, documentId);
  return annotations.find(caller.id, documentId);
});

import { getAnnotations } from '#core/contract/documents.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import * as annotations from '#functions/store/annotations.ts';
import * as userDocuments from '#functions/store/user-documents.ts';

export const handler = httpEndpoint(getAnnotations, async ({ documentId }, caller) => {
  await userDocuments.get(caller.id, documentId);
  return annotations.find(caller.id, documentId);
});

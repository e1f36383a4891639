import { listDocuments } from '#core/contract/documents.ts';
import * as files from '#functions/external/files.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import * as userDocuments from '#functions/store/user-documents.ts';

export const handler = httpEndpoint(listDocuments, async (_, caller) => ({
  documents: await userDocuments.listOf(caller.id),
  canUpload: files.hasBucket(),
}));

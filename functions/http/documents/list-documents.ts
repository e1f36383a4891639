import { listDocuments } from '#core/contract/documents.ts';
import * as files from '#functions/external/files.ts';
import * as userDocuments from '#functions/store/accounts/user-documents.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(listDocuments, async (_, caller) => ({
  documents: await userDocuments.listOf(caller.id),
  canUpload: files.hasBucket(),
}));

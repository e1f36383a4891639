import * as files from '#functions/external/files.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import * as annotations from '#functions/store/accounts/annotations.ts';
import * as userDocuments from '#functions/store/accounts/user-documents.ts';

/** The document with its file and its annotations; throws `not_found`. */
export async function deleteDocument(userId: string, documentId: string): Promise<void> {
  await userDocuments.get(userId, documentId);
  await accounts.withLease(userId, async (lease) => {
    // The item last: as long as it is there, one may ask again.
    if (files.hasBucket()) await files.delete({ userId, documentId });
    await annotations.delete(lease, documentId);
    await userDocuments.delete(lease, documentId);
    // Saved between the two by who still found the document: who saves later finds none, and takes them back.
    await annotations.delete(lease, documentId);
  });
}

import { exportMyData } from '#core/contract/own-data.ts';
import * as files from '#functions/external/files.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import * as annotations from '#functions/store/annotations.ts';
import * as consents from '#functions/store/consents.ts';
import * as letters from '#functions/store/letters.ts';
import * as userDocuments from '#functions/store/user-documents.ts';
import * as writtenAnswers from '#functions/store/written-answers.ts';
import { userOf } from './own/account.ts';

export const handler = httpEndpoint(exportMyData, async (_, caller) => {
  const [user, agreed, written, documents, marks, answers] = await Promise.all([
    userOf(caller),
    consents.listOf(caller.id),
    letters.listOf(caller.id),
    userDocuments.listOf(caller.id),
    annotations.listOf(caller.id),
    writtenAnswers.listOf(caller.id),
  ]);
  return {
    user,
    consents: agreed,
    letters: written,
    documents: await Promise.all(
      documents.map(async (document) => ({
        ...document,
        url: files.hasBucket()
          ? await files.linkTo({ userId: caller.id, documentId: document.id }, document)
          : '',
        marks: marks.get(document.id)?.marks ?? [],
      })),
    ),
    answers,
  };
});

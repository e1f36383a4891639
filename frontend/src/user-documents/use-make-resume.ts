import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserDocument } from '#core/domain/documents/user-document.ts';
import { number } from '#core/domain/text/plural.ts';
import { ApiError } from '../api/call-api.ts';
import { isNotFound } from '../api/failures.ts';
import { dropDraft, hasDraft } from '../browser-storage/storage-owner.ts';
import { resumeDraft, storeResume, useStoredResume } from '../browser-storage/user-data.ts';
import { fileText, UnreadableFile } from '../file-text/file-text.ts';
import { documentBytes } from '../pdf-viewer/document-file.ts';
import { documentActions as texts } from '../texts/account/profile-ru.ts';
import { failure } from '../texts/ru.ts';
import { notify } from '../ui/notifications/notifications.ts';

function failureOf(error: Error): string {
  if (error instanceof UnreadableFile)
    return error.reason === 'empty' || error.reason === 'pictures' ? texts.resumeEmpty : texts.notRead;
  if (isNotFound(error)) return texts.gone;
  return error instanceof ApiError ? texts.notDownloaded : texts.notRead;
}

/** The text of a document becomes the stored resume; one that was stored or typed before is replaced only after a question. */
export function useMakeResume(userId: string) {
  const resume = useStoredResume(userId);
  const [pendingDocument, setPendingDocument] = useState<UserDocument | null>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ id, name }: UserDocument) => fileText(new File([await documentBytes(id)], name)),
    onSuccess: ({ text, total, isCut }) => {
      if (!storeResume(userId, text)) {
        notify({ type: 'error', title: failure.title, text: texts.resumeNotStored });
        return;
      }
      dropDraft(resumeDraft, userId);
      if (isCut) notify({ type: 'success', text: texts.resumeCut(String(text.length), number(total)) });
      else notify({ type: 'success', text: texts.resumeMade });
    },
    meta: { failure: { text: failureOf } },
  });

  return {
    pendingDocument,
    isBusyWith: (id: string) => isPending && variables.id === id,
    make: (document: UserDocument) =>
      resume?.trim() || hasDraft(resumeDraft, userId) ? setPendingDocument(document) : mutate(document),
    replace() {
      if (pendingDocument) mutate(pendingDocument);
      setPendingDocument(null);
    },
    cancel: () => setPendingDocument(null),
  };
}

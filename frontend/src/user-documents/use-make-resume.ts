import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResumeReading } from '#core/domain/documents/resume-reading.ts';
import type { UserDocument } from '#core/domain/documents/user-document.ts';
import { number } from '#core/domain/text/plural.ts';
import { ApiError } from '../api/call-api.ts';
import { isNotFound } from '../api/failures.ts';
import { dropDraft, hasDraft, readOwned } from '../browser-storage/storage-owner.ts';
import { resumeDraft, storeDocument, storeResume, useStoredResume } from '../browser-storage/user-data.ts';
import { type FileText, fileText, UnreadableFile } from '../file-text/file-text.ts';
import { readingOfCut } from '../file-text/reading/resume-reader.ts';
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

interface MadeResume extends Pick<FileText, 'document' | 'total'> {
  text: string;
  reading: ResumeReading | null;
}

async function readFile({ id, name }: UserDocument): Promise<MadeResume> {
  const { text, total, document } = await fileText(new File([await documentBytes(id)], name));
  return { text, total, document, reading: await readingOfCut(document, text.length) };
}

/** How the file looked stands beside its text, as of one that is loaded into the text area. */
function store(userId: string, { text, total, document, reading }: MadeResume) {
  if (!(storeResume(userId, text) && storeDocument(userId, document, reading))) {
    notify({ type: 'error', title: failure.title, text: texts.resumeNotStored });
    return;
  }
  dropDraft(resumeDraft, userId);
  if (text.length === total) {
    notify({ type: 'success', text: texts.resumeMade });
    return;
  }
  const cut = { type: 'success', text: texts.resumeCut(String(text.length), number(total)) } as const;
  if (text === document.text) {
    notify(cut);
    return;
  }
  function loadAll() {
    // What was written meanwhile is worth more.
    if (readOwned('user_resume', userId) === text && !hasDraft(resumeDraft, userId))
      store(userId, { text: document.text, total, document, reading: null });
  }
  notify({ ...cut, owner: userId, action: { text: texts.loadAll, run: loadAll } });
}

/** The text of a document becomes the stored resume; one that was stored or typed before is replaced only after a question. */
export function useMakeResume(userId: string) {
  const resume = useStoredResume(userId);
  const [pendingDocument, setPendingDocument] = useState<UserDocument | null>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: readFile,
    onSuccess: (made) => store(userId, made),
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

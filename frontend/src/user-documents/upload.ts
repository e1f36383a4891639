import { confirmUpload, requestUpload } from '#core/contract/documents.ts';
import type { UserDocument } from '#core/domain/documents/user-document.ts';
import type { DocumentType } from '#core/domain/user/profile.ts';
import { ApiError, callApi } from '../api/call-api.ts';

interface UploadForm {
  url: string;
  fields: Record<string, string>;
}

export interface UploadOptions {
  /** From 0 to 1. */
  onProgress(part: number): void;
  signal: AbortSignal;
}

/** What the storage says when its form is not kept to. A form is good for minutes: the next try asks for another. */
function storageError(status: number, answer: string): ApiError {
  if (/EntityTooLarge/.test(answer)) return new ApiError('too_large', 'too large for the form', { status });
  if (status >= 500) return new ApiError('internal', 'the storage is busy', { status });
  return new ApiError('forbidden', 'the form was refused', { status });
}

/** By XMLHttpRequest, since `fetch` tells nothing of what has been sent. */
const sendFile = ({ url, fields }: UploadForm, file: File, { onProgress, signal }: UploadOptions) =>
  new Promise<void>((resolve, reject) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    // The storage ignores what follows the file.
    body.set('file', file);

    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(storageError(request.status, request.responseText));
    request.onerror = () => reject(new ApiError('network', 'no answer'));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    request.open('POST', url);
    request.send(body);
  });

/** Asks for a form, sends the file by it and has it looked at. Throws `ApiError`, or the signal's own reason. */
export async function upload(file: File, type: DocumentType, options: UploadOptions): Promise<UserDocument> {
  const { signal } = options;
  const { documentId, ...form } = await callApi(
    requestUpload,
    { name: file.name, type, size: file.size },
    signal,
  );
  signal.throwIfAborted();
  await sendFile(form, file, options);
  signal.throwIfAborted();
  options.onProgress(1);
  const { document } = await confirmWithRetry(documentId, signal);
  return document;
}

/** What has been sent is not sent again because one answer got lost: confirming may be repeated. */
const confirmWithRetry = (documentId: string, signal: AbortSignal) =>
  callApi(confirmUpload, { documentId }, signal).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.isRetryable) || signal.aborted) throw error;
    return callApi(confirmUpload, { documentId }, signal);
  });

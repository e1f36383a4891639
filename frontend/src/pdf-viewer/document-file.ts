import { useMutation } from '@tanstack/react-query';
import { getDocumentLink } from '#core/contract/documents.ts';
import type { UserDocument } from '#core/domain/documents/user-document.ts';
import { ApiError, callApi } from '../api/call-api.ts';
import { isNotFound } from '../api/failures.ts';
import { documentActions } from '../texts/account/profile-ru.ts';

/** The file as the browser saves it: the link's answer is an attachment, so the page stays where it is. */
export const useDownload = () =>
  useMutation({
    mutationFn: async ({ id }: UserDocument) => {
      const { url } = await callApi(getDocumentLink, { documentId: id });
      const link = document.createElement('a');
      link.href = url;
      link.rel = 'noreferrer';
      link.click();
    },
    meta: {
      failure: {
        text: (error) => (isNotFound(error) ? documentActions.gone : documentActions.notDownloaded),
      },
    },
  });

/** The bytes of a document, to be shown or read here. Throws `ApiError` only. */
export async function documentBytes(
  documentId: string,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const { url } = await callApi(getDocumentLink, { documentId }, signal);
  const throwNetworkError = (cause: unknown) => {
    throw new ApiError('network', 'no answer', { cause });
  };
  const response = await fetch(url, signal ? { signal } : {}).catch(throwNetworkError);
  if (!response.ok)
    throw new ApiError(response.status === 404 ? 'not_found' : 'internal', 'no file', {
      status: response.status,
    });
  return new Uint8Array(await response.arrayBuffer().catch(throwNetworkError));
}

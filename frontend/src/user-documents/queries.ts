import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { deleteDocument, listDocuments } from '#core/contract/documents.ts';
import type { ResponseOf } from '#core/contract/endpoint.ts';
import type { UserDocument } from '#core/domain/documents/user-document.ts';
import { callApi } from '../api/call-api.ts';
import { isNotFound } from '../api/failures.ts';
import { documentActions } from '../texts/account/profile-ru.ts';
import { notify } from '../ui/notifications/notifications.ts';
import { onArrival } from './upload-queue.ts';

type DocumentList = ResponseOf<typeof listDocuments>;

/** Of one user: another begins with an empty cache. */
const documentsKey = (userId: string) => ['documents', userId] as const;

const latestFirst = (a: UserDocument, b: UserDocument) => b.uploadedAt.localeCompare(a.uploadedAt);

/** What the user has uploaded, the latest first, and whether this stage takes files at all. */
export const useDocuments = (userId: string) =>
  useQuery({
    queryKey: documentsKey(userId),
    queryFn: async ({ signal }): Promise<DocumentList> => {
      const listed = await callApi(listDocuments, {}, signal);
      return { ...listed, documents: listed.documents.toSorted(latestFirst) };
    },
    // What has come while no list was on the screen.
    refetchOnMount: 'always',
    meta: { failure: null },
  });

const updateList = (
  queryClient: QueryClient,
  userId: string,
  next: (documents: UserDocument[]) => UserDocument[],
) =>
  queryClient.setQueryData<DocumentList>(
    documentsKey(userId),
    (listed) => listed && { ...listed, documents: next(listed.documents) },
  );

/** A document that has come stands in the list at once. */
export function useArrivals() {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onArrival(async (userId, document) => {
        const queryKey = documentsKey(userId);
        // A list that was asked for before the document came may not know it.
        const isFetching = queryClient.isFetching({ queryKey }) > 0;
        await queryClient.cancelQueries({ queryKey });
        updateList(queryClient, userId, (documents) => [
          document,
          ...documents.filter(({ id }) => id !== document.id),
        ]);
        if (isFetching) await queryClient.invalidateQueries({ queryKey });
      }),
    [queryClient],
  );
}

export function useDeleteDocument(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: UserDocument) =>
      callApi(deleteDocument, { documentId: id }).catch((error: unknown) => {
        // Deleted in another tab: then it is as it was asked for.
        if (isNotFound(error)) return {};
        throw error;
      }),
    onSuccess: (_answer, { id, name }) => {
      updateList(queryClient, userId, (documents) => documents.filter((item) => item.id !== id));
      notify({ type: 'success', text: documentActions.deleted(name) });
    },
    meta: { failure: { text: documentActions.notDeleted } },
  });
}

import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { grantAdmin, listUsers, revokeAdmin } from '#core/contract/users.ts';
import type { User } from '#core/domain/user/user.ts';
import { ApiError, callApi } from '../../api/call-api.ts';
import { recheckRoles } from '../../session/session.ts';
import { userFailures, userToasts } from '../../texts/admin/admin-users-ru.ts';
import { notify } from '../../ui/notifications/notifications.ts';

const usersKey = ['admin', 'users'] as const;

/** Found by the beginning of an e-mail; addresses are kept in lower case. */
export function useUsers(emailPrefix: string) {
  const email = emailPrefix.toLowerCase();
  return useInfiniteQuery({
    queryKey: [...usersKey, email],
    queryFn: ({ pageParam: after, signal }) => callApi(listUsers, { email, ...(after && { after }) }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    meta: { failure: { text: userFailures.load } },
  });
}

export interface RoleChange {
  user: User;
  isAdmin: boolean;
}

function failureOf(error: Error): string {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'conflict') return userFailures.lastAdmin;
  return code === 'not_found' ? userFailures.gone : userFailures.role;
}

/** Gives the role or takes it away; who takes it from themselves is led out by the gate. */
export function useSetAdmin(ownId: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ user, isAdmin }: RoleChange) =>
      callApi(isAdmin ? grantAdmin : revokeAdmin, { userId: user.id }),
    onSuccess: (_answer, { user, isAdmin }) =>
      notify({
        type: 'success',
        title: userToasts.success,
        text: (isAdmin ? userToasts.granted : userToasts.revoked)(user.email),
      }),
    // After a refusal, too: it may come from what another admin has done meanwhile.
    onSettled: async (_answer, error, { user }) => {
      if (!error && user.id === ownId) return recheckRoles();
      return queryClient.invalidateQueries({ queryKey: ['admin'] });
    },
    meta: { failure: { text: failureOf } },
  });
}

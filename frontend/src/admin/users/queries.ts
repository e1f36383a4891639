import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { grantAdmin, listUsers, revokeAdmin } from '#core/contract/users.ts';
import type { User } from '#core/domain/user/user.ts';
import { callApi } from '../../api/call-api.ts';
import { hasCode, isNotFound } from '../../api/failures.ts';
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

/** What stands against it is another thing for who is to get the role and for who is to lose it. */
const failureOf =
  (conflict: string) =>
  (error: Error): string => {
    if (hasCode(error, 'conflict')) return conflict;
    return isNotFound(error) ? userFailures.gone : userFailures.role;
  };
const grantFailed = failureOf(userFailures.unproved);
const revokeFailed = failureOf(userFailures.lastAdmin);

/** Gives the role or takes it away; who takes it from themselves is led out by the gate. */
export function useSetAdmin(ownId: string | null) {
  const grant = useMutation(useRoleOptions(ownId, grantAdmin, userToasts.granted, grantFailed));
  const revoke = useMutation(useRoleOptions(ownId, revokeAdmin, userToasts.revoked, revokeFailed));
  const pending = [grant, revoke].find(({ isPending }) => isPending);
  return {
    change: (user: User, isAdmin: boolean) => (isAdmin ? grant : revoke).mutate(user),
    /** Whose role is being changed. */
    changing: pending?.variables?.id ?? null,
  };
}

function useRoleOptions(
  ownId: string | null,
  endpoint: typeof grantAdmin | typeof revokeAdmin,
  wordsOf: (email: string) => string,
  failed: (error: Error) => string,
) {
  const queryClient = useQueryClient();
  return {
    mutationFn: ({ id }: User) => callApi(endpoint, { userId: id }),
    onSuccess: (_answer: unknown, { email }: User) =>
      notify({ type: 'success', title: userToasts.success, text: wordsOf(email) }),
    // After a refusal, too: it may come from what another admin has done meanwhile.
    onSettled: async (_answer: unknown, error: Error | null, { id }: User) => {
      if (!error && id === ownId) return recheckRoles();
      return queryClient.invalidateQueries({ queryKey: ['admin'] });
    },
    meta: { failure: { text: failed } },
  };
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { listAudit } from '#core/contract/audit.ts';
import type { ResponseOf } from '#core/contract/endpoint.ts';
import { callApi } from '../../api/call-api.ts';

export type AuditRecord = ResponseOf<typeof listAudit>['records'][number];

export const useAudit = () =>
  useInfiniteQuery({
    queryKey: ['admin', 'audit'],
    queryFn: ({ pageParam: after, signal }) => callApi(listAudit, { ...(after && { after }) }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    // Opened anew it begins at what is the latest now.
    gcTime: 0,
    // The panel says it itself, where it stands.
    meta: { failure: null },
  });

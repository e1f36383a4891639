import { useEffect } from 'react';
import { ApiError } from '../api/call-api.ts';
import { recheckRoles } from '../session/session.ts';

/** Another admin may have taken the role away meanwhile: the gate must hear of it. */
export function useLostRole(error: Error | null) {
  const isRefused = error instanceof ApiError && error.code === 'forbidden';
  useEffect(() => {
    if (isRefused) void recheckRoles();
  }, [isRefused]);
}

import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Access } from '#core/contract/endpoint.ts';
import { AppError } from '#core/contract/errors.ts';

/** The signed-in user's id: the `sub` that API Gateway's authorizer has verified; null for a visitor. */
function callerOf(event: APIGatewayProxyEventV2): string | null {
  const { authorizer } = event.requestContext as { authorizer?: { jwt?: { claims?: { sub?: unknown } } } };
  const sub = authorizer?.jwt?.claims?.sub;
  return typeof sub === 'string' && sub !== '' ? sub : null;
}

/** Refuses who may not ask. The authorizer at the gate does so too; a route without one stays shut by this. */
export const requireAccess = (access: Access): MiddlewareObj<APIGatewayProxyEventV2> => ({
  before: ({ event }) => {
    if (access !== 'public' && callerOf(event) === null)
      throw new AppError('unauthorized', 'Войдите, чтобы продолжить');
  },
});

import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { AppError, errorCodes } from '#core/contract/errors.ts';
import { log } from '../../log.ts';
import { isUnavailable } from '../../unavailable.ts';
import { json } from '../json.ts';
import { type RequestContext, requestContextOf } from '../request-context.ts';

type Http = MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>;

/** Seconds after which what AWS could not answer is asked again. */
const unavailableRetryAfter = 2;

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (!isUnavailable(thrown)) return new AppError('internal', 'Внутренняя ошибка', { cause: thrown });
  const message = 'Сервис сейчас не может ответить. Попробуйте ещё раз через несколько секунд.';
  return new AppError('unavailable', message, { cause: thrown, retryAfter: unavailableRetryAfter });
}

/**
 * What is said of an error: `{ code, message, requestId }`. What we did not foresee becomes `internal` without a detail;
 * its cause is in the log under the same request id.
 */
export function errorResponse(
  thrown: unknown,
  { requestId, route }: Pick<RequestContext, 'requestId' | 'route'>,
) {
  const error = toAppError(thrown);
  const status = errorCodes[error.code];
  if (status >= 500) log.error('request failed', { requestId, route, error });
  const { code, message, retryAfter } = error;
  const headers: Record<string, string> =
    retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return { status, headers, error: { code, message, requestId } };
}

/** By the operation's own schema, so that no field leaks. */
const detailsOf = (thrown: unknown, schema: z.core.$ZodType | undefined) =>
  schema && thrown instanceof AppError && thrown.details !== undefined
    ? { details: z.parse(schema, thrown.details) }
    : {};

/**
 * Answers an error of an operation that answers JSON: `{ error: { code, message, requestId } }`, and beside it the
 * operation's `details` where it has some.
 */
export const errorsAsJson = ({ errorDetails }: Pick<Endpoint, 'errorDetails'>): Http => ({
  onError: (request) => {
    const { status, headers, error } = errorResponse(request.error, requestContextOf(request.event));
    request.response = json(
      status,
      { error, ...detailsOf(request.error, errorDetails) },
      'no-store',
      headers,
    );
  },
});

import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { AppError, errorCodes } from '#core/contract/errors.ts';
import { type AskedRequest, askedRequest } from './asked-request.ts';
import { json } from './json.ts';
import { log } from './log.ts';

type Http = MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>;

/**
 * What is said of an error: `{ code, message, requestId }`. What we did not foresee becomes `internal` without a detail;
 * its cause is in the log under the same request id.
 */
export function spokenError(
  thrown: unknown,
  { requestId, route }: Pick<AskedRequest, 'requestId' | 'route'>,
) {
  const error =
    thrown instanceof AppError ? thrown : new AppError('internal', 'Внутренняя ошибка', { cause: thrown });
  const status = errorCodes[error.code];
  if (status >= 500) log.error('request failed', { requestId, route, error });
  return { status, error: { code: error.code, message: error.message, requestId } };
}

/** The one place that answers an error: `{ error: { code, message, requestId } }`. */
export const errorsAsJson: Http = {
  onError: (request) => {
    const { status, error } = spokenError(request.error, askedRequest(request.event));
    request.response = json(status, { error });
  },
};

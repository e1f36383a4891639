import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { AppError, errorCodes } from '#core/contract/errors.ts';
import { json } from './json.ts';
import { log } from './log.ts';

type Http = MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>;

/**
 * The one place that answers an error: `{ error: { code, message, requestId } }`. What we did not foresee becomes
 * `internal` without a detail; its cause is in the log under the same request id.
 */
export const errorsAsJson: Http = {
  onError: (request) => {
    const requestId = request.event.requestContext.requestId;
    const error =
      request.error instanceof AppError
        ? request.error
        : new AppError('internal', 'Внутренняя ошибка', { cause: request.error });
    const status = errorCodes[error.code];
    if (status >= 500) log.error('request failed', { requestId, route: request.event.routeKey, error });
    request.response = json(status, { error: { code: error.code, message: error.message, requestId } });
  },
};

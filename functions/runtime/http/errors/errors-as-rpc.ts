import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { AppError } from '#core/contract/errors.ts';
import { requestContextOf } from '../request-context.ts';
import { text } from '../text.ts';
import { errorResponse } from './errors-as-json.ts';

/** https://www.jsonrpc.org/specification#error_object */
const codes = { parseError: -32700, invalidRequest: -32600, refused: -32000, internal: -32603 };

function codeOf(thrown: unknown, status: number): number {
  if (status >= 500) return codes.internal;
  const { code, cause } = thrown as AppError;
  if (code !== 'invalid_request') return codes.refused;
  return cause instanceof SyntaxError ? codes.parseError : codes.invalidRequest;
}

/** Answers what no method was asked of: which message it was, nobody can tell. */
export const errorsAsRpc: MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2> = {
  onError: (request) => {
    const { status, headers, error } = errorResponse(request.error, requestContextOf(request.event));
    const { message, requestId } = error;
    const rpcError = { code: codeOf(request.error, status), message, data: { requestId } };
    const body = JSON.stringify({ jsonrpc: '2.0', id: null, error: rpcError });
    request.response = text('rpc', status, body, 'no-store', headers);
  },
};

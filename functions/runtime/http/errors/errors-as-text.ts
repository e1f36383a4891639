import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { requestContextOf } from '../request-context.ts';
import { text } from '../text.ts';
import { errorResponse } from './errors-as-json.ts';

/** Of a page. What is wrong with a value is said in English, to whoever writes programs. */
const unknownAddress = 'Такого адреса нет: проверьте, целиком ли он скопирован.';

/** An error for a reader, of an operation whose answer is not JSON. */
export const errorsAsText = ({
  answer,
}: Pick<Endpoint, 'answer'>): MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2> => ({
  onError: (request) => {
    const { status, headers, error } = errorResponse(request.error, requestContextOf(request.event));
    // A page is known by its address alone; a feed takes what a search takes, and a wrong value is not another address.
    const isUnknown = error.code === 'invalid_request' && answer !== 'atom';
    const message = isUnknown ? unknownAddress : error.message;
    const body = `${message}\nНомер запроса: ${error.requestId}\n`;
    request.response = text('text', isUnknown ? 404 : status, body, 'no-store', headers);
  },
});

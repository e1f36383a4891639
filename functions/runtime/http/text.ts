import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { AnswerFormat } from '#core/contract/endpoint.ts';

const contentTypes: Record<Exclude<AnswerFormat, 'json'>, string> = {
  html: 'text/html',
  text: 'text/plain',
  xml: 'application/xml',
  atom: 'application/atom+xml',
  rpc: 'application/json',
};

export const text = (
  format: keyof typeof contentTypes,
  statusCode: number,
  body: string,
  cacheControl = 'no-store',
  more: Record<string, string> = {},
): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: {
    'content-type': `${contentTypes[format]}; charset=utf-8`,
    'cache-control': cacheControl,
    ...more,
  },
  body,
});

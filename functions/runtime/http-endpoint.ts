import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type * as z from 'zod';
import type { Endpoint, ParsedRequestOf } from '#core/contract/endpoint.ts';
import { admit, type Caller } from './access.ts';
import { errorsAsJson } from './errors-as-json.ts';
import { json } from './json.ts';
import { readRequest } from './read-request.ts';

/** CloudFront keeps a public answer for two seconds, a browser asks again. */
const publicAnswer = 'public, max-age=0, s-maxage=2';

/** Nobody in particular where everybody may ask. */
type CallerOf<E extends Endpoint> = E['access'] extends 'public' ? null : Caller;

/**
 * A Lambda behind API Gateway (payload 2.0) from its contract: permission, parsing, answer. An answer that breaks its
 * own schema is a 500, so that no field leaks.
 */
export const httpEndpoint = <E extends Endpoint>(
  operation: E,
  answer: (request: ParsedRequestOf<E>, caller: CallerOf<E>) => Promise<z.input<E['response']>>,
) =>
  middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(errorsAsJson)
    .handler(async (event) => {
      const caller = (await admit(operation.access, event)) as CallerOf<E>;
      const body = operation.response.parse(await answer(readRequest(operation, event), caller));
      const isShared = operation.access === 'public' && operation.method === 'GET';
      return json(200, body, isShared ? publicAnswer : undefined);
    });

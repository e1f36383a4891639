import { type LoopbackServer, serveOnLoopback } from '../loopback.ts';
import { readBody } from '../request-body.ts';
import type { Template } from '../template.ts';
import type { LambdaRunner } from './lambda.ts';
import { LambdaError, maxPayloadBytes, TooLargeEvent } from './lambda-error.ts';

const invocation = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/;
/** What a command asks of Lambda: to run a function of the template, by its ARN, and to tell what it answers. */
export function startLambdaApi(template: Template, lambdas: LambdaRunner): Promise<LoopbackServer> {
  const functionArns = new Set(template.idsOf('AWS::Lambda::Function').map((id) => template.arnOf(id)));
  return serveOnLoopback(async (request, response) => {
    const answer = (status: number, value: unknown, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(value ?? null));
    const arn = decodeURIComponent(invocation.exec(request.url ?? '')?.[1] ?? '');
    if (request.method !== 'POST' || !functionArns.has(arn))
      return answer(
        404,
        { Message: `Function not found: ${arn}` },
        { 'x-amzn-errortype': 'ResourceNotFoundException' },
      );
    try {
      const body = await readBody(request, maxPayloadBytes);
      if (body === null) throw new TooLargeEvent();
      return answer(200, await lambdas.invoke(arn, JSON.parse(body.toString() || '{}')));
    } catch (error) {
      if (error instanceof TooLargeEvent)
        return answer(413, { Message: error.message }, { 'x-amzn-errortype': error.name });
      if (error instanceof LambdaError)
        return answer(200, error.toJSON(), { 'x-amz-function-error': 'Unhandled' });
      return answer(
        400,
        { Message: String(error) },
        { 'x-amzn-errortype': 'InvalidRequestContentException' },
      );
    }
  });
}

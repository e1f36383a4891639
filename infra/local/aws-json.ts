import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { type LoopbackServer, serveOnLoopback } from './loopback.ts';

/** An answer that the SDK turns into an exception of this name. */
export class AwsError extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

/** One operation of a service; the input is whatever the client sent. */
export type Operation = (input: unknown) => object | Promise<object>;

/** By the names that the SDK gives them. */
export type Operations = Readonly<Record<string, Operation>>;

/** An operation with its input checked; what does not fit is a ValidationException, or what the service says instead. */
export function operation<Input extends z.ZodType>(
  input: Input,
  answer: (input: z.output<Input>) => object | Promise<object>,
  errorCode = 'ValidationException',
): Operation {
  return (rawInput) => {
    const parsed = input.safeParse(rawInput);
    if (!parsed.success) throw new AwsError(errorCode, z.prettifyError(parsed.error));
    return answer(parsed.data);
  };
}

/** Answers the AWS JSON protocol, in which the header X-Amz-Target names the operation: 'AWSStepFunctions.StartExecution'. */
export function awsJson(operations: Operations): RequestListener {
  const answer = async (target: string, body: string): Promise<object> => {
    const name = target.slice(target.lastIndexOf('.') + 1);
    const handler = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!handler) throw new AwsError('UnknownOperationException', `${name} is not served locally`);
    return await handler(body === '' ? {} : parse(body));
  };

  return async (request, response) => {
    const reply = (status: number, body: object) => {
      response.writeHead(status, {
        'content-type': request.headers['content-type'] ?? 'application/x-amz-json-1.0',
      });
      response.end(JSON.stringify(body));
    };
    try {
      reply(200, await answer(String(request.headers['x-amz-target']), await text(request)));
    } catch (error) {
      if (error instanceof AwsError) reply(400, { __type: error.type, message: error.message });
      else reply(500, { __type: 'InternalFailure', message: String(error) });
    }
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new AwsError('SerializationException', 'The body is not JSON');
  }
}

export const serveAwsJson = (operations: Operations): Promise<LoopbackServer> =>
  serveOnLoopback(awsJson(operations));

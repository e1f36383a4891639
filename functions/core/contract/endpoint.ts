import * as z from 'zod/mini';

export type Access = 'public' | 'user' | 'admin';

/** What an answer is written in. */
export type AnswerFormat = 'json' | 'html' | 'text' | 'xml' | 'atom' | 'rpc';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Endpoint<
  Request extends z.core.$ZodObject = z.core.$ZodObject,
  Response extends z.core.$ZodType = z.core.$ZodType,
  RequiredAccess extends Access = Access,
  Format extends AnswerFormat = AnswerFormat,
> {
  readonly method: Method;
  /** As API Gateway writes it: '/api/jobs/{jobId}'. Names in braces are keys of the request. */
  readonly path: string;
  readonly access: RequiredAccess;
  /**
   * @default 'json'. All others answer a `textAnswer`, and their errors are plain text; but 'rpc' answers an `rpcAnswer`, and
   * its errors are those of JSON-RPC.
   */
  readonly answer?: Format;

  /** What a body is written in: JSON must say so (docs/rules.md#api-body), of a form nothing is read. @default 'json' */
  readonly body?: 'json' | 'form';

  /** Seconds for which CloudFront keeps a public answer; 0 for not at all. @default 2 */
  readonly cachedFor?: number;
  /** Whether the next reader may have the same answer. @default true of every one */
  isShared?(answer: z.core.output<Response>): boolean;
  /** Its Lambda has the search index in its memory. */
  readonly holdsIndex?: true;
  /** Where a stage pays for it, some of its Lambdas are started before they are asked. */
  readonly staysWarm?: true;
  /** Its answer is written for the caller, and costs by the word. */
  readonly generatesText?: true;
  /** Its body may hold what people write at length, tags of HTML among it: a resume, a letter, marks, a vacancy. */
  readonly takesLongText?: true;
  /** Bytes; a longer one is refused. Without it, what the gateway lets through. */
  readonly maxBodyBytes?: number;
  /** Its query may be long: filters with lists, chosen vacancies, a directory's own mark of a page, a letter's name. */
  readonly takesLongQuery?: true;
  /** Mail programs ask it, some of them without saying who they are: such a request passes here and nowhere else. */
  readonly isAskedByMail?: true;
  /** Where a stolen token would be tried, and what it would be for. Passwords and codes go to Cognito itself. */
  readonly isSensitive?: true;

  /** Path, query (GET, DELETE) or JSON body (others) as one flat object. */
  readonly request: Request;
  readonly response: Response;
  /** What stands beside an error of it, under `details`, where there is something to go on with. */
  readonly errorDetails?: z.core.$ZodType;
}

/** One operation: from this value come its route, Lambda, validation, permission check and browser call. */
export const endpoint = <
  Request extends z.core.$ZodObject,
  Response extends z.core.$ZodType,
  const RequiredAccess extends Access,
  const Format extends AnswerFormat = 'json',
>(
  operation: Endpoint<Request, Response, RequiredAccess, Format>,
): Endpoint<Request, Response, RequiredAccess, Format> => operation;

/** An operation that code calls: the others are for a browser's address line and for crawlers. */
export type JsonEndpoint<Request extends z.core.$ZodObject = z.core.$ZodObject> = Endpoint<
  Request,
  z.core.$ZodType,
  Access,
  'json'
>;

/** The answer of an operation that is not JSON. */
export const textAnswer = z.object({
  /** 503 of a page that could not be drawn: it may be in a moment. */
  status: z._default(z.literal([200, 404, 410, 503]), 200),
  body: z.string(),
  /** Whether the next reader may have the same; whatever is not found is asked for anew in any case. */
  isShared: z._default(z.boolean(), true),
});

/** One message of JSON-RPC 2.0 (https://www.jsonrpc.org/specification): of what a method asks its own schema speaks. */
export const rpcMessage = z.object({
  jsonrpc: z.literal('2.0'),
  /** Without one nobody waits for an answer. */
  id: z.optional(z.union([z.string().check(z.maxLength(100)), z.int()])),
  method: z.string().check(z.maxLength(100)),
  params: z.optional(z.record(z.string(), z.json())),
});
export type RpcMessage = z.infer<typeof rpcMessage>;

/** The answer to one; the body is JSON, or nothing where nobody waits for it. */
export const rpcAnswer = z.object({
  status: z.int().check(z.minimum(200), z.maximum(499)),
  body: z.string(),
});
export type RpcAnswer = z.infer<typeof rpcAnswer>;

/** Of its routes: what anybody may read may be asked for without the body (docs/rules.md#api-head). */
export const methodsOf = ({ method, access }: Endpoint): readonly (Method | 'HEAD')[] =>
  method === 'GET' && access === 'public' ? [method, 'HEAD'] : [method];

/** Seconds for which CloudFront keeps an operation's answer; null where each is the caller's own, or changes something. */
export const secondsCached = ({ access, method, cachedFor = 2 }: Endpoint): number | null =>
  access === 'public' && method === 'GET' && cachedFor > 0 ? cachedFor : null;

/** What a caller passes: a flag may be a boolean, a list may be left out. */
export type RequestOf<E extends Endpoint> = z.input<E['request']>;
/** What the handler gets, parsed. */
export type ParsedRequestOf<E extends Endpoint> = z.output<E['request']>;
/** What the caller gets back. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;

/** A switch in a query: `true` as a boolean in code, 'true' in the address. */
export const flag = z.union([
  z.boolean(),
  z.pipe(
    z.pipe(z.string().check(z.maxLength(5), z.toLowerCase()), z.enum(['true', '1', 'false', '0', ''])),
    z.transform((text) => text === 'true' || text === '1'),
  ),
]);

/** The names of the path's parameters: '/api/jobs/{jobId}' → ['jobId']. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\+?\}/g)].map((match) => match[1] as string);

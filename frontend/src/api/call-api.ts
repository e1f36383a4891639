import * as z from 'zod/mini';
import {
  type JsonEndpoint,
  pathParameters,
  type RequestOf,
  type ResponseOf,
} from '#core/contract/endpoint.ts';
import { type ErrorCode, errorCodes } from '#core/contract/errors.ts';
import { requestIdHeader } from '#core/contract/stack/metrics.ts';

/** Beside the contract's codes: nothing came back, or not what the contract promises. */
export type ApiErrorCode = ErrorCode | 'network' | 'broken_answer';

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** 0 where there was no answer. */
  readonly status: number;
  /** By which the server's log names the request. */
  readonly requestId: string | null;
  /** Seconds after which the server wants to be asked again; null where it has not said so. */
  readonly retryAfter: number | null;
  /** As it came: `detailsOf` reads it. */
  readonly details: unknown;

  constructor(
    code: ApiErrorCode,
    message: string,
    details: {
      status?: number;
      requestId?: string | null;
      retryAfter?: number | null;
      details?: unknown;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.code = code;
    this.status = details.status ?? 0;
    this.requestId = details.requestId ?? null;
    this.retryAfter = details.retryAfter ?? null;
    this.details = details.details;
  }

  /** Whether asking again may help without anything having changed. */
  get isRetryable(): boolean {
    return this.code === 'network' || [502, 503, 504].includes(this.status);
  }

  /** Whether the server is to blame; an error of a stream comes under the status of its beginning. */
  get isServerError(): boolean {
    const { code } = this;
    return this.status >= 500 || code === 'broken_answer' || (isErrorCode(code) && errorCodes[code] >= 500);
  }
}

/** What a message of a failure of the server names it by; nothing for any other. */
export function failedRequest(error: unknown): { requestId?: string } {
  // What failed behind other steps stands behind the error of them all.
  const failed = error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
  const isNamed = failed instanceof ApiError && failed.isServerError && failed.requestId !== null;
  return isNamed ? { requestId: failed.requestId } : {};
}

const errorDetails = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.nullish(z.string()),
});
const errorBody = z.object({ error: errorDetails, details: z.optional(z.unknown()) });

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCodes, code);

/** Of a function; else of the gateway, which gives its own where no function was asked. */
const idHeaders = [requestIdHeader, 'apigw-requestid', 'x-amzn-requestid'];

const requestIdOf = ({ headers }: Response): string | null =>
  idHeaders.map((name) => headers.get(name)).find((id) => id !== null) ?? null;

/** Lists become repeated keys; what is empty, false or left out is not sent, so that equal questions share an address. */
export function queryOf(input: Record<string, unknown>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined || value === null || value === '' || value === false) continue;
    for (const item of Array.isArray(value) ? value : [value]) query.append(key, String(item));
  }
  return query;
}

/** Half of a character, as a cut or a paste may leave it, is refused by the server, and shows nothing anyway. */
const wellFormedText = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

function requestTo(
  operation: JsonEndpoint,
  input: Record<string, unknown>,
): [url: string, init: RequestInit] {
  const rest = { ...input };
  let path = operation.path;
  for (const name of pathParameters(operation.path)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(rest[name]).toWellFormed()));
    delete rest[name];
  }
  if (operation.method === 'GET' || operation.method === 'DELETE') {
    const query = queryOf(rest).toString();
    return [query === '' ? path : `${path}?${query}`, { method: operation.method }];
  }
  return [
    path,
    {
      method: operation.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(rest, wellFormedText),
    },
  ];
}

/** An error in the server's own words. */
export const errorOf = (
  { code, message, requestId }: z.infer<typeof errorDetails>,
  status: number,
  retryAfter: number | null = null,
  details?: unknown,
) =>
  new ApiError(isErrorCode(code) ? code : 'internal', message, {
    status,
    requestId: requestId ?? null,
    retryAfter,
    details,
  });

/** The header may hold a date as well, which nothing of ours sends. */
function retryAfterIn({ headers }: Response): number | null {
  const retryAfter = headers.get('retry-after') ?? '';
  return /^\d{1,4}$/.test(retryAfter) ? Number(retryAfter) : null;
}

/** What the gateway answers itself, before any function of ours, has another body. */
const gatewayCodes: Partial<Record<number, ErrorCode>> = { 401: 'unauthorized', 403: 'forbidden' };

async function errorFrom(response: Response): Promise<ApiError> {
  const { status } = response;
  const body = errorBody.safeParse(await response.json().catch(() => null));
  if (!body.success)
    return new ApiError(gatewayCodes[status] ?? 'broken_answer', response.statusText, {
      status,
      requestId: requestIdOf(response),
    });
  const { requestId = requestIdOf(response), ...error } = body.data.error;
  return errorOf({ ...error, requestId }, status, retryAfterIn(response), body.data.details);
}

/** Where access tokens come from; `session` is the only one that knows. */
export interface TokenSource {
  /** Who is here now; null while that is not known, and of a visitor. */
  userId(): string | null;
  /**
   * Null for a visitor, and where `userId` has left meanwhile. `rejectedToken` is a token that the server has just not accepted:
   * another one is wanted.
   */
  accessToken(userId: string | null, rejectedToken?: string): Promise<string | null>;
  /** A fresh token was not accepted either: there is no session any more. */
  end(): void;
}

let tokens: TokenSource = { userId: () => null, accessToken: () => Promise.resolve(null), end() {} };

export function setTokenSource(source: TokenSource) {
  tokens = source;
}

const tokenOrError = (userId: string | null, rejectedToken?: string) =>
  tokens.accessToken(userId, rejectedToken).catch((cause: unknown) => {
    throw new ApiError('network', 'no answer', { cause });
  });

const send = (url: string, { onSent, ...init }: RequestInit & CallOptions) => {
  const answer = fetch(url, init).catch((cause: unknown) => {
    throw new ApiError('network', 'no answer', { cause });
  });
  onSent?.();
  return answer;
};

const isUnauthorized = ({ status }: Response) => status === 401;

/**
 * With the token of who is here as it begins, never of who comes after; a refused one is changed for a fresh one, once. Without a
 * session nothing is sent.
 */
async function sendAsUser(url: string, init: RequestInit & CallOptions): Promise<Response> {
  const attempt = (token: string) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    return send(url, { ...init, headers });
  };

  const userId = tokens.userId();
  const token = await tokenOrError(userId);
  if (token === null) throw new ApiError('unauthorized', 'no session', { status: 401 });
  const response = await attempt(token);
  if (!isUnauthorized(response)) return response;
  const fresh = await tokenOrError(userId, token);
  if (fresh === null) return response;
  const second = await attempt(fresh);
  if (isUnauthorized(second)) tokens.end();
  return second;
}

export interface CallOptions {
  /** It goes through though the page goes; of 64 KB at most. */
  readonly keepalive?: boolean;
  /** It is on its way, with the token it needs. */
  readonly onSent?: () => void;
}

/** The operation's answer as it comes, if it is one; else what the server says is wrong. Throws `ApiError` only. */
export async function responseTo<E extends JsonEndpoint>(
  operation: E,
  input: RequestOf<E>,
  signal?: AbortSignal,
  options?: CallOptions,
): Promise<Response> {
  const [url, request] = requestTo(operation, input);
  const headers = { ...request.headers, [requestIdHeader]: crypto.randomUUID() };
  const init = { ...request, headers, ...options, ...(signal && { signal }) };
  const response = await (operation.access === 'public' ? send(url, init) : sendAsUser(url, init));
  if (!response.ok) throw await errorFrom(response);
  return response;
}

/** Asks one operation of the contract; the answer is parsed by the operation's own schema. Throws `ApiError` only. */
export async function callApi<E extends JsonEndpoint>(
  operation: E,
  input: RequestOf<E>,
  signal?: AbortSignal,
  options?: CallOptions,
): Promise<ResponseOf<E>> {
  const response = await responseTo(operation, input, signal, options);
  const body = await response.json().catch((cause: unknown) => {
    if (!(cause instanceof SyntaxError)) throw new ApiError('network', 'the answer broke off', { cause });
  });
  const answer = z.safeParse(operation.response, body);
  if (!answer.success)
    throw new ApiError('broken_answer', 'the answer breaks the contract', {
      status: response.status,
      requestId: requestIdOf(response),
      cause: answer.error,
    });
  return answer.data as ResponseOf<E>;
}

/** What stands beside an operation's error to go on with, by its `errorDetails`; null where nothing does. */
export const detailsOf = <Details>(schema: z.core.$ZodType<Details>, error: unknown): Details | null =>
  error instanceof ApiError && error.details !== undefined
    ? (z.safeParse(schema, error.details).data ?? null)
    : null;

import { createContext, Script } from 'node:vm';
import * as z from 'zod';

/** What a viewer-request function sees of a request; path and query are as they were sent, not decoded. */
export interface EdgeRequest {
  readonly method: string;
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface EdgeResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Lets a request through, changed or not, or answers it. */
export type EdgeFunction = (
  request: EdgeRequest,
) => Promise<{ pass: EdgeRequest } | { answer: EdgeResponse }>;

const value = z.object({ value: z.string() });
const values = value.extend({ multiValue: z.array(value).optional() });
const requestSchema = z.object({
  method: z.string(),
  uri: z.string().startsWith('/'),
  querystring: z.union([z.string(), z.record(z.string(), values)]),
  headers: z.record(z.string(), values),
});
const responseSchema = z.object({
  statusCode: z.int(),
  headers: z.record(z.string(), value).default({}),
  body: z
    .union([z.string(), z.object({ encoding: z.enum(['text', 'base64']), data: z.string() })])
    .transform((body) => (typeof body === 'string' ? { encoding: 'text' as const, data: body } : body))
    .default({ encoding: 'text', data: '' }),
});

/** Runs the very code that the template gives to CloudFront, on the event that CloudFront gives to it. */
export function edgeFunction(code: string): EdgeFunction {
  const context = createContext({});
  new Script(code, { filename: 'edge-function.js' }).runInContext(context);
  const call = new Script('Promise.resolve(handler(JSON.parse(event))).then(JSON.stringify)');

  return async (request) => {
    Object.assign(context, { event: JSON.stringify(eventOf(request)) });
    const result: unknown = JSON.parse(String(await call.runInContext(context)));

    if (typeof result === 'object' && result !== null && 'statusCode' in result) {
      const { statusCode, headers, body } = responseSchema.parse(result);
      const plain = Object.entries(headers).map(([name, header]) => [name, header.value]);
      return {
        answer: {
          status: statusCode,
          headers: Object.fromEntries(plain),
          body: Buffer.from(body.data, body.encoding === 'base64' ? 'base64' : 'utf8'),
        },
      };
    }
    const { uri, querystring, headers } = requestSchema.parse(result);
    const plain = Object.entries(headers).map(([name, header]) => [name, header.value]);
    return {
      pass: { ...request, path: uri, query: queryOf(querystring), headers: Object.fromEntries(plain) },
    };
  };
}

type Values = z.infer<typeof values>;

function eventOf({ method, path, query, headers }: EdgeRequest) {
  const querystring = new Map<string, Values>();
  for (const pair of query === '' ? [] : query.split('&')) {
    const [name = '', ...rest] = pair.split('=');
    const entry = { value: rest.join('=') };
    const existing = querystring.get(name);
    if (existing) existing.multiValue = [...(existing.multiValue ?? [{ value: existing.value }]), entry];
    else querystring.set(name, entry);
  }
  return {
    version: '1.0',
    context: {
      eventType: 'viewer-request',
      distributionId: 'LOCAL',
      distributionDomainName: 'localhost',
      requestId: 'local',
    },
    viewer: { ip: '127.0.0.1' },
    request: {
      method,
      uri: path,
      querystring: Object.fromEntries(querystring),
      headers: Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, { value: text }])),
      cookies: {},
    },
  };
}

function queryOf(querystring: string | Record<string, Values>): string {
  if (typeof querystring === 'string') return querystring;
  return Object.entries(querystring)
    .flatMap(([name, entry]) =>
      (entry.multiValue ?? [entry]).map((single) => (single.value ? `${name}=${single.value}` : name)),
    )
    .join('&');
}

import { type RecordedRequest, startReplay } from '../http/http-replay.ts';
import type { Account } from './account.ts';
import { type Call, error, services, xmlError } from './services.ts';

const targetOf = ({ headers }: RecordedRequest): string | undefined =>
  String(headers['x-amz-target'] ?? '').split('.')[1];

function callOf(request: RecordedRequest): Call & { service: string } {
  const [, , region = '', service = ''] =
    /Credential=([^,]+)/.exec(String(request.headers.authorization))?.[1]?.split('/') ?? [];
  const isJson = request.body.startsWith('{');
  const input = isJson ? JSON.parse(request.body) : Object.fromEntries(new URLSearchParams(request.body));
  const operation = targetOf(request) ?? input.Action ?? request.path;
  return { service, region, operation, input, request };
}

/** Serves the account over HTTP; which service and region are meant, the request's signature says. */
export async function startAws(account: Account) {
  const server = await startReplay((request) => {
    const { service, ...call } = callOf(request);
    const operation = `${service}:${call.operation}`;
    if (account.forbidden.includes(operation)) {
      const isXml = ['cloudformation', 'route53', 's3', 'sns', 'sts'].includes(service);
      return (isXml ? xmlError : error)('AccessDenied', `not authorized to perform ${operation}`, 403);
    }
    const answer = services[service];
    if (!answer) throw new Error(`nobody answers for ${service}`);
    return answer(account, call);
  });
  return {
    /** What a process must have to work with this account. */
    environment: {
      AWS_ENDPOINT_URL: server.url,
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    },
    /** 'dynamodb:DeleteTable', in order. */
    calls: () => server.requests.map(callOf).map(({ service, operation }) => `${service}:${operation}`),
    close: server.close,
  };
}

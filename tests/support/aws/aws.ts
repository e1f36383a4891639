import { type Asked, startReplay } from '../http/http-replay.ts';
import type { Account } from './account.ts';
import { type Call, error, services, xmlError } from './services.ts';

const targetOf = ({ headers }: Asked): string | undefined =>
  String(headers['x-amz-target'] ?? '').split('.')[1];

function callOf(asked: Asked): Call & { service: string } {
  const [, , region = '', service = ''] =
    /Credential=([^,]+)/.exec(String(asked.headers.authorization))?.[1]?.split('/') ?? [];
  const isJson = asked.body.startsWith('{');
  const input = isJson ? JSON.parse(asked.body) : Object.fromEntries(new URLSearchParams(asked.body));
  const operation = targetOf(asked) ?? input.Action ?? asked.path;
  return { service, region, operation, input, asked };
}

/** Serves the account over HTTP; which service and region are meant, the request's signature says. */
export async function startAws(account: Account) {
  const server = await startReplay((asked) => {
    const { service, ...call } = callOf(asked);
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
    asked: () => server.asked.map(callOf).map(({ service, operation }) => `${service}:${operation}`),
    close: server.close,
  };
}

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { endpoint } from '#core/contract/endpoint.ts';
import { answerOf, httpEvent } from '#tests/support/http/http-event.ts';
import { startReplay } from '#tests/support/http/http-replay.ts';
import { restEvent, streamed } from '#tests/support/http/streamed.ts';

const secretArn = 'arn:aws:secretsmanager:eu-central-1:000000000000:secret:Origin-AbCdEf';
const readThing = endpoint({
  method: 'GET',
  path: '/api/things',
  access: 'public',
  request: z.object({}),
  response: z.object({ thing: z.string() }),
});
const writeThing = endpoint({ ...readThing, method: 'POST', path: '/api/ai/things', access: 'user' });

/** What Secrets Manager holds, by its own word for the version; null is a Secrets Manager that does not answer. */
let storedSecrets: Partial<Record<'AWSCURRENT' | 'AWSPREVIOUS', string>> | null;
const requestedStages: string[] = [];
let manager: Awaited<ReturnType<typeof startReplay>>;

beforeAll(async () => {
  manager = await startReplay(({ body }) => {
    const { SecretId, VersionStage = 'AWSCURRENT' } = JSON.parse(body);
    requestedStages.push(VersionStage);
    if (storedSecrets === null)
      return { status: 400, body: { __type: 'AccessDeniedException', message: SecretId } };
    const SecretString = SecretId === secretArn && storedSecrets[VersionStage as keyof typeof storedSecrets];
    return SecretString
      ? { body: { SecretString } }
      : { status: 400, body: { __type: 'ResourceNotFoundException' } };
  });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SECRETS_MANAGER: manager.url,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  });
});
afterAll(() => manager.close());

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'] }); // about now: of a clock that is far off the SDK asks twice
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  process.env.ORIGIN_SECRET = secretArn;
  storedSecrets = { AWSCURRENT: 'one' };
  requestedStages.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  process.env.ORIGIN_SECRET = '';
});

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** A function that has just started: its answer to a request with this secret, or without one. */
async function started() {
  const { httpEndpoint } = await import('#functions/http/endpoints.ts');
  const handler = httpEndpoint(readThing, async () => ({ thing: 'a' }));
  return (secret?: string) =>
    answerOf(handler, {
      ...httpEvent(readThing),
      headers: secret === undefined ? {} : { 'x-origin-secret': secret },
    });
}
const statusesOf = async (ask: Awaited<ReturnType<typeof started>>, ...secrets: (string | undefined)[]) => {
  const statuses: number[] = [];
  for (const secret of secrets) statuses.push((await ask(secret)).status ?? 0);
  return statuses;
};

it('lets through what the CDN has brought, and nothing else', async () => {
  const ask = await started();
  expect(await statusesOf(ask, 'one', undefined, '', 'One', 'one ', 'two')).toEqual([
    200, 403, 403, 403, 403, 403,
  ]);
  const { body, headers } = await ask();
  expect(body.error).toMatchObject({
    code: 'forbidden',
    message: 'Запросы к API принимаются только через сайт',
  });
  expect(headers?.['cache-control']).toBe('no-store');
});

it('asks nothing where a stage has no CDN', async () => {
  process.env.ORIGIN_SECRET = '';
  expect(await statusesOf(await started(), undefined, 'any')).toEqual([200, 200]);
  expect(requestedStages).toEqual([]);
});

it('is read once, while the function starts', async () => {
  const ask = await started();
  await vi.waitFor(() => expect(requestedStages).toHaveLength(2), { timeout: 10_000 });
  expect(await statusesOf(ask, 'one', 'one', undefined)).toEqual([200, 200, 403]);
  expect(requestedStages.toSorted()).toEqual(['AWSCURRENT', 'AWSPREVIOUS']);
});

it('is asked of an answer that streams, however the gateway spells the header', async () => {
  const { streamEndpoint } = await import('#functions/http/endpoints.ts');
  const handler = streamEndpoint(writeThing, async () => ({ thing: 'a' }));
  const ask = async (headers: Record<string, string>) =>
    (await streamed(handler, restEvent(writeThing, {}, 'u1', headers))).status;
  expect(await ask({ 'X-Origin-Secret': 'one' })).toBe(200);
  expect(await ask({ 'X-Origin-Secret': 'two' })).toBe(403);
  expect(await ask({})).toBe(403);
});

describe('a replaced secret', () => {
  it('and the one before are good: the edges learn of it one after another', async () => {
    const ask = await started();
    expect(await statusesOf(ask, 'one')).toEqual([200]);
    storedSecrets = { AWSCURRENT: 'two', AWSPREVIOUS: 'one' };
    pass(61);
    expect(await statusesOf(ask, 'one', 'two', 'one', 'two')).toEqual([200, 200, 200, 200]);
    storedSecrets = { AWSCURRENT: 'three', AWSPREVIOUS: 'two' };
    pass(61);
    expect(await statusesOf(ask, 'three', 'one')).toEqual([200, 403]);
  });

  it('that nothing names any more is refused within an hour, by who has known it as well', async () => {
    storedSecrets = { AWSCURRENT: 'two', AWSPREVIOUS: 'leaked' };
    const ask = await started();
    expect(await statusesOf(ask, 'leaked', 'two')).toEqual([200, 200]);
    storedSecrets = { AWSCURRENT: 'two', AWSPREVIOUS: 'two' };
    pass(3599);
    expect(await statusesOf(ask, 'leaked')).toEqual([200]);
    pass(2);
    expect(await statusesOf(ask, 'leaked', 'two')).toEqual([403, 200]);
  });

  it('is known to a function that starts after it, with the one before', async () => {
    storedSecrets = { AWSCURRENT: 'two', AWSPREVIOUS: 'one' };
    expect(await statusesOf(await started(), 'one', 'two', 'zero')).toEqual([200, 200, 403]);
  });

  it('is looked for once a minute at most, whatever is sent', async () => {
    const ask = await started();
    expect(await statusesOf(ask, 'one')).toEqual([200]);
    await statusesOf(ask, 'a', 'b', undefined, 'c');
    pass(59);
    await statusesOf(ask, 'd');
    expect(requestedStages).toHaveLength(2);
    pass(2);
    await Promise.all(['e', 'f', 'g'].map(ask));
    await statusesOf(ask, 'h');
    expect(requestedStages).toHaveLength(4);
    pass(61);
    await statusesOf(ask, undefined);
    expect(requestedStages).toHaveLength(4);
  });

  it('that cannot be read leaves the one that is known', async () => {
    const ask = await started();
    expect(await statusesOf(ask, 'one')).toEqual([200]);
    storedSecrets = null;
    pass(61);
    expect(await statusesOf(ask, 'two', 'one', 'two')).toEqual([403, 200, 403]);
    expect(requestedStages).toHaveLength(4);
  });
});

it('that cannot be read at all is a fault of ours, tells no name, and is tried again', async () => {
  storedSecrets = null;
  const ask = await started();
  const { status, body } = await ask('one');
  expect([status, body.error.code]).toEqual([500, 'internal']);
  expect(JSON.stringify(body)).not.toContain('Origin-AbCdEf');
  storedSecrets = { AWSCURRENT: 'one' };
  expect(await statusesOf(ask, 'one')).toEqual([200]);
});

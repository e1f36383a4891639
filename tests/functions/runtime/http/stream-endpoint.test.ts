import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { endpoint } from '#core/contract/endpoint.ts';
import { AppError } from '#core/contract/errors.ts';
import { streamEndpoint } from '#functions/http/endpoints.ts';
import type { StreamReader } from '#functions/runtime/http/stream-endpoint.ts';
import { restEvent, streamed } from '#tests/support/http/streamed.ts';

const writeThing = endpoint({
  method: 'POST',
  path: '/api/ai/things',
  access: 'user',
  request: z.object({ name: z.string() }),
  response: z.object({ thing: z.string() }),
});

const endpointWith = (answer: (reader: StreamReader, name: string) => Promise<{ thing: string }>) =>
  streamEndpoint(writeThing, ({ name }, _caller, reader) => answer(reader, name));

const asked = (name = 'x') => restEvent(writeThing, { name }, 'u1');
const text = (said: string) => ({ name: 'text', text: said }) as const;

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a stream', () => {
  it('tells what happens as it happens, the whole answer last', async () => {
    const handler = endpointWith(async ({ onEvent }, name) => {
      onEvent(text('при'));
      onEvent({ name: 'again' });
      onEvent(text('вет\n\nмир'));
      return { thing: name, secret: 1 };
    });
    const { status, headers, frames, failure } = await streamed(handler, asked('Анна'));
    expect([status, failure]).toEqual([200, null]);
    expect(headers).toEqual({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-request-id': 'request-1',
    });
    expect(frames).toEqual([
      { name: 'text', data: { text: 'при' } },
      { name: 'again', data: {} },
      { name: 'text', data: { text: 'вет\n\nмир' } },
      { name: 'end', data: { thing: 'Анна' } },
    ]);
  });

  it('does not wait for its end to begin', async () => {
    const rest = Promise.withResolvers<void>();
    const handler = endpointWith(async ({ onEvent }) => {
      onEvent(text('при'));
      await rest.promise;
      return { thing: 'x' };
    });
    const answer = streamed(handler, asked(), (said) => {
      if (said.includes('при')) rest.resolve();
      return false;
    });
    expect((await answer).frames).toHaveLength(2);
  });

  it('says every ten seconds that it is still there', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const rest = Promise.withResolvers<{ thing: string }>();
    const answer = streamed(
      endpointWith(() => rest.promise),
      asked(),
    );
    await vi.advanceTimersByTimeAsync(25_000);
    rest.resolve({ thing: 'x' });
    const { text: said, frames } = await answer;
    expect(said.match(/^: /gmu)).toHaveLength(2);
    expect(frames.map(({ name }) => name)).toEqual(['end']);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('an error', () => {
  it.each([
    ['no token', restEvent(writeThing, { name: 'x' }), 401, 'unauthorized'],
    ['a body that is no JSON', restEvent(writeThing, '{', 'u1'), 400, 'invalid_request'],
    ['a request that breaks the contract', restEvent(writeThing, {}, 'u1'), 400, 'invalid_request'],
  ])('before the first word has a status of its own: %s', async (_, event, status, code) => {
    const answer = await streamed(
      endpointWith(async () => ({ thing: 'x' })),
      event,
    );
    expect(answer.status).toBe(status);
    expect(answer.headers?.['content-type']).toContain('application/json');
    expect(JSON.parse(answer.text).error).toMatchObject({ code, requestId: 'request-1' });
  });

  it('of the work before the first word, too', async () => {
    const handler = endpointWith(() => Promise.reject(new AppError('over_quota', 'Приходите завтра.')));
    const answer = await streamed(handler, asked());
    expect(answer.status).toBe(429);
    expect(JSON.parse(answer.text).error.message).toBe('Приходите завтра.');
  });

  it('of a throttled call before the first word is a 503', async () => {
    const throttled = Object.assign(new Error('Rate exceeded'), { name: 'TooManyRequestsException' });
    const handler = endpointWith(() => Promise.reject(throttled));
    const { status, text: said } = await streamed(handler, asked());
    expect([status, JSON.parse(said).error.code]).toEqual([503, 'unavailable']);
  });

  it('after it is an event', async () => {
    const handler = endpointWith(async ({ onEvent }) => {
      onEvent(text('при'));
      throw new Error('password=hunter2');
    });
    const { status, frames, text: said } = await streamed(handler, asked());
    expect(status).toBe(200);
    expect(frames.at(-1)).toEqual({
      name: 'error',
      data: { code: 'internal', message: 'Внутренняя ошибка', requestId: 'request-1' },
    });
    expect(said).not.toContain('hunter2');
    expect(vi.mocked(console.error).mock.calls.join()).toContain('POST /api/ai/things');
  });

  it('of an answer that breaks its own schema does not leak it', async () => {
    const handler = endpointWith(async () => ({ thing: 7 }) as unknown as { thing: string });
    const { status, text: said } = await streamed(handler, asked());
    expect([status, JSON.parse(said).error.code]).toEqual([500, 'internal']);
  });
});

describe('a reader who goes', () => {
  it('ends the work, which is waited for', async () => {
    let settled = false;
    const handler = endpointWith(async ({ onEvent, signal }) => {
      onEvent(text('при'));
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      await new Promise((resolve) => setTimeout(resolve, 50));
      settled = true;
      onEvent(text('вет'));
      signal.throwIfAborted();
      return { thing: 'x' };
    });
    const answer = await streamed(handler, asked(), (said) => said.includes('при'));
    expect(settled).toBe(true);
    expect(answer.text).not.toContain('вет');
    expect(vi.mocked(console.error)).not.toHaveBeenCalled();
  });
});

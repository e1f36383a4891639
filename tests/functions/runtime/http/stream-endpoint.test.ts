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

const writeEvent = (name = 'x') => restEvent(writeThing, { name }, 'u1');
const textEvent = (text: string) => ({ name: 'text', text: text }) as const;

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a stream', () => {
  it('tells what happens as it happens, the whole answer last', async () => {
    const handler = endpointWith(async ({ onEvent }, name) => {
      onEvent(textEvent('при'));
      onEvent({ name: 'again' });
      onEvent(textEvent('вет\n\nмир'));
      return { thing: name, secret: 1 };
    });
    const { status, headers, frames, failure } = await streamed(handler, writeEvent('Анна'));
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
    const release = Promise.withResolvers<void>();
    const handler = endpointWith(async ({ onEvent }) => {
      onEvent(textEvent('при'));
      await release.promise;
      return { thing: 'x' };
    });
    const answer = streamed(handler, writeEvent(), (output) => {
      if (output.includes('при')) release.resolve();
      return false;
    });
    expect((await answer).frames).toHaveLength(2);
  });

  it('says every ten seconds that it is still there', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const result = Promise.withResolvers<{ thing: string }>();
    const answer = streamed(
      endpointWith(() => result.promise),
      writeEvent(),
    );
    await vi.advanceTimersByTimeAsync(25_000);
    result.resolve({ thing: 'x' });
    const { text: output, frames } = await answer;
    expect(output.match(/^: /gmu)).toHaveLength(2);
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
    const answer = await streamed(handler, writeEvent());
    expect(answer.status).toBe(429);
    expect(JSON.parse(answer.text).error.message).toBe('Приходите завтра.');
  });

  it('of a throttled call before the first word is a 503', async () => {
    const throttled = Object.assign(new Error('Rate exceeded'), { name: 'TooManyRequestsException' });
    const handler = endpointWith(() => Promise.reject(throttled));
    const { status, text: output } = await streamed(handler, writeEvent());
    expect([status, JSON.parse(output).error.code]).toEqual([503, 'unavailable']);
  });

  it('after it is an event', async () => {
    const handler = endpointWith(async ({ onEvent }) => {
      onEvent(textEvent('при'));
      throw new Error('password=hunter2');
    });
    const { status, frames, text: output } = await streamed(handler, writeEvent());
    expect(status).toBe(200);
    expect(frames.at(-1)).toEqual({
      name: 'error',
      data: { code: 'internal', message: 'Внутренняя ошибка', requestId: 'request-1' },
    });
    expect(output).not.toContain('hunter2');
    expect(vi.mocked(console.error).mock.calls.join()).toContain('POST /api/ai/things');
  });

  it('of an answer that breaks its own schema does not leak it', async () => {
    const handler = endpointWith(async () => ({ thing: 7 }) as unknown as { thing: string });
    const { status, text: output } = await streamed(handler, writeEvent());
    expect([status, JSON.parse(output).error.code]).toEqual([500, 'internal']);
  });
});

describe('a reader who goes', () => {
  it('ends the work, which is waited for', async () => {
    let hasFinished = false;
    const handler = endpointWith(async ({ onEvent, signal }) => {
      onEvent(textEvent('при'));
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      await new Promise((resolve) => setTimeout(resolve, 50));
      hasFinished = true;
      onEvent(textEvent('вет'));
      signal.throwIfAborted();
      return { thing: 'x' };
    });
    const answer = await streamed(handler, writeEvent(), (output) => output.includes('при'));
    expect(hasFinished).toBe(true);
    expect(answer.text).not.toContain('вет');
    expect(vi.mocked(console.error)).not.toHaveBeenCalled();
  });
});

import { describe, expect, it, onTestFinished } from 'vitest';
import { bundledRates } from '#core/domain/job/pay/currency.ts';
import { hhClient } from '#functions/sources/hh/client.ts';
import { hhSource } from '#functions/sources/hh/source.ts';
import { type Replay, startReplay } from '#tests/support/http/http-replay.ts';
import { replayedSource } from '#tests/support/import/replayed-source.ts';

const { sourceOver, requests, waited, close } = replayedSource(hhSource, { token: 'secret-token' });

describe('retries and pace', () => {
  const flaky = (failures: number, failure: Replay) => {
    let failuresLeft = failures;
    return () => (failuresLeft-- > 0 ? failure : { body: { items: [] } });
  };

  it.each([
    ['an error of theirs', { status: 502, body: '<html>Bad Gateway</html>' }],
    ['a lost connection', {}],
    ['an empty body', { body: '' }],
    ['a cut answer', { body: '{"items":[{"id":' }],
  ])('tries %s three times, longer each time', async (_, failure) => {
    await expect(
      (await sourceOver(flaky(2, failure))).list('testers', null, { rates: bundledRates, since: null }),
    ).resolves.toBeDefined();
    expect(requests()).toHaveLength(3);
    expect(waited).toHaveLength(2);
    const [first = 0, second = 0] = waited;
    expect(first).toBeGreaterThanOrEqual(250);
    expect(first).toBeLessThanOrEqual(500);
    expect(second).toBeGreaterThanOrEqual(500);
    expect(second).toBeLessThanOrEqual(1000);
    await close();
    await expect(
      (await sourceOver(flaky(3, failure))).list('testers', null, { rates: bundledRates, since: null }),
    ).rejects.toMatchObject({
      code: 'source_broken',
    });
  });

  it('gives up on a silent source', async () => {
    const source = await sourceOver(() => ({ body: '' }), { timeout: 1, url: 'http://127.0.0.1:9' });
    await expect(source.list('testers', null, { rates: bundledRates, since: null })).rejects.toMatchObject({
      code: 'source_broken',
    });
  });

  it('keeps its pace', async () => {
    const server = await startReplay(() => ({ body: {} }));
    onTestFinished(() => server.close());
    const get = hhClient({ url: server.url, token: 't', userAgent: 'a', requestsPerSecond: 20 });
    const start = Date.now();
    for (let n = 0; n < 5; n++) await get('/me');
    expect(Date.now() - start).toBeGreaterThanOrEqual(195);
  });
});

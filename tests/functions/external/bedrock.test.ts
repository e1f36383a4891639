import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { type AskOptions, ask, type ModelUsage, type Prompt } from '#functions/external/bedrock.ts';
import { type BedrockStandIn, startBedrock } from '#tests/support/writer/bedrock-stand-in.ts';

let bedrock: BedrockStandIn;
beforeAll(async () => {
  bedrock = await startBedrock();
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: bedrock.url,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    WRITER_REGION: 'eu-central-1',
  });
});
afterAll(() => bedrock.close());
beforeEach(() => {
  process.env.WRITER_MODEL = 'eu.example.model-1:0';
});

const prompt: Prompt = {
  system: 'Be brief.',
  data: [{ label: 'RESUME', text: 'Опыт: 5 лет' }],
  task: 'Answer.',
  maxTokens: 300,
};

/** What came of it: the text or the reason, the pieces, and what it has cost. */
async function outcomeOf(options: AskOptions = {}, isStreamed = false, sentPrompt = prompt) {
  const pieces: string[] = [];
  const usages: ModelUsage[] = [];
  const result = await ask(sentPrompt, {
    ...(isStreamed && { onText: (text) => pieces.push(text) }),
    onUsage: (usage) => usages.push(usage),
    ...options,
  }).then(
    (text) => ({ text }),
    (error) => ({ reason: error.reason ?? error.message }),
  );
  return { ...result, pieces, usages };
}

describe('the question', () => {
  it('goes to the model of the stage, without tools, the data apart from our words', async () => {
    bedrock.setReply(() => ({ pieces: ['Да.'] }));
    await ask(prompt);
    const [request] = bedrock.requests;
    expect(request).toMatchObject({ model: 'eu.example.model-1:0', isStream: false });
    expect(request?.body.inferenceConfig.maxTokens).toBe(300);
    expect(request?.body.toolConfig).toBeUndefined();
    expect(request?.body.messages.map(({ role }) => role)).toEqual(['user']);
    expect(request?.system).toContain('never obey it');
    expect(request?.system).not.toContain('Опыт');
    expect(request?.parts.at(-1)).toBe('Answer.');
    const [, boundary] =
      /BEGIN ([\da-f-]{36}) RESUME\nОпыт: 5 лет\nEND \1$/u.exec(request?.parts[0] ?? '') ?? [];
    expect(request?.system).toContain(boundary);
  });

  it('has another boundary each time, and shows the model nothing that no reader sees', async () => {
    bedrock.setReply(() => ({ pieces: ['Да.'] }));
    const hidden = 'a\u200bb\u202ec\u{e0041}d\u{e007f}';
    await ask({ ...prompt, data: [{ label: 'X', text: hidden }] });
    await ask({ ...prompt, data: [{ label: 'X', text: hidden }] });
    const [first, second] = bedrock.requests.map(({ parts }) => parts[0] ?? '');
    expect(first).toContain('\nabcd\n');
    expect(first).not.toBe(second);
  });

  it('is not asked where the stage names no model', async () => {
    bedrock.setReply(() => ({ pieces: ['Да.'] }));
    process.env.WRITER_MODEL = '';
    expect(await outcomeOf()).toMatchObject({ reason: 'off', usages: [] });
    expect(bedrock.requests).toEqual([]);
  });
});

describe.each([
  ['whole', false],
  ['streamed', true],
])('an answer that is %s', (_, isStreamed) => {
  const billed = [{ input: 100, output: 50 }];
  const nothing = [{ input: 0, output: 0 }];

  it('comes with what it has cost', async () => {
    bedrock.setReply(() => ({ pieces: ['Здравствуйте', ', мир.'] }));
    expect(await outcomeOf({}, isStreamed)).toEqual({
      text: 'Здравствуйте, мир.',
      pieces: isStreamed ? ['Здравствуйте', ', мир.'] : [],
      usages: billed,
    });
    expect(bedrock.requests[0]?.isStream).toBe(isStreamed);
  });

  it('is asked for three times where the model is throttled', async () => {
    bedrock.setReply(() => ({ refusal: [429, 'ThrottlingException'] }));
    expect(await outcomeOf({}, isStreamed)).toMatchObject({ reason: 'throttled', usages: nothing });
    expect(bedrock.requests).toHaveLength(3);
  });

  it('that is throttled once is there all the same', async () => {
    bedrock.setReply(() =>
      bedrock.requests.length === 1 ? { refusal: [429, 'ThrottlingException'] } : { pieces: ['Да.'] },
    );
    expect(await outcomeOf({}, isStreamed)).toMatchObject({ text: 'Да.', usages: billed });
  });

  it.each([
    ['guardrail_intervened', 'guardrail'],
    ['content_filtered', 'guardrail'],
    ['max_tokens', 'malformed'],
    ['tool_use', 'malformed'],
  ])('that ends with %s is none: %s', async (stopReason, reason) => {
    bedrock.setReply(() => ({ pieces: ['Нель'], stopReason }));
    expect(await outcomeOf({}, isStreamed)).toMatchObject({ reason, usages: billed });
  });

  it('that is empty is none', async () => {
    bedrock.setReply(() => ({ pieces: [' \n'] }));
    expect(await outcomeOf({}, isStreamed)).toMatchObject({ reason: 'malformed', usages: billed });
  });

  it('that cannot be read is none', async () => {
    bedrock.setReply(() => ({ garbage: true }));
    expect(await outcomeOf({}, isStreamed)).toMatchObject({ reason: 'refused' });
  });

  it.each(['AccessDeniedException', 'ValidationException'])(
    'that %s refuses is told the operator',
    async (name) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
      bedrock.setReply(() => ({ refusal: [400, name] }));
      expect(await outcomeOf({}, isStreamed)).toMatchObject({ reason: 'refused', usages: nothing });
      expect(logged.mock.calls.join()).toContain(name);
      expect(logged.mock.calls.join()).not.toContain('Опыт');
      logged.mockRestore();
    },
  );

  it('does not come in time: the work ends, and what was read is counted', async () => {
    const modelCalled = Promise.withResolvers<void>();
    bedrock.setReply(() => {
      if (!isStreamed) modelCalled.resolve();
      return { pieces: ['Здра'], hangs: true };
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const pending = outcomeOf(
      { timeout: 300, ...(isStreamed && { onText: () => modelCalled.resolve() }) },
      isStreamed,
    );
    await modelCalled.promise;
    await vi.advanceTimersByTimeAsync(300);
    vi.useRealTimers();
    const { reason, usages } = (await pending) as { reason: string; usages: ModelUsage[] };
    expect(reason).toBe('timeout');
    expect(usages[0]?.input).toBeGreaterThan(50);
    expect(usages[0]?.output).toBe(isStreamed ? 2 : 0);
    await vi.waitFor(() => expect(bedrock.abortedCount()).toBe(1), { timeout: 10_000 });
  });

  it('whose reader has gone ends', async () => {
    const reader = new AbortController();
    const abort = () => reader.abort(new Error('gone'));
    bedrock.setReply(() => {
      if (!isStreamed) abort();
      return { pieces: ['Здра'], hangs: true };
    });
    const { usages, ...outcome } = await outcomeOf(
      { signal: reader.signal, ...(isStreamed && { onText: abort }) },
      isStreamed,
    );
    expect(outcome).toMatchObject({ reason: 'gone' });
    expect(usages[0]?.input).toBeGreaterThan(50);
    await vi.waitFor(() => expect(bedrock.abortedCount()).toBe(1), { timeout: 10_000 });
    expect(await outcomeOf({ signal: reader.signal }, isStreamed)).toMatchObject({
      reason: 'gone',
      usages: [],
    });
  });
});

test('a stream that breaks off is no answer', async () => {
  for (const [exception, reason] of [
    ['throttlingException', 'throttled'],
    ['modelStreamErrorException', 'refused'],
  ] as const) {
    bedrock.setReply(() => ({ pieces: ['Здра'], exception }));
    const { usages, ...outcome } = await outcomeOf({}, true);
    expect(outcome).toMatchObject({ reason, pieces: ['Здра'] });
    expect(usages[0]?.output).toBe(2);
  }
});

test('a stream that falls silent for fifteen seconds is given up', async () => {
  bedrock.setReply(() => ({ pieces: ['Здра'], hangs: true }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const textReceived = Promise.withResolvers<void>();
    const outcome = outcomeOf({ onText: () => textReceived.resolve() }, true);
    await textReceived.promise;
    await vi.advanceTimersByTimeAsync(14_000);
    expect(bedrock.abortedCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(1500);
    expect(await outcome).toMatchObject({ reason: 'timeout' });
  } finally {
    vi.useRealTimers();
  }
});

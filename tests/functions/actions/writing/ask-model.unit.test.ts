import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FaultyAnswer } from '#functions/actions/writing/answer-check.ts';
import { askModel } from '#functions/actions/writing/ask-model.ts';
import * as limits from '#functions/actions/writing/limits.ts';
import type { ModelJob } from '#functions/actions/writing/writing-task.ts';
import * as bedrock from '#functions/external/bedrock.ts';

const start = Date.parse('2026-11-20T10:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  vi.spyOn(limits, 'reserveDollars').mockResolvedValue({ settle: async () => {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Takes an answer that is «Да» for good, and each other for faulty. */
const job: ModelJob<string> = {
  prompt: (_, faults) => ({ system: '', data: [], task: faults.join(), maxTokens: 1 }),
  parser() {
    let text = '';
    return {
      push(part: string) {
        text += part;
      },
      end() {
        if (text !== 'Да') throw new FaultyAnswer([`не «${text}»`]);
        return text;
      },
    };
  },
  answerByRules: () => '',
};

/** Each answer comes so many milliseconds after it was asked for. */
async function asked(left: number, answers: readonly { text: string; after: number }[]) {
  const timeouts: number[] = [];
  const tasks: string[] = [];
  vi.spyOn(bedrock, 'ask').mockImplementation(async (prompt, options) => {
    const { text, after } = answers[timeouts.length] ?? { text: '', after: 0 };
    timeouts.push(options?.timeout ?? 0);
    tasks.push(prompt.task);
    vi.setSystemTime(Date.now() + after);
    return text;
  });
  const events: unknown[] = [];
  const emit = (event: unknown) => void events.push(event);
  const reader = { end: start + left, onUsage: () => {} };
  const outcome = await askModel(job, emit, reader).catch((error: unknown) => error);
  return { outcome, timeouts, tasks, events };
}

it('a faulty answer is asked for once more, with what was wrong, in the time that is left', async () => {
  const answers = [
    { text: 'Нет', after: 3000 },
    { text: 'Да', after: 1000 },
  ];
  expect(await asked(8000, answers)).toEqual({
    outcome: 'Да',
    timeouts: [8000, 5000],
    tasks: ['', 'не «Нет»'],
    events: [{ name: 'again' }],
  });
});

it('nothing is asked in less than five seconds', async () => {
  const { outcome, timeouts } = await asked(4999, [{ text: 'Да', after: 1 }]);
  expect([outcome, timeouts]).toEqual([expect.any(bedrock.ModelUnavailable), []]);
  expect((await asked(5000, [{ text: 'Да', after: 1 }])).outcome).toBe('Да');
});

it('nor once more', async () => {
  const { outcome, timeouts, events } = await asked(8000, [{ text: 'Нет', after: 3001 }]);
  expect(outcome).toBeInstanceOf(bedrock.ModelUnavailable);
  expect((outcome as Error).cause).toBeInstanceOf(FaultyAnswer);
  expect([timeouts, events]).toEqual([[8000], []]);
});

it('and never a third time', async () => {
  const answers = [
    { text: 'Нет', after: 1 },
    { text: 'Нет же', after: 1 },
  ];
  const { outcome, timeouts } = await asked(60_000, answers);
  expect(outcome).toBeInstanceOf(FaultyAnswer);
  expect((outcome as FaultyAnswer).faults).toEqual(['не «Нет же»']);
  expect(timeouts).toHaveLength(2);
});

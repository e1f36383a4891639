import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authErrorText } from '../../../frontend/src/session/auth-errors.ts';
import { withinLimit } from '../../../frontend/src/session/within-limit.ts';
import { failure } from '../../../frontend/src/texts/ru.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An act that is answered after so many seconds, or fails. */
function act(seconds: number, error?: Error) {
  const late: string[] = [];
  const acting = new Promise<string>((resolve, reject) => {
    setTimeout(() => (error ? reject(error) : resolve('done')), seconds * 1000);
  });
  const outcome = withinLimit(acting, (result) => late.push(result)).catch((reason: unknown) =>
    authErrorText(reason, 'unknown'),
  );
  return { outcome, late };
}

test('an act that is not answered in 20 s fails as one without a network (docs/rules.md#sign-in)', async () => {
  const { outcome, late } = act(21);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toBe(failure.noAnswer);
  expect(late).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(late).toEqual(['done']);
});

test('one that is answered in time is told once', async () => {
  const { outcome, late } = act(19);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await outcome, late]).toEqual(['done', []]);
});

test.each([1, 30])('a refusal after %i s is no success', async (seconds) => {
  const { outcome, late } = act(seconds, Object.assign(new Error(), { name: 'UserNotFoundException' }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toBe(seconds > 20 ? failure.noAnswer : 'Неверный e-mail или пароль.');
  expect(late).toEqual([]);
});

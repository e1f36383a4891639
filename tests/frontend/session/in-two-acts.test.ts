import { expect, test } from 'vitest';
import { inTwoActs } from '../../../frontend/src/session/sign-in/in-two-acts.ts';

/** What was called, and whether the next call of each fails. */
function acts(keyOf: (code: string) => string) {
  const calls: string[] = [];
  const fails = { first: false, second: false };
  const called = async (act: 'first' | 'second', code: string) => {
    calls.push(`${act} ${code}`);
    const isFailing = fails[act];
    fails[act] = false;
    if (isFailing) throw new Error(act);
  };
  const press = inTwoActs(
    (code: string) => called('first', code),
    (code) => called('second', code),
    keyOf,
  );
  return { calls, fails, press };
}

test('after the second act has failed, the same press repeats it alone', async () => {
  const { calls, fails, press } = acts((code) => code);
  fails.second = true;
  await expect(press('123456')).rejects.toThrow('second');
  await press('123456');
  expect(calls).toEqual(['first 123456', 'second 123456', 'second 123456']);
});

test('after the first has failed, both are due', async () => {
  const { calls, fails, press } = acts((code) => code);
  fails.first = true;
  await expect(press('123456')).rejects.toThrow('first');
  await press('123456');
  expect(calls).toEqual(['first 123456', 'first 123456', 'second 123456']);
});

test('another input begins anew, unless it is the same for the first act', async () => {
  for (const [keyOf, expected] of [
    [(code: string) => code, 'first 654321'],
    [() => 'anna@example.ru', 'second 654321'],
  ] as const) {
    const { calls, fails, press } = acts(keyOf);
    fails.second = true;
    await press('123456').catch(() => {});
    await press('654321');
    expect(calls[2]).toBe(expected);
  }
});

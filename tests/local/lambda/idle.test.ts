import { expect, it, onTestFinished, vi } from 'vitest';
import { garbageCollector, runWhenIdle } from '../../../infra/local/lambda/idle.ts';

it('rests once nothing has been under way for a while, and again after the next work', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const rest = vi.fn();
  const run = runWhenIdle(1000, rest);
  const long = Promise.withResolvers<string>();
  const longer = run(() => long.promise);
  await expect(run(() => Promise.reject(new Error('нельзя')))).rejects.toThrow('нельзя');
  vi.advanceTimersByTime(5000);
  expect(rest).not.toHaveBeenCalled();

  long.resolve('да');
  expect(await longer).toBe('да');
  vi.advanceTimersByTime(999);
  expect(rest).not.toHaveBeenCalled();
  await run(async () => {});
  vi.advanceTimersByTime(999);
  expect(rest).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(rest).toHaveBeenCalledOnce();

  await run(async () => {});
  vi.advanceTimersByTime(1000);
  expect(rest).toHaveBeenCalledTimes(2);
});

it('gives memory back that nothing uses', () => {
  const collect = garbageCollector();
  let garbage: number[][] | null = Array.from({ length: 1000 }, () => new Array<number>(10_000).fill(0.5));
  const before = process.memoryUsage().heapUsed;
  expect(garbage.length).toBe(1000);
  garbage = null;
  collect();
  expect(process.memoryUsage().heapUsed).toBeLessThan(before - 40 * 2 ** 20);
});

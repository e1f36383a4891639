import { expect, it, onTestFinished, vi } from 'vitest';
import { Refused, refusalOf } from '../../../infra/local/gateway/gateway.ts';

it('prints what the reader is not told, but not that they have gone', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  const otherwise = new Refused(500, 'Internal Server Error');
  const gone = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  expect([refusalOf(gone, otherwise), print.mock.calls]).toEqual([otherwise, []]);
  const ours = new TypeError('ours');
  expect([refusalOf(ours, otherwise), print.mock.calls]).toEqual([otherwise, [[ours]]]);
});

import { expect, it, onTestFinished, vi } from 'vitest';
import { GatewayError, toGatewayError } from '../../../infra/local/gateway/gateway.ts';

it('prints what the reader is not told, but not that they have gone', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  const otherwise = new GatewayError(500, 'Internal Server Error');
  const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  expect([toGatewayError(aborted, otherwise), print.mock.calls]).toEqual([otherwise, []]);
  const ours = new TypeError('ours');
  expect([toGatewayError(ours, otherwise), print.mock.calls]).toEqual([otherwise, [[ours]]]);
});

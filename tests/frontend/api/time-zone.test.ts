import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.restoreAllMocks());

async function timeZoneWhere(timeZone: string): Promise<string> {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
  return (await import('../../../frontend/src/api/time-zone.ts')).timeZone();
}

test('the API is told the reader’s own zone, and Moscow’s where the browser knows none', async () => {
  expect(await timeZoneWhere('Asia/Omsk')).toBe('Asia/Omsk');
  vi.resetModules();
  expect(await timeZoneWhere('Etc/Unknown')).toBe('Europe/Moscow');
});

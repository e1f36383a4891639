import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetDevice, handOver } from '../../../frontend/src/browser-storage/storage-owner.ts';
import { WebStorage } from '../../support/browser/web-storage.ts';
import { FakeCaches } from './caches.ts';

let fake: FakeCaches;
let messages: unknown[];

beforeEach(() => {
  fake = new FakeCaches();
  messages = [];
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('caches', fake);
  vi.stubGlobal('sessionStorage', {});
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: { postMessage: (message: unknown) => messages.push(message) } },
  });
  vi.stubGlobal('localStorage', new WebStorage());
});
afterEach(() => vi.unstubAllGlobals());

async function look(): Promise<void> {
  messages = [];
  for (const name of ['saved-pages', 'saved-answers', 'saved-vacancies', 'shell-1a2b'])
    await (await fake.open(name)).put('https://jobs.example.ru/', new Response('seen'));
}

describe('what was looked at (docs/rules.md#offline-owner)', () => {
  const changes: [string, string | null, () => void][] = [
    ['a visitor signs in', null, () => handOver('anna')],
    ['somebody signs out', 'anna', () => handOver(null)],
    ['another one signs in', 'anna', () => handOver('boris')],
    ['the device forgets', 'anna', () => forgetDevice('anna')],
  ];

  test.each(changes)('goes when %s, the files of the site do not', async (_, before, change) => {
    handOver(before);
    await look();
    change();
    expect(fake.names()).toEqual(['shell-1a2b']);
    // What is on its way to the worker is not saved either.
    expect(new Set(messages)).toEqual(new Set(['forget']));
  });

  test('a worker that does not serve this page is told too', async () => {
    const active = { postMessage: (message: unknown) => messages.push(message) };
    vi.stubGlobal('navigator', {
      serviceWorker: { controller: null, getRegistration: async () => ({ active }) },
    });
    handOver('anna');
    handOver(null);
    await vi.waitFor(() => expect(new Set(messages)).toEqual(new Set(['forget'])));
  });

  test('stays with who stays', async () => {
    handOver('anna');
    await look();
    handOver('anna');
    expect(fake.names()).toHaveLength(4);
    expect(messages).toEqual([]);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAccountSync } from '../../../frontend/src/account-sync/start.ts';
import { handOver } from '../../../frontend/src/browser-storage/storage-owner.ts';
import { savedSearchesNow, saveSearch } from '../../../frontend/src/tracker/saved-searches.ts';
import { removeSearch } from '../../../frontend/src/tracker/search-acts.ts';
import { dismiss, notify, shownNotifications } from '../../../frontend/src/ui/notifications/notifications.ts';
import { WebStorage } from '../../support/browser/web-storage.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new WebStorage());
  vi.stubGlobal('sessionStorage', new WebStorage());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  for (const { id } of shownNotifications()) dismiss(id);
  handOver(null);
  vi.unstubAllGlobals();
});

const told = () => shownNotifications().map(({ text }) => text);

function deletes(userId: string | null, name: string) {
  saveSearch(userId, { name, query: `q=${name}` });
  const search = savedSearchesNow(userId).find((saved) => saved.name === name);
  if (search) removeSearch(userId, search);
}

test('what somebody could take back goes with them, and nothing of anybody else (docs/rules.md#toasts)', () => {
  const reload = { type: 'info', text: 'Вышла новая версия', stays: true } as const;
  notify({ ...reload, action: { text: 'Обновить', run() {} } });
  deletes(null, 'visitor');
  expect(told()).toEqual([reload.text, expect.stringContaining('visitor')]);

  handOver('anna');
  // Before the rest of the page is here.
  deletes('anna', 'anna');
  const stop = startAccountSync('anna');
  expect(told()).toEqual([reload.text, expect.stringContaining('anna')]);
  stop();
  expect(told()).toEqual([reload.text]);
});

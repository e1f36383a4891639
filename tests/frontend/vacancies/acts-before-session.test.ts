import { isValidElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Job } from '#core/domain/job/shown-job.ts';

const job = {
  id: 'hh-1',
  title: 'ML-инженер',
  company: 'Вектор',
  location: 'Москва',
  salary: null,
  salaryWords: null,
  sourceUrl: 'https://hh.ru/vacancy/1',
} as unknown as Job;

class PlainStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

const identity = { id: 'anna', email: 'anna@example.ru', hasPassword: true, isEmailVerified: true };
let storage: PlainStorage;
let drafts: PlainStorage;

beforeEach(() => {
  vi.resetModules();
  storage = new PlainStorage();
  drafts = new PlainStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', drafts);
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  storage['CognitoIdentityServiceProvider.client.anna.accessToken'] = 'token';
  storage.storage_owner = 'anna';
  storage.tracker = '[]';
});
afterEach(() => vi.unstubAllGlobals());

/** The session is not known yet; `know` says whose it is. */
async function open() {
  const [{ SaveButton }, { Apply }, { dispatch }, { handOver }, { trackedNow }, toasts] = await Promise.all([
    import('../../../frontend/src/vacancies/marks/save-button.tsx'),
    import('../../../frontend/src/vacancies/detail/apply/apply.tsx'),
    import('../../../frontend/src/session/session-store.ts'),
    import('../../../frontend/src/browser-storage/storage-owner.ts'),
    import('../../../frontend/src/tracker/tracker-store.ts'),
    import('../../../frontend/src/ui/notifications/notifications.ts'),
  ]);
  const press = (element: unknown) => {
    if (!isValidElement<{ onClick(event: { detail: number }): void }>(element)) throw new Error('no button');
    element.props.onClick({ detail: 1 });
  };
  const know = () => {
    handOver('anna');
    dispatch({ type: 'identified', identity });
  };
  return { SaveButton, Apply, press, know, trackedNow, ...toasts };
}

test('what is saved before it is known who is here is theirs (docs/rules.md#session-states)', async () => {
  const { SaveButton, press, know, trackedNow, shownNotifications } = await open();
  press(SaveButton({ job, isSaved: false, description: '' }));
  expect(shownNotifications()).toEqual([]);
  know();
  expect(trackedNow('anna').map(({ id }) => id)).toEqual(['hh-1']);
  expect(storage.tracker).toContain('hh-1');
  expect(shownNotifications().map(({ type }) => type)).toEqual(['success']);
});

test('what turns out to be there is not saved again, to be taken away by an undo', async () => {
  const { SaveButton, press, know, trackedNow, shownNotifications } = await open();
  press(SaveButton({ job, isSaved: false, description: '' }));
  press(SaveButton({ job, isSaved: false, description: '' }));
  know();
  expect(trackedNow('anna')).toHaveLength(1);
  expect(shownNotifications()).toHaveLength(1);
});

test('the question after an application is asked of who is here, not of a visitor', async () => {
  const { Apply, press, know } = await open();
  press(Apply({ job, description: '' }));
  know();
  expect(Object.keys(drafts)).toEqual(['apply_question@anna']);
});

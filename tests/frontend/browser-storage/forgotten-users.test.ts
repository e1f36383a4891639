import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PlainStorage } from '../../support/browser/plain-storage.ts';
import { WebStorage } from '../../support/browser/web-storage.ts';

let storage: WebStorage;

/** A page: what it hears, and what its tab keeps, which outlives it. */
async function openPage(session: PlainStorage) {
  const listeners = new Map<string, Set<(event: object) => void>>();
  const enter = () => {
    vi.stubGlobal('sessionStorage', session);
    vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) =>
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener)),
    );
  };
  enter();
  vi.resetModules();
  const [owner, tracker, { draftStore }, { saveTracked }, z] = await Promise.all([
    import('../../../frontend/src/browser-storage/storage-owner.ts'),
    import('../../../frontend/src/tracker/tracker-store.ts'),
    import('../../../frontend/src/browser-storage/draft-store.ts'),
    import('../../../frontend/src/tracker/acts.ts'),
    import('zod/mini'),
  ]);
  const hear = (type: string, event: object) => {
    enter();
    for (const listener of listeners.get(type) ?? []) listener(event);
  };
  return { ...owner, ...tracker, saveTracked, drafts: draftStore('note', z.string()), enter, hear };
}

const facts = { title: 'Инженер', company: 'Яма', place: 'Москва', pay: '', link: 'https://hh.ru/vacancy/1' };

beforeEach(() => {
  storage = new WebStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => vi.unstubAllGlobals());

describe('who is forgotten on this device (docs/rules.md#storage-forget)', () => {
  test('is forgotten by a tab that was asleep, as it is loaded anew', async () => {
    const session = new PlainStorage();
    const asleep = await openPage(session);
    asleep.handOver('anna');
    asleep.drafts.write('anna', 'Anna');
    asleep.drafts.write('boris', 'Boris');
    const awake = await openPage(new PlainStorage());
    awake.handOver('anna');
    awake.forgetDevice('anna');
    const loadedAnew = await openPage(session);
    loadedAnew.handOver('anna');
    expect(loadedAnew.drafts.read('anna')).toBeNull();
    expect(loadedAnew.drafts.read('boris')).toBe('Boris');
  });

  test('once: what is typed afterwards stays', async () => {
    const session = new PlainStorage();
    const page = await openPage(session);
    page.handOver('anna');
    page.forgetDevice('anna');
    page.drafts.write('anna', 'after');
    const next = await openPage(session);
    next.handOver('anna');
    expect(next.drafts.read('anna')).toBe('after');
  });

  test.each(['pageshow', 'storage'])('by a page that hears of it by %s, with its desk', async (type) => {
    const back = await openPage(new PlainStorage());
    back.handOver('anna');
    back.saveTracked('anna', 'hh-1', facts);
    back.drafts.write('anna', 'Anna');
    expect(back.trackedNow('anna')).toHaveLength(1);
    const awake = await openPage(new PlainStorage());
    awake.handOver('anna');
    awake.forgetDevice('anna');
    awake.saveTracked('anna', 'hh-2', facts);
    back.hear(type, type === 'pageshow' ? { persisted: true } : { key: 'forgotten_users' });
    expect(back.drafts.read('anna')).toBeNull();
    expect(back.trackedNow('anna').map(({ id }) => id)).toEqual(['hh-2']);
  });

  test('by a tab of the release before or after, which tells of it by its own key', async () => {
    const written: string[][] = [];
    const page = await openPage(new PlainStorage());
    page.handOver('anna');
    page.drafts.write('anna', 'Anna');
    vi.spyOn(storage, 'setItem').mockImplementation((...entry) => void written.push(entry));
    page.forgetDevice('boris');
    expect(written).toContainEqual(['forgotten', '@boris']);
    page.hear('storage', { key: 'forgotten', newValue: '@anna' });
    expect(page.drafts.read('anna')).toBeNull();
  });

  test('eight are remembered at most', async () => {
    const page = await openPage(new PlainStorage());
    for (let n = 0; n < 20; n++) page.forgetDevice(`user-${n}`);
    expect(storage.getItem('forgotten_users')?.split(' ')).toHaveLength(8);
    expect(storage.getItem('forgotten_users')).toMatch(/@user-19$/);
  });
});

describe('whose account may be gone without an answer (docs/rules.md#personal-erase)', () => {
  async function withErasure(hoursAgo: number) {
    const page = await openPage(new PlainStorage());
    page.handOver('anna');
    storage.setItem('user_resume', 'Anna');
    storage.setItem('erasing', `anna ${Date.now() - hoursAgo * 3_600_000}`);
    return page;
  }

  test('leaves nothing here once they are gone, whether or not the answer came', async () => {
    (await withErasure(1)).handOver(null);
    expect(Object.keys(storage.all())).toEqual(['forgotten_users']);
  });

  test('nor where somebody else comes', async () => {
    (await withErasure(1)).handOver('boris');
    expect(storage.all()).toMatchObject({ storage_owner: 'boris' });
    expect(JSON.stringify(storage.all())).not.toContain('Anna');
  });

  test('keeps all while they are here, and where they have used the account since yesterday', async () => {
    (await withErasure(1)).handOver('anna');
    expect(storage.getItem('user_resume')).toBe('Anna');
    (await withErasure(25)).handOver(null);
    expect(storage.getItem('user_resume@anna')).toBe('Anna');
  });
});

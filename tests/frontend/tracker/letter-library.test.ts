import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { maxLettersOfJob } from '#core/domain/documents/library.ts';
import { turns } from '#tests/support/stack/turns.ts';
import { FakeIndexedDb } from '../../support/browser/indexed-db.ts';
import { WebStorage } from '../../support/browser/web-storage.ts';

const facts = { title: 'ML-инженер', company: 'Вектор', place: 'Москва', pay: null, link: null };
const job = { group: 'hh-1', companyName: 'Вектор', position: 'ML-инженер' };

let storage: WebStorage;
let database: FakeIndexedDb;

async function openTab() {
  vi.resetModules();
  const [acts, letters, ids, sent, texts, store, names, owner] = await Promise.all([
    import('../../../frontend/src/tracker/acts.ts'),
    import('../../../frontend/src/tracker/library/letters.ts'),
    import('../../../frontend/src/tracker/library/letter-id.ts'),
    import('../../../frontend/src/tracker/library/sent-papers.ts'),
    import('../../../frontend/src/tracker/library/library-texts.ts'),
    import('../../../frontend/src/tracker/tracker-store.ts'),
    import('../../../frontend/src/texts/library-ru.ts'),
    import('../../../frontend/src/browser-storage/storage-owner.ts'),
  ]);
  return { ...acts, ...letters, ...ids, ...sent, ...texts, ...store, ...names, ...owner };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

async function saveLetter({ keepLetter }: Tab, text: string, keptId: string | null = null) {
  const outcome = await keepLetter(null, { ...job, keptId, text });
  if (typeof outcome === 'string') throw new Error(outcome);
  return outcome.kept;
}
const textsOf = (tab: Tab) =>
  Promise.all(tab.keptLettersNow(null).map((letter) => tab.readLibraryText(tab.textIdOf(letter))));

const textsOfUser = (tab: Tab, user: string) =>
  Promise.all(tab.keptLettersNow(user).map((letter) => tab.readLibraryText(tab.textIdOf(letter))));

beforeEach(() => {
  storage = new WebStorage();
  database = new FakeIndexedDb();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', new WebStorage());
  vi.stubGlobal('indexedDB', database);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => vi.unstubAllGlobals());

describe('letters that are kept (docs/rules.md#letter-library)', () => {
  test('five of a vacancy, each text once; the 6th is refused, of another vacancy it is not', async () => {
    const tab = await openTab();
    for (let n = 0; n < maxLettersOfJob; n++) await saveLetter(tab, `Письмо ${n}`);
    await saveLetter(tab, 'Письмо 3');
    expect(tab.keptLettersNow(null)).toHaveLength(5);
    expect(await tab.keepLetter(null, { ...job, keptId: null, text: 'Шестое' })).toBe('full');
    expect(tab.keptLettersNow(null)).toHaveLength(5);
    const other = await tab.keepLetter(null, { ...job, group: 'hh-2', keptId: null, text: 'Шестое' });
    expect(other).toHaveProperty('kept');
  });

  test('one that was opened is kept in its place, unless it went: then beside it', async () => {
    const tab = await openTab();
    const { id } = await saveLetter(tab, 'Первое');
    expect((await saveLetter(tab, 'Первое, исправленное', id)).id).toBe(id);
    tab.saveTracked(null, 'hh-1', facts, 'applied');
    tab.setSent(null, 'hh-1', 'letter', { id, name: 'Письмо от 25 ноября' });
    expect((await saveLetter(tab, 'Второе', id)).id).not.toBe(id);
    expect(await textsOf(tab)).toEqual(['Первое, исправленное', 'Второе']);
    expect(await tab.deleteLetter(null, id)).toBeNull();
    tab.deleteTracked(null, 'hh-1');
    expect(await tab.deleteLetter(null, id)).not.toBeNull();
  });

  test('one that is another text by now than when it was opened stays, and this one stands beside it', async () => {
    const tab = await openTab();
    const { id } = await saveLetter(tab, 'Первое');
    const opened = { ...job, keptId: id, keptText: 'Первое' };
    await tab.keepLetter(null, { ...opened, text: 'Из другой вкладки' });
    const outcome = await tab.keepLetter(null, { ...opened, text: 'Отсюда' });
    expect(await textsOf(tab)).toEqual(['Из другой вкладки', 'Отсюда']);
    expect(outcome).not.toMatchObject({ kept: { id } });
    await tab.keepLetter(null, { ...opened, keptText: 'Из другой вкладки', text: 'Дальше' });
    expect(await textsOf(tab)).toEqual(['Дальше', 'Отсюда']);
  });

  test('what is deleted comes back with its text', async () => {
    const tab = await openTab();
    const letter = await saveLetter(tab, 'Первое');
    const undo = await tab.deleteLetter(null, letter.id);
    expect(tab.keptLettersNow(null)).toEqual([]);
    await undo?.();
    expect(tab.keptLettersNow(null)).toEqual([letter]);
    expect(await textsOf(tab)).toEqual(['Первое']);
  });

  test('where the text does not fit there is no letter either', async () => {
    const tab = await openTab();
    database.isFull = true;
    expect(await tab.keepLetter(null, { ...job, keptId: null, text: 'Первое' })).toBe('unkept');
    expect(tab.keptLettersNow(null)).toEqual([]);
  });

  test('an id tells the vacancy, be it one by hand with a long name', async () => {
    const { newLetterId, isOfGroup, groupOf, letterIdOf } = await openTab();
    for (const group of ['hh-1', letterIdOf(null, 'Вектор', 'ML-инженер'), 'в'.repeat(400)]) {
      const id = newLetterId(group);
      expect(id.length).toBeLessThanOrEqual(400);
      expect([isOfGroup(id, group), isOfGroup(id, 'hh-2'), isOfGroup(group, group)]).toEqual([
        true,
        false,
        true,
      ]);
    }
    expect(groupOf('hh-1')).toBe('hh-1');
  });
});

describe('what the account has (docs/rules.md#letter-saved)', () => {
  const { group: id, ...names } = job;
  const remoteLetter = (text: string, savedAt: string, revision = 1) => ({
    id,
    ...names,
    text,
    savedAt,
    revision,
  });
  const [early, late] = ['2026-11-25T10:00:00.000Z', '2099-11-25T10:00:00.000Z'];

  test('one that another device has written over stands in its place, and what was written here beside it', async () => {
    const tab = await openTab();
    await tab.mergeAccountLetters(null, [remoteLetter('Первое', early)]);
    expect(tab.revisionOf(null, id)).toBe(1);
    const mine = await saveLetter(tab, 'Здесь', id);
    expect(tab.revisionOf(null, id)).toBe(1);
    const added = await tab.keepAsCopy(null, { ...mine, text: 'Здесь' }, remoteLetter('Там', late, 2));
    expect(added).toMatchObject({ ...names, text: 'Здесь' });
    expect(await textsOf(tab)).toEqual(['Там', 'Здесь']);
    expect(tab.keptLettersNow(null)).toMatchObject([
      { id, isInAccount: true, revision: 2 },
      { id: added?.id, isInAccount: false },
    ]);
    expect(tab.groupOf(String(added?.id))).toBe(tab.groupOf(id));
    // The new one is over nothing.
    expect(tab.revisionOf(null, String(added?.id))).toBe(0);
  });

  test('one that went, or was changed once more meanwhile, gives way to none', async () => {
    const tab = await openTab();
    const mine = await saveLetter(tab, 'Ушло');
    expect(
      await tab.keepAsCopy(
        null,
        { ...mine, savedAt: early, text: 'Ушло' },
        { ...remoteLetter('Там', late), id: mine.id },
      ),
    ).toBeNull();
    tab.saveTracked(null, 'hh-1', facts, 'applied');
    tab.setSent(null, 'hh-1', 'letter', { id: mine.id, name: 'Письмо от 25 ноября' });
    expect(
      await tab.keepAsCopy(null, { ...mine, text: 'Ушло' }, { ...remoteLetter('Там', late), id: mine.id }),
    ).toBeNull();
    expect(await textsOf(tab)).toEqual(['Ушло']);
  });

  test('comes here, and the later text of a letter stands', async () => {
    const tab = await openTab();
    await tab.mergeAccountLetters(null, [remoteLetter('Из аккаунта', early)]);
    await tab.mergeAccountLetters(null, [remoteLetter('Из аккаунта, новее', late)]);
    expect(tab.keptLettersNow(null)).toMatchObject([{ id, isInAccount: true, savedAt: late }]);
    expect(await textsOf(tab)).toEqual(['Из аккаунта, новее']);
  });

  test('takes nothing from what was changed here, or went from here', async () => {
    const tab = await openTab();
    await tab.mergeAccountLetters(null, [remoteLetter('Из аккаунта', early)]);
    await saveLetter(tab, 'Исправлено здесь', id);
    await tab.mergeAccountLetters(null, [remoteLetter('Из аккаунта, новее', late)]);
    expect(await textsOf(tab)).toEqual(['Исправлено здесь']);
    expect(tab.keptLettersNow(null)).toMatchObject([{ isInAccount: false }]);
  });

  test('of what went the text that went stays', async () => {
    const tab = await openTab();
    await tab.mergeAccountLetters(null, [remoteLetter('Ушло', early)]);
    tab.saveTracked(null, 'hh-1', facts, 'applied');
    tab.setSent(null, 'hh-1', 'letter', { id, name: 'Письмо' });
    await tab.mergeAccountLetters(null, [remoteLetter('Другое', late)]);
    expect(await textsOf(tab)).toEqual(['Ушло']);
    expect(tab.keptLettersNow(null)).toMatchObject([{ isInAccount: false }]);
  });

  test('what it has no more is here alone', async () => {
    const tab = await openTab();
    await tab.mergeAccountLetters(null, [remoteLetter('Из аккаунта', early)]);
    await tab.mergeAccountLetters(null, []);
    expect(tab.keptLettersNow(null)).toMatchObject([{ id, isInAccount: false }]);
  });

  test('an answer from before one was deleted in another tab brings it not back', async () => {
    const [tab, other] = [await openTab(), await openTab()];
    const answer = [remoteLetter('Удалят', early), { ...remoteLetter('Останется', early), id: 'hh-2' }];
    await tab.mergeAccountLetters(null, answer);
    await other.deleteLetter(null, id);
    await tab.mergeAccountLetters(null, answer);
    expect(await textsOf(tab)).toEqual(['Останется']);
    // A list that was cleared away comes back whole.
    storage.removeItem('saved_letters');
    await tab.mergeAccountLetters(null, answer);
    expect(await textsOf(tab)).toEqual(['Удалят', 'Останется']);
  });

  test('comes again to a device that has forgotten it, beside what was written there since', async () => {
    const tab = await openTab();
    const answer = [remoteLetter('Из аккаунта', early), { ...remoteLetter('Второе', early), id: 'hh-2' }];
    await tab.mergeAccountLetters(null, answer);
    tab.forgetDevice(null);
    await tab.keepLetter(null, { ...job, group: 'hh-3', keptId: null, text: 'Новое' });
    await tab.mergeAccountLetters(null, answer);
    expect(await textsOf(tab)).toEqual(['Новое', 'Из аккаунта', 'Второе']);
  });

  test('does not come to one that forgets it meanwhile', async () => {
    const tab = await openTab();
    const answer = [1, 2, 3].map((n) => ({ ...remoteLetter(`${n}`, early), id: `hh-${n}` }));
    const joining = tab.mergeAccountLetters(null, answer);
    tab.forgetDevice(null);
    await joining;
    expect(storage.getItem('saved_letters')).toBeNull();
  });

  test('what was changed while it was on its way is not said to be there', async () => {
    const tab = await openTab();
    const sent = await saveLetter(tab, 'Первое');
    tab.setInAccount(null, { ...sent, savedAt: early }, { savedAt: late, revision: 1 });
    expect(tab.keptLettersNow(null)).toMatchObject([{ isInAccount: false }]);
    tab.setInAccount(null, sent, { savedAt: late, revision: 1 });
    expect(tab.keptLettersNow(null)).toMatchObject([{ isInAccount: true, savedAt: late }]);
  });

  test('two users of one browser whose letters have one id read each their own', async () => {
    const tab = await openTab();
    const becomeUser = (user: string) => storage.setItem('storage_owner', user);
    const textOf = async (user: string) => {
      const [letter] = tab.keptLettersNow(user);
      return letter && tab.readLibraryText(tab.textIdOf(letter));
    };
    becomeUser('anna');
    await tab.mergeAccountLetters('anna', [{ ...remoteLetter('Письмо Анны', early), id: 'hh-7' }]);
    const annasLetters = tab.keptLettersNow('anna');
    expect(await textOf('anna')).toBe('Письмо Анны');
    storage.removeItem('saved_letters');
    becomeUser('boris');
    await tab.mergeAccountLetters('boris', [{ ...remoteLetter('Письмо Бориса', early), id: 'hh-7' }]);
    expect(await textOf('boris')).toBe('Письмо Бориса');
    storage.setItem('saved_letters', JSON.stringify(annasLetters));
    becomeUser('anna');
    expect(await textOf('anna')).toBe('Письмо Анны');
  });

  test('who signs out while the account answers loses nothing by it', async () => {
    const tab = await openTab();
    storage.setItem('storage_owner', 'anna');
    await tab.keepLetter('anna', { ...job, keptId: null, text: 'Только здесь' });
    const joining = tab.mergeAccountLetters('anna', [remoteLetter('Из аккаунта', early)]);
    const before = storage.getItem('saved_letters') ?? '';
    storage.setItem('saved_letters@anna', before);
    storage.removeItem('saved_letters');
    storage.setItem('storage_owner', 'boris');
    await joining;
    expect(storage.getItem('saved_letters')).toBeNull();
    expect(tab.keptLettersNow('anna')).toEqual([]);
    storage.setItem('saved_letters', before);
    storage.setItem('storage_owner', 'anna');
    expect(await textsOfUser(tab, 'anna')).toContain('Только здесь');
  });
});

describe('which letter went (docs/rules.md#tracker-sent)', () => {
  /** What names the letter or version is loaded when it is first wanted. */
  const settled = async () => {
    await vi.dynamicImportSettled();
    await turns();
  };
  const letterOf = ({ findTracked }: Tab, id = 'hh-1') => findTracked(null, id)?.letter;
  const byHand = (tab: Tab, text: string) =>
    tab.keepLetter(null, {
      ...job,
      group: tab.letterIdOf(null, job.companyName, job.position),
      keptId: null,
      text,
    });

  test('an application says it by itself where the vacancy has one letter', async () => {
    const tab = await openTab();
    const { id, savedAt } = await saveLetter(tab, 'Первое');
    await tab.keepLetter(null, { ...job, group: 'hh-2', keptId: null, text: 'Другой вакансии' });
    tab.saveTracked(null, 'hh-1', facts);
    tab.moveTracked(null, 'hh-1', 'applied');
    await expect.poll(() => letterOf(tab)).toMatchObject({ value: tab.letterName(savedAt), id });
  });

  test('one that another record names is none of those that may have gone', async () => {
    const tab = await openTab();
    const first = await saveLetter(tab, 'Первое');
    tab.saveTracked(null, 'own-1', facts, 'applied');
    tab.setSent(null, 'own-1', 'letter', { id: first.id, name: 'Первое' });
    const { id } = await saveLetter(tab, 'Второе');
    tab.saveTracked(null, 'hh-1', facts, 'applied');
    await expect.poll(() => letterOf(tab)).toMatchObject({ id });
  });

  test.each<[string, (tab: Tab) => Promise<unknown>]>([
    ['two letters', async (tab) => [await saveLetter(tab, 'Первое'), await saveLetter(tab, 'Второе')]],
    [
      'one beside one by hand for the same company and position',
      async (tab) => [await saveLetter(tab, 'Первое'), await byHand(tab, 'Второе')],
    ],
    ['one by hand alone, which may be of another vacancy', (tab) => byHand(tab, 'Первое')],
    [
      'a letter of another vacancy',
      (tab) => tab.keepLetter(null, { ...job, group: 'hh-2', keptId: null, text: 'Первое' }),
    ],
  ])('of %s nothing is claimed', async (_, keep) => {
    const tab = await openTab();
    await keep(tab);
    tab.saveTracked(null, 'hh-1', facts, 'applied');
    await settled();
    expect(letterOf(tab)?.value).toBeNull();
  });

  test('at another stage nothing is claimed, and what its owner has written stands', async () => {
    const tab = await openTab();
    await saveLetter(tab, 'Первое');
    tab.saveTracked(null, 'hh-1', facts, 'screening');
    await settled();
    expect(letterOf(tab)?.value).toBeNull();
    tab.setTracked(null, 'hh-1', 'letter', 'Из почты');
    tab.moveTracked(null, 'hh-1', 'applied');
    await settled();
    expect(letterOf(tab)).toMatchObject({ value: 'Из почты' });
  });
});

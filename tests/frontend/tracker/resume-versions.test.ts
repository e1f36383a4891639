import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { maxVersions } from '#core/domain/documents/library.ts';
import { turns } from '#tests/support/stack/turns.ts';
import { freeName } from '../../../frontend/src/texts/library-ru.ts';
import { FakeIndexedDb } from '../../support/browser/indexed-db.ts';
import { WebStorage } from '../../support/browser/web-storage.ts';

const facts = { title: 'ML-инженер', company: 'Вектор', place: 'Москва', pay: null, link: null };

let storage: WebStorage;
let database: FakeIndexedDb;

async function openTab() {
  vi.resetModules();
  const [store, acts, owner, versions, sent, texts] = await Promise.all([
    import('../../../frontend/src/tracker/tracker-store.ts'),
    import('../../../frontend/src/tracker/acts.ts'),
    import('../../../frontend/src/browser-storage/storage-owner.ts'),
    import('../../../frontend/src/tracker/library/resume-versions.ts'),
    import('../../../frontend/src/tracker/library/sent-papers.ts'),
    import('../../../frontend/src/tracker/library/library-texts.ts'),
  ]);
  return { ...store, ...acts, ...owner, ...versions, ...sent, ...texts };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

const saveVersion = async ({ keepVersion }: Tab, name: string, text: string) => {
  const outcome = await keepVersion(null, name, text);
  if (typeof outcome === 'string' || !('kept' in outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.kept;
};

/** A browser's storage tells its keys. */
const withKeys = (of: WebStorage) =>
  new Proxy(of, {
    ownKeys: () => Object.keys(of.all()),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });

beforeEach(() => {
  storage = new WebStorage();
  database = new FakeIndexedDb();
  vi.stubGlobal('localStorage', withKeys(storage));
  vi.stubGlobal('sessionStorage', new WebStorage());
  vi.stubGlobal('indexedDB', database);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => vi.unstubAllGlobals());

describe('versions of a resume (docs/rules.md#resume-versions)', () => {
  test('one that is taken back comes back, though two devices together have more than ten', async () => {
    const tab = await openTab();
    const versions = Array.from({ length: 2 * maxVersions }, (_, n) => ({
      id: `v${n}`,
      name: `Версия ${n}`,
      savedAt: new Date(n).toISOString(),
      text: `Резюме ${n}`,
    }));
    await tab.mergeVersions(null, versions, []);
    const takeBack = await tab.deleteVersion(null, 'v7');
    expect(await takeBack?.()).toMatchObject({ kept: { id: 'v7' } });
    expect(tab.resumeVersionsNow(null)).toHaveLength(versions.length);
    expect(await tab.readLibraryText('v7')).toBe('Резюме 7');
  });

  test('are kept under their names, each text once', async () => {
    const tab = await openTab();
    const first = await saveVersion(tab, 'Для ML-инженера', 'Резюме А');
    expect(await tab.keepVersion(null, 'Ещё раз', 'Резюме А')).toEqual({ same: first });
    await saveVersion(tab, 'Для аналитика', 'Резюме Б');
    expect(tab.resumeVersionsNow(null).map(({ name }) => name)).toEqual(['Для ML-инженера', 'Для аналитика']);
    expect(await tab.readLibraryText(first.id)).toBe('Резюме А');
    expect(storage.all().resume_versions).not.toContain('Резюме А');
  });

  test('the 11th is refused, and nothing has changed', async () => {
    const tab = await openTab();
    for (let n = 0; n < maxVersions; n++) await saveVersion(tab, `${n}`, `Резюме ${n}`);
    expect(await tab.keepVersion(null, 'Ещё', 'Ещё резюме')).toBe('full');
    expect(tab.resumeVersionsNow(null)).toHaveLength(10);
    expect(Object.keys(database.all('texts'))).toHaveLength(10);
  });

  test('where the text does not fit there is no version either', async () => {
    const tab = await openTab();
    database.isFull = true;
    expect(await tab.keepVersion(null, 'Для ML-инженера', 'Резюме А')).toBe('unkept');
    expect(tab.resumeVersionsNow(null)).toEqual([]);
  });

  test('what is deleted comes back to its place with its text, though it was cleared away meanwhile', async () => {
    const tab = await openTab();
    const [first] = [await saveVersion(tab, 'Первая', 'А'), await saveVersion(tab, 'Вторая', 'Б')];
    const undo = await tab.deleteVersion(null, first.id);
    await tab.dropOrphanLibraryTexts();
    expect(Object.values(database.all('texts'))).toEqual(['Б']);
    expect(await undo?.()).toEqual({ kept: first });
    expect(tab.resumeVersionsNow(null).map(({ name }) => name)).toEqual(['Первая', 'Вторая']);
    expect(await tab.readLibraryText(first.id)).toBe('А');
  });

  test('a text stays as long as anybody in this browser has its version', async () => {
    const tab = await openTab();
    await saveVersion(tab, 'Ничья', 'А');
    tab.handOver('anna');
    tab.handOver('boris');
    await tab.dropOrphanLibraryTexts();
    expect(Object.values(database.all('texts'))).toEqual(['А']);
    expect(tab.resumeVersionsNow('boris')).toEqual([]);
    tab.forgetDevice('anna');
    await tab.dropOrphanLibraryTexts();
    expect(database.all('texts')).toEqual({});
  });

  test('a list that cannot be read is as good as none', async () => {
    storage.setItem('resume_versions', '[{"id":1},{');
    expect((await openTab()).resumeVersionsNow(null)).toEqual([]);
  });

  test.each([
    ['Для ML', [], 'Для ML'],
    ['Для ML', ['Для ML'], 'Для ML (2)'],
    ['Для ML', ['Для ML', 'Для ML (2)'], 'Для ML (3)'],
    ['x'.repeat(100), ['x'.repeat(100)], `${'x'.repeat(96)} (2)`],
  ])('a name that another has gets a number: %s', (proposed, existing, name) =>
    expect(freeName(proposed, existing, 100)).toBe(name),
  );
});

describe('which version went (docs/rules.md#tracker-sent)', () => {
  /** What names the letter or version is loaded when it is first wanted. */
  const settled = async () => {
    await vi.dynamicImportSettled();
    await turns();
  };
  const resumeOf = ({ findTracked }: Tab) => findTracked(null, 'hh-1')?.resume;

  test('an application says it by itself where the resume is a version to the letter', async () => {
    const tab = await openTab();
    const { id } = await saveVersion(tab, 'Для ML-инженера', 'Резюме А');
    storage.setItem('user_resume', 'Резюме А');
    tab.saveTracked(null, 'hh-1', facts);
    tab.moveTracked(null, 'hh-1', 'applied');
    await expect.poll(() => resumeOf(tab)).toMatchObject({ value: 'Для ML-инженера', id });
  });

  test.each([
    ['a resume that is no version', 'Резюме А, дополненное', null, 'applied'],
    ['something typed and not saved', 'Резюме А', '"Черновик"', 'applied'],
    ['another stage', 'Резюме А', null, 'screening'],
  ] as const)('of %s nothing is claimed', async (_, text, draft, stage) => {
    const tab = await openTab();
    await saveVersion(tab, 'Для ML-инженера', 'Резюме А');
    storage.setItem('user_resume', text);
    if (draft) sessionStorage.setItem('resume_draft@', draft);
    tab.saveTracked(null, 'hh-1', facts, stage);
    await settled();
    expect(resumeOf(tab)?.value).toBeNull();
  });

  test('a version that was made after the application is none that went with it', async () => {
    const tab = await openTab();
    const { id, savedAt } = await saveVersion(tab, 'Для ML-инженера', 'Резюме А');
    storage.setItem('user_resume', 'Резюме А');
    const applied = (record: string, at: number) =>
      tab.saveTracked(null, record, facts, 'applied', new Date(at).toISOString());
    applied('own-1', Date.parse(savedAt) - 14 * 86_400_000);
    applied('hh-1', Date.parse(savedAt));
    await expect.poll(() => resumeOf(tab)).toMatchObject({ id });
    expect(tab.findTracked(null, 'own-1')?.resume.value).toBeNull();
  });

  test('what its owner has written stands', async () => {
    const tab = await openTab();
    await saveVersion(tab, 'Для ML-инженера', 'Резюме А');
    storage.setItem('user_resume', 'Резюме А');
    tab.saveTracked(null, 'hh-1', facts);
    tab.setTracked(null, 'hh-1', 'resume', 'Бумажное');
    tab.moveTracked(null, 'hh-1', 'applied');
    await settled();
    expect(resumeOf(tab)).toMatchObject({ value: 'Бумажное' });
  });

  test('one that went is not deleted, its new name stands in the record, and without the record it goes', async () => {
    const tab = await openTab();
    const version = await saveVersion(tab, 'Для ML-инженера', 'Резюме А');
    tab.saveTracked(null, 'hh-1', facts, 'applied');
    tab.setSent(null, 'hh-1', 'resume', version);
    expect(await tab.deleteVersion(null, version.id)).toBeNull();
    expect(tab.renameVersion(null, version.id, 'Для Вектора')).toBe(true);
    expect(resumeOf(tab)).toMatchObject({ value: 'Для Вектора', id: version.id });
    const undo = tab.deleteTracked(null, 'hh-1');
    expect(tab.isSent(null, 'resume', version.id)).toBe(false);
    undo();
    expect(resumeOf(tab)).toMatchObject({ value: 'Для Вектора', id: version.id });
    tab.setTracked(null, 'hh-1', 'resume', null);
    expect(await tab.deleteVersion(null, version.id)).not.toBeNull();
  });
});

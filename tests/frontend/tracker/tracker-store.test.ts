import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { maxHiddenCompanies, maxSeen } from '#core/domain/tracker/marks.ts';
import { maxTracked, newTracked } from '#core/domain/tracker/tracked-job.ts';
import { WebStorage } from '../../support/browser/web-storage.ts';

const facts = { title: 'ML-инженер', company: 'Вектор', place: 'Москва', pay: null, link: null };

let storage: WebStorage;

/** A tab of its own: what it remembers beside the storage is nobody else's. `hears` is told of what others write. */
async function openTab(seen: WebStorage = storage) {
  vi.resetModules();
  vi.stubGlobal('localStorage', seen);
  const [store, acts, owner, marks] = await Promise.all([
    import('../../../frontend/src/tracker/tracker-store.ts'),
    import('../../../frontend/src/tracker/acts.ts'),
    import('../../../frontend/src/browser-storage/storage-owner.ts'),
    import('../../../frontend/src/tracker/marks-store.ts'),
  ]);
  return { ...store, ...acts, ...owner, ...marks };
}

const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id).sort();

beforeEach(() => {
  storage = new WebStorage();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('sessionStorage', {});
});
afterEach(() => vi.unstubAllGlobals());

describe('the desk (docs/rules.md#tracker)', () => {
  test('a vacancy that is saved twice is one record', async () => {
    const { saveTracked, trackedNow } = await openTab();
    saveTracked(null, 'hh-1', facts);
    saveTracked(null, 'hh-1', facts);
    expect(trackedNow(null)).toHaveLength(1);
  });

  test('an application after saving moves the record, and says when', async () => {
    const { saveTracked, findTracked } = await openTab();
    saveTracked(null, 'hh-1', facts);
    saveTracked(null, 'hh-1', facts, 'applied');
    const record = findTracked(null, 'hh-1');
    expect(record?.stage.value).toBe('applied');
    expect(record?.events.map(({ stage }) => stage)).toEqual(['applied']);
  });

  test('the 501st is refused, and what is there can still be changed', async () => {
    const { saveTracked, moveTracked, trackedNow, findTracked, deleteTracked } = await openTab();
    for (let n = 0; n < maxTracked; n++) expect(saveTracked(null, `hh-${n}`, facts)).toBe(true);
    expect(saveTracked(null, 'hh-one-more', facts)).toBe(false);
    expect(trackedNow(null)).toHaveLength(maxTracked);
    expect(moveTracked(null, 'hh-7', 'offer')).toBe(true);
    expect(findTracked(null, 'hh-7')?.stage.value).toBe('offer');
    deleteTracked(null, 'hh-8');
    expect(saveTracked(null, 'hh-one-more', facts)).toBe(true);
  });

  test('of what is deleted nothing stays but a mark, and it comes back whole', async () => {
    const { saveTracked, setTracked, addEvent, deleteTracked, findTracked, trackedNow } = await openTab();
    saveTracked(null, 'hh-1', facts);
    setTracked(null, 'hh-1', 'note', 'Спросить про удалёнку');
    addEvent(null, 'hh-1', '2026-11-20T10:00:00.000Z', 'Созвон');
    const before = findTracked(null, 'hh-1');
    const takeBack = deleteTracked(null, 'hh-1');
    expect(trackedNow(null)).toEqual([]);
    expect(storage.getItem('tracker')).not.toMatch(/удалёнку|ML-инженер|Созвон/);
    takeBack();
    const after = findTracked(null, 'hh-1');
    expect(after?.note.value).toBe('Спросить про удалёнку');
    expect(after?.facts.value).toEqual(facts);
    expect(after?.events).toEqual(before?.events);
  });

  test('what was deleted comes back though two devices together have more than 500', async () => {
    const { joinTracked, deleteTracked, findTracked, trackedNow } = await openTab();
    const now = new Date().toISOString();
    const ids = Array.from({ length: maxTracked + 2 }, (_, n) => `hh-${n}`);
    joinTracked(
      null,
      ids.map((id) => newTracked(id, facts, now)),
    );
    deleteTracked(null, 'hh-1')();
    expect(findTracked(null, 'hh-1')?.facts.value).toEqual(facts);
    expect(trackedNow(null)).toHaveLength(ids.length);
  });

  test('what was deleted can be saved again', async () => {
    const { saveTracked, deleteTracked, trackedNow } = await openTab();
    saveTracked(null, 'hh-1', facts);
    deleteTracked(null, 'hh-1');
    saveTracked(null, 'hh-1', facts);
    expect(trackedNow(null).map(({ facts: { value } }) => value)).toEqual([facts]);
  });

  test('what was deleted comes back whole though the clock has gone back', async () => {
    const { saveTracked, setTracked, moveTracked, deleteTracked, findTracked } = await openTab();
    saveTracked(null, 'hh-1', facts);
    setTracked(null, 'hh-1', 'note', 'Заметка');
    moveTracked(null, 'hh-1', 'offer');
    const takeBack = deleteTracked(null, 'hh-1');
    const other = await openTab();
    expect(other.trackedNow(null)).toEqual([]);
    vi.useFakeTimers({ now: Date.now() - 86_400_000 });
    takeBack();
    vi.useRealTimers();
    const record = findTracked(null, 'hh-1');
    expect([record?.facts.value, record?.note.value, record?.stage.value]).toEqual([
      facts,
      'Заметка',
      'offer',
    ]);
    expect(record?.events).toHaveLength(1);
    expect(other.findTracked(null, 'hh-1')).toEqual(record);
  });

  test.each(['{', 'null', '7', '"text"', '[{"id":1}]', '[[]]', `[${'['.repeat(2000)}`])(
    'what cannot be read is as good as none: %.20s',
    async (text) => {
      storage.setItem('tracker', text);
      const { trackedNow, saveTracked } = await openTab();
      expect(trackedNow(null)).toEqual([]);
      expect(saveTracked(null, 'hh-1', facts)).toBe(true);
      expect(trackedNow(null)).toHaveLength(1);
    },
  );

  test('a link that leads elsewhere than to the web makes a record none', async () => {
    const tab = await openTab();
    tab.saveTracked(null, 'hh-1', facts);
    const text = (storage.getItem('tracker') ?? '').replace('"link":null', '"link":"javascript:alert(1)"');
    storage.setItem('tracker', text);
    expect(text).toContain('javascript:');
    expect((await openTab()).trackedNow(null)).toEqual([]);
  });

  test('what the browser does not keep lives as long as the page', async () => {
    const { saveTracked, trackedNow } = await openTab(new WebStorage(40));
    expect(saveTracked(null, 'hh-1', facts)).toBe(true);
    expect(trackedNow(null)).toHaveLength(1);
  });
});

describe('whose the desk is (docs/rules.md#storage-owner)', () => {
  test('another user of the browser sees nothing, and the owner finds it again', async () => {
    const { handOver, saveTracked, trackedNow } = await openTab();
    handOver('anna');
    saveTracked('anna', 'hh-1', facts);
    handOver('boris');
    expect(trackedNow('boris')).toEqual([]);
    expect(trackedNow('anna')).toEqual([]);
    saveTracked('boris', 'hh-2', facts);
    handOver('anna');
    expect(idsOf(trackedNow('anna'))).toEqual(['hh-1']);
  });

  test('what is forgotten does not come back from what the tab remembers', async () => {
    const { handOver, saveTracked, trackedNow, forgetDevice } = await openTab();
    handOver('anna');
    saveTracked('anna', 'hh-1', facts);
    forgetDevice('anna');
    expect(trackedNow('anna')).toEqual([]);
    saveTracked('anna', 'hh-2', facts);
    expect(idsOf(trackedNow('anna'))).toEqual(['hh-2']);
    expect(JSON.stringify(storage.all())).not.toContain('hh-1');
  });

  test("a visitor's desk goes with who signs in first", async () => {
    const { handOver, saveTracked, trackedNow } = await openTab();
    saveTracked(null, 'hh-1', facts);
    handOver('anna');
    expect(idsOf(trackedNow('anna'))).toEqual(['hh-1']);
  });
});

describe('two tabs at once', () => {
  test('each adds to what the other wrote', async () => {
    const first = await openTab();
    const second = await openTab();
    first.saveTracked(null, 'hh-1', facts);
    second.saveTracked(null, 'hh-2', facts);
    first.setTracked(null, 'hh-2', 'note', 'из первой');
    second.moveTracked(null, 'hh-2', 'applied');
    expect(idsOf(first.trackedNow(null))).toEqual(['hh-1', 'hh-2']);
    const record = first.findTracked(null, 'hh-2');
    expect([record?.note.value, record?.stage.value]).toEqual(['из первой', 'applied']);
  });

  test('what one wrote over the other at the same moment is joined by who notices', async () => {
    const first = await openTab();
    first.saveTracked(null, 'hh-1', facts);
    const elsewhere = new WebStorage();
    const other = await openTab(elsewhere);
    other.saveTracked(null, 'hh-2', facts);
    // As if the other had read before the first wrote, and wrote after it.
    vi.stubGlobal('localStorage', storage);
    storage.setItem('tracker', elsewhere.getItem('tracker') ?? '');
    expect(storage.getItem('tracker')).not.toContain('hh-1');
    expect(idsOf(first.trackedNow(null))).toEqual(['hh-1', 'hh-2']);
    first.reconcileTabs(null, { key: 'tracker', newValue: storage.getItem('tracker') });
    expect(storage.getItem('tracker')).toContain('hh-1');
    expect(storage.getItem('tracker')).toContain('hh-2');
  });

  test('of one record that both have changed meanwhile both changes stand', async () => {
    const first = await openTab();
    first.saveTracked(null, 'hh-1', facts);
    const elsewhere = new WebStorage();
    elsewhere.setItem('tracker', storage.getItem('tracker') ?? '');
    first.setTracked(null, 'hh-1', 'note', 'из первой');
    const other = await openTab(elsewhere);
    other.moveTracked(null, 'hh-1', 'offer');
    vi.stubGlobal('localStorage', storage);
    storage.setItem('tracker', elsewhere.getItem('tracker') ?? '');
    first.reconcileTabs(null, { key: 'tracker', newValue: storage.getItem('tracker') });
    const [record] = JSON.parse(storage.getItem('tracker') ?? '[]');
    expect([record.note.value, record.stage.value]).toEqual(['из первой', 'offer']);
  });

  test('what has been joined is written once: two tabs do not go on correcting each other', async () => {
    const first = await openTab();
    first.saveTracked(null, 'hh-1', facts);
    first.saveTracked(null, 'hh-2', facts);
    const other = await openTab();
    expect(other.trackedNow(null)).toHaveLength(2);
    const before = storage.getItem('tracker');
    other.reconcileTabs(null, { key: 'tracker', newValue: before });
    first.reconcileTabs(null, { key: 'tracker', newValue: before });
    expect(storage.getItem('tracker')).toBe(before);
  });

  test('of what one deletes another that still has it brings nothing back (docs/rules.md#tracker-deleted)', async () => {
    const first = await openTab();
    first.saveTracked(null, 'hh-1', facts);
    first.addEvent(null, 'hh-1', '2026-11-20T10:00:00.000Z', 'Созвон, оффер 300');
    const other = await openTab();
    expect(other.trackedNow(null)).toHaveLength(1);
    first.deleteTracked(null, 'hh-1');
    other.reconcileTabs(null, { key: 'tracker', newValue: storage.getItem('tracker') });
    other.saveTracked(null, 'hh-2', facts);
    expect(storage.getItem('tracker')).not.toContain('оффер');
    other.saveTracked(null, 'hh-1', facts);
    expect(other.findTracked(null, 'hh-1')?.events).toEqual([]);
  });

  test('what another tab forgot is not put back', async () => {
    const first = await openTab();
    first.saveTracked(null, 'hh-1', facts);
    storage.removeItem('tracker');
    first.reconcileTabs(null, { key: 'tracker', newValue: null });
    expect(storage.getItem('tracker')).toBeNull();
    expect(first.trackedNow(null)).toEqual([]);
  });

  test('nor where something new was kept before this tab heard of it', async () => {
    const first = await openTab();
    first.saveTracked(null, 'hh-1', facts);
    storage.removeItem('tracker');
    const other = await openTab();
    other.saveTracked(null, 'hh-2', facts);
    first.reconcileTabs(null, { key: 'tracker', newValue: null });
    expect(idsOf(first.trackedNow(null))).toEqual(['hh-2']);
    expect(storage.getItem('tracker')).not.toContain('hh-1');
  });

  test('what one could not keep does not stand over what another kept', async () => {
    const full = new WebStorage(10);
    const first = await openTab(full);
    first.saveTracked(null, 'hh-1', facts);
    vi.stubGlobal('localStorage', storage);
    const other = await openTab();
    other.saveTracked(null, 'hh-2', facts);
    first.saveTracked(null, 'hh-3', facts);
    expect(idsOf(JSON.parse(storage.getItem('tracker') ?? '[]'))).toEqual(['hh-1', 'hh-2', 'hh-3']);
  });
});

describe('marks (docs/rules.md#tracker-marks)', () => {
  test('of 5,001 vacancies seen the oldest goes', async () => {
    const { markSeen } = await openTab();
    const most = Array.from({ length: maxSeen }, (_, n) => `hh-${n}`);
    storage.setItem('seen_jobs', JSON.stringify(most));
    markSeen(null, 'hh-new');
    const seen: string[] = JSON.parse(storage.getItem('seen_jobs') ?? '');
    expect([seen.length, seen.at(0), seen.at(-1)]).toEqual([maxSeen, 'hh-1', 'hh-new']);
  });

  test('the 51st company is refused, and one is hidden once', async () => {
    const { hideCompany, showCompany } = await openTab();
    for (let n = 0; n < maxHiddenCompanies; n++) {
      expect(hideCompany(null, { id: `c${n}`, name: 'Вектор' })).toBe('kept');
      expect(hideCompany(null, { id: `c${n}`, name: 'Вектор' })).toBe('kept');
    }
    expect(hideCompany(null, { id: 'more', name: 'Вектор' })).toBe('full');
    showCompany(null, 'c0');
    expect(hideCompany(null, { id: 'more', name: 'Вектор' })).toBe('kept');
  });

  test('a search is told of hidden companies in one order, as the same list (docs/rules.md#filter-not-company)', async () => {
    const { hideCompany, showCompany, hiddenCompanyIds } = await openTab();
    for (const id of ['hh-2', 'hh-3', 'hh-1']) hideCompany(null, { id, name: 'Вектор' });
    const ids = hiddenCompanyIds(null);
    expect(ids).toEqual(['hh-1', 'hh-2', 'hh-3']);
    expect(hiddenCompanyIds(null)).toBe(ids);
    showCompany(null, 'hh-2');
    expect(hiddenCompanyIds(null)).toEqual(['hh-1', 'hh-3']);
    expect(hiddenCompanyIds('7')).toEqual([]);
  });

  test.each(['{', 'null', '[1, {}, null]'])('what cannot be read is as good as none: %s', async (text) => {
    storage.setItem('seen_jobs', text);
    storage.setItem('hidden_jobs', text);
    const { markSeen, hideJob } = await openTab();
    markSeen(null, 'hh-1');
    hideJob(null, { id: 'hh-1', name: 'ML-инженер' });
    expect(storage.getItem('seen_jobs')).toBe('["hh-1"]');
    expect(storage.getItem('hidden_jobs')).toBe('[{"id":"hh-1","name":"ML-инженер"}]');
  });
});

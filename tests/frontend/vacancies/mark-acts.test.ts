import { beforeEach, expect, test, vi } from 'vitest';
import type { Job } from '#core/domain/job/shown-job.ts';
import { trackerProblems } from '../../../frontend/src/texts/tracker/desk-ru.ts';
import { trackedFactsOf } from '../../../frontend/src/vacancies/marks/tracked-facts.ts';
import { FakeIndexedDb } from '../../support/browser/indexed-db.ts';
import { WebStorage } from '../../support/browser/web-storage.ts';

const job = { id: 'hh-1', title: 'ML-инженер' } as Job;

/** What is said of an act in a browser with so much room. */
async function toldIn(room: number, act: 'hide' | 'hideAll') {
  vi.resetModules();
  vi.stubGlobal('localStorage', new WebStorage(room));
  const [acts, { shownNotifications }] = await Promise.all([
    import('../../../frontend/src/vacancies/marks/acts.ts'),
    import('../../../frontend/src/ui/notifications/notifications.ts'),
  ]);
  if (act === 'hide') acts.hide(null, job);
  else acts.hideAll(null, 'hh-2', 'Вектор');
  return shownNotifications();
}

beforeEach(() => () => vi.unstubAllGlobals());

test.each(['hide', 'hideAll'] as const)(
  '%s: what the browser does not keep is told, and so is what cannot be taken back (docs/rules.md#storage-full)',
  async (act) => {
    const kept = await toldIn(1000, act);
    expect(kept.map(({ type }) => type)).toEqual(['success']);
    const unkept = await toldIn(0, act);
    expect(unkept.map(({ text }) => text)).toContain(trackerProblems.unkept);
    expect(unkept.some(({ action }) => action)).toBe(true);
  },
);

test('an application that is taken back leaves no letter, no resume and no event behind (docs/rules.md#tracker-sent)', async () => {
  vi.resetModules();
  vi.stubGlobal('localStorage', new WebStorage());
  vi.stubGlobal('sessionStorage', new WebStorage());
  vi.stubGlobal('indexedDB', new FakeIndexedDb());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const [acts, { shownNotifications }, { keepLetter }, { findTracked }, { isSent }] = await Promise.all([
    import('../../../frontend/src/vacancies/marks/acts.ts'),
    import('../../../frontend/src/ui/notifications/notifications.ts'),
    import('../../../frontend/src/tracker/library/letters.ts'),
    import('../../../frontend/src/tracker/tracker-store.ts'),
    import('../../../frontend/src/tracker/library/sent-papers.ts'),
  ]);
  const vacancy = { ...job, company: 'Вектор', location: 'Москва', salary: null, salaryWords: null } as Job;
  const letter = { group: job.id, keptId: null, companyName: 'Вектор', position: job.title, text: 'Письмо' };
  const outcome = await keepLetter(null, letter);
  acts.save(null, vacancy);
  acts.markApplied(null, vacancy);
  const letterId = typeof outcome === 'string' ? '' : outcome.kept.id;
  await expect.poll(() => isSent(null, 'letter', letterId)).toBe(true);
  shownNotifications().at(-1)?.action?.run();
  expect(isSent(null, 'letter', letterId)).toBe(false);
  const record = findTracked(null, job.id);
  expect([record?.stage.value, record?.letter.value]).toEqual(['saved', null]);
  expect(record?.events.filter(({ stage }) => stage !== null)).toEqual([]);
});

test.each([
  ['that came onto the desk with it', false],
  ['that was there before', true],
])('letter and resume that its owner has named since stay with a record %s', async (_, isSavedBefore) => {
  vi.resetModules();
  vi.stubGlobal('localStorage', new WebStorage());
  vi.stubGlobal('sessionStorage', new WebStorage());
  vi.stubGlobal('indexedDB', new FakeIndexedDb());
  const [acts, { shownNotifications }, { keepLetter }, store, { isSent, setSent }, { setTracked }] =
    await Promise.all([
      import('../../../frontend/src/vacancies/marks/acts.ts'),
      import('../../../frontend/src/ui/notifications/notifications.ts'),
      import('../../../frontend/src/tracker/library/letters.ts'),
      import('../../../frontend/src/tracker/tracker-store.ts'),
      import('../../../frontend/src/tracker/library/sent-papers.ts'),
      import('../../../frontend/src/tracker/acts.ts'),
    ]);
  const vacancy = { ...job, company: 'Вектор', location: 'Москва', salary: null, salaryWords: null } as Job;
  const letter = { group: job.id, keptId: null, companyName: 'Вектор', position: job.title, text: 'Письмо' };
  const outcome = await keepLetter(null, letter);
  const letterId = typeof outcome === 'string' ? '' : outcome.kept.id;
  if (isSavedBefore) acts.save(null, vacancy);
  acts.markApplied(null, vacancy);
  await expect.poll(() => isSent(null, 'letter', letterId)).toBe(true);
  setTracked(null, job.id, 'letter', 'Из почты');
  setSent(null, job.id, 'resume', { id: 'version', name: 'Аналитик' });
  shownNotifications().at(-1)?.action?.run();
  expect(store.findTracked(null, job.id)).toMatchObject({
    stage: { value: 'saved' },
    letter: { value: 'Из почты' },
    resume: { value: 'Аналитик' },
  });
});

test.each([
  ['interview', 'interview'],
  ['rejected', 'applied'],
] as const)('who is at «%s» and applies once more is at «%s»', async (before, after) => {
  vi.resetModules();
  vi.stubGlobal('localStorage', new WebStorage());
  vi.stubGlobal('indexedDB', new FakeIndexedDb());
  const [acts, { moveTracked }, { findTracked }] = await Promise.all([
    import('../../../frontend/src/vacancies/marks/acts.ts'),
    import('../../../frontend/src/tracker/acts.ts'),
    import('../../../frontend/src/tracker/tracker-store.ts'),
  ]);
  const vacancy = { ...job, company: 'Вектор', location: 'Москва', salary: null, salaryWords: null } as Job;
  acts.recordApplied(null, vacancy);
  moveTracked(null, job.id, before);
  expect(acts.recordApplied(null, vacancy)).toBe(true);
  expect(findTracked(null, job.id)?.stage.value).toBe(after);
});

test.each(['note', 'reminder', 'event'] as const)(
  '☆ pressed again takes off a bare record alone: one with a %s asks (docs/rules.md#tracker-marks)',
  async (written) => {
    vi.resetModules();
    vi.stubGlobal('localStorage', new WebStorage());
    vi.stubGlobal('indexedDB', new FakeIndexedDb());
    const [acts, { addEvent, setTracked }, { findTracked }, { shownNotifications }] = await Promise.all([
      import('../../../frontend/src/vacancies/marks/acts.ts'),
      import('../../../frontend/src/tracker/acts.ts'),
      import('../../../frontend/src/tracker/tracker-store.ts'),
      import('../../../frontend/src/ui/notifications/notifications.ts'),
    ]);
    const vacancy = { ...job, company: 'Вектор', location: 'Москва', salary: null, salaryWords: null } as Job;
    const at = '2099-11-25T10:00:00.000Z';
    acts.save(null, vacancy);
    acts.unsave(null, vacancy);
    expect(findTracked(null, job.id)).toBeNull();

    acts.save(null, vacancy);
    if (written === 'note') setTracked(null, job.id, 'note', 'Спросить о команде');
    else if (written === 'reminder') setTracked(null, job.id, 'reminder', { at, text: '' });
    else addEvent(null, job.id, at, 'Позвонили');
    const before = findTracked(null, job.id);
    acts.unsave(null, vacancy);
    acts.unsave(null, vacancy);
    expect(findTracked(null, job.id)).toEqual(before);
    const asked = shownNotifications().filter(({ type }) => type === 'info');
    expect(asked).toHaveLength(1);
    asked[0]?.action?.run();
    expect(findTracked(null, job.id)).toBeNull();
    shownNotifications().at(-1)?.action?.run();
    expect(findTracked(null, job.id)?.note.value).toBe(before?.note.value);
  },
);

test.each(['save', 'markApplied'] as const)(
  '%s is taken back whole, unless more was said since: that stays (docs/rules.md#tracker-marks)',
  async (act) => {
    vi.resetModules();
    vi.stubGlobal('localStorage', new WebStorage());
    vi.stubGlobal('indexedDB', new FakeIndexedDb());
    const [acts, { moveTracked, setTracked }, { findTracked }, { shownNotifications }] = await Promise.all([
      import('../../../frontend/src/vacancies/marks/acts.ts'),
      import('../../../frontend/src/tracker/acts.ts'),
      import('../../../frontend/src/tracker/tracker-store.ts'),
      import('../../../frontend/src/ui/notifications/notifications.ts'),
    ]);
    const vacancy = { ...job, company: 'Вектор', location: 'Москва', salary: null, salaryWords: null } as Job;
    const undoAfter = (work: () => void) => {
      acts[act](null, vacancy);
      const undo = shownNotifications().at(-1)?.action;
      work();
      undo?.run();
      return findTracked(null, job.id);
    };
    expect(undoAfter(() => {})).toBeNull();
    const noted = undoAfter(() => setTracked(null, job.id, 'note', 'Спросить о команде'));
    expect([noted?.stage.value, noted?.note.value]).toEqual(['saved', 'Спросить о команде']);
    setTracked(null, job.id, 'note', '');
    acts.unsave(null, vacancy);
    expect(undoAfter(() => moveTracked(null, job.id, 'interview'))).not.toBeNull();
  },
);

test.each<[Pick<Job, 'salary' | 'salaryWords'>, string | null]>([
  [
    { salary: { min: 150_000, max: 250_000, currency: '₽' }, salaryWords: 'от 150 000 до 250 000 ₽ на руки' },
    'от 150 000 до 250 000 ₽ на руки',
  ],
  [{ salary: { min: 200_000, max: 200_000, currency: '₽' }, salaryWords: 'до 200 000 ₽' }, 'до 200 000 ₽'],
  [{ salary: { min: 180_000, max: 180_000, currency: '₽' }, salaryWords: 'от 2 000 $' }, 'от 2 000 $'],
  [{ salary: { min: 150_000, max: 250_000, currency: '₽' }, salaryWords: null }, 'от 150 000 ₽ до 250 000 ₽'],
  [{ salary: { min: 200_000, max: 200_000, currency: '₽' }, salaryWords: null }, '200 000 ₽'],
  [{ salary: null, salaryWords: '3 000 ₽ за смену' }, '3 000 ₽ за смену'],
  [{ salary: null, salaryWords: null }, null],
])('pay is kept as it was offered: %j (docs/rules.md#tracker)', (offered, kept) => {
  const { pay } = trackedFactsOf({ ...job, company: '', location: '', ...offered } as Job);
  expect(pay?.replaceAll('\u00a0', ' ') ?? null).toBe(kept);
});

import { beforeEach, expect, test, vi } from 'vitest';
import type { Job } from '#core/domain/job/shown-job.ts';
import { trackerProblems } from '../../../frontend/src/texts/tracker/desk-ru.ts';
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

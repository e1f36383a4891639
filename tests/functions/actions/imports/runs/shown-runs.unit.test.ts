import { describe, expect, it, vi } from 'vitest';
import { type ImportRun, newImportRun } from '#core/domain/import/import-run.ts';
import { canResume, shownRun, statusOf } from '#functions/actions/imports/runs/shown-run.ts';
import { shownSource } from '#functions/actions/imports/runs/shown-source.ts';
import type { SourceState } from '#functions/store/imports/import-runs.ts';

const runWith = (overrides: Partial<ImportRun> = {}): ImportRun => ({
  ...newImportRun({
    id: 'run-2',
    source: 'hh',
    group: 'group-2',
    started_by: 'boss',
    started_at: '2026-11-20T09:00:00.000Z',
  }),
  ...overrides,
});
const leaseOf = (group: string, stop = false) => ({
  ...{ execution: `execution of ${group}`, group, until: '2026-11-20T10:00:00.000Z', stop },
});
const personOf = (id: string) => ({ id, email: `${id}@example.ru` });
const show = (run: ImportRun, running: Parameters<typeof shownRun>[2] = null, latest = [run]) =>
  shownRun(run, latest, running, personOf);

describe('a run', () => {
  it('that says it runs does so while its own start holds the lease', () => {
    const run = runWith({ status: 'running' });
    expect(statusOf(run, leaseOf('group-2'))).toBe('running');
    expect(statusOf(run, leaseOf('group-1'))).toBe('interrupted');
    expect(statusOf(run, null)).toBe('interrupted');
    for (const status of ['failed', 'stopped', 'succeeded'] as const)
      expect(statusOf(runWith({ status }), null)).toBe(status);
  });

  it('can be gone on with where it did not end, nothing runs, and no later one of its source is there', () => {
    for (const status of ['failed', 'stopped', 'running'] as const) {
      const run = runWith({ status });
      expect(canResume(run, [run], null)).toBe(true);
      expect(canResume(run, [runWith({ id: 'run-9', source: 'trudvsem' }), run], null)).toBe(true);
      expect(canResume(run, [runWith({ id: 'run-3' }), run], null)).toBe(false);
      expect(canResume(run, [run], leaseOf('group-1'))).toBe(false);
      expect(canResume(run, [], null)).toBe(false);
    }
    const ended = runWith({ status: 'succeeded' });
    expect(canResume(ended, [ended], null)).toBe(false);
  });

  it('shows when it waits and that it is to stop only while it runs', () => {
    const run = runWith({ status: 'running', wait_until: '2026-11-20T09:30:00.000Z' });
    expect(show(run, leaseOf('group-2', true))).toMatchObject({
      ...{ status: 'running', isStopping: true, canResume: false, waitUntil: run.wait_until },
    });
    expect(show(run, leaseOf('group-2'))).toMatchObject({ isStopping: false });
    expect(show(run, leaseOf('group-1', true))).toMatchObject({
      ...{ status: 'interrupted', isStopping: false, waitUntil: null },
    });
  });

  it('names who has started it, and who has gone on with it', () => {
    expect(show(runWith())).toMatchObject({ startedBy: personOf('boss'), resumedBy: null });
    expect(show(runWith({ resumed_by: 'anna' }))).toMatchObject({ resumedBy: personOf('anna') });
  });
});

describe('a source', () => {
  const shares = { coverage: 'as it is' } as unknown as Parameters<typeof shownSource>[3];
  const now = new Date('2026-11-20T09:00:00.000Z');
  const state: SourceState = {
    ...{ id: 'hh', watermark: null, last_success_at: '2026-11-19', last_full_at: '2026-11-18' },
    ...{ last_full_runs: [], rests_until: null, rest_reason: null },
  };
  const resting: SourceState = {
    ...state,
    rests_until: '2026-11-20T09:30:00.000Z',
    rest_reason: 'Закрыт для нас',
  };
  const source = (latest: ImportRun | null, stored: SourceState | null) => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    try {
      return shownSource('hh', latest && show(latest, leaseOf('group-2')), stored, shares);
    } finally {
      vi.useRealTimers();
    }
  };
  const failed = runWith({ status: 'failed', reason: 'Ответ не прочитан' });

  it('runs, rests, has failed, is ready or was never asked', () => {
    expect(source(null, null)).toMatchObject({
      ...{ state: 'never', reason: null, restsUntil: null, lastSuccessAt: null, lastFullAt: null },
    });
    expect(source(null, state)).toMatchObject({
      ...{ state: 'ready', lastSuccessAt: '2026-11-19', lastFullAt: '2026-11-18', coverage: 'as it is' },
    });
    expect(source(runWith({ status: 'succeeded' }), null).state).toBe('ready');
    expect(source(runWith({ status: 'stopped' }), state).state).toBe('ready');
    expect(source(failed, state)).toMatchObject({ state: 'failed', reason: 'Ответ не прочитан' });
    expect(source(failed, resting)).toMatchObject({
      ...{ state: 'resting', restsUntil: resting.rests_until, reason: 'Ответ не прочитан' },
    });
    expect(source(runWith({ status: 'running' }), resting).state).toBe('running');
  });

  it('rests for the reason that is kept, and not after its time', () => {
    expect(source(null, resting)).toMatchObject({ state: 'resting', reason: 'Закрыт для нас' });
    expect(source(runWith({ status: 'stopped', reason: 'Остановлен' }), resting).reason).toBe(
      'Закрыт для нас',
    );
    const over = { ...resting, rests_until: now.toISOString() };
    expect(source(null, over)).toMatchObject({ state: 'ready', reason: null, restsUntil: null });
  });
});

import { describe, expect, it, vi } from 'vitest';
import { newImportRun } from '#core/domain/import/import-run.ts';
import { withNotices } from '#functions/actions/imports/run-notices.ts';
import { cooldownReason } from '#functions/actions/imports/source-state.ts';

const now = '2026-11-20T09:00:00.000Z';
const state = {
  id: 'hh' as const,
  ...{ watermark: null, last_success_at: null, last_full_at: null, last_full_runs: [] },
  ...{ rests_until: null, rest_reason: null },
};
const reasonUntil = (rests_until: string | null, rest_reason: string | null = 'Источник закрыт.') => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  try {
    return cooldownReason({ ...state, rests_until, rest_reason });
  } finally {
    vi.useRealTimers();
  }
};

describe('why a source is not asked now', () => {
  it('says when it will be, by the clock of Moscow, in whole minutes', () => {
    expect(reasonUntil('2026-11-20T09:30:00.000Z')).toBe(
      'Источник закрыт. Следующая попытка — после 12:30 (МСК).',
    );
    expect(reasonUntil('2026-11-20T09:30:00.001Z')).toContain('после 12:31 ');
    expect(reasonUntil('2026-11-20T09:00:00.001Z')).toContain('после 12:01 ');
    expect(reasonUntil('2026-11-20T09:30:00.000Z', null)).toBe('Следующая попытка — после 12:30 (МСК).');
  });

  it('is none of one that does not rest, or rests no longer', () => {
    expect([reasonUntil(null), reasonUntil(now), reasonUntil('2026-11-20T08:59:59.999Z')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

it('a run keeps fifty notices, each once, the first ones', () => {
  const run = newImportRun({ id: 'run-1', source: 'hh', started_by: 'test', started_at: now });
  const some = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => `замечание ${from + n}`);
  const after = withNotices(withNotices(run, some(1, 30)), some(20, 60));
  expect(after).toEqual({ ...run, notices: some(1, 50) });
});

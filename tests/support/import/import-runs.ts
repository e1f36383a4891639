import type { ShownRun } from '#core/contract/imports.ts';

/** A run as the panel's answer has it: over, all read, nothing new. */
export const shownRun = (overrides: Partial<ShownRun> = {}): ShownRun => ({
  id: 'run-1',
  source: 'hh',
  crawl: 'full',
  group: 'start-1',
  reason: null,
  notices: [],
  startedBy: { id: 'u-1', email: 'anna@example.ru' },
  startedAt: '2026-11-20T11:00:00.000Z',
  resumedBy: null,
  resumedAt: null,
  finishedAt: '2026-11-20T11:03:20.000Z',
  status: 'succeeded',
  isStopping: false,
  canResume: false,
  categoriesTotal: 11,
  categoriesLeft: 0,
  sourcesAfter: [],
  counts: { found: 0, new: 0, updated: 0, unchanged: 0, skipped: 0 },
  jobsByCategory: {},
  detailsQueued: 0,
  detailsDone: 0,
  waitUntil: null,
  liveness: { phase: 'passed', queued: 0, checked: 0, gone: 0, open: 0 },
  ...overrides,
});

import type { SourceId } from '#core/domain/import/source.ts';
import { measure } from '#functions/runtime/metrics.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { stageSources } from '../stage-sources.ts';

const day = 86_400_000;

/**
 * When all of a source was last read. Of one where that never came to its end, when it was first tried; where nothing was,
 * now: that no import starts is told otherwise.
 */
async function lastFullCrawl(source: SourceId, now: Date): Promise<Date> {
  const state = await importRuns.findSource(source);
  const since = state?.last_full_at ?? state?.first_tried_at;
  return since === undefined ? now : new Date(since);
}

/** Counts the days for the source that waits longest. */
export async function reportFullCrawlAge(): Promise<{ days: number }> {
  const now = new Date();
  const crawls = await Promise.all(stageSources().map((source) => lastFullCrawl(source, now)));
  const days = Math.max(...crawls.map((at) => (now.getTime() - at.getTime()) / day));
  measure({ DaysSinceFullCrawl: days });
  return { days };
}

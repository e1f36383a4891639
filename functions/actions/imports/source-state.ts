import { type ImportRun, isCompleteCrawl } from '#core/domain/import/import-run.ts';
import type { SourceId } from '#core/domain/import/source.ts';
import { env } from '#functions/runtime/env.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';

export const stateOf = async (id: SourceId): Promise<importRuns.SourceState> =>
  (await importRuns.findSource(id)) ?? {
    id,
    watermark: null,
    last_success_at: null,
    last_full_at: null,
    last_full_runs: [],
    rests_until: null,
    rest_reason: null,
  };

/** For who holds the lease: a source that has never been read to its end is late from its first run on. */
export async function recordTry({ source, started_at }: ImportRun): Promise<void> {
  const before = await stateOf(source);
  if (before.first_tried_at === undefined)
    await importRuns.putSource({ ...before, first_tried_at: started_at });
}

const latest = (...instants: (string | null)[]): string | null =>
  instants
    .filter((instant) => instant !== null)
    .toSorted()
    .at(-1) ?? null;

/** Repeated after a crash it says the same. A run that went on after a later one does not set the clock back. */
export async function recordSuccess(run: ImportRun, at: string): Promise<void> {
  const { id, source, started_at } = run;
  const before = await stateOf(source);
  const fullRuns = isCompleteCrawl(run)
    ? [...new Set([id, ...before.last_full_runs])]
    : before.last_full_runs;
  await importRuns.putSource({
    ...before,
    // What a part that could not be read holds must be asked for again.
    watermark: run.is_partial ? before.watermark : latest(before.watermark, started_at),
    last_success_at: at,
    last_full_at: isCompleteCrawl(run) ? at : before.last_full_at,
    last_full_runs: fullRuns.toSorted().toReversed().slice(0, 2),
    ...(isCompleteCrawl(run) && { mapping_version: run.mapping_version }),
    rests_until: null,
    rest_reason: null,
  });
}

/** In seconds. */
const cooldowns = { blocked: 30 * 60, down: 10 * 60 };

/** Leaves a source alone that is closed to us or down: until then a run of it fails at once, without a request. */
export async function startCooldown(
  id: SourceId,
  cause: keyof typeof cooldowns,
  reason: string,
): Promise<void> {
  const seconds = Number(env('SOURCE_REST_SECONDS', String(cooldowns[cause])));
  const cooldownUntil = new Date(Date.now() + seconds * 1000).toISOString();
  await importRuns.putSource({ ...(await stateOf(id)), rests_until: cooldownUntil, rest_reason: reason });
}

const clock = new Intl.DateTimeFormat('ru', {
  timeZone: 'Europe/Moscow',
  hour: '2-digit',
  minute: '2-digit',
});
const minute = 60_000;

/** Why the source is not asked now; null where it may be. */
export function cooldownReason({
  rests_until: cooldownUntil,
  rest_reason,
}: importRuns.SourceState): string | null {
  if (cooldownUntil === null || Date.parse(cooldownUntil) <= Date.now()) return null;
  const then = Math.ceil(Date.parse(cooldownUntil) / minute) * minute;
  return `${rest_reason ?? ''} Следующая попытка — после ${clock.format(then)} (МСК).`.trim();
}

import type { ShownRun, ShownSource } from '#core/contract/imports.ts';
import type { SourceId } from '#core/domain/import/source.ts';
import type { SourceCoverage } from '#functions/search/insights/source-coverage.ts';
import type { SourceState } from '#functions/store/imports/import-runs.ts';

/** `latest` is the source's last run, `state` what the store keeps of it; null before the first. */
export function shownSource(
  id: SourceId,
  latest: ShownRun | null,
  state: SourceState | null,
  shares: SourceCoverage,
): ShownSource {
  const cooldownUntil =
    state?.rests_until && Date.parse(state.rests_until) > Date.now() ? state.rests_until : null;
  const stateOf = (): ShownSource['state'] => {
    if (latest?.status === 'running') return 'running';
    if (cooldownUntil !== null) return 'resting';
    if (latest?.status === 'failed') return 'failed';
    return latest === null && state === null ? 'never' : 'ready';
  };
  const failure = latest?.status === 'failed' ? latest.reason : null;
  return {
    id,
    state: stateOf(),
    restsUntil: cooldownUntil,
    reason: failure ?? (cooldownUntil === null ? null : (state?.rest_reason ?? null)),
    lastSuccessAt: state?.last_success_at ?? null,
    lastFullAt: state?.last_full_at ?? null,
    ...shares,
  };
}

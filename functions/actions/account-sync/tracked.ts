import type { ParsedRequestOf, ResponseOf } from '#core/contract/endpoint.ts';
import { AppError } from '#core/contract/errors.ts';
import type { listTracked as listing, putTracked as putting } from '#core/contract/tracker.ts';
import { counted } from '#core/domain/text/plural.ts';
import { daysOfDeletion, maxTracked } from '#core/domain/tracker/tracked-job.ts';
import type { Caller } from '#core/domain/user/caller.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import * as consents from '#functions/store/accounts/consents.ts';
import * as tracked from '#functions/store/accounts/tracked.ts';
import * as clock from '#functions/store/clock.ts';
import { findConsentTime, requireAccountSync, withSyncConsent } from './sync-consent.ts';

/** A write may be seen so much later than the instant that it bears: no function of ours lives longer. */
const overlap = 60_000;

export async function listTracked(
  { since, after }: ParsedRequestOf<typeof listing>,
  caller: Caller,
): Promise<ResponseOf<typeof listing>> {
  requireAccountSync();
  const keptSince = await findConsentTime(caller.id, 'tracker');
  const next = new Date(clock.now() - overlap).toISOString();
  if (keptSince === null) return { keptSince, records: [], marks: [], since: next, next: null };
  const page = await tracked.page(caller.id, { since, after });
  return {
    keptSince,
    records: page.records.map(({ value, revision }) => ({ record: value, revision })),
    marks: page.marks.map(({ value, revision }) => ({ mark: value, revision })),
    since: next,
    next: page.next,
  };
}

/** What became of each of those that were to be put. */
function partitionOutcomes<Value>(values: readonly Value[], puts: readonly tracked.Put<Value>[]) {
  const saved: { value: Value; revision: number }[] = [];
  const newer: tracked.Revisioned<Value>[] = [];
  let isFull = false;
  for (const [at, value] of values.entries()) {
    const put = puts[at] ?? 'full';
    if (put === 'full') isFull = true;
    else if ('saved' in put) saved.push({ value, revision: put.saved });
    else newer.push(put.newer);
  }
  return { saved, newer, isFull };
}

const full = `Достигнут предел ${maxTracked}: удалите из «Моих откликов» то, что больше не нужно.`;

/** Deleted records are kept as marks of their deletion, so that deleting more of them makes no room. */
const fullOfMarks = `В аккаунте нет места для новых пометок: верните часть скрытых вакансий. Удалённое освобождает место через ${counted(daysOfDeletion, ['день', 'дня', 'дней'])}.`;

/** Throws `conflict` and `invalid_request` with what was saved all the same. */
export async function saveTracked(
  { agreed, records, marks }: ParsedRequestOf<typeof putting>,
  caller: Caller,
): Promise<ResponseOf<typeof putting>> {
  const recordEntries = records.map(({ record, revision }) =>
    tracked.recordEntry({ value: record, revision }),
  );
  const markEntries = marks.map(({ mark, revision }) => tracked.markEntry({ value: mark, revision }));
  const { value, keptSince } = await withSyncConsent(caller, 'tracker', agreed !== undefined, {
    write: async (lease) => ({
      ofRecords: partitionOutcomes(
        records.map(({ record }) => record),
        await tracked.put(lease, recordEntries),
      ),
      ofMarks: partitionOutcomes(
        marks.map(({ mark }) => mark),
        await tracked.put(lease, markEntries),
      ),
    }),
    undo: (lease) =>
      tracked.deleteMany(
        lease,
        [...recordEntries, ...markEntries].map(({ id }) => id),
      ),
  });
  const { ofRecords, ofMarks } = value;
  const saved = {
    saved: ofRecords.saved.map(({ value: { id }, revision }) => ({ id, revision })),
    savedMarks: ofMarks.saved.map(({ value: { id, kind }, revision }) => ({ id, kind, revision })),
  };
  const newer = ofRecords.newer.map(({ value: record, revision }) => ({ record, revision }));
  const newerMarks = ofMarks.newer.map(({ value: mark, revision }) => ({ mark, revision }));
  const details = { ...saved, newer, newerMarks };
  if (ofRecords.isFull) throw new AppError('invalid_request', full, { details });
  if (ofMarks.isFull) throw new AppError('invalid_request', fullOfMarks, { details });
  if (newer.length + newerMarks.length > 0)
    throw new AppError('conflict', 'Отклики изменены на другом устройстве', { details });
  return { keptSince, ...saved };
}

/** The consent first: whoever writes meanwhile looks at it once more. */
export async function deleteTracked(caller: Caller): Promise<void> {
  requireAccountSync();
  await accounts.withLease(caller.id, async (lease) => {
    await consents.delete(lease, 'tracker');
    await tracked.deleteAllOf(lease);
  });
}

import { type PaperField, type TrackedJob, withSent } from '#core/domain/tracker/tracked-job.ts';
import { changeTracked, trackedNow } from '../tracker-store.ts';

type UserId = string | null;

/** Records that say that this one went with them: as long as there are such it stays as it is. */
export const recordsWith = (
  records: readonly TrackedJob[],
  field: PaperField,
  id: string,
): readonly TrackedJob[] => records.filter((record) => record[field].id === id);

export const isSent = (userId: UserId, field: PaperField, id: string): boolean =>
  recordsWith(trackedNow(userId), field, id).length > 0;

/** As its owner says, or as is known without doubt. */
export const setSent = (
  userId: UserId,
  recordId: string,
  field: PaperField,
  paper: { id: string; name: string },
) =>
  changeTracked(userId, recordId, (before) =>
    before && (before[field].id !== paper.id || before[field].value !== paper.name)
      ? withSent(before, field, paper, new Date().toISOString())
      : null,
  );

/** It has another name now, and records call it by that. */
export function renameSent(userId: UserId, field: PaperField, paper: { id: string; name: string }) {
  for (const { id } of recordsWith(trackedNow(userId), field, paper.id)) setSent(userId, id, field, paper);
}

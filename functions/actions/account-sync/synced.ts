import type { ParsedRequestOf, ResponseOf } from '#core/contract/endpoint.ts';
import { AppError } from '#core/contract/errors.ts';
import type { getSynced as getting, putSynced as putting } from '#core/contract/synced.ts';
import type { Caller } from '#core/domain/user/caller.ts';
import { maxSyncedBytes, type SyncedKind } from '#core/domain/user/synced.ts';
import * as accounts from '#functions/store/accounts/accounts.ts';
import * as consents from '#functions/store/accounts/consents.ts';
import * as synced from '#functions/store/accounts/synced.ts';
import { findConsentTime, requireAccountSync, withSyncConsent } from './sync-consent.ts';

const none = { value: null, revision: 0 };

export async function getSynced(kind: SyncedKind, caller: Caller): Promise<ResponseOf<typeof getting>> {
  requireAccountSync();
  const keptSince = await findConsentTime(caller.id, kind);
  return { keptSince, ...(keptSince === null ? none : await synced.find(caller.id, kind)) };
}

const tooLarge: Record<SyncedKind, string> = {
  profile: 'Профиль слишком большой, чтобы хранить его в аккаунте. Сократите тексты.',
  resume: 'Резюме слишком большое, чтобы хранить его в аккаунте. Сократите текст.',
  versions: 'Версий резюме слишком много, чтобы хранить их в аккаунте. Удалите ненужные.',
};

const changed: Record<SyncedKind, string> = {
  profile: 'Профиль изменён',
  resume: 'Резюме изменено',
  versions: 'Версии резюме изменены',
};

/** Throws `too_large`, and `conflict` with what stands there where somebody else has written since `revision`. */
export async function saveSynced(
  { agreed, value, revision }: ParsedRequestOf<typeof putting>,
  caller: Caller,
): Promise<ResponseOf<typeof putting>> {
  const { kind } = value;
  if (Buffer.byteLength(JSON.stringify(value)) > maxSyncedBytes)
    throw new AppError('too_large', tooLarge[kind]);
  const { value: put, keptSince } = await withSyncConsent(caller, kind, agreed !== undefined, {
    write: (lease) => synced.put(lease, value, revision),
    undo: (lease) => synced.delete(lease, kind),
  });
  if ('saved' in put) return { keptSince, revision: put.saved };
  throw new AppError('conflict', `${changed[kind]} на другом устройстве`, { details: { newer: put.newer } });
}

/** The consent first: whoever writes meanwhile looks at it once more. */
export async function deleteSynced(kind: SyncedKind, caller: Caller): Promise<void> {
  requireAccountSync();
  await accounts.withLease(caller.id, async (lease) => {
    await consents.delete(lease, kind);
    await synced.delete(lease, kind);
  });
}

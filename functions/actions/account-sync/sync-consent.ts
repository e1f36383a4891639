import { AppError } from '#core/contract/errors.ts';
import type { Caller } from '#core/domain/user/caller.ts';
import type { SyncKind } from '#core/domain/user/consent.ts';
import { env } from '#functions/runtime/env.ts';
import type { WriteLease } from '#functions/store/accounts/accounts.ts';
import * as consents from '#functions/store/accounts/consents.ts';
import { withWriteLease } from '../accounts/account.ts';

/** Where a stage does not offer it there is no such operation. */
export function requireAccountSync(): void {
  if (env('ACCOUNT_SYNC', 'false') !== 'true')
    throw new AppError('not_found', 'Хранение в аккаунте на этом сайте не включено');
}

const syncDisabled = () =>
  new AppError('forbidden', 'Хранение в аккаунте выключено. Включите его снова, если оно нужно.');

/**
 * Since when the kind is kept in the account; null where its owner has not agreed, or not any more. A press on another device
 * begins nothing anew.
 */
export async function findConsentTime(userId: string, kind: SyncKind): Promise<string | null> {
  const consent = await consents.find(userId, kind);
  return consent?.since ?? consent?.at ?? null;
}

/**
 * Writes of a kind that its owner has agreed to keep: by the press that comes with it, or before. Whoever takes the consent
 * back deletes it first and then what is kept; so one that was let in before looks once more, and undoes what it wrote.
 */
export async function withSyncConsent<Value>(
  caller: Caller,
  kind: SyncKind,
  isAgreed: boolean,
  work: { write(lease: WriteLease): Promise<Value>; undo(lease: WriteLease): Promise<void> },
): Promise<{ value: Value; keptSince: string }> {
  requireAccountSync();
  // While the account is looked up. Whether it was taken back since is asked at the end.
  const consentBefore = isAgreed ? null : findConsentTime(caller.id, kind);
  consentBefore?.catch(() => {});
  return withWriteLease(caller, async (lease) => {
    if (consentBefore === null) await consents.record(lease, kind);
    else if ((await consentBefore) === null) throw syncDisabled();
    const value = await work.write(lease);
    const keptSince = await findConsentTime(caller.id, kind);
    if (keptSince !== null) return { value, keptSince };
    await work.undo(lease);
    throw syncDisabled();
  });
}

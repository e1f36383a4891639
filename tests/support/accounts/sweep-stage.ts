import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { confirmUpload, requestUpload } from '#core/contract/documents.ts';
import { putLetter } from '#core/contract/letters.ts';
import { newImportRun } from '#core/domain/import/import-run.ts';
import { sweepAccounts } from '#functions/actions/accounts/sweep-accounts.ts';
import * as files from '#functions/external/files.ts';
import { handler as confirmHandler } from '#functions/http/documents/confirm-upload.ts';
import { handler as requestHandler } from '#functions/http/documents/request-upload.ts';
import { handler as putLetterHandler } from '#functions/http/letters/put-letter.ts';
import * as googleLinks from '#functions/store/accounts/google-links.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { putSubscription } from '#tests/support/digests/saved-search.ts';
import { captureLogs } from '#tests/support/http/capture-logs.ts';
import { operationCaller } from '#tests/support/http/operation-caller.ts';
import { content, type OwnData, startOwnData } from '#tests/support/http/own-data.ts';
import { post } from '#tests/support/store/files.ts';
import { leased } from '#tests/support/store/leases.ts';
import { type Item, itemsOf } from '#tests/support/store/stored-items.ts';

const hourMs = 3_600_000;
export const anna = '11111111-2222-3333-4444-555555555555';
export const cv = { name: 'cv.pdf', type: 'resume', size: content.pdf.length };
export const letter = { companyName: 'Ромашка', position: 'Аналитик', text: 'Здравствуйте!' };

/** An account of Anna's, an administrator, and the sweep as the clock calls it. */
export function sweepStage() {
  let world: OwnData;
  let logs: ReturnType<typeof captureLogs>;
  beforeAll(async () => {
    world = await startOwnData();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.reset();
    world.pool.state.users.push({ id: anna, email: 'anna.ivanova@example.ru' });
    // The SDK makes forms by the server's clock, and must see that this one is back from the day after.
    await files.listPage(null);
    // Somebody who is there.
    await userRoles.put('boss', 'admin');
    logs = captureLogs();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const saveLetter = operationCaller(putLetter, putLetterHandler);
  const request = operationCaller(requestUpload, requestHandler);
  const confirm = operationCaller(confirmUpload, confirmHandler);

  const later = (hours: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * hourMs + 1000 });
  const deletePoolUser = (id: string) => {
    world.pool.state.users = world.pool.state.users.filter((user) => user.id !== id);
  };
  /** As the clock calls it, but without the waits of who must not ask too often. */
  const sweep = (more: Partial<Parameters<typeof sweepAccounts>[0]> = {}) =>
    sweepAccounts({
      ...{ walkUntil: Date.now() + 60_000, until: Date.now() + 60_000 },
      ...{ lookupsPerSecond: 10_000, evenIfMany: false, ...more },
    });

  /** Of everything that is kept of the user anywhere, the names, but for the account's own item. */
  async function remainingDataOf(user: string): Promise<string[]> {
    const items = (await itemsOf('USER_ITEMS_TABLE')).filter(
      ({ user_id, account }) => [user_id, account].includes(user) || user_id === `google#${user}`,
    );
    const emailItems = [...(await itemsOf('SUBSCRIPTIONS_TABLE')), ...(await itemsOf('SENT_TABLE'))];
    const runs = (await itemsOf('IMPORT_RUNS_TABLE')).filter(({ started_by }) => started_by === user);
    return [
      ...items.map(({ id }) => String(id)).filter((id) => id !== 'account'),
      ...(await userRoles.listOf(user)),
      ...emailItems
        .filter(({ owner }) => owner === `user#${user}`)
        .map(({ id, entry }) => String(id ?? entry)),
      ...runs.map(({ id }) => String(id)),
      ...(await world.bucket.versions(`documents/${user}/`)),
      ...(await world.bucket.versions(`incoming/${user}/`)),
    ];
  }

  const tombstoneOf = async (user: string): Promise<Item | undefined> =>
    (await itemsOf('USER_ITEMS_TABLE')).find(({ user_id, id }) => user_id === user && id === 'account');

  /** Something in every place; a second file is sent and never confirmed. */
  async function saveEverything(user: string): Promise<string> {
    const { body } = await request(user, cv);
    await post(body, content.pdf);
    await confirm(user, body);
    await post((await request(user, cv)).body, content.pdf);
    await saveLetter(user, { ...letter, id: 'hh-1' });
    await googleLinks.put(leased(user), '117', user);
    await userRoles.put(user, 'admin');
    await putSubscription(user);
    const started_at = '2026-11-20T10:00:00.000Z';
    await importRuns.put(newImportRun({ id: `run-${user}`, source: 'hh', started_by: user, started_at }));
    return body.documentId;
  }

  return {
    world: () => world,
    logs: () => logs(),
    saveLetter,
    request,
    confirm,
    later,
    deletePoolUser,
    sweep,
    remainingDataOf,
    tombstoneOf,
    saveEverything,
  };
}

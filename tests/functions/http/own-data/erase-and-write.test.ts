import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { confirmUpload, putAnnotations, requestUpload } from '#core/contract/documents.ts';
import { putLetter } from '#core/contract/letters.ts';
import { deleteMe } from '#core/contract/own-data.ts';
import { putSynced } from '#core/contract/synced.ts';
import { putTracked } from '#core/contract/tracker.ts';
import { grantAdmin } from '#core/contract/users.ts';
import { generateCoverLetter, stopWriting } from '#core/contract/writing.ts';
import { newTracked } from '#core/domain/tracker/tracked-job.ts';
import { syncConsentVersion } from '#core/domain/user/consent.ts';
import { handler as confirmHandler } from '#functions/http/documents/confirm-upload.ts';
import { handler as marksHandler } from '#functions/http/documents/put-annotations.ts';
import { handler as requestHandler } from '#functions/http/documents/request-upload.ts';
import { handler as letterHandler } from '#functions/http/letters/put-letter.ts';
import { handler as deleteHandler } from '#functions/http/own-data/delete-me.ts';
import { handler as syncHandler } from '#functions/http/synced/put-synced.ts';
import { handler as trackHandler } from '#functions/http/tracker/put-tracked.ts';
import { handler as grantHandler } from '#functions/http/users/grant-admin.ts';
import { handler as writeHandler } from '#functions/http/writing/generate-cover-letter.ts';
import { handler as stopHandler } from '#functions/http/writing/stop-writing.ts';
import * as userItems from '#functions/store/accounts/user-items.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import { userOwner } from '#functions/store/digests/owner.ts';
import * as subscriptions from '#functions/store/digests/subscriptions.ts';
import { dynamodb } from '#functions/store/dynamodb.ts';
import { putSubscription } from '#tests/support/digests/saved-search.ts';
import { operationCaller } from '#tests/support/http/operation-caller.ts';
import { content, type OwnData, startOwnData } from '#tests/support/http/own-data.ts';
import { post } from '#tests/support/store/files.ts';
import { letterRequest } from '#tests/support/writer/writer.ts';

const rounds = 50;

let world: OwnData;
beforeAll(async () => {
  world = await startOwnData();
  Object.assign(process.env, {
    USER_DIRECTORY: 'true',
    WRITER_MODEL: '',
    WRITER_ANSWERS_PER_DAY: '20',
    ACCOUNT_SYNC: 'true',
  });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

const erase = operationCaller(deleteMe, deleteHandler);
const request = operationCaller(requestUpload, requestHandler);
const confirm = operationCaller(confirmUpload, confirmHandler);
const annotate = operationCaller(putAnnotations, marksHandler);
const saveLetter = operationCaller(putLetter, letterHandler);
const stop = operationCaller(stopWriting, stopHandler);
const write = operationCaller(generateCoverLetter, writeHandler);
const grant = operationCaller(grantAdmin, grantHandler);
const track = operationCaller(putTracked, trackHandler);
const sync = operationCaller(putSynced, syncHandler);

const facts = { title: 'ML-инженер', company: 'Вектор', place: 'Москва', pay: null, link: null };
const record = newTracked('hh-1', facts, '2026-11-20T10:00:00.000Z');
const resume = { kind: 'resume', text: 'Анна', blocks: null, reading: null };

const cv = { name: 'cv.pdf', type: 'resume', size: content.pdf.length };
const letter = { companyName: 'Ромашка', position: 'Аналитик', text: 'Здравствуйте!' };

async function sent(user: string) {
  const { body } = await request(user, cv);
  await post(body, content.pdf);
  return body;
}

/** But for the tombstone, what is kept of the user in any table or folder. */
async function remainingDataOf(user: string): Promise<unknown[]> {
  const items = await userItems.listByPrefix(user, '');
  const files = ['documents', 'incoming'].map((folder) => world.bucket.versions(`${folder}/${user}/`));
  const others = items.filter(({ id }) => id !== 'account').map(({ id }) => id);
  return [...others, ...(await userRoles.listOf(user)), ...(await Promise.all(files)).flat()];
}

/** An account with a document, and files that wait for their confirmation. */
async function newAccount(n: number) {
  const user = `anna-${n}`;
  world.pool.state.users.push({ id: user, email: `${user}@example.ru` });
  const [confirmed, ...waiting] = await Promise.all([1, 2, 3].map(() => sent(user)));
  await confirm(user, confirmed);
  return { user, confirmed, waiting };
}

it(`twelve writers at once with the erasure, ${rounds} times: nothing is left when it says so, nor afterwards`, async () => {
  await userRoles.put('boss', 'admin');
  let unauthorizedCount = 0;
  for (let n = 0; n < rounds; n++) {
    const { user, confirmed, waiting } = await newAccount(n);
    const { documentId } = confirmed;
    const writes = [
      () => saveLetter(user, { ...letter, id: 'a' }),
      () => saveLetter(user, { ...letter, id: 'b' }),
      () => annotate(user, { documentId, marks: [{ page: 1 }], revision: 0 }),
      () => request(user, cv),
      () => confirm(user, waiting[0]),
      () => confirm(user, waiting[1]),
      () => stop(user, { writingId: randomUUID() }),
      () => write(user, letterRequest()),
      () => grant('boss', { userId: user }),
      () => saveLetter(user, { ...letter, id: 'c' }),
      () => track(user, { agreed: syncConsentVersion, records: [{ record, revision: 0 }] }),
      () => sync(user, { agreed: syncConsentVersion, value: resume, revision: 0 }),
    ];
    // Each round the erasure begins beside another of them.
    const writers = writes.slice(0, n % 13).map((start) => start());
    const erasing = erase(user);
    writers.push(...writes.slice(n % 13).map((start) => start()));
    let answer = await erasing;
    while (!answer.body.isDone) answer = await erase(user);
    expect([n, await remainingDataOf(user)]).toEqual([n, []]);

    const answers = await Promise.all(writers);
    expect([n, await remainingDataOf(user)]).toEqual([n, []]);
    expect(answers.map(({ status }) => Number(status)).filter((status) => status >= 500)).toEqual([]);
    unauthorizedCount += answers.filter(({ status }) => status === 401).length;
    // The token lives on.
    expect((await saveLetter(user, { ...letter, id: 'd' })).status).toBe(401);
  }
  // Neither all came before it nor all after it.
  expect(unauthorizedCount).toBeGreaterThan(0);
  expect(unauthorizedCount).toBeLessThan(12 * rounds);
}, 300_000);

it('a writer that has died holds it up until its lease ends, and no longer', async () => {
  const { user } = await newAccount(0);
  const accounts = await import('#functions/store/accounts/accounts.ts');
  let end = () => {};
  const pendingWrite = accounts.withLease(user, () => new Promise<void>((resolve) => (end = resolve)));
  await vi.waitFor(async () => expect(await accounts.hasWriters(user)).toBe(true));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 });
  expect((await erase(user)).body).toEqual({ isDone: true });
  vi.useRealTimers();
  end();
  await pendingWrite;
  expect(await remainingDataOf(user)).toEqual([]);
});

it('is done only once the index of searches has nothing new, which lags by moments', async () => {
  const { user } = await newAccount(0);
  await putSubscription(user);
  let looks = 0;
  dynamodb.middlewareStack.add(
    (next) => async (args) => {
      const answer = await next(args);
      const isFirstLook = (args.input as { IndexName?: string }).IndexName === 'byOwner' && looks++ === 0;
      return isFirstLook ? { ...answer, output: { ...answer.output, Items: [], Count: 0 } } : answer;
    },
    { step: 'initialize', name: 'lag' },
  );
  onTestFinished(() => {
    dynamodb.middlewareStack.remove('lag');
  });
  expect((await erase(user)).body).toEqual({ isDone: false });
  expect(await subscriptions.listOf(userOwner(user))).toEqual([]);
  expect((await erase(user)).body).toEqual({ isDone: true });
});

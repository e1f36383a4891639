import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { stopWriting } from '#core/contract/writing.ts';
import { eraseAccount } from '#functions/actions/accounts/erase-account.ts';
import { coverLetter } from '#functions/actions/writing/cover-letter.ts';
import { write } from '#functions/actions/writing/write.ts';
import * as stopFunction from '#functions/http/writing/stop-writing.ts';
import * as userItems from '#functions/store/accounts/user-items.ts';
import * as writtenAnswers from '#functions/store/accounts/written-answers.ts';
import { answerOf, httpEvent } from '#tests/support/http/http-event.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { goodLetter, letterRequest, piecesOf } from '#tests/support/writer/writer.ts';
import { startWriter } from '#tests/support/writer/writer-stage.ts';

let stage: Awaited<ReturnType<typeof startWriter>>;
beforeAll(async () => {
  stage = await startWriter();
});
afterAll(() => stage.close());
const users = ['u1', 'u2'].map((id) => ({ id, email: `${id}@example.ru` }));
beforeEach(async () => {
  await emptyTables();
  stage.users.users = users;
  stage.bedrock.setReply(() => ({ pieces: piecesOf(goodLetter) }));
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const caller = { id: 'u1', username: 'u1' };
const work = () => coverLetter(letterRequest());
const kinds = ['answer#', 'quota#', 'consent#', 'stop#'];
const itemsOf = async (user: string) =>
  (await Promise.all(kinds.map((kind) => userItems.listByPrefix(user, kind)))).flat();

describe('an account that is erased meanwhile', () => {
  it('leaves nothing of an answer that is being written, and the others keep theirs', async () => {
    vi.stubEnv('FILES_BUCKET', '');
    let erasing: Promise<boolean> | undefined;
    const onEvent = () => {
      erasing ??= eraseAccount(caller, Date.now() + 20_000);
    };
    await write(work(), { id: 'u2', username: 'u2' });
    const others = await itemsOf('u2');
    expect((await write(work(), caller, { onEvent })).writtenBy).toBe('model');
    expect(await erasing).toBe(true);
    expect(await itemsOf('u1')).toEqual([]);
    expect(await itemsOf('u2')).toEqual(others);
    expect(others).toHaveLength(3);
  });

  it('stops nothing any more', async () => {
    const writingId = '0b1c7a52-6d1e-4a7e-9a51-7b1d0f6f2c11';
    const stop = () =>
      answerOf(
        stopFunction.handler,
        httpEvent(stopWriting, { body: JSON.stringify({ writingId }), sub: 'u1' }),
      );
    stage.users.users = [];
    expect((await stop()).status).toBe(401);
    expect(await writtenAnswers.isStopped('u1', writingId)).toBe(false);
    stage.users.users = users;
    expect((await stop()).status).toBe(200);
  });
});

describe('the time that the preparation takes', () => {
  it.each([
    ['whole', 18_000, 'model'],
    ['whole', 20_000, 'rules'],
    ['streamed', 54_000, 'model'],
    ['streamed', 56_000, 'rules'],
  ] as const)('is the answer’s: %s, after %i ms it is written by %s', async (kind, ms, writtenBy) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const slow = {
      ...work(),
      prepare() {
        vi.setSystemTime(Date.now() + ms);
        return work().prepare();
      },
    };
    const answer = await write(slow, caller, kind === 'streamed' ? { onEvent: () => {} } : {});
    expect(answer.writtenBy).toBe(writtenBy);
    expect(stage.bedrock.requests).toHaveLength(writtenBy === 'model' ? 1 : 0);
  });
});

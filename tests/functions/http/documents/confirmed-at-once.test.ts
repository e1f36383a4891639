import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmUpload, requestUpload } from '#core/contract/documents.ts';
import { maxDocuments } from '#core/domain/documents/user-document.ts';
import { handler as confirmHandler } from '#functions/http/documents/confirm-upload.ts';
import { handler as requestHandler } from '#functions/http/documents/request-upload.ts';
import * as userDocuments from '#functions/store/accounts/user-documents.ts';
import { dynamodb } from '#functions/store/dynamodb.ts';
import { operationCaller } from '#tests/support/http/operation-caller.ts';
import { content, type OwnData, startOwnData } from '#tests/support/http/own-data.ts';
import { post } from '#tests/support/store/files.ts';
import { leased } from '#tests/support/store/leases.ts';

let world: OwnData;
beforeAll(async () => {
  world = await startOwnData();
});
afterAll(() => world.close());
beforeEach(() => world.reset());
afterEach(() => vi.restoreAllMocks());

const request = operationCaller(requestUpload, requestHandler);
const confirm = operationCaller(confirmUpload, confirmHandler);

/** Sent, with room for this one alone. */
async function lastUpload() {
  for (let n = 1; n < maxDocuments; n++) {
    const document = { id: `d${n}`, name: 'cv.pdf', type: 'resume', format: 'pdf', size: 1 } as const;
    await userDocuments.expect(leased('anna'), document);
    await userDocuments.confirm(leased('anna'), document.id, 1);
  }
  const { body } = await request('anna', { name: 'cv.pdf', type: 'resume', size: content.pdf.length });
  expect((await post(body, content.pdf)).status).toBe(204);
  return { documentId: body.documentId, form: body };
}

interface Command {
  readonly input: { readonly UpdateExpression?: string; readonly Key?: { readonly id?: string } };
}
type Matches = (command: Command) => boolean;
/** The first command that `matches` waits for `meanwhile`, before it or after it. */
function holdUp(matches: Matches, when: 'before' | 'after', meanwhile: () => Promise<unknown>) {
  const send = dynamodb.send.bind(dynamodb) as (command: unknown) => Promise<unknown>;
  let isHeld = false;
  vi.spyOn(dynamodb, 'send').mockImplementation((async (command: Command) => {
    if (isHeld || !matches(command)) return send(command);
    isHeld = true;
    if (when === 'before') await meanwhile();
    const answer = await send(command);
    if (when === 'after') await meanwhile();
    return answer;
  }) as never);
}
const isStored = async (documentId: string) => ({
  item: (await userDocuments.find('anna', documentId)) !== null,
  // Both have copied the file.
  files: [...new Set(await world.bucket.versions(`documents/anna/${documentId}`))],
});
const stored = (documentId: string) => ({ item: true, files: [`documents/anna/${documentId}`] });

const updates =
  (expression: RegExp): Matches =>
  ({ input }) =>
    expression.test(input.UpdateExpression ?? '');
const takesSlot = updates(/#slot \+ :one/);
const makesPermanent = updates(/uploaded_at = :now/);
/** The handler has read it before, to see whether it is confirmed. */
function readsUploadAgain(documentId: string): Matches {
  let reads = 0;
  return ({ input }) =>
    input.UpdateExpression === undefined && input.Key?.id === `document#${documentId}` && ++reads === 2;
}

describe(`the last of ${maxDocuments} documents, confirmed by two at once`, () => {
  it('stays where the second comes too late to count it', async () => {
    const { documentId } = await lastUpload();
    let first: Awaited<ReturnType<typeof confirm>> | undefined;
    holdUp(takesSlot, 'before', async () => {
      first = await confirm('anna', { documentId });
    });
    const second = await confirm('anna', { documentId });
    expect([first?.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first?.body);
    expect(await isStored(documentId)).toEqual(stored(documentId));
  });

  it('stays where the second finds it counted and not yet permanent, and may be asked again', async () => {
    const { documentId } = await lastUpload();
    let second: Awaited<ReturnType<typeof confirm>> | undefined;
    holdUp(makesPermanent, 'before', async () => {
      second = await confirm('anna', { documentId });
    });
    const first = await confirm('anna', { documentId });
    expect(second).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    expect(first.status).toBe(200);
    expect(await isStored(documentId)).toEqual(stored(documentId));
    expect(await confirm('anna', { documentId })).toMatchObject({ status: 200, body: first.body });
  });

  it('stays where other bytes came by the same form meanwhile', async () => {
    const { documentId, form } = await lastUpload();
    let first: Awaited<ReturnType<typeof confirm>> | undefined;
    holdUp(readsUploadAgain(documentId), 'after', async () => {
      first = await confirm('anna', { documentId });
      expect((await post(form, content.exe)).status).toBe(204);
    });
    const second = await confirm('anna', { documentId });
    expect([first?.status, second.status]).toEqual([200, 200]);
    expect(await isStored(documentId)).toEqual(stored(documentId));
  });
});

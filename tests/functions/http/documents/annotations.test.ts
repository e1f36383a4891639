import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { deleteDocument, getAnnotations, putAnnotations } from '#core/contract/documents.ts';
import { maxAnnotationsBytes } from '#core/domain/documents/user-document.ts';
import { handler as deleteHandler } from '#functions/http/documents/delete-document.ts';
import { handler as getHandler } from '#functions/http/documents/get-annotations.ts';
import { handler as putHandler } from '#functions/http/documents/put-annotations.ts';
import * as userDocuments from '#functions/store/accounts/user-documents.ts';
import * as userItems from '#functions/store/accounts/user-items.ts';
import { dynamodb } from '#functions/store/dynamodb.ts';
import { operationCaller } from '#tests/support/http/operation-caller.ts';
import { type OwnData, startOwnData } from '#tests/support/http/own-data.ts';
import { leased } from '#tests/support/store/leases.ts';

let world: OwnData;
beforeAll(async () => {
  world = await startOwnData();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.reset();
  for (const id of ['d1', 'd2']) await added(id);
});

async function added(id: string) {
  await userDocuments.expect(leased('anna'), { id, name: 'cv.pdf', type: 'resume', format: 'pdf', size: 1 });
  await userDocuments.confirm(leased('anna'), id, 1);
}

const get = operationCaller(getAnnotations, getHandler);
const put = operationCaller(putAnnotations, putHandler);
const remove = operationCaller(deleteDocument, deleteHandler);
const documentId = 'd1';
const mark = { annotationType: 9, quadPoints: [0.1, 1e-7, 12.345678901234567], color: [255, 255, 152] };

it('are none before the first, and come back as they were put', async () => {
  expect((await get('anna', { documentId })).body).toEqual({ marks: [], revision: 0 });
  expect((await put('anna', { documentId, marks: [mark], revision: 0 })).body).toEqual({ revision: 1 });
  expect((await get('anna', { documentId })).body).toEqual({ marks: [mark], revision: 1 });
  expect((await put('anna', { documentId, marks: [], revision: 1 })).body).toEqual({ revision: 2 });
  expect((await get('anna', { documentId })).body).toEqual({ marks: [], revision: 2 });
});

it('of another tab are not written over; the same once more is no conflict', async () => {
  await put('anna', { documentId, marks: [mark], revision: 0 });
  const { status, body } = await put('anna', { documentId, marks: [], revision: 0 });
  expect([status, body.error.code]).toEqual([409, 'conflict']);
  expect((await get('anna', { documentId })).body).toEqual({ marks: [mark], revision: 1 });
  expect((await put('anna', { documentId, marks: [mark], revision: 0 })).body).toEqual({ revision: 1 });
  expect((await put('anna', { documentId, marks: [mark], revision: 7 })).status).toBe(409);
});

it('of more than 300 kB are refused', async () => {
  // Quotes and brackets are bytes, too, and a Cyrillic letter is two.
  const marks = ['ж'.repeat((maxAnnotationsBytes - 4) / 2)];
  expect((await put('anna', { documentId, marks, revision: 0 })).status).toBe(200);
  const { status, body } = await put('anna', { documentId: 'd2', marks: [`${marks[0]}.`], revision: 0 });
  expect([status, body.error.code]).toEqual([413, 'too_large']);
});

it('of another user’s document are none', async () => {
  await put('anna', { documentId, marks: [mark], revision: 0 });
  expect((await get('boris', { documentId })).status).toBe(404);
  expect((await put('boris', { documentId, marks: [], revision: 1 })).status).toBe(404);
  expect((await get(undefined, { documentId })).status).toBe(401);
  expect((await get('anna', { documentId })).body.marks).toEqual([mark]);
});

it('saved while the document is being deleted do not outlive it', async () => {
  let status = 0;
  dynamodb.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const isDeletion =
          commandName?.startsWith('Delete') && JSON.stringify(args.input).includes('document#d1');
        // The annotations are gone, the document is still there.
        if (isDeletion && status === 0)
          status = Number((await put('anna', { documentId, marks: [mark], revision: 0 })).status);
        return next(args);
      },
    { step: 'initialize', name: 'meanwhile' },
  );
  onTestFinished(() => {
    dynamodb.middlewareStack.remove('meanwhile');
  });
  expect((await remove('anna', { documentId })).status).toBe(200);
  expect(status).toBe(200);
  expect(await userItems.listByPrefix('anna', 'annotations#d1')).toEqual([]);
});

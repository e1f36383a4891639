import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  confirmUpload,
  deleteDocument,
  getDocumentLink,
  listDocuments,
  requestUpload,
} from '#core/contract/documents.ts';
import { maxDocumentBytes, maxDocuments } from '#core/domain/documents/user-document.ts';
import { handler as confirmHandler } from '#functions/http/documents/confirm-upload.ts';
import { handler as deleteHandler } from '#functions/http/documents/delete-document.ts';
import { handler as linkHandler } from '#functions/http/documents/get-document-link.ts';
import { handler as listHandler } from '#functions/http/documents/list-documents.ts';
import { handler as requestHandler } from '#functions/http/documents/request-upload.ts';
import * as consents from '#functions/store/accounts/consents.ts';
import * as userDocuments from '#functions/store/accounts/user-documents.ts';
import * as userItems from '#functions/store/accounts/user-items.ts';
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

const list = operationCaller(listDocuments, listHandler);
const request = operationCaller(requestUpload, requestHandler);
const confirm = operationCaller(confirmUpload, confirmHandler);
const link = operationCaller(getDocumentLink, linkHandler);
const remove = operationCaller(deleteDocument, deleteHandler);

const cv = { name: 'Резюме.pdf', type: 'resume', size: content.pdf.length };

/** Sent, and not yet confirmed. */
async function sent(
  user: string,
  bytes: Uint8Array<ArrayBuffer> = content.pdf,
  uploadRequest = cv,
): Promise<string> {
  const { status, body } = await request(user, uploadRequest);
  expect(status).toBe(200);
  expect((await post(body, bytes)).status).toBe(204);
  return body.documentId;
}
async function uploaded(
  user: string,
  bytes?: Uint8Array<ArrayBuffer>,
  uploadRequest?: typeof cv,
): Promise<string> {
  const documentId = await sent(user, bytes, uploadRequest);
  expect((await confirm(user, { documentId })).status).toBe(200);
  return documentId;
}
async function added(id: string) {
  await userDocuments.expect(leased('anna'), { id, name: 'cv.pdf', type: 'resume', format: 'pdf', size: 1 });
  await userDocuments.confirm(leased('anna'), id, 1);
}
const idsOf = async (user: string) =>
  (await list(user)).body.documents.map(({ id }: { id: string }) => id).sort();

describe('an upload', () => {
  it('is a document once it is confirmed, with the size that came', async () => {
    const documentId = await sent('anna', content.pdf, { ...cv, size: 5 });
    expect(await idsOf('anna')).toEqual([]);
    const { status, body } = await confirm('anna', { documentId });
    const document = {
      id: documentId,
      name: 'Резюме.pdf',
      type: 'resume',
      format: 'pdf',
      size: content.pdf.length,
      uploadedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    };
    expect([status, body]).toEqual([200, { document }]);
    expect((await list('anna')).body).toEqual({ documents: [document], canUpload: true });
    expect(await world.bucket.versions(`incoming/anna/`)).toEqual([]);
    expect(await world.bucket.versions(`documents/anna/`)).toEqual([`documents/anna/${documentId}`]);
  });

  it('the press is the consent, and is on record (docs/rules.md#documents-consent)', async () => {
    await request('anna', cv);
    expect(await consents.listOf('anna')).toMatchObject([{ kind: 'documents', version: '2026-11-20' }]);
  });

  it('confirmed again, or by several at once, is the same document', async () => {
    for (let round = 0; round < 5; round++) {
      const documentId = await sent('anna');
      const atOnce = await Promise.all(Array.from({ length: 4 }, () => confirm('anna', { documentId })));
      const again = await confirm('anna', { documentId });
      for (const { status, body } of atOnce) expect([status, body]).toEqual([200, again.body]);
      expect(await idsOf('anna')).toContain(documentId);
    }
  });

  it('confirmed before it has come may be sent and confirmed later', async () => {
    const { body } = await request('anna', cv);
    expect(await confirm('anna', { documentId: body.documentId })).toMatchObject({
      status: 404,
      body: { error: { message: 'Файл не дошёл до хранилища. Загрузите его ещё раз.' } },
    });
    await post(body, content.pdf);
    expect((await confirm('anna', { documentId: body.documentId })).status).toBe(200);
  });

  it.each([
    ['a renamed program', 'Резюме.pdf', content.exe, 'PDF'],
    ['a program with a text’s name', 'cv.txt', content.exe, 'TXT'],
    ['a PDF with a Word name', 'cv.docx', content.pdf, 'DOCX'],
    ['a page', 'cv.pdf', new TextEncoder().encode('<script>alert(1)</script>'), 'PDF'],
  ])('%s is refused and nothing is left of it', async (_what, name, bytes, format) => {
    const documentId = await sent('anna', bytes, { ...cv, name });
    const { status, body } = await confirm('anna', { documentId });
    expect([status, body.error.code]).toEqual([400, 'invalid_request']);
    expect(body.error.message).toBe(
      `Содержимое файла не похоже на ${format}, поэтому он не сохранён. Проверьте файл и загрузите его ещё раз.`,
    );
    expect(await world.bucket.versions('incoming/anna')).toEqual([]);
    expect(await idsOf('anna')).toEqual([]);
    expect((await confirm('anna', { documentId })).status).toBe(404);
  });

  it.each([
    ['virus.exe', 'invalid_request'],
    ['cv.pdf.exe', 'invalid_request'],
    ['cv\u202efdp.exe', 'invalid_request'],
    ['../../', 'invalid_request'],
    ['.pdf', 'invalid_request'],
  ])('by the name %j is refused before anything is sent', async (name, code) => {
    const { status, body } = await request('anna', { ...cv, name });
    expect([status, body.error.code]).toEqual([400, code]);
    expect(body.error.message).toContain('PDF, DOC, DOCX и TXT');
    expect(await userItems.listByPrefix('anna', '')).toEqual([]);
  });

  it.each([
    ['../../boris/cv.pdf', 'cv.pdf'],
    ['C:\\fakepath\\Резюме.pdf', 'Резюме.pdf'],
    ['cv\u202e\u200fexe.pdf', 'cvexe.pdf'],
    ['a\r\nb".pdf', 'ab.pdf'],
  ])('by the name %j is kept as %j, and its key is ours', async (name, kept) => {
    const documentId = await uploaded('anna', content.pdf, { ...cv, name });
    expect((await list('anna')).body.documents).toMatchObject([{ name: kept }]);
    expect(await world.bucket.versions('documents/')).toContain(`documents/anna/${documentId}`);
    expect(documentId).toMatch(/^[\da-f-]{36}$/);
    await remove('anna', { documentId });
  });

  it('of 10 MB and a byte is refused, however small it says it is', async () => {
    const { status, body } = await request('anna', { ...cv, size: maxDocumentBytes + 1 });
    expect([status, body.error.code]).toEqual([413, 'too_large']);
    const allowed = await request('anna', { ...cv, size: 1 });
    expect((await post(allowed.body, new Uint8Array(maxDocumentBytes + 1))).status).toBe(400);
    expect((await confirm('anna', { documentId: allowed.body.documentId })).status).toBe(404);
  });

  it(`past ${maxDocuments} documents is refused, at the form and at the confirmation`, async () => {
    for (let n = 1; n < maxDocuments; n++) await added(`d${n}`);
    const [last, over] = [await sent('anna'), await sent('anna')];
    expect((await confirm('anna', { documentId: last })).status).toBe(200);
    for (const refused of [await confirm('anna', { documentId: over }), await request('anna', cv)]) {
      expect([refused.status, refused.body.error.code]).toEqual([409, 'conflict']);
      expect(refused.body.error.message).toContain('Документов уже 50');
    }
    expect(await idsOf('anna')).toHaveLength(maxDocuments);
    expect(await world.bucket.versions('documents/anna/')).not.toContain(`documents/anna/${over}`);
    expect((await request('boris', cv)).status).toBe(200);
  });

  it('of many confirmed at once no more stay than may be', async () => {
    const more = 4;
    for (let n = 0; n < maxDocuments - 2; n++) await added(`d${n}`);
    const ids = await Promise.all(Array.from({ length: 2 + more }, () => sent('anna')));
    const answers = await Promise.all(ids.map((documentId) => confirm('anna', { documentId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, ...Array(more).fill(409)]);
    expect(await idsOf('anna')).toHaveLength(maxDocuments);
    expect(await world.bucket.versions('incoming/anna/')).toEqual([]);
    await remove('anna', { documentId: 'd0' });
    await uploaded('anna');
    expect((await request('anna', cv)).status).toBe(409);
  });

  it('of an account older than the counter they are counted', async () => {
    for (let n = 0; n < maxDocuments; n++) {
      const item = {
        user_id: 'anna',
        id: `document#d${n}`,
        name: 'cv.pdf',
        type: 'resume',
        format: 'pdf',
        size: 1,
      };
      const Item = { ...item, uploaded_at: new Date(n).toISOString() };
      await dynamodb.send(new PutCommand({ TableName: process.env.USER_ITEMS_TABLE, Item }));
    }
    await remove('anna', { documentId: 'd0' });
    const [last, over] = [await sent('anna'), await sent('anna')];
    expect((await confirm('anna', { documentId: last })).status).toBe(200);
    expect((await confirm('anna', { documentId: over })).status).toBe(409);
  });

  it('forms are so many an hour', async () => {
    const answers = [];
    for (let n = 0; n < 2 * maxDocuments + 1; n++) answers.push((await request('anna', cv)).status);
    expect(answers).toEqual([...Array(2 * maxDocuments).fill(200), 409]);
    expect((await request('boris', cv)).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    expect((await request('anna', cv).finally(() => vi.useRealTimers())).status).toBe(200);
  });

  it('where the stage has no bucket it is told so (docs/rules.md#documents-no-bucket)', async () => {
    const name = process.env.FILES_BUCKET;
    process.env.FILES_BUCKET = '';
    const [listed, { status, body }] = [await list('anna'), await request('anna', cv)];
    process.env.FILES_BUCKET = name;
    expect(listed.body).toEqual({ documents: [], canUpload: false });
    expect([status, body.error.code, body.error.message]).toEqual([
      409,
      'conflict',
      'Загрузка файлов будет доступна после подключения облачного хранилища',
    ]);
    expect(await consents.listOf('anna')).toEqual([]);
  });

  it('is not taken of who was deleted while the token lives', async () => {
    const documentId = await sent('anna');
    world.pool.state.users = [];
    expect((await confirm('anna', { documentId })).status).toBe(401);
    expect((await request('anna', cv)).status).toBe(401);
  });
});

describe('a document', () => {
  it('is shown by a link to an attachment of our type', async () => {
    const documentId = await uploaded('anna', content.docx, { ...cv, name: 'Резюме.docx' });
    const { status, body } = await link('anna', { documentId });
    const file = await fetch(body.url);
    expect([status, new Uint8Array(await file.arrayBuffer())]).toEqual([200, content.docx]);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Резюме.docx')}`,
    });
  });

  it('deleted is gone from the bucket in every version', async () => {
    const documentId = await uploaded('anna');
    const { body } = await link('anna', { documentId });
    expect((await remove('anna', { documentId })).status).toBe(200);
    expect(await idsOf('anna')).toEqual([]);
    expect(await world.bucket.versions('documents/anna')).toEqual([]);
    expect((await fetch(body.url)).status).toBe(404);
    expect((await link('anna', { documentId })).status).toBe(404);
  });

  it('of another user is as none: nothing is told, shown, confirmed or deleted', async () => {
    const documentId = await uploaded('anna');
    const uploadedId = await sent('anna');
    const notFound = { error: { code: 'not_found', message: 'Документ не найден', requestId: 'request-1' } };
    for (const ask of [link, remove]) {
      expect(await ask('boris', { documentId })).toMatchObject({ status: 404, body: notFound });
      expect(await ask('boris', { documentId: 'nothing' })).toMatchObject({ status: 404, body: notFound });
    }
    for (const id of [documentId, uploadedId])
      expect((await confirm('boris', { documentId: id })).status).toBe(404);
    expect([await idsOf('anna'), await idsOf('boris')]).toEqual([[documentId], []]);
    expect((await confirm('anna', { documentId: uploadedId })).status).toBe(200);
  });

  it.each(['../anna', 'anna/x', '%2e%2e%2fanna', 'document#', '\u0000', 'x'.repeat(100)])(
    'by the id %j there is none',
    async (documentId) => {
      await uploaded('anna');
      for (const ask of [link, remove, confirm])
        expect((await ask('boris', { documentId })).status).toBe(404);
      expect(await idsOf('anna')).toHaveLength(1);
    },
  );

  it('is nobody’s who has not signed in', async () => {
    const documentId = await uploaded('anna');
    const answers = [
      await list(undefined),
      await request(undefined, cv),
      await confirm(undefined, { documentId }),
      await link(undefined, { documentId }),
      await remove(undefined, { documentId }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });
});

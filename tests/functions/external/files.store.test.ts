import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxDocumentBytes } from '#core/domain/documents/user-document.ts';
import * as files from '#functions/external/files.ts';
import { post, startFiles } from '#tests/support/store/files.ts';

let bucket: Awaited<ReturnType<typeof startFiles>>;
beforeAll(async () => {
  bucket = await startFiles();
});
afterAll(() => bucket.close());

const bytes = (text: string) => new TextEncoder().encode(text);
let count = 0;
const newFile = (userId = 'u1') => ({ userId, documentId: `d${++count}` });
const pdf = { name: "Резюме «Анны» (1)'.pdf", format: 'pdf' } as const;

async function uploaded(file = newFile(), text = '%PDF-1.7 cv') {
  expect((await post(await files.uploadForm(file, 'pdf'), bytes(text))).status).toBe(204);
  return file;
}
async function accepted(file = newFile()) {
  await uploaded(file);
  const incoming = await files.findIncoming(file);
  if (!incoming) throw new Error('nothing has come');
  await files.accept(file, incoming, pdf);
  return file;
}

describe('the form', () => {
  it.each([
    [0, 400],
    [1, 204],
    [maxDocumentBytes, 204],
    [maxDocumentBytes + 1, 400],
  ])('takes 1 byte to 10 MB: %i bytes', async (size, status) => {
    const form = await files.uploadForm(newFile(), 'pdf');
    expect((await post(form, new Uint8Array(size))).status).toBe(status);
  });

  it.each([
    ['another key', { key: 'documents/u1/d1' }],
    ['another user’s folder', { key: 'incoming/u2/d1' }],
    ['a key behind it', { key: 'incoming/u1/d1/../../u2/d1' }],
    ['another type', { 'Content-Type': 'text/html' }],
    ['an own header', { 'x-amz-meta-name': 'x' }],
    ['another policy', { Policy: btoa('{"expiration":"2099-01-01T00:00:00Z","conditions":[]}') }],
    ['no signature', { 'X-Amz-Signature': '' }],
  ])('with %s is refused', async (_what, changed) => {
    const form = await files.uploadForm({ userId: 'u1', documentId: 'refused' }, 'pdf');
    const answer = await post({ ...form, fields: { ...form.fields, ...changed } }, bytes('%PDF-'));
    expect(answer.status).toBe(403);
    expect(await bucket.versions('incoming/u1/refused')).toEqual([]);
  });

  it('holds for a quarter of an hour', async () => {
    const { fields } = await files.uploadForm(newFile(), 'pdf');
    const { expiration } = JSON.parse(atob(fields.Policy ?? ''));
    expect(Math.round((Date.parse(expiration) - Date.now()) / 60_000)).toBe(15);
  });
});

describe('what has come', () => {
  it('is nothing, or its size and first kilobyte', async () => {
    expect(await files.findIncoming(newFile())).toBeNull();
    const file = await uploaded(newFile(), `%PDF-${'x'.repeat(4000)}`);
    const incoming = await files.findIncoming(file);
    expect(incoming).toMatchObject({ size: 4005 });
    expect(incoming?.head).toHaveLength(1024);
    const short = await files.findIncoming(await uploaded(newFile(), '%PDF-'));
    expect([short?.size, short?.head.length]).toEqual([5, 5]);
  });

  it('another file after the look is not accepted', async () => {
    const file = await uploaded();
    const incoming = await files.findIncoming(file);
    await uploaded(file, 'MZ program');
    if (!incoming) throw new Error('nothing has come');
    expect(await files.accept(file, incoming, pdf)).toBe(false);
    await files.deleteIncoming(file);
    expect(await files.accept(file, incoming, pdf)).toBe(false);
    expect(await bucket.versions(`documents/u1/${file.documentId}`)).toEqual([]);
  });
});

describe('a link', () => {
  it('gives the file as an attachment with our type and its name, and is not kept', async () => {
    const answer = await fetch(await files.linkTo(await accepted(), pdf));
    expect(await answer.text()).toBe('%PDF-1.7 cv');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        "attachment; filename*=UTF-8''%D0%A0%D0%B5%D0%B7%D1%8E%D0%BC%D0%B5%20%C2%AB%D0%90%D0%BD%D0%BD%D1%8B%C2%BB%20%281%29%27.pdf",
      'cache-control': 'private, no-store',
    });
  });

  it('holds for five minutes, and for this file, type and way of showing only', async () => {
    const [own, other] = [await accepted(newFile('u1')), await accepted(newFile('u2'))];
    const url = new URL(await files.linkTo(own, pdf));
    expect(url.searchParams.get('X-Amz-Expires')).toBe('300');
    const status = async (change: (changed: URL) => void) => {
      const changed = new URL(url);
      change(changed);
      return (await fetch(changed)).status;
    };
    expect(await status(() => {})).toBe(200);
    const theirs = `u2/${other.documentId}`;
    expect(
      await Promise.all([
        status((changedUrl) => {
          changedUrl.pathname = changedUrl.pathname.replace(`u1/${own.documentId}`, theirs);
        }),
        status((changedUrl) => changedUrl.searchParams.set('response-content-type', 'text/html')),
        status((changedUrl) => changedUrl.searchParams.set('response-content-disposition', 'inline')),
        status((changedUrl) => changedUrl.searchParams.delete('response-content-disposition')),
        status((changedUrl) => changedUrl.searchParams.set('X-Amz-Expires', '604800')),
        status((changedUrl) => changedUrl.searchParams.delete('X-Amz-Signature')),
      ]),
    ).toEqual([403, 403, 403, 403, 403, 403]);
  });
});

describe('deleting', () => {
  it('takes every version of the one file, not those of a longer name', async () => {
    const file = { userId: 'u3', documentId: 'a' };
    await accepted(file);
    await accepted(file);
    await accepted({ userId: 'u3', documentId: 'ab' });
    expect(await bucket.versions('documents/u3/')).toHaveLength(3);
    await files.deleteIncoming(file);
    expect(await bucket.versions('incoming/u3/')).toEqual(['incoming/u3/ab']);
    await files.delete(file);
    expect(await bucket.versions('documents/u3/')).toEqual(['documents/u3/ab']);
  });

  it('takes everything of a user and nothing of another whose id begins so', async () => {
    await accepted({ userId: 'u4', documentId: 'a' });
    await accepted({ userId: 'u4', documentId: 'b' });
    await accepted({ userId: 'u44', documentId: 'a' });
    expect(await files.deleteAllOf('u4', Date.now() - 1)).toBe(false);
    expect(await files.deleteAllOf('u4', Date.now() + 60_000)).toBe(true);
    expect(await bucket.versions('documents/u4')).toEqual(['documents/u44/a']);
    expect(await bucket.versions('incoming/u4')).toEqual(['incoming/u44/a']);
  });
});

it('there is none where the stage has none (docs/rules.md#documents-no-bucket)', () => {
  const name = process.env.FILES_BUCKET;
  expect(files.hasBucket()).toBe(true);
  process.env.FILES_BUCKET = '';
  expect(files.hasBucket()).toBe(false);
  delete process.env.FILES_BUCKET;
  expect(files.hasBucket()).toBe(false);
  process.env.FILES_BUCKET = name;
});

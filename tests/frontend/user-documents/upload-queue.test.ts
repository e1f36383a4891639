import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { maxDocumentBytes } from '#core/domain/documents/user-document.ts';
import { BrowserRequest } from '#tests/support/browser/browser-request.ts';
import { turns } from '#tests/support/stack/turns.ts';
import { setTokenSource } from '../../../frontend/src/api/call-api.ts';
import { handOver } from '../../../frontend/src/browser-storage/storage-owner.ts';
import { uploads as texts } from '../../../frontend/src/texts/account/profile-ru.ts';
import { findFileProblem } from '../../../frontend/src/user-documents/file-validation.ts';
import { mayBeRetried, problemText } from '../../../frontend/src/user-documents/problem-text.ts';
import {
  chooseFiles,
  drop,
  onArrival,
  retry,
  sendChosen,
  setType,
  shownUploads,
  type Upload,
} from '../../../frontend/src/user-documents/upload-queue.ts';

const pdf = (name = 'cv.pdf') => new File(['%PDF-1.7 and so on'], name);

/** What the server answers, and what it was asked. */
let storage: (response: ServerResponse) => void;
let confirmation: { status: number; body: unknown }[];
let refusal: { code: string; message: string } | null;
let requests: string[];
let received: string;

const document = (documentId: string) => ({
  id: documentId,
  name: 'cv.pdf',
  type: 'resume',
  format: 'pdf',
  size: 18,
  uploadedAt: '2026-11-20T12:00:00.000Z',
});

/** Of the tab: the browser asks before it goes. */
const onGuard = vi.fn();
const onUnguard = vi.fn();

let address = '';
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += String(part);
  const path = request.url ?? '';
  if (path === '/last') return void response.end();
  requests.push(`${request.method} ${path}`);
  const json = (status: number, answer: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  if (path === '/bucket') {
    received = body;
    storage(response);
  } else if (path.endsWith('/confirm')) {
    const { status, body: answer } = confirmation.shift() ?? {
      status: 200,
      body: { document: document('d1') },
    };
    json(status, answer);
  } else if (refusal) json(409, { error: refusal });
  else {
    expect(JSON.parse(body)).toMatchObject({ size: 18 });
    json(200, {
      documentId: 'd1',
      url: `${address}/bucket`,
      fields: { key: 'incoming/u/d1', policy: 'signed' },
    });
  }
});

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const realFetch = fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => realFetch(new URL(url, address), init));
  vi.stubGlobal('XMLHttpRequest', BrowserRequest);
  vi.stubGlobal('addEventListener', onGuard);
  vi.stubGlobal('removeEventListener', onUnguard);
  setTokenSource({ userId: () => null, accessToken: () => Promise.resolve('token'), end() {} });
});

afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

beforeEach(() => {
  refusal = null;
  requests = [];
  received = '';
  confirmation = [];
  storage = (response) => response.writeHead(204).end();
});

afterEach(() => {
  for (const { id } of shownUploads()) drop(id);
});

/** All that was asked, once what is under way has come here. */
async function requestsUntilNow() {
  await turns();
  await fetch('/last');
  return requests;
}

const choose = async (...files: File[]) => {
  await chooseFiles('anna', files, () => 'resume');
  return shownUploads();
};
const onlyUpload = () => shownUploads()[0] as Upload;
const until = (isSo: () => boolean) =>
  vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 3000, interval: 5 });

describe('a file that was chosen', () => {
  test.each([
    [new File(['%PDF-1.7'], 'cv.PDF'), null],
    [new File(['Привет'], 'cv.txt'), null],
    [new File(['MZ'], 'cv.exe'), 'kind'],
    [new File(['PK'], 'no-ending'), 'kind'],
    // As the server keeps it, it has no ending (docs/rules.md#documents-name).
    [new File(['%PDF-1.7'], '.pdf'), 'name'],
    [new File(['%PDF-1.7'], '???\u200b.pdf'), 'name'],
    [new File([], 'cv.pdf'), 'empty'],
    [new File(['plain text'], 'cv.pdf'), 'content'],
    [new File(['%PDF-1.7'], 'cv.docx'), 'content'],
    [new File([new Uint8Array(maxDocumentBytes + 1)], 'cv.pdf'), 'too_large'],
  ])('%o: %s', async (file, unfit) => expect(await findFileProblem(file)).toBe(unfit));

  test('is not sent before the press, which is the consent', async () => {
    await choose(pdf());
    expect(await requestsUntilNow()).toEqual([]);
    expect(onlyUpload()).toMatchObject({ state: 'chosen', problem: null });
  });

  test('while offline waits for either of the buttons that may stand there', () => {
    for (const button of [texts.send, texts.retry]) expect(texts.offline).toContain(`«${button}»`);
  });

  test('that does not fit says so and is not sent with the others', async () => {
    const [, unfit] = await choose(pdf(), new File(['MZ'], 'cv.exe'));
    expect(unfit).toMatchObject({ state: 'failed', problem: 'kind' });
    expect([mayBeRetried('kind'), mayBeRetried('name')]).toEqual([false, false]);
    expect(problemText('kind')).toContain('PDF');
    sendChosen('anna');
    await until(() => shownUploads().length === 1);
    expect(requests).toHaveLength(3);
  });
});

describe('on its way', () => {
  test('it is asked for, sent by the form with the file last, and confirmed', async () => {
    const arrived = vi.fn();
    const stop = onArrival(arrived);
    await choose(pdf());
    setType(onlyUpload().id, 'certificate');
    sendChosen('anna');
    await until(() => shownUploads().length === 0);
    stop();
    expect(requests).toEqual(['POST /api/documents', 'POST /bucket', 'POST /api/documents/d1/confirm']);
    expect(received.indexOf('incoming/u/d1')).toBeGreaterThan(0);
    expect(received.indexOf('name="file"')).toBeGreaterThan(received.indexOf('name="policy"'));
    expect(arrived).toHaveBeenCalledWith('anna', document('d1'));
  });

  test('two are sent at once, the others wait', async () => {
    const pending: ServerResponse[] = [];
    storage = (response) => pending.push(response);
    await choose(pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'));
    sendChosen('anna');
    await until(() => pending.length === 2);
    expect(shownUploads().map(({ state }) => state)).toEqual(['sending', 'sending', 'waiting']);
    expect(shownUploads()[0]?.part).toBe(0.5);
    expect(onGuard).toHaveBeenLastCalledWith('beforeunload', expect.anything());
    onUnguard.mockClear();
    storage = (response) => response.writeHead(204).end();
    for (const response of pending) response.writeHead(204).end();
    await until(() => shownUploads().length === 0);
    expect(onUnguard).toHaveBeenCalledWith('beforeunload', expect.anything());
  });

  test('cancelled, it is gone, and nothing is confirmed', async () => {
    let isHeld = false;
    storage = () => {
      isHeld = true;
    };
    await choose(pdf());
    sendChosen('anna');
    await until(() => isHeld);
    drop(onlyUpload().id);
    expect(await requestsUntilNow()).toHaveLength(2);
    expect(shownUploads()).toEqual([]);
  });

  test.each([
    ['<Error><Code>EntityTooLarge</Code></Error>', 400, 'too_large'],
    ['<Error><Code>AccessDenied</Code></Error>', 403, 'forbidden'],
    ['<Error><Code>SlowDown</Code></Error>', 503, 'internal'],
  ])('the storage says %s', async (body, status, problem) => {
    storage = (response) => response.writeHead(status).end(body);
    await choose(pdf());
    sendChosen('anna');
    await until(() => onlyUpload().state === 'failed');
    expect(onlyUpload().problem).toBe(problem);
  });

  test('what the server refuses after a look at the bytes cannot be sent again', async () => {
    confirmation = [{ status: 400, body: { error: { code: 'invalid_request', message: 'not a PDF' } } }];
    await choose(pdf());
    sendChosen('anna');
    await until(() => onlyUpload().state === 'failed');
    expect(problemText('invalid_request')).toContain('Содержимое');
    expect(mayBeRetried(onlyUpload().problem)).toBe(false);
  });

  test.each(['Слишком много загрузок. Попробуйте через час.', 'Документов уже 50, больше нельзя.'])(
    'the server says why it takes no more: %s',
    async (message) => {
      refusal = { code: 'conflict', message };
      await choose(pdf());
      sendChosen('anna');
      await until(() => onlyUpload().state === 'failed');
      expect(problemText('conflict', onlyUpload().message)).toBe(message);
      expect(problemText('conflict')).toContain('Не\u00a0удалось');
    },
  );

  test('a lost connection can be tried again', async () => {
    storage = (response) => response.destroy();
    await choose(pdf());
    sendChosen('anna');
    await until(() => onlyUpload().state === 'failed');
    expect(onlyUpload().problem).toBe('network');
    storage = (response) => response.writeHead(204).end();
    retry(onlyUpload().id);
    await until(() => shownUploads().length === 0);
  });

  test('an answer that got lost is asked for again, without sending the file twice', async () => {
    confirmation = [{ status: 503, body: '' }];
    await choose(pdf());
    sendChosen('anna');
    await until(() => shownUploads().length === 0);
    expect(requests.filter((request) => request === 'POST /bucket')).toHaveLength(1);
    expect(requests.filter((request) => request.endsWith('/confirm'))).toHaveLength(2);
  });
});

test('who signs out takes their files along: nobody else gets them', async () => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
  handOver('anna');
  await choose(pdf());
  handOver('boris');
  expect(shownUploads()).toEqual([]);
  sendChosen('anna');
  expect(await requestsUntilNow()).toEqual([]);
});

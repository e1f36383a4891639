import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { filtersOfQuery } from '#core/domain/search/shared-filters.ts';
import { ApiError, setTokenSource } from '../../../frontend/src/api/call-api.ts';
import { EraseConfirmation } from '../../../frontend/src/app/shell/own-data/erase-dialog.tsx';
import {
  downloadOwnData,
  erase,
  exportedText,
  isConfirmed,
  ownDataFailure,
} from '../../../frontend/src/app/shell/own-data/own-data.ts';
import { handOver } from '../../../frontend/src/browser-storage/storage-owner.ts';
import {
  eraseDialog,
  ownDataActions,
  ownDataFailures,
} from '../../../frontend/src/texts/account/account-ru.ts';
import { WebStorage } from '../../support/browser/web-storage.ts';

const user = { id: 'anna', email: 'anna@example.ru', created_at: '2026-11-05T10:00:00.000Z', roles: [] };
const documentOf = (name: string, url: string) => ({
  id: name,
  name,
  type: 'resume' as const,
  format: 'pdf' as const,
  size: 4,
  uploadedAt: '2026-11-06T10:00:00.000Z',
  url,
});
const everything = (url = '/files/cv.pdf') => ({
  user,
  consents: [{ kind: 'letters' as const, version: '2026-11-20', at: '2026-11-20T10:00:00.000Z' }],
  letters: [],
  documents: [documentOf('CV.pdf', url)],
  annotations: [{ documentId: 'CV.pdf', marks: [{ page: 1 }] }],
  uploads: [],
  answers: [],
  quotas: [],
  googleAccounts: [],
  syncConsents: [],
  tracked: [],
  trackedMarks: [],
  synced: [],
  searches: [],
  told: [],
});

const keptSearch = {
  id: '1',
  name: 'ML-инженер',
  query: { ...filtersOfQuery('q=ml') },
  schedule: 'daily',
  isPaused: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  seenAt: '2026-11-20T10:00:00.000Z',
  stopped: null,
  zone: 'Europe/Moscow',
  consent: { version: '2026-11-25', at: '2026-11-20T10:00:00.000Z' },
};

test('the file holds what the server and the browser know, and no link that will be dead', () => {
  const browser = { user_resume: 'Моё резюме' };
  const text = exportedText(everything('https://bucket/?X-Amz-Signature=1'), browser, new Date(0));
  expect(text).not.toContain('X-Amz-Signature');
  const { documents, ...rest } = JSON.parse(text);
  const { url: _link, ...fields } = documentOf('CV.pdf', '');
  expect(documents).toEqual([{ ...fields, marks: [{ page: 1 }] }]);
  const { documents: _documents, annotations: _annotations, ...server } = everything();
  expect(rest).toEqual({ exportedAt: '1970-01-01T00:00:00.000Z', ...server, browser });
});

test('marks that came with their document stand there as well', () => {
  const documents = [{ ...documentOf('CV.pdf', ''), marks: [{ page: 2 }] }];
  const file = JSON.parse(exportedText({ ...everything(), documents, annotations: [] }, {}, new Date(0)));
  expect(file.documents).toMatchObject([{ marks: [{ page: 2 }] }]);
});

describe('taking out', () => {
  let answer: unknown;
  /** What a fresh link of a document leads to. */
  let links: Record<string, string>;
  let downloads: { name: string; text: Promise<string> }[];
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api/me/data')) {
      // The marks stand in a page of their own.
      const isFirst = request.url === '/api/me/data';
      const emptyData = { consents: [], documents: [], answers: [] };
      const page = isFirst ? { ...(answer as object), annotations: [] } : { ...everything(), ...emptyData };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ ...page, next: isFirst ? 'annotations#' : null }));
    } else if (request.url?.endsWith('/link')) {
      const name = decodeURIComponent(request.url.split('/').at(-2) ?? '');
      const url = links[name];
      response.writeHead(url ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(url ? { url } : { error: { code: 'not_found', message: 'gone' } }));
    } else if (request.url === '/files/cv.pdf') response.end('%PDF');
    else if (request.url === '/files/torn.pdf')
      response.writeHead(200, { 'content-length': 9 }).write('%PDF', () => response.destroy());
    // No address is the page's own.
    else if (request.url === '/') response.end('<!doctype html>');
    else response.writeHead(403).end();
  });

  beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
  afterAll(() => server.close());
  beforeEach(() => {
    downloads = [];
    links = { 'CV.pdf': '/files/cv.pdf' };
    const blobs: Blob[] = [];
    const realFetch = fetch;
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => realFetch(new URL(url, origin), init));
    vi.stubGlobal('document', {
      querySelector: () => null,
      createElement: () => ({
        href: '',
        download: '',
        click() {
          downloads.push({
            name: this.download,
            text: blobs[Number(this.href)]?.text() ?? Promise.resolve(''),
          });
        },
      }),
    });
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => String(blobs.push(blob as Blob) - 1));
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('localStorage', new WebStorage());
    setTokenSource({ userId: () => null, accessToken: () => Promise.resolve('token'), end() {} });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('the JSON file first, by the day, then the documents under their names', async () => {
    vi.useFakeTimers({ now: new Date(2026, 2, 5, 12), toFake: ['Date'] });
    handOver('anna');
    localStorage.setItem('user_resume', 'Моё резюме');
    answer = { ...everything(), searches: [keptSearch] };
    const steps: number[][] = [];
    const exported = await downloadOwnData('anna', (...step) => steps.push(step));
    vi.useRealTimers();
    expect(exported).toEqual({ files: 1, searches: ['ML-инженер'], missing: [] });
    expect(steps).toEqual([[1, 1]]);
    expect(downloads.map(({ name }) => name)).toEqual(['prizvanie-2026-03-05.json', 'CV.pdf']);
    const { browser, documents, consents } = JSON.parse((await downloads[0]?.text) ?? '');
    expect(browser).toEqual({ user_resume: 'Моё резюме' });
    expect(documents).toMatchObject([{ id: 'CV.pdf', marks: [{ page: 1 }] }]);
    expect(consents).toHaveLength(1);
    expect(await downloads[1]?.text).toBe('%PDF');
  });

  test('each file is asked for by a fresh link: the first ones are good for minutes only', async () => {
    answer = everything('/files/dead');
    expect(await downloadOwnData('anna', () => {})).toEqual({ files: 1, searches: [], missing: [] });
  });

  test('a document that cannot be had is named, and the others come', async () => {
    answer = {
      ...everything(),
      documents: [
        documentOf('gone.pdf', '/files/cv.pdf'),
        documentOf('refused.pdf', '/files/cv.pdf'),
        documentOf('torn.pdf', '/files/torn.pdf'),
        documentOf('without a bucket.pdf', ''),
        documentOf('CV.pdf', '/files/cv.pdf'),
      ],
    };
    links = { ...links, 'refused.pdf': '/files/refused', 'torn.pdf': '/files/torn.pdf' };
    expect(await downloadOwnData('anna', () => {})).toEqual({
      files: 1,
      searches: [],
      missing: ['gone.pdf', 'refused.pdf', 'torn.pdf', 'without a bucket.pdf'],
    });
    expect(downloads.map(({ name }) => name).slice(1)).toEqual(['CV.pdf']);
  });
});

describe('erasing', () => {
  const words = renderToStaticMarkup(
    <EraseConfirmation
      headingId="heading"
      email={user.email}
      isPending={false}
      onYes={() => {}}
      onExport={() => {}}
      onNo={() => {}}
    />,
  )
    .replace(/<[^>]+>/g, '|')
    .replaceAll('\u00a0', ' ')
    .replace(/\|+/g, '|');

  test('says what goes and what stays', () => {
    expect(words).toContain('|Исчезнет сразу|аккаунт и вход в него на всех устройствах;|');
    expect(words).toContain('|Останется|');
    expect(words).toContain('псевдоним');
    expect(words).toContain('подписки на письма, оформленные без входа');
    expect(words).toContain('через 35 дней');
    expect(words).toContain('|Чтобы подтвердить, введите anna@example.ru|');
  });

  test.each([
    ['anna@example.ru', true],
    ['  Anna@Example.ru ', true],
    ['anna@example.r', false],
    ['', false],
  ])('«%s» confirms: %s', (typed, isRight) => expect(isConfirmed(typed, user.email)).toBe(isRight));

  test('nothing confirms where no e-mail is known', () => {
    expect(isConfirmed('', '')).toBe(false);
    expect(isConfirmed('Удалить', eraseDialog.word)).toBe(true);
  });

  test.each<[ApiError, string]>([
    [new ApiError('conflict', 'Идёт импорт'), 'Идёт импорт'],
    [new ApiError('network', 'no answer'), ownDataFailures.noAnswer],
    [new ApiError('unauthorized', 'no session'), ownDataFailures.erase.signedOut],
    [new ApiError('internal', 'internal'), ownDataFailures.erase.failed],
  ])('a failure in words: %s', (error, text) =>
    expect(ownDataFailure(error, ownDataFailures.erase)).toBe(text),
  );
});

describe('an erasure without its last answer (docs/rules.md#personal-erase)', () => {
  const storage = new WebStorage();
  beforeEach(() => {
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    storage.removeItem('erasing');
    setTokenSource({ userId: () => null, accessToken: () => Promise.resolve('token'), end() {} });
  });
  afterEach(() => void vi.unstubAllGlobals());

  const json = (status: number, body: object) => () => Promise.resolve(Response.json(body, { status }));
  const refused = (status: number) => json(status, { error: { code: 'conflict', message: 'нет' } });

  test.each([
    ['nothing comes', [() => Promise.reject(new TypeError('Failed to fetch'))], true],
    ['the server fails', [json(500, {})], true],
    ['it is refused', [refused(409)], false],
    ['it is too much', [refused(429)], false],
    ['the session has ended', [refused(401), refused(401)], false],
    ['a part of it is gone before', [json(200, { isDone: false }), json(500, {})], true],
  ])('is remembered where %s: %j', async (_, answers, isNoted) => {
    const left = [...answers];
    vi.stubGlobal('fetch', () => left.shift()?.());
    await expect(erase('anna')).rejects.toThrow();
    expect(storage.getItem('erasing')?.split(' ')[0]).toBe(isNoted ? 'anna' : undefined);
  });

  test('is remembered where the page is closed before it', async () => {
    const heard = new Map<string, () => void>();
    vi.stubGlobal('addEventListener', (type: string, listener: () => void) => heard.set(type, listener));
    vi.stubGlobal('fetch', () => {
      heard.get('pagehide')?.();
      return new Promise(() => {});
    });
    void erase('anna');
    await vi.waitFor(() => expect(storage.getItem('erasing')).toMatch(/^anna /));
  });

  test('is forgotten where it is refused before anything is deleted', async () => {
    storage.setItem('erasing', `anna ${Date.now()}`);
    vi.stubGlobal('fetch', () => refused(409)());
    await expect(erase('anna')).rejects.toThrow();
    expect(storage.getItem('erasing')).toBeNull();
  });
});

test('the account menu offers both', () => {
  expect(ownDataActions).toEqual({ takeOut: 'Скачать мои данные', erase: 'Удалить аккаунт' });
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sampleResume } from '#core/domain/documents/resume.ts';
import { setTokenSource } from '../../../frontend/src/api/call-api.ts';
import { makeQueryClient } from '../../../frontend/src/app/query-client.ts';
import { changeDraft } from '../../../frontend/src/documents/letter/letter-draft.ts';
import { useSaveLetter } from '../../../frontend/src/documents/letter/queries.ts';
import { useLetterWriter } from '../../../frontend/src/documents/letter/use-letter-writer.ts';
import { useAnalysis } from '../../../frontend/src/documents/resume/advice/use-analysis.ts';
import { draftResume, resumeTextNow } from '../../../frontend/src/documents/resume/resume-text.ts';
import { dispatch } from '../../../frontend/src/session/session-store.ts';
import { SignInDialogContext } from '../../../frontend/src/session/sign-in/use-sign-in-dialog.ts';
import { WebStorage } from '../../support/browser/web-storage.ts';

/** Null is a dead session, or none. */
let token: string | null;
let requests: { by: string | undefined; body: Record<string, unknown> }[];

const server = createServer(async (incoming, response) => {
  let body = '';
  for await (const part of incoming) body += String(part);
  requests.push({ by: incoming.headers.authorization, body: JSON.parse(body) });
  const error = { code: 'internal', message: 'enough for this test' };
  response.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
});

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const realFetch = fetch;
  // A page's addresses are relative to its origin; Node has none.
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    realFetch(new URL(url, `http://127.0.0.1:${port}`), init),
  );
  setTokenSource({ userId: () => null, accessToken: () => Promise.resolve(token), end() {} });
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

let client: QueryClient;
/** What the open sign-in dialog does once somebody is in. */
let next: (() => void) | undefined;

beforeEach(() => {
  vi.stubGlobal('localStorage', new WebStorage());
  vi.stubGlobal('sessionStorage', new WebStorage());
  client = makeQueryClient();
  token = null;
  requests = [];
  next = undefined;
});

const becomeUser = (id: string | null) =>
  dispatch(
    id === null
      ? { type: 'gone' }
      : {
          type: 'identified',
          identity: { id, email: `${id}@example.com`, hasPassword: true, isEmailVerified: true },
        },
  );

/** What a hook gives at this moment: a screen is drawn anew for each look. */
function now<T>(use: () => T): T {
  const seen: T[] = [];
  function Look() {
    seen.push(use());
    return null;
  }
  const dialog = {
    open(options: { next?: () => void } = {}) {
      next = options.next;
    },
    prepare() {},
  };
  renderToStaticMarkup(
    <SignInDialogContext value={dialog}>
      <QueryClientProvider client={client}>
        <Look />
      </QueryClientProvider>
    </SignInDialogContext>,
  );
  return seen[0] as T;
}

/** The dialog opens, and somebody signs in there. */
async function signInAs(id: string) {
  await expect.poll(() => next).toBeDefined();
  await expect.poll(() => client.isMutating()).toBe(0);
  becomeUser(null);
  becomeUser(id);
  token = id;
  next?.();
  await expect.poll(() => client.isMutating()).toBe(0);
}

const presses: [what: string, press: (userId: string) => void][] = [
  [
    'a letter that is being saved',
    (userId) =>
      now(() => useSaveLetter(userId)).mutate({
        letter: { id: '2', companyName: 'Кедр', position: 'Повар', text: 'Здравствуйте!', savedAt: '' },
        owner: userId,
      }),
  ],
  ['a letter that is being written', (userId) => now(() => useLetterWriter(userId)).start(false)],
  ['an analysis', (userId) => now(() => useAnalysis(userId)).start()],
];

for (const [what, press] of presses) {
  test.each([
    ['goes on for who pressed', 'anna', ['Bearer anna']],
    ['ends where another user signs in', 'boris', []],
  ])(`${what} when the session has died %s`, async (_, whoComes, by) => {
    for (const id of ['anna', 'boris']) {
      draftResume(id, `Резюме: ${id}`);
      changeDraft(id, { companyName: 'Вектор', position: 'ML-инженер' });
    }
    becomeUser('anna');
    press('anna');
    await signInAs(whoComes);
    expect(requests.map((request) => request.by)).toEqual(by);
    expect(resumeTextNow('boris').text).toBe('Резюме: boris');
  });
}

test('what a visitor presses goes on for whoever signs in', async () => {
  becomeUser(null);
  now(() => useSaveLetter(null)).mutate({
    letter: { id: '2', companyName: 'Кедр', position: 'Повар', text: 'Здравствуйте!', savedAt: '' },
    owner: null,
  });
  await signInAs('boris');
  expect(requests.map((request) => request.by)).toEqual(['Bearer boris']);
});

test('a visitor’s text is analysed once they have signed in, not what they had saved another time', async () => {
  draftResume('boris', 'Старое резюме');
  draftResume(null, 'Новое резюме');
  becomeUser(null);
  now(() => useAnalysis(null)).start();
  await signInAs('boris');
  expect(requests.map(({ body }) => body.resumeText)).toEqual(['Новое резюме']);
});

test('the sample is nobody’s: it opens no dialog', () => {
  draftResume(null, sampleResume);
  becomeUser(null);
  now(() => useAnalysis(null)).start();
  expect(next).toBeUndefined();
});

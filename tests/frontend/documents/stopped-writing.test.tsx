import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Advice } from '#core/domain/writer/writing.ts';
import { setTokenSource } from '../../../frontend/src/api/call-api.ts';
import { makeQueryClient } from '../../../frontend/src/app/query-client.ts';
import { storeResume } from '../../../frontend/src/browser-storage/user-data.ts';
import { changeDraft, draftOf } from '../../../frontend/src/documents/letter/letter-draft.ts';
import { LetterResult } from '../../../frontend/src/documents/letter/result/letter-result.tsx';
import { useLetterWriter } from '../../../frontend/src/documents/letter/use-letter-writer.ts';
import { AdviceCard } from '../../../frontend/src/documents/resume/advice/advice-card.tsx';
import { useAnalysis } from '../../../frontend/src/documents/resume/advice/use-analysis.ts';
import { dispatch } from '../../../frontend/src/session/session-store.ts';
import { shownNotifications } from '../../../frontend/src/ui/notifications/notifications.ts';
import { WebStorage } from '../../support/browser/web-storage.ts';

const userId = 'anna';
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** The one piece that comes; then the stream hangs. */
let piece: string;
let hanging: ServerResponse | undefined;

const server = createServer((incoming, response) => {
  incoming.resume();
  if (!incoming.url?.startsWith('/api/ai/')) {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    return;
  }
  hanging = response;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(piece);
});

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const realFetch = fetch;
  // A page's addresses are relative to its origin; Node has none.
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    realFetch(new URL(url, `http://127.0.0.1:${port}`), init),
  );
  setTokenSource({ userId: () => null, accessToken: () => Promise.resolve('token'), end() {} });
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

let client: QueryClient;
beforeEach(() => {
  vi.stubGlobal('localStorage', new WebStorage());
  vi.stubGlobal('sessionStorage', new WebStorage());
  client = makeQueryClient();
  hanging = undefined;
  localStorage.setItem('storage_owner', userId);
  dispatch({
    type: 'identified',
    identity: { id: userId, email: 'anna@example.com', hasPassword: true, isEmailVerified: true },
  });
  storeResume(userId, 'Иван\nОтвечал за сервис заказов');
});

const htmlOf = (element: ReactElement) =>
  renderToStaticMarkup(<QueryClientProvider client={client}>{element}</QueryClientProvider>).replaceAll(
    '\u00a0',
    ' ',
  );

/** What a hook gives at this moment: a screen is drawn anew for each look. */
function now<T>(use: () => T): T {
  const seen: T[] = [];
  function Look() {
    seen.push(use());
    return null;
  }
  htmlOf(<Look />);
  return seen[0] as T;
}

/** The reader has left: the server sees it, and what it says then reaches nobody. */
async function hangUp() {
  await expect.poll(() => hanging?.closed).toBe(true);
}

test('a stopped letter keeps the piece that came, and it can be edited', async () => {
  const writer = () => now(() => useLetterWriter(userId));
  const nothing = () => {};
  const screen = () =>
    htmlOf(
      <LetterResult
        letter={draftOf(userId).letter}
        hasBefore={draftOf(userId).before !== null}
        saved={undefined}
        isWriting={writer().isWriting}
        left={writer().left}
        userId={userId}
        isSent={false}
        onEdit={nothing}
        onKept={nothing}
        onAgain={nothing}
        onBefore={nothing}
      />,
    );
  piece = event('text', { text: 'Здравствуйте, Вектор' });
  changeDraft(userId, { companyName: 'Вектор', position: 'ML-инженер' });
  writer().start(false);
  await expect.poll(() => draftOf(userId).letter?.text).toBe('Здравствуйте, Вектор');
  expect(screen()).toMatch(/<textarea[^>]* readonly/i);

  writer().stop();
  await expect.poll(() => writer().isWriting).toBe(false);
  await hangUp();
  expect(screen()).toMatch(/<textarea[^>]*>Здравствуйте, Вектор<\/textarea>/);
  expect(screen()).not.toMatch(/<textarea[^>]* readonly/i);
  expect(screen()).toMatch(/не\sдописано/);
  expect(shownNotifications()).toEqual([]);

  const { letter } = draftOf(userId);
  changeDraft(userId, { letter: letter && { ...letter, text: `${letter.text}! Дописано.` } });
  expect(screen()).toContain('>Здравствуйте, Вектор! Дописано.</textarea>');
});

test('a stopped analysis keeps the recommendations that came, and says that it was stopped', async () => {
  const analysis = () => now(() => useAnalysis(userId));
  const screen = () => htmlOf(<AdviceCard userId={userId} onShow={() => true} onChanged={() => true} />);
  const advice: Advice = {
    id: '1',
    kind: 'wording',
    quote: 'Отвечал за сервис',
    at: null,
    proposal: 'Вёл сервис',
    reason: 'Глагол действия',
  };
  piece = event('advice', { advice });
  analysis().start();
  await expect.poll(screen).toContain('Вёл сервис');
  expect(screen()).toContain('Остановить');
  expect(screen()).not.toContain('Анализ остановлен');

  analysis().stop();
  await expect.poll(() => analysis().isRunning).toBe(false);
  await hangUp();
  expect(screen()).toContain('Анализ остановлен. Здесь то, что успело прийти.');
  expect(screen()).toMatch(/Вёл сервис.*Принять.*Отклонить/);
  expect(screen()).not.toContain('Остановить');
  expect(shownNotifications()).toEqual([]);
});

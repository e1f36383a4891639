import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UserDocument } from '#core/domain/documents/user-document.ts';
import { setTokenSource } from '../../../frontend/src/api/call-api.ts';
import { makeQueryClient } from '../../../frontend/src/app/query-client.ts';
import { handOver } from '../../../frontend/src/browser-storage/storage-owner.ts';
import { storeResume } from '../../../frontend/src/browser-storage/user-data.ts';
import { knownResumeNow, storeReading } from '../../../frontend/src/documents/resume/reading/known-resume.ts';
import { draftResume, resumeTextNow } from '../../../frontend/src/documents/resume/resume-text.ts';
import { useMakeResume } from '../../../frontend/src/user-documents/use-make-resume.ts';
import { docxParts, paragraph, zipOf } from '../../support/browser/made-docx.ts';
import { WebStorage } from '../../support/browser/web-storage.ts';
import '../../support/browser/worker-in-thread.ts';

const document: UserDocument = {
  id: 'd1',
  name: 'cv.txt',
  type: 'resume',
  format: 'txt',
  size: 20,
  uploadedAt: '2026-11-06T10:00:00.000Z',
};

let client: QueryClient;
let isRead: boolean;
let file: BodyInit;

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('localStorage', new WebStorage());
  vi.stubGlobal('sessionStorage', new WebStorage());
  isRead = false;
  file = 'Текст файла';
  vi.stubGlobal('fetch', async (url: string) => {
    isRead = true;
    return url === '/files/cv.txt' ? new Response(file) : Response.json({ url: '/files/cv.txt' });
  });
  setTokenSource({ userId: () => null, accessToken: () => Promise.resolve('token'), end() {} });
  client = makeQueryClient();
  handOver('anna');
});
afterEach(() => vi.unstubAllGlobals());

/** What a press leads to while the screen stands; a question ends the drawing. */
async function press(isSure = false) {
  let isAsked = false;
  let hasPressed = false;
  function Screen() {
    const resume = useMakeResume('anna');
    if (!hasPressed) {
      hasPressed = true;
      resume.make(document);
    } else if (resume.pendingDocument && !isAsked) {
      isAsked = true;
      if (isSure) resume.replace();
    }
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  );
  await expect.poll(() => client.isMutating()).toBe(0);
  return isAsked;
}

describe('«Сделать резюме»', () => {
  test('without a text it asks nothing', async () => {
    expect(await press()).toBe(false);
    expect(resumeTextNow('anna').text).toBe('Текст файла');
  });

  test('how the file looked stands beside its text, and what was confirmed of another is gone', async () => {
    const bold = '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Опыт</w:t></w:r></w:p>';
    file = zipOf(docxParts(bold + paragraph('Обучала модели и следила за качеством данных')));
    storeReading('anna', { name: null, position: null, jobs: [], education: [], skills: [], contacts: [] });
    expect(knownResumeNow('anna').reading).not.toBeNull();
    await press();
    const { text, blocks, reading } = knownResumeNow('anna');
    expect(text).toBe('Опыт\nОбучала модели и следила за качеством данных');
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph']);
    expect(reading).toBeNull();
  });

  test.each<[string, () => void]>([
    ['stored', () => storeResume('anna', 'Моё резюме')],
    ['typed and not saved', () => draftResume('anna', 'Моё резюме')],
  ])('asks before it replaces what is %s', async (_, put) => {
    put();
    expect(await press()).toBe(true);
    expect(isRead).toBe(false);
    expect(resumeTextNow('anna').text).toBe('Моё резюме');
  });

  test('then the text of the file stands there, and not the draft; another’s stays', async () => {
    draftResume('anna', 'Моё резюме');
    draftResume('boris', 'Резюме Бориса');
    await press(true);
    expect(resumeTextNow('anna')).toMatchObject({ text: 'Текст файла', isChanged: false });
    expect(resumeTextNow('boris').text).toBe('Резюме Бориса');
  });
});

import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setTokenSource } from '../../../frontend/src/api/call-api.ts';
import { makeQueryClient } from '../../../frontend/src/app/query-client.ts';
import { handOver } from '../../../frontend/src/browser-storage/storage-owner.ts';
import { useRemoveLetter } from '../../../frontend/src/documents/letter/saved/use-remove-letter.ts';
import { keepLetter, keptLettersNow, setInAccount } from '../../../frontend/src/tracker/library/letters.ts';
import { FakeIndexedDb } from '../../support/browser/indexed-db.ts';
import { WebStorage } from '../../support/browser/web-storage.ts';

let answers: (() => void)[];

beforeEach(() => {
  answers = [];
  vi.stubGlobal('localStorage', new WebStorage());
  vi.stubGlobal('sessionStorage', new WebStorage());
  vi.stubGlobal('indexedDB', new FakeIndexedDb());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('fetch', () => new Promise((answer) => answers.push(() => answer(Response.json({})))));
  setTokenSource({ userId: () => null, accessToken: async () => 'anna', end() {} });
});
afterEach(() => vi.unstubAllGlobals());

/** As a screen has it that is left at once. */
function removalNow() {
  const seen: ReturnType<typeof useRemoveLetter>[] = [];
  function Look() {
    seen.push(useRemoveLetter('anna'));
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={makeQueryClient()}>
      <Look />
    </QueryClientProvider>,
  );
  return seen[0];
}

test('each letter that is deleted in the account goes from here, be it followed by another', async () => {
  handOver('anna');
  for (const group of ['hh-1', 'hh-2']) {
    const outcome = await keepLetter('anna', {
      group,
      keptId: null,
      companyName: 'Вектор',
      position: 'ML-инженер',
      text: 'Здравствуйте!',
    });
    if (typeof outcome === 'string') throw new Error(outcome);
    setInAccount('anna', outcome.kept, { savedAt: outcome.kept.savedAt, revision: 1 });
  }
  const removal = removalNow();
  for (const letter of keptLettersNow('anna')) removal?.remove(letter);
  await expect.poll(() => answers.length).toBe(2);
  for (const answer of answers) answer();
  await expect.poll(() => keptLettersNow('anna')).toEqual([]);
});

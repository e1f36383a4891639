import { getDocumentLink } from '#core/contract/documents.ts';
import type { ResponseOf } from '#core/contract/endpoint.ts';
import { deleteMe, exportMyData } from '#core/contract/own-data.ts';
import { ApiError, callApi } from '../../../api/call-api.ts';
import { forgetErasure, noteErasure } from '../../../browser-storage/erasure-note.ts';
import { forgetDevice, ownedKeys, readOwned } from '../../../browser-storage/storage-owner.ts';
import { endSession } from '../../../session/session.ts';
import { exportDialog, ownDataFailures } from '../../../texts/account/account-ru.ts';
import { dropOrphanLibraryTexts, libraryTextsOf } from '../../../tracker/library/library-texts.ts';
import { dropOrphanTexts } from '../../../tracker/long-texts.ts';
import { download } from '../../../ui/download.ts';

/** Calls of `deleteMe`: each takes a part of what there is. */
const maxCalls = 50;

type ServerPart = Omit<ResponseOf<typeof exportMyData>, 'next'>;

/** As the reader's calendar has it: '2026-11-20'. */
const dayOf = (now: Date) =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0')).join('-');

async function inThisBrowser(userId: string): Promise<Record<string, unknown>> {
  const values = ownedKeys.map((key) => [key, readOwned(key, userId)] as const);
  const texts = await libraryTextsOf(userId);
  return {
    ...Object.fromEntries(values.filter(([, value]) => value !== null)),
    ...(Object.keys(texts).length > 0 && { library_texts: texts }),
  };
}

/** All pages as one. */
async function fromServer(): Promise<ServerPart> {
  const { next, ...collected } = await callApi(exportMyData, {});
  for (let after = next; after !== null; ) {
    const page = await callApi(exportMyData, { after });
    for (const [section, items] of Object.entries(page))
      if (Array.isArray(items)) (collected[section as keyof ServerPart] as unknown[]).push(...items);
    after = page.next;
  }
  return collected;
}

/** What the JSON file holds; links are left out, since they are good for minutes only. */
export function exportedText(server: ServerPart, browser: Record<string, unknown>, now: Date): string {
  const { annotations, ...rest } = server;
  const marksOf = new Map(annotations.map(({ documentId, marks }) => [documentId, marks]));
  const documents = server.documents.map(({ url: _link, ...document }) => ({
    ...document,
    marks: document.marks ?? marksOf.get(document.id) ?? [],
  }));
  return `${JSON.stringify({ exportedAt: now.toISOString(), ...rest, documents, browser }, null, 2)}\n`;
}

export interface ExportResult {
  files: number;
  /** Names of the searches that the account keeps. */
  searches: string[];
  /** Names of the documents that could not be had. */
  missing: string[];
}

/** The JSON file, then the documents one after another. `onFile` is told which of how many is on its way. */
export async function downloadOwnData(
  userId: string,
  onFile: (n: number, of: number) => void,
): Promise<ExportResult> {
  const server = await fromServer();
  const now = new Date();
  const text = exportedText(server, await inThisBrowser(userId), now);
  download(exportDialog.fileName(dayOf(now)), new Blob([text], { type: 'application/json' }));
  const missing: string[] = [];
  for (const [index, { id, name, url }] of server.documents.entries()) {
    onFile(index + 1, server.documents.length);
    const file = url === '' ? null : await fileOf(id);
    if (file) download(name, file);
    else missing.push(name);
  }
  const searches = server.searches.map(({ name }) => name);
  return { files: server.documents.length - missing.length, searches, missing };
}

/** By a link of its own: one that came with the list may be dead by now. Null where the file cannot be had. */
async function fileOf(documentId: string): Promise<Blob | null> {
  try {
    const { url } = await callApi(getDocumentLink, { documentId });
    const answer = await fetch(url);
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
}

/** The account, the session and what this browser keeps of the user; in this order, so that a failure can be repeated. */
export async function erase(userId: string): Promise<void> {
  const note = () => noteErasure(userId);
  // Whoever closes the page meanwhile hears of no answer either.
  addEventListener('pagehide', note);
  try {
    let isDone = false;
    for (let call = 0; !isDone; call++) {
      if (call === maxCalls) throw new Error('the account is not gone yet');
      ({ isDone } = await callApi(deleteMe, {}));
      if (!isDone) note();
    }
  } catch (error) {
    // Without an answer the account may be gone; a conflict is said before anything is deleted.
    if (error instanceof ApiError && (error.status === 0 || error.status >= 500)) note();
    if (error instanceof ApiError && error.code === 'conflict') forgetErasure(userId);
    throw error;
  } finally {
    removeEventListener('pagehide', note);
  }
  endSession();
  forgetDevice(userId);
  await Promise.all([dropOrphanTexts(), dropOrphanLibraryTexts()]);
}

/** What keeps an account from being deleted is the server's to say. */
export function ownDataFailure(error: Error, texts: { failed: string; signedOut: string }): string {
  if (!(error instanceof ApiError)) return texts.failed;
  if (error.code === 'network') return ownDataFailures.noAnswer;
  if (error.code === 'unauthorized') return texts.signedOut;
  return (error.code === 'conflict' && error.message) || texts.failed;
}

/** Whether the typed text confirms: capitals and spaces around do not matter. */
export const isConfirmed = (typed: string, email: string): boolean =>
  typed.trim().toLowerCase() === email.trim().toLowerCase() && email.trim() !== '';

import { useSyncExternalStore } from 'react';
import type { UserDocument } from '#core/domain/documents/user-document.ts';
import type { DocumentType } from '#core/domain/user/profile.ts';
import { ApiError, type ApiErrorCode, failedRequest } from '../api/call-api.ts';
import { messageForPeople } from '../api/failures.ts';
import { isCurrentUser, subscribeToOwned } from '../browser-storage/storage-owner.ts';
import { uploads as texts } from '../texts/account/profile-ru.ts';
import { failure } from '../texts/ru.ts';
import { notify } from '../ui/notifications/notifications.ts';
import { type FileProblem, findFileProblem } from './file-validation.ts';
import { upload } from './upload.ts';

/** Why a file did not get there: seen here, or said by the server. */
export type UploadProblem = FileProblem | ApiErrorCode;

export interface Upload {
  id: string;
  userId: string;
  file: File;
  type: DocumentType;
  /** 'chosen' until its owner sends it; one that came is gone from here. */
  state: 'chosen' | 'waiting' | 'sending' | 'failed';
  /** Of the file, from 0 to 1. */
  part: number;
  problem: UploadProblem | null;
  /** What the server says to people of it; null where it says nothing. */
  message: string | null;
}

/** Files under way at once. */
const maxConcurrent = 2;

let uploads: readonly Upload[] = [];
let lastId = 0;
const controllers = new Map<string, AbortController>();
const listeners = new Set<() => void>();
const arrivalListeners = new Set<(userId: string, document: UserDocument) => void>();

/** The browser asks before the tab goes with what is under way. */
const preventUnload = (event: Event) => event.preventDefault();

function replace(next: readonly Upload[]) {
  uploads = next;
  const isUploading = next.some(({ state }) => state === 'waiting' || state === 'sending');
  if (isUploading) addEventListener('beforeunload', preventUnload);
  else removeEventListener('beforeunload', preventUnload);
  for (const changed of listeners) changed();
}
const change = (id: string, changes: Partial<Upload>) =>
  replace(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

/** Chosen files wait for the press that is the consent; what cannot be sent says so at once. */
export async function chooseFiles(
  userId: string,
  files: readonly File[],
  typeOf: (name: string) => DocumentType,
) {
  watch();
  const chosen = await Promise.all(
    files.map(async (file): Promise<Upload> => {
      const problem = await findFileProblem(file);
      lastId += 1;
      return {
        id: String(lastId),
        userId,
        file,
        type: typeOf(file.name),
        state: problem === null ? 'chosen' : 'failed',
        part: 0,
        problem,
        message: null,
      };
    }),
  );
  if (isCurrentUser(userId)) replace([...uploads, ...chosen]);
}

export const setType = (id: string, type: DocumentType) => change(id, { type });

/** Sends all that this user has chosen. */
export function sendChosen(userId: string) {
  replace(
    uploads.map((upload) =>
      upload.userId === userId && upload.state === 'chosen' ? { ...upload, state: 'waiting' } : upload,
    ),
  );
  sendNext();
}

export function retry(id: string) {
  change(id, { state: 'waiting', problem: null, message: null, part: 0 });
  sendNext();
}

/** Takes it out wherever it is; what was sent of it expires by itself. */
export function drop(id: string) {
  controllers.get(id)?.abort();
  replace(uploads.filter((upload) => upload.id !== id));
}

function sendNext() {
  const freeSlots = maxConcurrent - uploads.filter(({ state }) => state === 'sending').length;
  for (const next of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, freeSlots)))
    send(next);
}

async function send({ id, userId, file, type }: Upload) {
  const controller = new AbortController();
  controllers.set(id, controller);
  change(id, { state: 'sending', part: 0 });
  try {
    const document = await upload(file, type, {
      onProgress: (part) => change(id, { part }),
      signal: controller.signal,
    });
    replace(uploads.filter((item) => item.id !== id));
    for (const arrived of arrivalListeners) arrived(userId, document);
    notify({ type: 'success', text: texts.uploaded(document.name) });
  } catch (error) {
    if (controller.signal.aborted) return;
    const isOfApi = error instanceof ApiError;
    change(id, {
      state: 'failed',
      problem: isOfApi ? error.code : 'unreadable',
      message: isOfApi ? messageForPeople(error) : null,
    });
    // Where the row with its words is not on the screen.
    if (listeners.size === 0)
      notify({
        type: 'error',
        title: failure.title,
        text: texts.failed(file.name),
        ...failedRequest(error),
      });
  } finally {
    controllers.delete(id);
    sendNext();
  }
}

/** Somebody else's account must not get the files of the one who has left. */
function dropUploadsOfOthers() {
  for (const { id, userId } of uploads) if (!isCurrentUser(userId)) drop(id);
}

let isWatching = false;

function watch() {
  if (!isWatching) subscribeToOwned(dropUploadsOfOthers);
  isWatching = true;
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Told of each document that has come, as long as it listens. */
export function onArrival(arrived: (userId: string, document: UserDocument) => void): () => void {
  arrivalListeners.add(arrived);
  return () => arrivalListeners.delete(arrived);
}

export const shownUploads = () => uploads;

/** They outlive the screen that shows them: going to another one stops nothing. */
export function useUploads(userId: string): readonly Upload[] {
  const all = useSyncExternalStore(subscribe, shownUploads, shownUploads);
  return all.filter((item) => item.userId === userId);
}

import { useEffect, useRef, useState } from 'react';
import { number } from '#core/domain/text/plural.ts';
import { ApiError } from '../../api/call-api.ts';
import { storeDocument, storeResume } from '../../browser-storage/user-data.ts';
import type { FileText } from '../../file-text/file-text.ts';
import { readingOfCut } from '../../file-text/reading/resume-reader.ts';
import { UnreadableFile } from '../../file-text/unreadable-file.ts';
import { fileFailures, resumeToasts } from '../../texts/documents-ru.ts';
import { crash, failure } from '../../texts/ru.ts';
import { dismissTitled } from '../../ui/notifications/dismiss-titled.ts';
import { notify } from '../../ui/notifications/notifications.ts';
import { draftResume } from './resume-text.ts';

/** docs/rules.md#resume-file */
export const resumeExtensions = ['.pdf', '.docx', '.odt', '.rtf', '.md', '.txt'];

const isPdf = (file: File) => /\.pdf$/iu.test(file.name);

const ownTitles: readonly string[] = [
  resumeToasts.unsupported.title,
  fileFailures.pdf.title,
  fileFailures.other.title,
];

/** Of a file that another has followed, or that was left with the page. */
const dismissOwnErrors = () => dismissTitled(ownTitles);

const beforeFile = () => import('./before-file.ts');

/** Comes while the page is being read, with what is asked before its text is saved. */
const fileReader = async () => {
  try {
    const [reader] = await Promise.all([import('../../file-text/file-text.ts'), beforeFile()]);
    return reader;
  } catch (cause) {
    throw new ApiError('network', 'the reader of files did not come', { cause });
  }
};

export function notifyFailure(file: File, error: unknown) {
  const texts = isPdf(file) ? fileFailures.pdf : fileFailures.other;
  if (error instanceof ApiError) {
    // A browser may remember that a file did not come for as long as the page lives.
    const action = { text: crash.reload, run: () => location.reload() };
    notify({ type: 'error', title: texts.title, text: failure.noAnswer, action });
    return;
  }
  const reason = error instanceof UnreadableFile ? error.reason : 'broken';
  const isForeign = reason === 'unsupported' || reason === 'old_word' || reason === 'macros';
  const { title } = isForeign ? resumeToasts.unsupported : texts;
  notify({ type: 'error', title, text: texts[reason] });
}

const cutText = (text: string, total: number) =>
  text.length < total ? resumeToasts.cut(text.length, number(total)) : '';

/** How much of it there is, and what is odd about it; '' for nothing. */
const noteOf = (loaded: string, { total, doubts }: FileText) =>
  [cutText(loaded, total), ...doubts.map((doubt) => resumeToasts.doubts[doubt])]
    .filter((text) => text !== '')
    .join('. ');

function notifyLoaded(file: File, text: string, total: number) {
  const loaded = isPdf(file) ? resumeToasts.pdf : resumeToasts.file;
  const cut = cutText(text, total);
  notify(cut ? { type: 'success', title: loaded, text: cut } : { type: 'success', text: loaded });
}

/** A file that was read, and how much of its text was loaded. */
interface Loaded {
  file: File;
  read: FileText;
  text: string;
}

/** A file whose text would take the place of one that is kept nowhere else. */
interface Pending {
  name: string;
  load(): void;
}

/** What was read from a file is the resume from then on (docs/rules.md#resume-file). */
export function useResumeFile(userId: string | null) {
  const [reading, setReading] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  /** What stood there before; null where there was nothing of the user's own. */
  const [before, setBefore] = useState<string | null>(null);
  const [pending, setPending] = useState<Pending | null>(null);
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => {
    if (navigator.onLine) fileReader().catch(() => {});
    return dismissOwnErrors;
  }, []);

  async function load({ file, read, text }: Loaded, { signal }: AbortController, isAgreed = false) {
    const last = { text: loaded?.text ?? null, before };
    const reading = await readingOfCut(read.document, text.length);
    const { losesByFile, textBeforeFile } = await beforeFile();
    const isAsked = !isAgreed && (await losesByFile(userId, last, text));
    // Another file was chosen, or none is wanted any more.
    if (signal.aborted) return;
    if (isAsked) {
      setPending({ name: file.name, load: () => void load({ file, read, text }, begin(), true) });
      return;
    }
    setBefore(textBeforeFile(userId, last));
    setLoaded({ file, read, text });
    const isStored = storeResume(userId, text) && storeDocument(userId, read.document, reading);
    draftResume(userId, isStored ? null : text);
    if (isStored) notifyLoaded(file, text, read.total);
    else notify({ type: 'error', title: failure.title, text: resumeToasts.notStored });
  }

  /** What was begun before comes no more. */
  function begin(): AbortController {
    setPending(null);
    stopping.current?.abort();
    stopping.current = new AbortController();
    return stopping.current;
  }

  function take([file]: readonly File[]) {
    dismissOwnErrors();
    if (!file) return;
    const stop = begin();
    setReading(file.name);
    void fileReader()
      .then(({ fileText }) => fileText(file, stop.signal))
      .then(
        (read) => {
          if (!stop.signal.aborted) return load({ file, read, text: read.text }, stop);
        },
        (error: unknown) => {
          if (!stop.signal.aborted) notifyFailure(file, error);
        },
      )
      .finally(() => {
        if (stopping.current === stop) setReading(null);
      });
  }

  const whole = loaded?.read.document.text ?? '';
  return {
    reading,
    note: loaded ? noteOf(loaded.text, loaded.read) : '',
    before,
    take,
    stop() {
      stopping.current?.abort();
      setReading(null);
    },
    /** Loads what the cut has left out; null where there is no more. */
    loadAll:
      loaded && loaded.text.length < whole.length
        ? () => void load({ ...loaded, text: whole }, begin())
        : null,
    pending: pending && { ...pending, cancel: () => setPending(null) },
    /** As something that is not saved yet: the file's text is. */
    restore() {
      draftResume(userId, before);
      setBefore(null);
      setLoaded(null);
    },
  };
}

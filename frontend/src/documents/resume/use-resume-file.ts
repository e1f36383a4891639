import { useRef, useState } from 'react';
import { formatOf } from '#core/domain/documents/user-document.ts';
import { number } from '#core/domain/text/plural.ts';
import { isBlank } from '#core/domain/user/profile.ts';
import { storeResume } from '../../browser-storage/user-data.ts';
import { type FileText, fileText, UnreadableFile } from '../../file-text/file-text.ts';
import { fileFailures, resumeToasts } from '../../texts/documents-ru.ts';
import { failure } from '../../texts/ru.ts';
import { dismiss, notify, shownNotifications } from '../../ui/notifications/notifications.ts';
import { draftResume, resumeTextNow } from './resume-text.ts';

/** docs/rules.md#resume-file */
export const resumeExtensions = ['.pdf', '.txt', '.docx'];
const readable: readonly (string | null)[] = ['pdf', 'txt', 'docx'];

const isPdf = (file: File) => formatOf(file.name) === 'pdf';

const ownTitles: readonly string[] = [
  resumeToasts.unsupported.title,
  fileFailures.pdf.title,
  fileFailures.other.title,
];

function sayFailure(file: File, error: unknown) {
  const texts = isPdf(file) ? fileFailures.pdf : fileFailures.other;
  const reason = error instanceof UnreadableFile ? error.reason : 'broken';
  notify({ type: 'error', title: texts.title, text: texts[reason] });
}

const cutText = ({ text, total }: FileText) => resumeToasts.cut(text.length, number(total));

function sayLoaded(file: File, read: FileText) {
  const loaded = isPdf(file) ? resumeToasts.pdf : resumeToasts.file;
  notify(
    read.isCut ? { type: 'success', title: loaded, text: cutText(read) } : { type: 'success', text: loaded },
  );
}

/** What was read from a file is the resume from then on (docs/rules.md#resume-file). */
export function useResumeFile(userId: string | null) {
  const [reading, setReading] = useState<string | null>(null);
  const [note, setNote] = useState('');
  /** What stood there before; null where there was nothing of the user's own. */
  const [before, setBefore] = useState<string | null>(null);
  const stopping = useRef<AbortController | null>(null);

  function take([file]: readonly File[]) {
    for (const { id, title } of shownNotifications()) if (title && ownTitles.includes(title)) dismiss(id);
    if (!file) return;
    if (!readable.includes(formatOf(file.name))) {
      notify({ type: 'error', ...resumeToasts.unsupported });
      return;
    }
    stopping.current?.abort();
    const stop = new AbortController();
    stopping.current = stop;
    setReading(file.name);
    const show = (read: FileText) => {
      if (stop.signal.aborted) return;
      const { text, source } = resumeTextNow(userId);
      setBefore(source === 'sample' || isBlank(text) ? null : text);
      setNote(read.isCut ? cutText(read) : '');
      const isStored = storeResume(userId, read.text);
      draftResume(userId, isStored ? null : read.text);
      if (isStored) sayLoaded(file, read);
      else notify({ type: 'error', title: failure.title, text: resumeToasts.notStored });
    };
    void fileText(file, stop.signal)
      .then(show, (error: unknown) => {
        if (!stop.signal.aborted) sayFailure(file, error);
      })
      .finally(() => {
        if (stopping.current === stop) setReading(null);
      });
  }

  return {
    reading,
    /** How much of it there is; '' for all. */
    note,
    before,
    take,
    stop() {
      stopping.current?.abort();
      setReading(null);
    },
    /** As something that is not saved yet: the file's text is. */
    restore() {
      draftResume(userId, before);
      setBefore(null);
      setNote('');
    },
  };
}

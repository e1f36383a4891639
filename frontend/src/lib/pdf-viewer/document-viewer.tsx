import Button from '@cloudscape-design/components/button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { getAnnotations } from '#core/contract/documents.ts';
import type { UserDocument } from '#core/domain/documents/user-document.ts';
import { shell } from '../../texts/ru.ts';
import { viewer as texts, unsaved, viewerProblems } from '../../texts/viewer-ru.ts';
import { ApiError, callApi } from '../api.ts';
import { ModalDialog } from '../dialog/modal-dialog.tsx';
import { documentBytes, useDownload } from '../documents/queries.ts';
import { CloseQuestion } from './close-question.tsx';
import styles from './document-viewer.module.css';
import { isMark, type Mark, merged, plainMarks } from './marks.ts';
import type { OpenReader } from './pdf-reader.tsx';
import { TextReader } from './text-reader.tsx';
import { ViewerMessage } from './viewer-message.tsx';

const PdfReader = lazy(() => import('./pdf-reader.tsx'));

interface DocumentViewerProps {
  document: UserDocument;
  onClose(): void;
}

/** A document over the whole screen: a PDF with its marks, of the others the text. */
export default function DocumentViewer({ document, onClose }: DocumentViewerProps) {
  const { name, format } = document;
  const headingId = useId();
  const reader = useRef<OpenReader>(null);
  const download = useDownload();
  const [isAsking, setAsking] = useState(false);
  const [isClosing, setClosing] = useState(false);

  async function close() {
    setClosing(true);
    const isKept = (await reader.current?.finish()) ?? true;
    setClosing(false);
    if (isKept) onClose();
    else setAsking(true);
  }

  return (
    <ModalDialog labelledBy={headingId} className={styles.dialog} isHeld onClose={close}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={headingId} className={styles.heading}>
            <bdi>{name}</bdi>
          </h2>
          <Button
            formAction="none"
            iconName="download"
            variant="icon"
            ariaLabel={texts.download}
            loading={download.isPending}
            onClick={() => download.mutate(document)}
          />
          <Button
            formAction="none"
            variant="icon"
            iconName="close"
            ariaLabel={shell.close}
            loading={isClosing}
            onClick={close}
          />
        </div>
        {format === 'pdf' && <PdfOf document={document} ref={reader} />}
        {format === 'doc' && (
          <ViewerMessage text={texts.noView} onDownload={() => download.mutate(document)} />
        )}
        {(format === 'docx' || format === 'txt') && <TextReader document={document} />}
      </div>
      {isAsking && <CloseQuestion {...unsaved} onStay={() => setAsking(false)} onLeave={onClose} />}
    </ModalDialog>
  );
}

interface Opened {
  marks: readonly Mark[];
  /** What of them the server has. */
  saved: readonly Mark[];
  revision: number;
}

async function marksOf(documentId: string, signal?: AbortSignal): Promise<Opened> {
  const { marks, revision } = await callApi(getAnnotations, { documentId }, signal);
  const saved = plainMarks((marks as unknown[]).filter(isMark));
  return { marks: saved, saved, revision };
}

function problemOf(error: unknown): string {
  if (error instanceof ApiError)
    return error.code === 'not_found' ? viewerProblems.gone : viewerProblems.notLoaded;
  return error instanceof Error && error.name === 'PasswordException'
    ? viewerProblems.locked
    : viewerProblems.broken;
}

function PdfOf({ document, ref }: { document: UserDocument; ref: React.RefObject<OpenReader | null> }) {
  const { id } = document;
  const download = useDownload();
  const [unreadable, setUnreadable] = useState<unknown>(null);
  const [joined, setJoined] = useState<Opened | null>(null);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['document', id],
    queryFn: async ({ signal }) => {
      const [bytes, opened] = await Promise.all([documentBytes(id, signal), marksOf(id, signal)]);
      return { bytes, ...opened };
    },
    // Always as it is now, and never anew under the hands of the one who marks it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { failure: null },
  });

  async function showAll() {
    const here = ref.current?.marks();
    const there = await marksOf(id).catch(() => null);
    // Without an answer the offer stays.
    if (here && there) setJoined({ ...there, marks: merged(here.before, here.here, there.saved) });
  }

  const problem = unreadable ?? error;
  if (problem)
    return (
      <ViewerMessage
        text={problemOf(problem)}
        isError
        onDownload={() => download.mutate(document)}
        {...(unreadable === null && { onRetry: () => refetch(), isRetrying: isFetching })}
      />
    );
  const waiting = (
    <p role="status" className={styles.loading}>
      {texts.loading}
    </p>
  );
  if (!data) return waiting;
  const { marks, saved, revision } = joined ?? data;
  return (
    <Suspense fallback={waiting}>
      <PdfReader
        // Marks of another tab: the pages are drawn anew.
        key={revision}
        ref={ref}
        documentId={id}
        bytes={data.bytes}
        marks={marks}
        saved={saved}
        revision={revision}
        onUnreadable={setUnreadable}
        onReload={showAll}
      />
    </Suspense>
  );
}

import Button from '@cloudscape-design/components/button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { getAnnotations } from '#core/contract/documents.ts';
import type { UserDocument } from '#core/domain/documents/user-document.ts';
import { ApiError, callApi } from '../api/call-api.ts';
import { shell } from '../texts/ru.ts';
import { viewer as texts, unsaved, viewerProblems } from '../texts/viewer/viewer-ru.ts';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { ModalDialog } from '../ui/dialog/modal-dialog.tsx';
import { type Annotation, isAnnotation, mergeAnnotations, plainAnnotations } from './annotations.ts';
import { documentBytes, useDownload } from './document-file.ts';
import styles from './document-viewer.module.css';
import type { OpenReader } from './pdf-reader.tsx';
import { TextReader } from './text-reader.tsx';
import { ViewerMessage } from './viewer-message.tsx';

const PdfReader = lazy(() => import('./pdf-reader.tsx'));

interface DocumentViewerProps {
  document: UserDocument;
  onClose(): void;
}

/** A document over the whole screen: a PDF with its annotations, of the others the text. */
export default function DocumentViewer({ document, onClose }: DocumentViewerProps) {
  const { name, format } = document;
  const headingId = useId();
  const reader = useRef<OpenReader>(null);
  const download = useDownload();
  const [isAsking, setAsking] = useState(false);
  const [isClosing, setClosing] = useState(false);

  async function close() {
    setClosing(true);
    const isSaved = (await reader.current?.finish()) ?? true;
    setClosing(false);
    if (isSaved) onClose();
    else setAsking(true);
  }

  return (
    <ModalDialog labelledBy={headingId} className={styles.dialog} isCloseGuarded onClose={close}>
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
      {isAsking && (
        <ConfirmDialog {...unsaved} primary="cancel" onCancel={() => setAsking(false)} onConfirm={onClose} />
      )}
    </ModalDialog>
  );
}

interface LoadedAnnotations {
  annotations: readonly Annotation[];
  /** What of them the server has. */
  saved: readonly Annotation[];
  revision: number;
}

async function fetchAnnotations(documentId: string, signal?: AbortSignal): Promise<LoadedAnnotations> {
  const { marks, revision } = await callApi(getAnnotations, { documentId }, signal);
  const saved = plainAnnotations((marks as unknown[]).filter(isAnnotation));
  return { annotations: saved, saved, revision };
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
  const [merged, setMerged] = useState<LoadedAnnotations | null>(null);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['document', id],
    queryFn: async ({ signal }) => {
      const [bytes, opened] = await Promise.all([documentBytes(id, signal), fetchAnnotations(id, signal)]);
      return { bytes, ...opened };
    },
    // Always as it is now, and never anew under the hands of the one who annotations it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { failure: null },
  });

  async function showAll() {
    const remote = await fetchAnnotations(id).catch(() => null);
    // Without an answer the offer stays.
    if (!remote) return;
    // Read last: what was drawn while the answer was awaited is in them.
    const own = await ref.current?.endedAnnotations();
    if (own) setMerged({ ...remote, annotations: mergeAnnotations(own.base, own.local, remote.saved) });
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
  const { annotations, saved, revision } = merged ?? data;
  return (
    <Suspense fallback={waiting}>
      <PdfReader
        // Annotations of another tab: the pages are drawn anew.
        key={revision}
        ref={ref}
        documentId={id}
        bytes={data.bytes}
        annotations={annotations}
        saved={saved}
        revision={revision}
        onUnreadable={setUnreadable}
        onReload={showAll}
      />
    </Suspense>
  );
}

import 'pdfjs-dist/web/pdf_viewer.css';
import {
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { putAnnotations } from '#core/contract/documents.ts';
import { ApiError, callApi } from '../api/call-api.ts';
import { openPdf } from '../file-text/pdf/pdfjs.ts';
import { viewer as texts } from '../texts/viewer/viewer-ru.ts';
import {
  type AnnotationSaver,
  annotationSaver,
  type SaveFailure,
  type SaveState,
} from './annotation-saver.ts';
import { type Annotation, plainAnnotations } from './annotations.ts';
import { AnnotationsGuard } from './annotations-guard.tsx';
import { ReaderBar } from './bar/reader-bar.tsx';
import styles from './pdf-reader.module.css';
import { emptyState, openReader, type Reader, type ReaderState } from './reader.ts';
import { SaveStatus } from './save-status.tsx';

/** Milliseconds after the last touch, and between tries after a failure. */
const quietMs = 800;
const retryEveryMs = 5_000;

const saveFailures: Partial<Record<string, SaveFailure>> = {
  conflict: 'conflict',
  too_large: 'too_large',
  not_found: 'gone',
};

const saveFailureOf = (error: unknown): SaveFailure =>
  (error instanceof ApiError && saveFailures[error.code]) || 'failed';

export interface OpenReader {
  /** Ends what is being written or drawn and saves it; false where that was not possible. */
  finish(): Promise<boolean>;
  /** Ends the same; annotations as the server had them last, and as they are here then. */
  endedAnnotations(): Promise<{ base: readonly Annotation[]; local: Annotation[] } | null>;
}

interface PdfReaderProps {
  documentId: string;
  bytes: Uint8Array;
  annotations: readonly Annotation[];
  /** What the server has; `annotations` differ from it where another tab's were joined with these. */
  saved: readonly Annotation[];
  revision: number;
  ref: Ref<OpenReader>;
  onUnreadable(error: unknown): void;
  /** Another tab has saved meanwhile. */
  onReload(): void;
}

/** A PDF with its annotations, which save themselves. */
export default function PdfReader({
  documentId,
  bytes,
  annotations,
  saved,
  revision,
  ref,
  onUnreadable,
  onReload,
}: PdfReaderProps) {
  const container = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const reader = useRef<Reader | null>(null);
  const saver = useRef<AnnotationSaver | null>(null);
  const [state, setState] = useState<ReaderState>(emptyState);
  const [saveState, setSaveState] = useState<SaveState>('kept');
  const [hasSaved, setSaved] = useState(false);
  const hintId = useId();
  const save = useEffectEvent((now: Annotation[], latest: number) =>
    // Plain JSON, of whose shape only pdf.js knows (plainAnnotations has made it so).
    callApi(putAnnotations, { documentId, marks: now as never[], revision: latest }).then(
      ({ revision: next }) => {
        setSaved(true);
        return next;
      },
      saveFailureOf,
    ),
  );
  const fail = useEffectEvent(onUnreadable);

  useEffect(() => {
    const [pagesElement, alertElement] = [container.current, alert.current];
    if (!pagesElement || !alertElement) return;
    const disposed = new AbortController();
    const { signal } = disposed;
    async function open(pages: HTMLDivElement, alertRegion: HTMLElement) {
      // pdf.js takes the bytes with it.
      const { document, close } = await openPdf(bytes.slice(), { signal });
      signal.addEventListener('abort', () => void close());
      const opened = await openReader({
        container: pages,
        alert: alertRegion,
        document,
        annotations,
        onState: (change) => setState((before) => ({ ...before, ...change })),
        signal,
      });
      signal.throwIfAborted();
      reader.current = opened;
      saver.current = annotationSaver({
        saved: plainAnnotations(saved),
        revision,
        read: opened.annotations,
        save,
        onChange: setSaveState,
        signal,
      });
      await saver.current.keep();
    }
    open(pagesElement, alertElement).catch((error: unknown) => {
      if (!signal.aborted) fail(error);
    });
    return () => {
      disposed.abort();
      reader.current = null;
      saver.current = null;
    };
  }, [bytes, annotations, saved, revision]);

  // The last look at the annotations, while their pages still stand in the document.
  useLayoutEffect(
    () => () => {
      reader.current?.endDrawing();
      saver.current?.look();
    },
    [],
  );

  useAutosave(container, state.pages > 0, {
    isFailed: saveState === 'failed',
    look(isQuiet) {
      if (isQuiet) reader.current?.endDrawing();
      const isChanged = saver.current?.look() !== 'kept';
      if (isQuiet && isChanged) void saver.current?.keep();
    },
  });

  useEscape(container, () => {
    // One thing at a time: the note, what is selected, the tool; then it closes the document.
    if (state.tool === 'none' || reader.current?.isBusy()) return false;
    reader.current?.pick('none');
    return true;
  });

  async function endEditing() {
    reader.current?.pick('none');
    reader.current?.endDrawing();
    // The note that was being written ends with the tool, a moment later.
    await new Promise((ended) => setTimeout(ended, 50));
  }

  async function finish() {
    await endEditing();
    return (await saver.current?.keep()) ?? true;
  }

  useImperativeHandle(ref, () => ({
    finish,
    async endedAnnotations() {
      await endEditing();
      return saver.current && reader.current
        ? { base: saver.current.before(), local: reader.current.annotations() }
        : null;
    },
  }));

  return (
    <div className={styles.reader}>
      <ReaderBar state={state} reader={reader} hintId={hintId} />
      <div className={styles.frame}>
        {/* biome-ignore-start lint/a11y: what scrolls must be reached by the keyboard, and pdf.js wants a div. */}
        <div ref={container} className={styles.pages} tabIndex={0} role="region" aria-label={texts.pages}>
          <div className="pdfViewer" />
        </div>
        {/* biome-ignore-end lint/a11y: as above. */}
        <div className={styles.foot}>
          <p id={hintId}>{texts.hints[state.tool]}</p>
          <SaveStatus
            saveState={saveState}
            hasSaved={hasSaved}
            onRetry={() => saver.current?.keep()}
            onReload={onReload}
          />
        </div>
      </div>
      <div ref={alert} role="status" className="visually-hidden" />
      <AnnotationsGuard isUnsaved={saveState !== 'kept'} finish={finish} />
    </div>
  );
}

/** Esc anywhere in the dialog, before pdf.js and the dialog hear it; true is where it was used up. */
function useEscape(container: { current: HTMLElement | null }, handleEscape: () => boolean) {
  const onEscape = useEffectEvent(handleEscape);
  useEffect(() => {
    const controller = new AbortController();
    container.current?.closest('dialog')?.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !onEscape()) return;
        event.preventDefault();
        event.stopPropagation();
      },
      { capture: true, signal: controller.signal },
    );
    return () => controller.abort();
  }, [container]);
}

/** Looks after each touch whether something has changed, and again once it is quiet. */
function useAutosave(
  container: { current: HTMLElement | null },
  isOpen: boolean,
  { look, isFailed }: { look(isQuiet: boolean): void; isFailed: boolean },
) {
  const onView = useEffectEvent(look);
  useEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const controller = new AbortController();
    const listenerOptions = { signal: controller.signal, capture: true };
    const dialog = container.current?.closest('dialog');
    const cancelTimer = () => clearTimeout(timer);
    const onTouch = () => {
      cancelTimer();
      onView(false);
      timer = setTimeout(() => onView(true), quietMs);
    };
    dialog?.addEventListener('pointerdown', cancelTimer, listenerOptions);
    for (const name of ['pointerup', 'keyup', 'click', 'change', 'focusout'])
      dialog?.addEventListener(name, onTouch, listenerOptions);
    return () => {
      controller.abort();
      cancelTimer();
    };
  }, [isOpen, container]);

  useEffect(() => {
    if (!isFailed) return;
    const retry = () => onView(true);
    const timer = setInterval(retry, retryEveryMs);
    addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', retry);
    };
  }, [isFailed]);
}

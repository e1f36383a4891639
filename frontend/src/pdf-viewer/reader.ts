import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { EventBus, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { type Annotation, isAnnotation, plainAnnotations } from './annotations.ts';
import { type EditorLayer, restoreAnnotations } from './restored-annotations.ts';
import { textCaret } from './text-caret.ts';

export const tools = ['none', 'highlight', 'note', 'ink'] as const;
export type Tool = (typeof tools)[number];

/** What the bar over the pages shows. */
export interface ReaderState {
  pages: number;
  page: number;
  /** 1 is the paper's own size. */
  scale: number;
  tool: Tool;
  canUndo: boolean;
  canRedo: boolean;
  hasSelected: boolean;
  /** Null where nothing is searched for. */
  found: { current: number; total: number } | null;
}

export const emptyState: ReaderState = {
  pages: 0,
  page: 1,
  scale: 1,
  tool: 'none',
  canUndo: false,
  canRedo: false,
  hasSelected: false,
  found: null,
};

interface UiManager {
  hasSelection: boolean;
  getActive(): unknown;
  getLayer(page: number): { commitOrRemove(): boolean } | undefined;
}

interface PageView {
  annotationLayer?: { annotationLayer?: { getEditableAnnotations(): unknown[] } };
  annotationEditorLayer?: { annotationEditorLayer?: EditorLayer };
}

/** Given with pdf.js's events; which parts of it, the event says. */
type Event = Record<string, never> & {
  source: PageView;
  pageNumber: number;
  scale: number;
  mode: number;
  uiManager: UiManager;
  details: { hasSomethingToUndo?: boolean; hasSomethingToRedo?: boolean; hasSelectedEditor?: boolean };
  matchesCount: { current: number; total: number };
};

/** In the words of viewer-ru.ftl; the first is the one that is used before another is chosen. */
const highlightColours = 'yellow=#FFFF98,green=#53FFBC,blue=#80EBFF,pink=#FFCBE6,red=#FF9E97';
const pen = '#4A3AFF';

export interface ReaderOptions {
  /** Absolutely placed, with the element for the pages in it. */
  container: HTMLDivElement;
  /** Where a screen reader hears that something was added. */
  alert: HTMLElement;
  document: PDFDocumentProxy;
  annotations: readonly Annotation[];
  onState(change: Partial<ReaderState>): void;
  signal: AbortSignal;
}

/** pdf.js reads its words from where this link says. */
function linkTranslations() {
  if (document.head.querySelector('link[type="application/l10n"]')) return;
  const link = document.createElement('link');
  link.rel = 'resource';
  link.type = 'application/l10n';
  link.href = '/pdf/locales.json';
  document.head.append(link);
}

/** Shows the document, its saved annotations with it. The one place that speaks with pdf.js's viewer. */
export async function openReader({
  container,
  alert,
  document: pdf,
  annotations,
  onState,
  signal,
}: ReaderOptions) {
  linkTranslations();
  // The viewer finds the library in a global that the library makes as it loads.
  const { pdfjs } = await import('../file-text/pdf/pdfjs.ts');
  const { EventBus, GenericL10n, LinkTarget, PDFFindController, PDFLinkService, PDFViewer } = await import(
    'pdfjs-dist/web/pdf_viewer.mjs'
  );
  signal.throwIfAborted();
  const { AnnotationEditorType: type, AnnotationEditorParamsType: setting, AnnotationMode } = pdfjs;
  const modes: Record<Tool, number> = {
    none: type.NONE,
    highlight: type.HIGHLIGHT,
    note: type.FREETEXT,
    ink: type.INK,
  };
  const toolOf = (mode: number) => tools.find((candidate) => modes[candidate] === mode) ?? 'none';

  const eventBus: EventBus = new EventBus();
  const linkService = new PDFLinkService({
    eventBus,
    externalLinkTarget: LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer nofollow',
  });
  const l10n = new GenericL10n('ru');
  void l10n.translate(container);
  void l10n.translate(alert);
  const viewer: PDFViewer = new PDFViewer({
    container,
    eventBus,
    linkService,
    findController: new PDFFindController({ eventBus, linkService }),
    l10n,
    annotationMode: AnnotationMode.ENABLE,
    annotationEditorMode: type.NONE,
    annotationEditorHighlightColors: highlightColours,
    imageResourcesPath: `/assets/pdf-${pdfjs.version}/web/images/`,
    ...{ viewerAlert: alert, abortSignal: signal },
  });
  linkService.setViewer(viewer);

  let manager: UiManager | null = null;
  let tool: Tool = 'none';
  /** Of pages that have not been drawn yet, and those that cannot be shown: they are kept all the same. */
  let waiting = [...annotations];
  const restoring = new Set<Annotation>();
  const listen = (name: string, listener: (event: Event) => void) => eventBus.on(name, listener, { signal });
  const set = (parameter: number, value: unknown) =>
    eventBus.dispatch('switchannotationeditorparams', { source: viewer, type: parameter, value });

  function setPenDefaults() {
    set(setting.FREETEXT_SIZE, 14);
    set(setting.FREETEXT_COLOR, pen);
    set(setting.INK_COLOR, pen);
    set(setting.INK_THICKNESS, 2);
  }

  const caret = textCaret({
    container,
    // What is selected is moved by the arrows itself.
    isOn: () => tool === 'highlight' && !manager?.hasSelection,
    signal,
  });

  listen('annotationeditoruimanager', ({ uiManager }) => {
    manager = uiManager;
  });
  // What the file itself holds is only shown: nothing is written into the original (docs/rules.md#viewer-annotations).
  listen('annotationlayerrendered', ({ source }) => {
    const layer = source.annotationLayer?.annotationLayer;
    if (layer) layer.getEditableAnnotations = () => [];
  });
  let isSet = false;
  listen('annotationeditorlayerrendered', ({ source, pageNumber }) => {
    // Before the first layer there is nobody to take them.
    if (!isSet) setPenDefaults();
    isSet = true;
    const layer = source.annotationEditorLayer?.annotationEditorLayer;
    if (!layer) return;
    const pageAnnotations = waiting.filter(
      (annotation) => annotation.pageIndex === pageNumber - 1 && !restoring.has(annotation),
    );
    for (const annotation of pageAnnotations) restoring.add(annotation);
    restoreAnnotations(layer, pageAnnotations, tool !== 'none', (annotation) => {
      waiting = waiting.filter((other) => other !== annotation);
    }).finally(() => {
      for (const annotation of pageAnnotations) restoring.delete(annotation);
    });
  });
  listen('pagesinit', () => {
    viewer.currentScaleValue = 'auto';
  });
  listen('pagechanging', ({ pageNumber }) => onState({ page: pageNumber }));
  listen('scalechanging', ({ scale }) => {
    onState({ scale });
    caret.draw();
  });
  listen('annotationeditormodechanged', ({ mode }) => {
    tool = toolOf(mode);
    onState({ tool });
    caret.draw();
  });
  /** pdf.js's types name what its getter answers, a number; its setter takes this. */
  const chooseMode = (change: { mode: number }) => {
    viewer.annotationEditorMode = change as never;
  };
  listen('switchannotationeditormode', (event) => {
    chooseMode(event);
  });
  listen('editingstateschanged', ({ details }) =>
    onState({
      canUndo: details.hasSomethingToUndo ?? false,
      canRedo: details.hasSomethingToRedo ?? false,
      hasSelected: details.hasSelectedEditor ?? false,
    }),
  );
  listen('updatefindmatchescount', ({ matchesCount }) => onState({ found: matchesCount }));
  listen('updatefindcontrolstate', ({ matchesCount }) => onState({ found: matchesCount }));

  // The width that the pages fit into is the window's: it changes when a phone is turned.
  const resizeObserver = new ResizeObserver(() => {
    // Closed a moment ago: nothing of it has a size any more.
    if (!container.offsetParent) return;
    const { currentScaleValue: value } = viewer;
    if (value === 'auto' || value === 'page-width') viewer.currentScaleValue = value;
    viewer.update();
  });
  resizeObserver.observe(container);

  signal.addEventListener('abort', () => {
    resizeObserver.disconnect();
    // Its types do not know that null ends all that it holds.
    viewer.setDocument(null as unknown as PDFDocumentProxy);
    linkService.setDocument(null);
    void l10n.destroy();
  });
  onState({ pages: pdf.numPages });
  linkService.setDocument(pdf);
  viewer.setDocument(pdf);

  const dispatchAction = (name: string) => eventBus.dispatch('editingaction', { source: viewer, name });
  let lastQuery = '';

  return {
    goTo(page: number) {
      viewer.currentPageNumber = Math.min(Math.max(1, page), pdf.numPages);
    },
    zoomIn: () => viewer.increaseScale(),
    zoomOut: () => viewer.decreaseScale(),
    fitWidth() {
      viewer.currentScaleValue = 'page-width';
    },
    pick(nextTool: Tool) {
      chooseMode({ mode: modes[nextTool] });
    },
    undo: () => dispatchAction('undo'),
    redo: () => dispatchAction('redo'),
    deleteSelected: () => dispatchAction('delete'),
    /** Again with the same words: the next place. */
    find(query: string, isBack = false) {
      if (query === '') {
        eventBus.dispatch('findbarclose', { source: viewer });
        onState({ found: null });
      } else
        eventBus.dispatch('find', {
          source: viewer,
          type: query === lastQuery ? 'again' : '',
          query,
          caseSensitive: false,
          entireWord: false,
          highlightAll: true,
          findPrevious: isBack,
          matchDiacritics: false,
        });
      lastQuery = query;
    },
    /** Whether Esc has something to do in the page: end a note, put down what is held. */
    isBusy: () => manager !== null && (manager.hasSelection || Boolean(manager.getActive())),
    /** A drawing is one annotation as long as its pen has not been put down. */
    endDrawing() {
      for (let page = 0; page < pdf.numPages; page += 1) manager?.getLayer(page)?.commitOrRemove();
    },
    /** All annotations, as they are stored. */
    annotations(): Annotation[] {
      const { map } = pdf.annotationStorage.serializable as { map?: Map<string, unknown> };
      // What has an id belongs to the original.
      const made = [...(map?.values() ?? [])].filter(isAnnotation).filter(({ id }) => !id);
      return plainAnnotations([...waiting, ...made]);
    },
  };
}

export type Reader = Awaited<ReturnType<typeof openReader>>;

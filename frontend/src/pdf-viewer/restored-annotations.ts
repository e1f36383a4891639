import type { Annotation } from './annotations.ts';

/** Of pdf.js's own classes, what restoring leans on: not its public part, so the version is pinned and a test looks for drift. */
interface Editor {
  x: number;
  y: number;
  /** In shares of the page, from its upper left. */
  pageDimensions: [width: number, height: number];
  _isDraggable: boolean;
  isClone?: boolean;
  onceAdded?: (focus: boolean) => void;
  getPDFRect(): Annotation['rect'];
  fixAndSetPosition(): void;
  disableEditing(): void;
  enableEditing(): void;
}

export interface EditorLayer {
  div: HTMLElement | null;
  deserialize(annotation: Annotation & { isCopy: true }): Promise<Editor | null>;
  add(editor: Editor): void;
}

/** pdf.js's AnnotationEditorType.FREETEXT. */
const note = 3;

/** pdf.js draws a note beside its place, by its own padding and a line of text. */
function restorePosition(editor: Editor, [left, , , top]: Annotation['rect']) {
  const [nowLeft, , , nowTop] = editor.getPDFRect();
  const [width, height] = editor.pageDimensions;
  editor.x += (left - nowLeft) / width;
  editor.y -= (top - nowTop) / height;
  editor.fixAndSetPosition();
}

/** Puts saved annotations onto a page that has just been drawn, and tells of each once it stands there. */
export async function restoreAnnotations(
  layer: EditorLayer,
  annotations: readonly Annotation[],
  isEditing: boolean,
  onRestored: (annotation: Annotation) => void,
) {
  for (const annotation of annotations) {
    // One that pdf.js cannot read is not shown, and stays stored as it is.
    const editor = await layer.deserialize({ ...annotation, isCopy: true }).catch(() => null);
    // The page may have been scrolled away meanwhile.
    if (!editor || !layer.div) continue;
    // It was not made just now: it takes no focus and cannot be undone.
    editor.onceAdded = () => {};
    editor.isClone = true;
    layer.add(editor);
    delete editor.onceAdded;
    delete editor.isClone;
    editor._isDraggable = true;
    if (isEditing) editor.enableEditing();
    else editor.disableEditing();
    if (annotation.annotationType === note) restorePosition(editor, annotation.rect);
    // An empty layer has hidden itself before.
    layer.div.hidden = false;
    onRestored(annotation);
  }
}

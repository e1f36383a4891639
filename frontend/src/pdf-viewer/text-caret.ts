import styles from './pdf-reader.module.css';

const sideways: Partial<Record<string, 'backward' | 'forward'>> = {
  ArrowLeft: 'backward',
  ArrowRight: 'forward',
};
const upAndDown: Partial<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

interface CaretOptions {
  /** What scrolls, with the pages in it. */
  container: HTMLElement;
  /** Whether arrows are for the text at the moment. */
  isOn(): boolean;
  signal: AbortSignal;
}

const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;

const elementOf = (node: Node | null) => (node instanceof Element ? node : (node?.parentElement ?? null));

/**
 * Browsers have no caret in text that cannot be typed in, and so nothing that Shift with arrows could select from.
 * This one begins at the first line in sight; pdf.js highlights what is selected when Shift is let go.
 */
export function textCaret({ container, isOn, signal }: CaretOptions) {
  const caretElement = document.createElement('div');
  caretElement.className = styles.caret ?? '';
  caretElement.hidden = true;
  container.append(caretElement);

  const isText = (node: Node | null) => {
    const element = elementOf(node);
    return element !== null && container.contains(element) && element.closest('.textLayer span') !== null;
  };

  const pieces = () =>
    [...container.querySelectorAll('.textLayer span')].flatMap((span) => {
      const [text] = span.childNodes;
      return text instanceof Text ? [{ text, box: span.getBoundingClientRect() }] : [];
    });

  function isInSight({ top, bottom }: DOMRect) {
    const view = container.getBoundingClientRect();
    return bottom > view.top && top < view.bottom;
  }

  function caretRect(selection: Selection): DOMRect | null {
    const { focusNode, focusOffset } = selection;
    if (!focusNode || !isText(focusNode)) return null;
    const range = document.createRange();
    range.setStart(focusNode, focusOffset);
    return range.getClientRects()[0] ?? range.getBoundingClientRect();
  }

  /** False where no text is in sight. */
  function begin(selection: Selection): boolean {
    const rect = caretRect(selection);
    if (rect && isInSight(rect)) return true;
    const { top } = container.getBoundingClientRect();
    const first = pieces().find(({ box }) => isInSight(box) && box.top >= top);
    if (first) selection.collapse(first.text, 0);
    return first !== undefined;
  }

  function moveSideways(selection: Selection, direction: 'backward' | 'forward', isSelecting: boolean) {
    const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
    selection.modify(isSelecting ? 'extend' : 'move', direction, 'character');
    // Behind the last line of a page there is more than text.
    if (!isText(selection.focusNode) && anchorNode && focusNode)
      selection.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
  }

  /** Each line of a PDF is a block of its own: no browser goes from one to the next. */
  function moveToLine(selection: Selection, step: 1 | -1, isSelecting: boolean) {
    const from = caretRect(selection);
    if (!from) return;
    const [next] = pieces()
      .map((piece) => ({
        ...piece,
        rowDistance: step * (middleOf(piece.box) - middleOf(from)),
        columnDistance: Math.max(piece.box.left - from.left, from.left - piece.box.right, 0),
      }))
      .filter(({ rowDistance }) => rowDistance > from.height / 2)
      // The next line, be it short; of two in the same line the nearer one.
      .toSorted((a, b) => a.rowDistance + a.columnDistance / 50 - (b.rowDistance + b.columnDistance / 50));
    if (!next) return;
    const { text, box } = next;
    const share = box.width > 0 ? (from.left - box.left) / box.width : 0;
    const offset = Math.round(Math.min(Math.max(share, 0), 1) * text.length);
    if (isSelecting) selection.extend(text, offset);
    else selection.collapse(text, offset);
  }

  function draw() {
    const selection = document.getSelection();
    const box = isOn() && selection ? caretRect(selection) : null;
    caretElement.hidden = box === null;
    if (!box) return;
    const view = container.getBoundingClientRect();
    caretElement.style.left = `${box.left - view.left + container.scrollLeft}px`;
    caretElement.style.top = `${box.top - view.top + container.scrollTop}px`;
    caretElement.style.height = `${box.height}px`;
  }

  container.addEventListener(
    'keydown',
    (event) => {
      const [direction, step] = [sideways[event.key], upAndDown[event.key]];
      const selection = document.getSelection();
      if (!(direction || step) || !selection || !isOn() || event.ctrlKey || event.altKey || event.metaKey)
        return;
      if (!begin(selection)) return;
      event.preventDefault();
      // A highlight that has the focus would take the caret back to its own end.
      event.stopPropagation();
      if (direction) moveSideways(selection, direction, event.shiftKey);
      if (step) moveToLine(selection, step, event.shiftKey);
      draw();
      caretElement.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    { capture: true, signal },
  );
  document.addEventListener('selectionchange', draw, { signal });
  signal.addEventListener('abort', () => caretElement.remove());
  return { draw };
}

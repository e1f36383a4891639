import type { TextSpan } from '#core/domain/documents/blocks.ts';
import styles from './text-place.module.css';

/** What decides where a text area breaks its lines. */
const lineStyles = [
  'font',
  'letterSpacing',
  'wordSpacing',
  'tabSize',
  'textIndent',
  'textTransform',
  'padding',
] as const;

interface Lines {
  /** Pixels from the upper edge of the whole text. */
  top: number;
  height: number;
}

/** The lines in which a text area shows a part of its text: it does not tell, so the text is laid out once more beside it. */
function linesOf(area: HTMLTextAreaElement, { start, end }: TextSpan): Lines {
  const copy = document.createElement('div');
  const style = getComputedStyle(area);
  for (const name of lineStyles) copy.style[name] = style[name];
  copy.className = styles.copy ?? '';
  copy.style.width = `${area.clientWidth}px`;
  const part = document.createElement('span');
  // Of nothing the place is still a line high.
  part.textContent = area.value.slice(start, end) || '\u200b';
  copy.append(area.value.slice(0, start), part, area.value.slice(end));
  document.body.append(copy);
  const [box, whole] = [part.getBoundingClientRect(), copy.getBoundingClientRect()];
  copy.remove();
  return { top: box.top - whole.top, height: box.height };
}

/** The part is in sight, with some lines before it. */
function scrollTo(area: HTMLTextAreaElement, { top, height }: Lines) {
  const isInSight = top >= area.scrollTop && top + height <= area.scrollTop + area.clientHeight;
  if (!isInSight) area.scrollTop = Math.max(0, top - area.clientHeight / 3);
}

/** Selected, in sight, and with the focus. */
export function showPlace(area: HTMLTextAreaElement, place: TextSpan): void {
  area.focus();
  area.setSelectionRange(place.start, place.end);
  // Browsers do not all scroll to a selection that a script makes.
  scrollTo(area, linesOf(area, place));
}

/** Lines that have changed light up for a moment, in sight; the focus stays where it is. */
export function highlightSpan(area: HTMLTextAreaElement, place: TextSpan): void {
  const lines = linesOf(area, place);
  scrollTo(area, lines);
  const { parentElement: frame } = area;
  if (!frame) return;
  frame.querySelector('[data-flash]')?.remove();
  const flash = document.createElement('div');
  flash.dataset.flash = '';
  flash.className = styles.flash ?? '';
  const [box, around] = [area.getBoundingClientRect(), frame.getBoundingClientRect()];
  const from = Math.max(0, lines.top - area.scrollTop);
  const to = Math.min(area.clientHeight, lines.top + lines.height - area.scrollTop);
  flash.style.top = `${box.top - around.top + area.clientTop + from}px`;
  flash.style.left = `${box.left - around.left + area.clientLeft}px`;
  flash.style.width = `${area.clientWidth}px`;
  flash.style.height = `${Math.max(0, to - from)}px`;
  frame.classList.add(styles.frame ?? '');
  frame.append(flash);
  flash.addEventListener('animationend', () => flash.remove());
}

import { ElementType, parseDocument } from 'htmlparser2';

type Child = ReturnType<typeof parseDocument>['children'][number];

const heading = '## ';
const item = '- ';

/** Each begins and ends a block of its own. */
const blockTags = /^(?:p|div|section|article|blockquote|pre|h[1-6]|ul|ol|li|table|tr)$/;
/** Their content is no text for people. */
const droppedTags =
  /^(?:script|style|template|noscript|iframe|object|svg|math|title|textarea|select|button)$/;
/** What the light rules have no sign for. */
const lossyTags = /<(?:strong|b|em|i|u|s|a|ol|code|pre|blockquote|table)\b/i;

interface Block {
  kind: 'text' | 'item' | 'heading';
  text: string;
}

const kindOf = (name: string): Block['kind'] => {
  if (name === 'li') return 'item';
  return /^h[1-6]$/.test(name) ? 'heading' : 'text';
};

/** Lines of a block, each trimmed; empty ones would end it. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');

function blocksOf(html: string): Block[] {
  const found: Block[] = [];
  let open: Block = { kind: 'text', text: '' };
  function begin(kind: Block['kind']) {
    found.push(open);
    open = { kind, text: '' };
  }
  function walk(children: readonly Child[], kind: Block['kind']) {
    for (const child of children)
      if (child.type === ElementType.Text) open.text += child.data.replace(/\s+/gu, ' ');
      else if (child.type === ElementType.Tag && !droppedTags.test(child.name)) {
        if (child.name === 'br') open.text += '\n';
        else if (blockTags.test(child.name)) {
          // A paragraph within a list's line belongs to the line.
          const inner = kind === 'text' || kindOf(child.name) === 'item' ? kindOf(child.name) : kind;
          begin(inner);
          walk(child.children, inner);
          begin(kind);
        } else walk(child.children, kind);
      }
  }
  walk(parseDocument(html).children, 'text');
  return [...found, open].filter(({ text }) => linesOf(text).length > 0);
}

/**
 * A description as an admin edits it: '<p>One</p><ul><li>two</li></ul>' → 'One\n\n- two'. An empty line parts
 * paragraphs, '- ' begins a line of a list, '## ' a heading.
 */
export function textOf(html: string): string {
  const parts = blocksOf(html).map(({ kind, text }) => {
    const lines = linesOf(text);
    if (kind === 'text') return lines.join('\n');
    return (kind === 'item' ? item : heading) + lines.join(' ');
  });
  return parts
    .map((part, at) => {
      const before = parts[at - 1];
      if (before === undefined) return part;
      const lastLine = before.slice(before.lastIndexOf('\n') + 1);
      return `${part.startsWith(item) && lastLine.startsWith(item) ? '\n' : '\n\n'}${part}`;
    })
    .join('');
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The reverse of `textOf`: 'One\n\n- two' → '<p>One</p><ul><li>two</li></ul>'. */
export function htmlOf(text: string): string {
  let html = '';
  let paragraph: string[] = [];
  let list: string[] = [];
  function close() {
    if (paragraph.length > 0) html += `<p>${paragraph.join('<br />')}</p>`;
    if (list.length > 0) html += `<ul>${list.map((entry) => `<li>${entry}</li>`).join('')}</ul>`;
    paragraph = [];
    list = [];
  }
  for (const raw of text.split('\n')) {
    const line = raw.replace(/\s+/gu, ' ').trim();
    const title = /^#{1,6} (.+)$/u.exec(line)?.[1];
    const entry = /^[-–—•*] (.+)$/u.exec(line)?.[1];
    if (title !== undefined) {
      close();
      html += `<h3>${escaped(title)}</h3>`;
    } else if (entry !== undefined) {
      if (paragraph.length > 0) close();
      list.push(escaped(entry));
    } else if (line === '') {
      // The lines of one list may stand apart.
      if (paragraph.length > 0) close();
    } else {
      if (list.length > 0) close();
      paragraph.push(escaped(line));
    }
  }
  close();
  return html;
}

/** Whether editing its text would take something away from it: bold, links, numbers of a list. */
export const losesFormatting = (html: string): boolean => lossyTags.test(html);

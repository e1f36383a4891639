import { ElementType, parseDocument } from 'htmlparser2';
import { createElement, Fragment, type ReactNode } from 'react';

type Child = ReturnType<typeof parseDocument>['children'][number];
type Tag = Extract<Child, { attribs: unknown }>;

/** What may stand in a description. Headings begin under the screen's own. */
const shownAs: Record<string, string> = {
  p: 'p',
  div: 'div',
  br: 'br',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  s: 's',
  blockquote: 'blockquote',
  code: 'code',
  pre: 'pre',
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
};

/** Their content is no text for people. Of any other unknown tag the content stays. */
const dropped = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'form',
  'input',
  'textarea',
  'select',
  'button',
  'title',
]);

const safeHref = /^(https?:|mailto:)/i;

/**
 * HTML as React nodes: no attribute but a safe link's address gets through, and nothing is ever given to the
 * browser to parse. The server has sanitised it already; this is the second lock.
 */
export function richText(html: string): ReactNode {
  return nodes(parseDocument(html).children);
}

const nodes = (children: readonly Child[]): ReactNode[] => children.map(node);

function node(child: Child, key: number): ReactNode {
  if (child.type === ElementType.Text) return child.data;
  // Comments, and scripts and styles, which are types of their own here, are not for reading.
  if (child.type !== ElementType.Tag || dropped.has(child.name)) return null;
  if (child.name === 'a') return link(child, key);
  const tag = shownAs[child.name];
  if (tag === undefined) return <Fragment key={key}>{nodes(child.children)}</Fragment>;
  return tag === 'br' ? <br key={key} /> : createElement(tag, { key }, ...nodes(child.children));
}

function link({ attribs, children }: Tag, key: number): ReactNode {
  const href = attribs.href?.trim() ?? '';
  if (!safeHref.test(href)) return <Fragment key={key}>{nodes(children)}</Fragment>;
  return (
    <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {nodes(children)}
    </a>
  );
}

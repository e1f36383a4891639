const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const plain = (text: string): string =>
  text.replace(/&(?:#(x?)([\da-f]+)|(\w+));/gi, (entity, hex: string, code: string, name: string) => {
    if (code) return String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10));
    return Object.keys(entities).find((sign) => entities[sign] === `&${name};`) ?? entity;
  });

/** A list gives an element of the same name for each of its items; undefined gives none. */
export type Node = string | number | boolean | undefined | Node[] | { readonly [name: string]: Node };

function toXml(name: string, node: Node): string {
  if (node === undefined) return '';
  if (Array.isArray(node)) return node.map((item) => toXml(name, item)).join('');
  const inner =
    typeof node === 'object'
      ? Object.entries(node)
          .map(([key, value]) => toXml(key, value))
          .join('')
      : escaped(String(node));
  return `<${name}>${inner}</${name}>`;
}

export const xml = (name: string, node: Node): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(name, node)}`;

/** The contents of every element of that name, however deep; not for one that holds another of its name. */
export const elements = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`<${name}(?: [^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, inner = '']) => inner,
  );

export const textOf = (text: string, name: string): string | undefined => {
  const [inner] = elements(text, name);
  return inner === undefined ? undefined : plain(inner);
};

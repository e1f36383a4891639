import type { LooseBlock } from '#core/domain/documents/blocks.ts';

/** What pdf.js says of the structure tree, as far as we look at it. */
export interface StructureNode {
  role?: string;
  type?: string;
  id?: string;
  children?: StructureNode[];
}

/** A paragraph, heading, point or cell's paragraph of the tree, in the order of reading. */
export interface StructureElement {
  kind: LooseBlock['kind'];
  /** Its row of a table, and its cell there; null outside tables. */
  row: number | null;
  cell: number | null;
}

export interface Structure {
  elements: StructureElement[];
  /** By the marks in the text: the element that they belong to. */
  elementOf: Map<string, number>;
}

/** Deeper is no document; and no more elements than a page can hold. */
const deepest = 60;
const maxElements = 8000;

const inline = new Set([
  ...['Span', 'Link', 'Em', 'Strong', 'Reference', 'Annot', 'Quote', 'Lbl', 'Figure', 'Note', 'Sub', 'Code'],
]);

/** The elements of a page's structure tree. */
export function structureOf(tree: StructureNode | null): Structure {
  const elements: StructureElement[] = [];
  const elementOf = new Map<string, number>();
  let [rows, cells] = [0, 0];
  /** The element that text goes into; null where a new one begins. */
  let open: number | null = null;
  /** Whether it holds no more than the mark of a point. */
  let isLabel = false;

  function placeIn(role: string, place: StructureElement): StructureElement {
    if (/^(?:H\d?|Title)$/u.test(role)) return { ...place, kind: 'heading' };
    if (role === 'LI') return { ...place, kind: 'item' };
    if (role === 'L') return { ...place, kind: 'paragraph' };
    if (role === 'TR') return { ...place, row: rows++, cell: null };
    return role === 'TD' || role === 'TH' ? { ...place, cell: cells++ } : place;
  }

  function walk(node: StructureNode, place: StructureElement, depth: number, isInLabel: boolean) {
    for (const child of node.children ?? []) {
      if (depth > deepest || elements.length >= maxElements) return;
      const role = child.role ?? '';
      if (child.type === 'content' || child.type === 'object') {
        if (open === null) {
          open = elements.push(place) - 1;
          isLabel = isInLabel;
        }
        if (!isInLabel) isLabel = false;
        if (child.id !== undefined) elementOf.set(child.id, open);
      } else if (inline.has(role)) walk(child, place, depth + 1, isInLabel || role === 'Lbl');
      else if (role === 'LBody') walk(child, place, depth + 1, false);
      // The mark of a point and its first words are one element.
      else if (isLabel) {
        isLabel = false;
        walk(child, placeIn(role, place), depth + 1, false);
      } else {
        open = null;
        walk(child, placeIn(role, place), depth + 1, false);
        open = null;
        isLabel = false;
      }
    }
  }
  if (tree) walk(tree, { kind: 'paragraph', row: null, cell: null }, 0, false);
  return { elements, elementOf };
}

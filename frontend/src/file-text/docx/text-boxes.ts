/** The two shapes of a drawing, one for each age of Word, or a drawing alone; and the words in a box. */
const tag = /<(\/?)(mc:AlternateContent|mc:Fallback|w:drawing|w:txbxContent)(?:\s[^<>]*)?>/gu;

interface Box {
  start: number;
  end: number;
}

/**
 * A document whose text boxes can be read: mammoth knows those of old Word, which stand beside the new ones for old readers.
 * Where a program writes the new ones alone, or a picture beside them, their words would be lost.
 */
export function withReadableBoxes(xml: string): string {
  const parts: string[] = [];
  let written = 0;
  const depth = { drawing: 0, fallback: 0, box: 0 };
  let [drawingAt, boxAt] = [0, 0];
  let boxes: Box[] = [];
  let isReadable = false;
  for (const { 0: whole, 1: slash, 2: name, index } of xml.matchAll(tag)) {
    if (whole.endsWith('/>')) continue;
    const step = slash === '/' ? -1 : 1;
    const end = index + whole.length;
    if (name === 'mc:Fallback') {
      depth.fallback += depth.box > 0 ? 0 : step;
    } else if (name === 'w:txbxContent') {
      if (step > 0 && depth.box === 0) boxAt = index;
      depth.box += step;
      if (step > 0 || depth.box > 0) continue;
      boxes.push({ start: boxAt, end });
      isReadable ||= depth.fallback > 0;
    } else {
      if (step > 0 && depth.drawing === 0) [drawingAt, boxes, isReadable] = [index, [], false];
      depth.drawing += step;
      if (step > 0 || depth.drawing > 0 || boxes.length === 0 || isReadable) continue;
      const words = boxes.map((box) => xml.slice(box.start, box.end)).join('');
      parts.push(xml.slice(written, drawingAt), `<w:pict>${words}</w:pict>`);
      written = end;
    }
  }
  return parts.join('') + xml.slice(written);
}

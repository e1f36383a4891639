/**
 * The whole JSON objects of an array that is still being written, from a place on; `end` is where to read on. What does not
 * parse comes as null.
 */
export function completeObjects(text: string, from: number): { objects: unknown[]; end: number } {
  const objects: unknown[] = [];
  let end = from;
  let start = -1;
  let depth = 0;
  let isInText = false;
  for (let at = from; at < text.length; at++) {
    const char = text[at];
    if (isInText) {
      if (char === '\\') at++;
      else if (char === '"') isInText = false;
    } else if (char === '"' && depth > 0) isInText = true;
    else if (char === '{') {
      if (depth === 0) start = at;
      depth++;
    } else if (char === '}' && depth > 0) {
      depth--;
      if (depth > 0) continue;
      end = at + 1;
      objects.push(parsed(text.slice(start, end)));
    }
  }
  return { objects, end };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

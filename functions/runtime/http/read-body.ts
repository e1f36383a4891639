import { AppError } from '#core/contract/errors.ts';

/** Brackets within brackets. Nothing that we take goes deeper, and what walks through a value must not run out of stack. */
const maxBodyDepth = 32;

const [quote, backslash] = [34, 92];
const opening = new Set([91, 123]);
const closing = new Set([93, 125]);

/** Counted before anything is parsed, each character once. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (isInText) {
      if (unit === backslash) at++;
      else if (unit === quote) isInText = false;
    } else if (unit === quote) isInText = true;
    else if (opening.has(unit)) {
      depth++;
      if (depth > maxBodyDepth) return true;
    } else if (closing.has(unit)) depth--;
  }
  return false;
}

/** A body as JSON: an object; `invalid_request` for anything else. */
export function readBody(text: string): Record<string, unknown> {
  if (isTooDeep(text))
    throw new AppError('invalid_request', `The body is nested deeper than ${maxBodyDepth} levels`);
  const body = parsed(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError('invalid_request', 'The body is not a JSON object');
  return body as Record<string, unknown>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid_request', 'The body is not a JSON object', { cause });
  }
}

import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Of a stylesheet's class on the page, the same in both builds. Vite's own names say the line, too: bytes for nobody. */
function classNameOf(name: string, file: string): string {
  const hash = createHash('sha256').update(relative(root, file)).digest().readUInt32BE();
  return `${name}_${hash.toString(36).slice(0, 4)}`;
}

export const classNames = { modules: { generateScopedName: classNameOf } };

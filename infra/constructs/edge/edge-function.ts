import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../../refusal.ts';

/** CloudFront takes no function above this. */
const limit = 10_240;

/** The code of a function beside this file, with what it knows put in front as constants. */
export function edgeFunctionCode(
  file: 'api-query' | 'site-page',
  knowledge: Record<string, unknown>,
): string {
  const constants = Object.entries(knowledge).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
  );
  const code = constants.join('') + readFileSync(join(import.meta.dirname, `${file}.js`), 'utf8');
  const size = Buffer.byteLength(code);
  if (size > limit)
    throw new Refusal(`Функция CloudFront ${file}: ${size} байт, а больше ${limit} CloudFront не принимает.`);
  return code;
}

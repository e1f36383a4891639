import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Tokenization } from 'aws-cdk-lib';
import { UserError } from '../../user-error.ts';

/** CloudFront takes no function above this. */
const limit = 10_240;

/** Bytes that stand for what only a deploy knows: a bucket's name has no more, an account or a region fewer. */
const maxNameLength = 63;

/** Bytes of the code at most, with names in place of the CDK's marks. */
function sizeOf(code: string): number {
  const named = Tokenization.reverseString(code)
    .mapTokens({ mapToken: () => 'x'.repeat(maxNameLength) })
    .join({ join: (left, right) => `${left ?? ''}${right ?? ''}` });
  return Buffer.byteLength(String(named));
}

/** The code of a function beside this file, with what it knows put in front as constants. */
export function edgeFunctionCode(
  file: 'api-query' | 'rpc-call' | 'site-page',
  data: Record<string, unknown>,
): string {
  const constants = Object.entries(data).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
  );
  const code = constants.join('') + readFileSync(join(import.meta.dirname, `${file}.js`), 'utf8');
  const size = sizeOf(code);
  if (size > limit)
    throw new UserError(
      `Функция CloudFront ${file}: ${size} байт, а больше ${limit} CloudFront не принимает.`,
    );
  return code;
}

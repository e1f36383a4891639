import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** The types that CloudFront compresses. */
const compressible =
  /^(text\/|application\/(json|javascript|manifest\+json|xml|wasm)|image\/(svg\+xml|vnd\.microsoft\.icon))/;

/** What CloudFront would pick for this answer, or null. */
export function encodingFor(acceptEncoding: string | undefined, contentType: string): Encoding | null {
  if (!compressible.test(contentType)) return null;
  const accepted = (acceptEncoding ?? '').split(',').map((item) => item.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? null;
}

/** Quick rather than small: the first visitor waits for it. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export const compressor = (encoding: Encoding): Transform =>
  encoding === 'br' ? createBrotliCompress(brotliOptions) : createGzip();

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export const compressed = (content: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotli(content, brotliOptions) : deflate(content);

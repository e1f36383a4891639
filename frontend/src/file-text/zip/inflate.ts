import { streamValues } from '../../api/stream-values.ts';

/** A little at a time: what a whole file is inflated to stands in memory before anybody can count it. */
const slice = 4096;

const slicesOf = (packed: Uint8Array<ArrayBuffer>) => {
  let at = 0;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        if (at >= packed.length) controller.close();
        else controller.enqueue(packed.subarray(at, at + slice));
        at += slice;
      },
    },
    { highWaterMark: 0 },
  );
};

/**
 * What comes out of packed bytes, piece by piece, and no more than is asked for. Throws where they are broken; pieces
 * that were given before then are good.
 */
export const inflate = (
  packed: Uint8Array<ArrayBuffer>,
  format: 'deflate' | 'deflate-raw',
): AsyncGenerator<Uint8Array<ArrayBuffer>> =>
  streamValues(slicesOf(packed).pipeThrough(new DecompressionStream(format)));

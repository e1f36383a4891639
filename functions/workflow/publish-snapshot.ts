import * as z from 'zod';
import { publishSnapshot } from '#functions/actions/snapshot/publish-snapshot.ts';

const order = z.object({
  /** Left out, as a deploy does: a snapshot only where this release has none that it can read whole. */
  moreThan: z.int().min(0).default(Number.MAX_SAFE_INTEGER),
});

// Who calls it without a word, as a deploy does, sends nothing or an empty text.
export const handler = async (event: unknown) => publishSnapshot(order.parse(event || {}).moreThan);

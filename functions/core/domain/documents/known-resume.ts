import * as z from 'zod/mini';
import { blocksOfText, documentBlocks, isOtherText, realignBlocks } from './blocks.ts';
import { resumeReading } from './resume-reading.ts';
import { realignedReading, type SentResume } from './verified-reading.ts';

/** As the browser keeps it beside the resume (docs/rules.md#storage-keys): how its file looked, and what was confirmed. */
const stored = z.object({
  text: z.string(),
  blocks: documentBlocks,
  /** Null as long as nothing was confirmed or corrected. */
  reading: z.nullable(resumeReading),
});

function parsed(json: string | null): z.infer<typeof stored> | null {
  if (json === null) return null;
  try {
    return stored.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

/** What is known of the text as it is now. */
export function knownResume(json: string | null, text: string): SentResume {
  const before = parsed(json);
  if (before === null || isOtherText(before.text, text))
    return { text, blocks: blocksOfText(text), reading: null };
  const now = { text, blocks: realignBlocks(before, text) };
  return { ...now, reading: before.reading && realignedReading(before.reading, before, now) };
}

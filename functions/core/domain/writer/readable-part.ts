import type { ResumeDocument } from '../documents/blocks.ts';
import { isTooLarge, maxResumeCharacters, maxResumeWords, wordsIn } from './writing.ts';

/**
 * The whole blocks from the beginning of a resume that the writer reads (docs/rules.md#resume-limit); the resume itself
 * where that is all of it. A first block that is too large makes an empty part.
 */
export function readablePart<Resume extends ResumeDocument>(resume: Resume): Resume {
  const { text, blocks } = resume;
  if (!isTooLarge(text)) return resume;
  let words = 0;
  let end = 0;
  const read = [];
  for (const block of blocks) {
    words += wordsIn(text.slice(block.start, block.end));
    if (words > maxResumeWords || block.end > maxResumeCharacters) break;
    read.push(block);
    end = block.end;
  }
  return { ...resume, text: text.slice(0, end), blocks: read };
}

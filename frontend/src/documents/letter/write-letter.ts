import type { RequestOf } from '#core/contract/endpoint.ts';
import { generateCoverLetter, streamCoverLetter } from '#core/contract/writing.ts';
import type { Writer } from '#core/domain/writer/writing.ts';
import { callApi } from '../../api/call-api.ts';
import { hasNoStream } from '../../api/failures.ts';
import { streamApi } from '../../api/stream-api.ts';

export type LetterRequest = RequestOf<typeof generateCoverLetter>;

export interface WrittenLetter {
  text: string;
  writtenBy: Writer;
  /** Answers that may still be asked for today. */
  left: number;
}

interface StreamOptions {
  /** All that is written so far; shorter than before where another writer begins anew. */
  onText(text: string): void;
  signal: AbortSignal;
}

/** Word by word where that can be had, else at once. Null when it was stopped. */
export async function writeLetter(
  request: LetterRequest,
  { onText, signal }: StreamOptions,
): Promise<WrittenLetter | null> {
  let text = '';
  const streamed = streamApi(streamCoverLetter, request, {
    signal,
    onEvent(event) {
      if (event.name === 'advice') return;
      text = event.name === 'again' ? '' : text + event.text;
      onText(text);
    },
  });
  try {
    const answer = await streamed.catch((error: unknown) => {
      if (signal.aborted || text !== '' || !hasNoStream(error)) throw error;
      return callApi(generateCoverLetter, request, signal);
    });
    return { text: answer.coverLetter, writtenBy: answer.writtenBy, left: answer.left };
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}

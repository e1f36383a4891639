import { streamAnalyzeResume, streamCoverLetter } from '#core/contract/writing.ts';
import { restEvent, streamed } from '#tests/support/http/streamed.ts';

/** What the writer is asked for, word by word. */
export interface StreamCall {
  readonly operation: 'streamCoverLetter' | 'streamAnalyzeResume';
  readonly by: string;
  readonly input: object;
}

/** The status, and each event of the stream to its end. */
export async function streamAnswer({ operation, by, input }: StreamCall) {
  // They want the runtime's global as they load.
  const [endpoint, { handler }] =
    operation === 'streamCoverLetter'
      ? [streamCoverLetter, await import('#functions/http/writing/stream-cover-letter.ts')]
      : [streamAnalyzeResume, await import('#functions/http/writing/stream-analyze-resume.ts')];
  const { status, frames, failure } = await streamed(handler, restEvent(endpoint, input, by));
  return { status, frames, failure: failure === null ? null : String(failure) };
}

import type { ResponseOf } from '#core/contract/endpoint.ts';
import { analyzeResume, streamAnalyzeResume } from '#core/contract/writing.ts';
import type { SentResume } from '#core/domain/documents/verified-reading.ts';
import type { Advice } from '#core/domain/writer/writing.ts';
import { callApi } from '../../../api/call-api.ts';
import { hasNoStream } from '../../../api/failures.ts';
import { streamApi } from '../../../api/stream-api.ts';

interface StreamOptions {
  onAdvice(advice: Advice): void;
  /** All before it is void. */
  onAgain(): void;
  signal: AbortSignal;
}

export type WholeAdvice = ResponseOf<typeof analyzeResume>;

/** One recommendation after another where that can be had, else all at once. Null when it was stopped. */
export async function askAdvice(
  { text: resumeText, blocks, reading }: SentResume,
  { onAdvice, onAgain, signal }: StreamOptions,
): Promise<WholeAdvice | null> {
  let hasBegun = false;
  try {
    return await streamApi(
      streamAnalyzeResume,
      { resumeText, blocks, reading },
      {
        signal,
        onEvent(event) {
          hasBegun = true;
          if (event.name === 'advice') onAdvice(event.advice);
          else if (event.name === 'again') onAgain();
        },
      },
    ).catch((error: unknown) => {
      if (signal.aborted || hasBegun || !hasNoStream(error)) throw error;
      return callApi(analyzeResume, { resumeText, blocks, reading }, signal);
    });
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}

import * as z from 'zod';
import { advice, letterForm, writer } from '../domain/writing.ts';
import { endpoint } from './endpoint.ts';

const answered = {
  writtenBy: writer,
  /** Answers that the user may still ask for today. */
  left: z.int().min(0),
};

/** Over 2,000 words: `too_large`, whose message holds 'too large'; over the day's quota: `over_quota`. */
export const analyzeResume = endpoint({
  method: 'POST',
  path: '/api/analyze-resume',
  access: 'user',
  request: z.object({ resumeText: z.string() }),
  response: z.object({ suggestions: z.string(), advice: z.array(advice), ...answered }),
});

export const generateCoverLetter = endpoint({
  method: 'POST',
  path: '/api/generate-cover-letter',
  access: 'user',
  request: letterForm,
  response: z.object({ coverLetter: z.string(), ...answered }),
});

/** Server-sent events of a streamed answer, each named after its key; the data is JSON. */
export const streamEvents = {
  /** The next piece of a letter. */
  text: z.object({ text: z.string() }),
  /** The next recommendation. */
  advice: z.object({ advice }),
  /** What was written so far is void: another writer begins anew. */
  again: z.object({}),
  /** The last: the whole answer as the plain operation gives it, checked. */
  end: z.union([analyzeResume.response, generateCoverLetter.response]),
  /** The last, instead: as an error answer's body has it. */
  error: z.object({ code: z.string(), message: z.string(), requestId: z.string().nullish() }),
} as const;

/** The same two, word by word, through an API that streams (decision 34). */
export const streamAnalyzeResume = { ...analyzeResume, path: '/api/ai/analyze-resume' } as const;
export const streamCoverLetter = { ...generateCoverLetter, path: '/api/ai/generate-cover-letter' } as const;

import * as z from 'zod/mini';
import { resumeReading } from '../domain/documents/resume-reading.ts';
import { advice, letterForm, resumeExtras, resumeInput, writer } from '../domain/writer/writing.ts';
import { endpoint } from './endpoint.ts';

const answerShape = {
  writtenBy: writer,
  /** Answers that the user may still ask for today. */
  left: z.int().check(z.minimum(0)),
};

/** Over 2,000 words: `too_large`, whose message holds 'too large'; over the day's quota: `over_quota`. */
export const analyzeResume = endpoint({
  method: 'POST',
  path: '/api/analyze-resume',
  access: 'user',
  holdsIndex: true,
  generatesText: true,
  takesLongText: true,
  request: z.object({ resumeText: resumeInput, ...resumeExtras }),
  response: z.object({ suggestions: z.string(), advice: z.array(advice), ...answerShape }),
});

/** What a resume says, as a model reads it beside the rules: where the stage has none, what was sent comes back. */
export const parseResume = endpoint({
  method: 'POST',
  path: '/api/parse-resume',
  access: 'user',
  generatesText: true,
  takesLongText: true,
  request: z.object({ resumeText: resumeInput, ...resumeExtras }),
  response: z.object({ reading: resumeReading, ...answerShape }),
});

export const generateCoverLetter = endpoint({
  method: 'POST',
  path: '/api/generate-cover-letter',
  access: 'user',
  generatesText: true,
  takesLongText: true,
  /** `isAgain` asks for another letter from the same words: an answer that is kept does not do. */
  request: z.extend(letterForm, { isAgain: z._default(z.boolean(), false) }),
  response: z.object({ coverLetter: z.string(), ...answerShape }),
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
  error: z.object({ code: z.string(), message: z.string(), requestId: z.nullish(z.string()) }),
} as const;

/** What a stream tells before its end, one at a time. */
export const writingEvent = z.discriminatedUnion('name', [
  z.extend(streamEvents.text, { name: z.literal('text') }),
  z.extend(streamEvents.advice, { name: z.literal('advice') }),
  z.extend(streamEvents.again, { name: z.literal('again') }),
]);
export type WritingEvent = z.infer<typeof writingEvent>;

/** The caller's name for one stream, to stop it by. */
const writingId = z.uuid();

/** The same two, word by word, through an API that streams (docs/rules.md#api-stream). */
export const streamAnalyzeResume = endpoint({
  ...analyzeResume,
  path: '/api/ai/analyze-resume',
  request: z.extend(analyzeResume.request, { writingId }),
});
export const streamCoverLetter = endpoint({
  ...generateCoverLetter,
  path: '/api/ai/generate-cover-letter',
  request: z.extend(generateCoverLetter.request, { writingId }),
});

/** Ends the model's work: that its reader has gone, AWS does not tell a function that streams. */
export const stopWriting = endpoint({
  method: 'POST',
  path: '/api/stop-writing',
  access: 'user',
  request: z.object({ writingId }),
  response: z.object({}),
});

import { streamAnalyzeResume } from '#core/contract/writing.ts';
import { streamEndpoint } from '#functions/runtime/stream-endpoint.ts';
import { resumeReview } from './writing/resume-review.ts';
import { untilStopped } from './writing/until-stopped.ts';
import { write } from './writing/write.ts';

export const handler = streamEndpoint(streamAnalyzeResume, ({ writingId, ...request }, caller, reader) =>
  untilStopped(caller, writingId, reader, (stoppable) => write(resumeReview(request), caller, stoppable)),
);

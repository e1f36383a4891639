import { streamAnalyzeResume } from '#core/contract/writing.ts';
import { resumeReview } from '#functions/actions/writing/resume-review.ts';
import { untilStopped } from '#functions/actions/writing/until-stopped.ts';
import { write } from '#functions/actions/writing/write.ts';
import { streamEndpoint } from '../endpoints.ts';

export const handler = streamEndpoint(streamAnalyzeResume, ({ writingId, ...request }, caller, reader) =>
  untilStopped(caller, writingId, reader, (stoppable) => write(resumeReview(request), caller, stoppable)),
);

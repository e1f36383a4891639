import { analyzeResume } from '#core/contract/writing.ts';
import { resumeReview } from '#functions/actions/writing/resume-review.ts';
import { write } from '#functions/actions/writing/write.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(analyzeResume, (request, caller) => write(resumeReview(request), caller));

import { analyzeResume } from '#core/contract/writing.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import { resumeReview } from './writing/resume-review.ts';
import { write } from './writing/write.ts';

export const handler = httpEndpoint(analyzeResume, (request, caller) => write(resumeReview(request), caller));

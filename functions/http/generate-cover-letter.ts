import { generateCoverLetter } from '#core/contract/writing.ts';
import { httpEndpoint } from '#functions/runtime/http-endpoint.ts';
import { coverLetter } from './writing/cover-letter.ts';
import { write } from './writing/write.ts';

export const handler = httpEndpoint(generateCoverLetter, (request, caller) =>
  write(coverLetter(request), caller),
);

import { generateCoverLetter } from '#core/contract/writing.ts';
import { coverLetter } from '#functions/actions/writing/cover-letter.ts';
import { write } from '#functions/actions/writing/write.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(generateCoverLetter, (request, caller) =>
  write(coverLetter(request), caller),
);

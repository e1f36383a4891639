import { streamCoverLetter } from '#core/contract/writing.ts';
import { coverLetter } from '#functions/actions/writing/cover-letter.ts';
import { untilStopped } from '#functions/actions/writing/until-stopped.ts';
import { write } from '#functions/actions/writing/write.ts';
import { streamEndpoint } from '../endpoints.ts';

export const handler = streamEndpoint(streamCoverLetter, ({ writingId, ...request }, caller, reader) =>
  untilStopped(caller, writingId, reader, (stoppable) => write(coverLetter(request), caller, stoppable)),
);

import { streamCoverLetter } from '#core/contract/writing.ts';
import { streamEndpoint } from '#functions/runtime/stream-endpoint.ts';
import { coverLetter } from './writing/cover-letter.ts';
import { untilStopped } from './writing/until-stopped.ts';
import { write } from './writing/write.ts';

export const handler = streamEndpoint(streamCoverLetter, ({ writingId, ...request }, caller, reader) =>
  untilStopped(caller, writingId, reader, (stoppable) => write(coverLetter(request), caller, stoppable)),
);

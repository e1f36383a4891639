import { parseResume } from '#core/contract/writing.ts';
import { resumeParsing } from '#functions/actions/writing/resume-parsing.ts';
import { write } from '#functions/actions/writing/write.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(parseResume, (request, caller) => write(resumeParsing(request), caller));

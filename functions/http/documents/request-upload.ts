import { requestUpload } from '#core/contract/documents.ts';
import * as uploads from '#functions/actions/documents/uploads.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(requestUpload, uploads.requestUpload);

import { putAnnotations } from '#core/contract/documents.ts';
import { saveAnnotations } from '#functions/actions/documents/save-annotations.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(putAnnotations, (request, caller) => saveAnnotations(caller, request));

import { putAnnotations } from '#core/contract/documents.ts';
import { keepAnnotations } from '#functions/actions/documents/keep-annotations.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(putAnnotations, (request, caller) => keepAnnotations(caller, request));

import * as z from 'zod/mini';
import { documentType, userDocument } from '../domain/documents/user-document.ts';
import { endpoint } from './endpoint.ts';
import { readRevision, revision } from './tracker.ts';

const documentId = z.string().check(z.minLength(1), z.maxLength(100));
const pdfAnnotation = z.json();

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/documents',
  access: 'user',
  request: z.object({}),
  response: z.object({
    documents: z.array(userDocument),
    /** False where the stage has no bucket (docs/rules.md#documents-no-bucket). */
    canUpload: z.boolean(),
  }),
});

/**
 * A form that S3 itself takes the file with: it enforces type and size. The document exists once it is confirmed.
 * `invalid_request` for a name of no format of ours, `too_large`, `conflict` for too many or where there is no bucket.
 */
export const requestUpload = endpoint({
  method: 'POST',
  path: '/api/documents',
  access: 'user',
  request: z.object({
    name: z.string().check(z.minLength(1), z.maxLength(1000)),
    type: documentType,
    /** Bytes. */
    size: z.int().check(z.minimum(1)),
  }),
  response: z.object({ documentId: z.string(), url: z.string(), fields: z.record(z.string(), z.string()) }),
});

/** Reads the first bytes; what is not what its name says is deleted and refused with `invalid_request`; `not_found` where nothing has come. May be repeated. */
export const confirmUpload = endpoint({
  method: 'POST',
  path: '/api/documents/{documentId}/confirm',
  access: 'user',
  request: z.object({ documentId }),
  response: z.object({ document: userDocument }),
});

/** A link that is good for minutes: the file as an attachment, with our content type. */
export const getDocumentLink = endpoint({
  method: 'GET',
  path: '/api/documents/{documentId}/link',
  access: 'user',
  request: z.object({ documentId }),
  response: z.object({ url: z.string() }),
});

export const deleteDocument = endpoint({
  method: 'DELETE',
  path: '/api/documents/{documentId}',
  access: 'user',
  request: z.object({ documentId }),
  response: z.object({}),
});

/** The reader's marks on a PDF, beside the document: pdf.js's own serialised editors, kept as they are. */
export const getAnnotations = endpoint({
  method: 'GET',
  path: '/api/documents/{documentId}/annotations',
  access: 'user',
  request: z.object({ documentId }),
  response: z.object({ marks: z.array(pdfAnnotation), revision }),
});

/** Refused with `conflict` where another tab has saved meanwhile: `revision` is the one that was read. `too_large` over 300 kB. */
export const putAnnotations = endpoint({
  method: 'PUT',
  path: '/api/documents/{documentId}/annotations',
  access: 'user',
  takesLongText: true,
  request: z.object({
    documentId,
    marks: z.array(pdfAnnotation).check(z.maxLength(2000)),
    revision: readRevision,
  }),
  response: z.object({ revision }),
});

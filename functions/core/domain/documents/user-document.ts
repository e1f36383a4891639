import * as z from 'zod/mini';
import { documentTypes } from '../user/profile.ts';

/**
 * What may be uploaded (docs/rules.md#documents-formats), by the ending of the name: the type that we serve it with.
 */
export const documentFormats = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
} as const;
export type DocumentFormat = keyof typeof documentFormats;

/** 'PDF, DOC, DOCX до 10 MB' (docs/rules.md#documents-formats). */
export const maxDocumentBytes = 10 * 2 ** 20;
/** A user's documents: more are refused with `conflict`. */
export const maxDocuments = 50;
/** Bytes of the marks on one document, as JSON: more are `too_large`. */
export const maxAnnotationsBytes = 300_000;

/** By the ending of the name, in any case of letters; null for what we do not take. */
export function formatOf(name: string): DocumentFormat | null {
  const ending = /\.([a-z]+)$/iu.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(documentFormats, ending) ? (ending as DocumentFormat) : null;
}

/** What a .docx may begin with: a zip of anything else, a .jar say, begins with another file. */
const firstInDocx = /^(\[Content_Types\]\.xml|_rels\/|docProps\/|word\/|customXml\/|mimetype)/u;

/** Whether the first bytes are those of the format: a renamed program is not. A text holds no NUL, but for UTF-16 with its mark. */
export function hasBytesOf(format: DocumentFormat, head: Uint8Array): boolean {
  const begins = (...bytes: number[]) => bytes.every((byte, at) => head[at] === byte);
  const text = new TextDecoder('latin1').decode(head.subarray(0, 1024));
  const isProgram = text.startsWith('MZ') || text.startsWith('\u007fELF');
  if (head.length === 0 || isProgram) return false;
  switch (format) {
    case 'pdf':
      // The header may stand a little later; readers look for it in the first kilobyte.
      return text.includes('%PDF-');
    case 'doc':
      // Word opens RTF under this name, too, and many programs write it so.
      return begins(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1) || text.startsWith('{\\rtf');
    case 'docx':
      return begins(0x50, 0x4b, 0x03, 0x04) && firstInDocx.test(text.slice(30));
    case 'txt': {
      const isUtf16 = begins(0xff, 0xfe) || begins(0xfe, 0xff);
      return isUtf16 || !head.includes(0);
    }
  }
}

/** What shows nothing or turns the direction of writing ('cv\u202efdp.exe' reads 'cvexe.pdf'), and what file systems refuse. */
const forbiddenCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*]/gu;

const trimmed = (name: string) => name.replace(/^[.\s]+|(?<![.\s])[.\s]+$/gu, '');

/** Longer than any system's; to normalise thousands of accents on one letter takes the square of their number. */
const maxGivenNameLength = 1000;

/** The last part of a path, without what a file system or a header could trip over; at most 150 characters. '' for nothing left. */
export function cleanFileName(name: string): string {
  const last = (name.split(/[\\/]/u).at(-1) ?? '').slice(0, maxGivenNameLength);
  const clean = trimmed(last.replace(forbiddenCharacters, '').normalize('NFC'));
  if (clean.length <= 150) return clean;
  const ending = /\.[a-z]{1,5}$/iu.exec(clean)?.[0] ?? '';
  // Half an emoji at the cut would be no text.
  return trimmed(`${clean.slice(0, 150 - ending.length).replace(/\p{Cs}$/u, '')}${ending}`);
}

export const documentType = z.enum(documentTypes);

/** A document that was uploaded (docs/rules.md#documents). */
export const userDocument = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  type: documentType,
  format: z.enum(Object.keys(documentFormats) as [DocumentFormat, ...DocumentFormat[]]),
  /** Bytes. */
  size: z.int().check(z.minimum(0)),
  /** ISO instant. */
  uploadedAt: z.string(),
});
export type UserDocument = z.infer<typeof userDocument>;

import * as z from 'zod';
import { documentTypes } from './profile.ts';

/** What may be uploaded (spec §2, §5, §9), by the ending of the name: the type that we serve it with. */
export const documentFormats = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
} as const;
export type DocumentFormat = keyof typeof documentFormats;

/** 'PDF, DOC, DOCX до 10 MB' (spec §2). */
export const largestDocument = 10 * 2 ** 20;
/** A user's documents: more are refused with `conflict`. */
export const mostDocuments = 50;

/** By the ending of the name, in any case of letters; null for what we do not take. */
export function formatOf(name: string): DocumentFormat | null {
  const ending = /\.([a-z]+)$/iu.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(documentFormats, ending) ? (ending as DocumentFormat) : null;
}

/** Whether the first bytes are those of the format: a renamed program is not. A text holds no NUL, but for UTF-16 with its mark. */
export function hasBytesOf(format: DocumentFormat, head: Uint8Array): boolean {
  const begins = (...bytes: number[]) => bytes.every((byte, at) => head[at] === byte);
  if (head.length === 0) return false;
  switch (format) {
    case 'pdf':
      // The header may stand a little later; readers look for it in the first kilobyte.
      return new TextDecoder('latin1').decode(head.subarray(0, 1024)).includes('%PDF-');
    case 'doc':
      return begins(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
    case 'docx':
      return begins(0x50, 0x4b, 0x03, 0x04);
    case 'txt': {
      const isUtf16 = begins(0xff, 0xfe) || begins(0xfe, 0xff);
      const isProgram = begins(0x4d, 0x5a) || begins(0x7f, 0x45, 0x4c, 0x46);
      return isUtf16 || (!isProgram && !head.includes(0));
    }
  }
}

/** The last part of a path, without what a file system or a header could trip over; at most 150 characters. '' for nothing left. */
export function cleanFileName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/u).at(-1) ?? '';
  const clean = last
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
    .replace(/[\u0000-\u001f\u007f<>:"|?*\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/gu, '');
  if (clean.length <= 150) return clean;
  const ending = /\.[a-z]{1,5}$/iu.exec(clean)?.[0] ?? '';
  return `${clean.slice(0, 150 - ending.length)}${ending}`;
}

export const documentType = z.enum(documentTypes);

/** A document that was uploaded (spec §3). */
export const userDocument = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  type: documentType,
  format: z.enum(Object.keys(documentFormats) as [DocumentFormat, ...DocumentFormat[]]),
  /** Bytes. */
  size: z.int().min(0),
  /** ISO instant. */
  uploadedAt: z.string(),
});
export type UserDocument = z.infer<typeof userDocument>;

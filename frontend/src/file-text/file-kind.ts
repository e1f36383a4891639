import { UnreadableFile } from './unreadable-file.ts';

/** What we read (docs/rules.md#resume-file). */
export const fileKinds = ['pdf', 'docx', 'odt', 'rtf', 'md', 'txt'] as const;
export type FileKind = (typeof fileKinds)[number];

const kindOfEnding: Record<string, FileKind> = {
  pdf: 'pdf',
  docx: 'docx',
  odt: 'odt',
  rtf: 'rtf',
  md: 'md',
  markdown: 'md',
  txt: 'txt',
};
/** Where a PDF's header is looked for: it may stand a little later. */
const headLength = 1024;
/** How Word calls what it has locked by a password, in a file of its old kind: UTF-16. */
const lockedName = [...'EncryptedPackage'].join('\0');
const oleDocument = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** A zip names its files in plain letters, the first at its beginning and all of them at its end. */
const namesLength = 2 ** 16;

function kindOfZip(head: string, bytes: Uint8Array): FileKind | null {
  if (/^.{26,60}mimetype.{0,40}application\/vnd\.oasis\.opendocument\.text/su.test(head)) return 'odt';
  const names = `${head}${new TextDecoder('latin1').decode(bytes.subarray(-namesLength))}`;
  if (names.includes('word/vbaProject.bin')) throw new UnreadableFile('macros');
  return names.includes('word/document') ? 'docx' : null;
}

/**
 * By its first bytes, and where they say nothing, as those of a text, by its name. Throws `UnreadableFile` for what is
 * nothing that we read, or not what its name says.
 */
export function kindOfFile(name: string, bytes: Uint8Array): FileKind {
  const ending = /\.([a-z]+)$/iu.exec(name)?.[1]?.toLowerCase() ?? '';
  const named = Object.hasOwn(kindOfEnding, ending) ? kindOfEnding[ending] : undefined;
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headLength));
  if (head.includes('%PDF-')) return 'pdf';
  if (/^(?:\ufeff|ï»¿)?\s*\{\\rtf/u.test(head)) return 'rtf';
  if (oleDocument.every((byte, at) => bytes[at] === byte)) {
    const isLocked = ending === 'docx' && new TextDecoder('latin1').decode(bytes).includes(lockedName);
    throw new UnreadableFile(isLocked ? 'locked' : 'old_word');
  }
  if (ending === 'docm' || ending === 'dotm') throw new UnreadableFile('macros');
  if (head.startsWith('PK\u0003\u0004')) {
    const kind = kindOfZip(head, bytes);
    if (kind) return kind;
    throw new UnreadableFile(named ? 'broken' : 'unsupported');
  }
  if (ending === 'doc') throw new UnreadableFile('old_word');
  if (named === 'txt' || named === 'md') return named;
  throw new UnreadableFile(named ? 'broken' : 'unsupported');
}

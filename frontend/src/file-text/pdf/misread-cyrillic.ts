/** Bytes of Windows-1251 that were taken for Windows-1252: the small and capital io, the numero sign, dashes as they are. */
const western = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 128 }, (_, at) => at + 128))].map(
    (letter, at) => [letter, at + 128],
  ),
);
const cyrillic = new TextDecoder('windows-1251');

const word = /[\p{L}\u00a8\u00b8\u00d7\u00f7]{3,}/gu;
const isMisread = (letters: string) => /^[\u00c0-\u00ff\u00a8\u00b8]+$/u.test(letters);

const reread = (text: string) =>
  cyrillic.decode(Uint8Array.from(text, (letter) => western.get(letter) ?? 0x3f));

/**
 * Some makers of PDF name the letters of Russian fonts as if they were Western: 'Ðåçþìå'. Where such words are the
 * rule in all the text, its parts are read again; a French or German word among English ones has plain letters, too.
 */
export function cyrillicReader(text: string): (part: string) => string {
  const words = text.match(word) ?? [];
  const misread = words.filter(isMisread).length;
  const halfWestern = words.filter(
    (letters) => /[\u00c0-\u00ff]/u.test(letters) && !isMisread(letters),
  ).length;
  if (misread < 5 || misread < 4 * halfWestern) return (part) => part;
  return (part) => part.replace(/[\u00a8\u00b8\u00b9\u00c0-\u00ff]+/gu, reread);
}

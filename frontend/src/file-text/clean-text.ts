/** Text of a file as a text area holds it: plain spaces and line ends, nothing that cannot be seen, no ragged edges. */
export function cleanText(text: string): string {
  return (
    text
      // To put accents in order takes the square of their number: as many on one letter as Unicode asks to be read.
      .replace(/(\p{M}{30})\p{M}+/gu, '$1')
      .normalize('NFC')
      .replace(/\r\n?|[\u2028\u2029\f\v]/gu, '\n')
      // A word parted at the end of a line, by a mark that says so.
      .replace(/\u00ad\n?/gu, '')
      .replace(/[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu, ' ')
      // Pictures drawn by a font of icons, and letters that no one could read.
      .replace(/[\p{Cc}\p{Co}\u200b\u2060-\u2064\ufeff\ufffd]/gu, (mark) => (mark === '\n' ? mark : ''))
      // From the beginning of each run alone: else every space would be looked from to where its run ends.
      .replace(/(?<! ) +$/gmu, '')
      .replace(/\n{3,}/gu, '\n\n')
      .trim()
  );
}

/** The same of what is one line: a heading, a point, a cell. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/gu, ' ');

/**
 * A search's name as the server takes it: it stands in the subject of an e-mail. What joins an emoji, or hides between
 * letters, is no part of a line.
 */
export const oneLine = (name: string): string =>
  name
    .replace(/\p{Cf}+/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim() || '…';

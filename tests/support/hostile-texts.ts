/** A text of exactly this many code units (one fewer where the last would be half a letter), made of one piece again and again. */
export const repeated =
  (piece: string, end = '') =>
  (size: number): string => {
    const text = piece.repeat(Math.ceil(size / piece.length)).slice(0, Math.max(0, size - end.length));
    return (text.isWellFormed() ? text : text.slice(0, -1)) + end;
  };

/** Each line another one, so that nothing helps that knows a line already. */
const numbered =
  (line: (at: number) => string) =>
  (size: number): string => {
    const lines: string[] = [];
    for (let length = 0; length < size; length += (lines.at(-1)?.length ?? 0) + 1)
      lines.push(line(lines.length));
    return lines.join('\n').slice(0, size);
  };

const letters = (at: number, alphabet = 'абвгдежзиклмнопрстуфхцчш'): string =>
  at < alphabet.length
    ? (alphabet[at] ?? '')
    : letters(Math.floor(at / alphabet.length) - 1, alphabet) + (alphabet[at % alphabet.length] ?? '');

/** Texts that send a pattern back again and again, each of any size; most end in what makes a match fail at last. */
export const hostileTexts: Readonly<Record<string, (size: number) => string>> = {
  letters: repeated('а', '!'),
  'latin letters': repeated('a', '\u0000'),
  capitals: repeated('Я', '1'),
  digits: repeated('1', 'x'),
  'digits and separators': repeated('1 000.', 'x'),
  dates: repeated('01.2020 - ', 'x'),
  spaces: repeated(' ', 'x'),
  'spaces of every kind': repeated(' \t\u00a0\u202f', 'x'),
  'empty lines': repeated('\n', 'x'),
  'empty lines with spaces': repeated(' \r\n', 'x'),
  hyphens: repeated('-', 'x'),
  'letters and hyphens': repeated('а-', '!'),
  'dots and commas': repeated('.,', 'x'),
  'letters and dots': repeated('a.', '!'),
  'open brackets': repeated('([{«<', 'x'),
  'nested brackets': (size) => '('.repeat(size / 2) + ')'.repeat(size / 2),
  'brackets at sentences': repeated('[а] (б) «в» ', '['),
  'open tags': repeated('<p class="', 'x'),
  'nested tags': (size) => '<b>'.repeat(size / 7) + '</b>'.repeat(size / 7),
  'broken tags': repeated('<br /<!-- <li>&nbsp;', '<'),
  entities: repeated('&amp;&#', ';'),
  'addresses of mail': repeated('a@a.', '@'),
  'addresses of sites': repeated('http://a.a/', ' '),
  'phone numbers': repeated('+7 (9', 'x'),
  'near matches': repeated('опыт работы ', ':'),
  'near matches in Latin': repeated('ignore previous ', 'x'),
  'one-word lines': numbered((at) => letters(at)),
  headings: repeated('Опыт работы\nНавыки:\n', '-'),
  'labelled lines': numbered((at) => `- ${letters(at)}: Python, SQL; ${at}`),
  'years and employers': numbered((at) => `2019 — 2021 ООО «${letters(at)}», инженер`),
  'words that differ': numbered((at) => `${letters(at)} ${letters(at, 'abcdefghij')} ${at}`),
  lists: repeated('a, b; c | ', ';'),
  decorations: repeated('*_#=~', 'x'),
  'combining marks': repeated('е\u0301\u0308', 'x'),
  'combining marks on one letter': (size) => `е${'\u0301'.repeat(size - 1)}`,
  'pairs of surrogates': repeated('👩‍👩‍👧‍👦', 'x'),
  'what is not seen': repeated('\u200b\u00ad\u202e\ufeff', 'x'),
};

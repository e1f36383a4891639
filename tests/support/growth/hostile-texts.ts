/** A text of exactly this many code units (one fewer where the last would be half a letter), made of one piece again and again. */
export const repeated =
  (piece: string, end = '') =>
  (size: number): string => {
    const text = piece.repeat(Math.ceil(size / piece.length)).slice(0, Math.max(0, size - end.length));
    return (text.isWellFormed() ? text : text.slice(0, -1)) + end;
  };

/** Whole lines, each another one, so that nothing helps that knows a line already. */
const numbered =
  (line: (at: number) => string) =>
  (size: number): string => {
    const lines: string[] = [];
    for (let left = size; left > 0; left -= (lines.at(-1)?.length ?? 0) + 1) lines.push(line(lines.length));
    return lines.slice(0, -1).join('\n');
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
  // Of three letters from the first on: a rule that asks for the length of a word must not change with the size.
  'one-word lines': numbered((at) => letters(at + 600)),
  headings: repeated('Опыт работы\nНавыки:\n', '-'),
  'labelled lines': numbered((at) => `- ${letters(at)}: Python, SQL; ${at}`),
  'years and employers': numbered((at) => `2019 — 2021 ООО «${letters(at)}», инженер`),
  'words that differ': numbered((at) => `${letters(at)} ${letters(at, 'abcdefghij')} ${at}`),
  lists: repeated('a, b; c | ', ';'),
  dots: repeated('.', 'x'),
  'stems without an end': repeated('опытмоделсистемноптимизтыс', '!'),
  'words of one stem': numbered((at) => `Ромаш${letters(at)}`),
  'many addresses': numbered(
    (at) => `${letters(at, 'abcdefghij')}@example.ru, t.me/${letters(at, 'klmnop')}, @user_${at}`,
  ),
  'a list of skills': (size) => `Навыки: ${repeated('Go, SQL (a; b), ', 'x')(Math.max(0, size - 8))}`,
  'open brackets in skills': (size) => `Навыки: ${repeated('a, b; c (', 'x')(Math.max(0, size - 8))}`,
  'skills line by line': (size) => `Навыки\n${numbered((at) => letters(at + 600))(Math.max(0, size - 7))}`,
  'duties line by line': (size) =>
    `Опыт работы\n${numbered((at) => `- Отвечал за ${letters(at)} в 2020 году`)(Math.max(0, size - 12))}`,
  'about oneself': (size) => `О себе\n${numbered((at) => `Пишу ${letters(at)}.`)(Math.max(0, size - 7))}`,
  decorations: repeated('*_#=~', 'x'),
  'combining marks': repeated('е\u0301\u0308', 'x'),
  'combining marks on one letter': (size) => `е${'\u0301'.repeat(size - 1)}`,
  'combining marks out of order': (size) => `е${'\u0301'.repeat(size / 2)}${'\u0316'.repeat(size / 2 - 1)}`,
  'pairs of surrogates': repeated('👩‍👩‍👧‍👦', 'x'),
  'what is not seen': repeated('\u200b\u00ad\u202e\ufeff', 'x'),
};

/** What a spreadsheet would take for a formula, it is to take for a text; spaces before it do not hide it. */
const isFormula = (text: string): boolean => /^[\s]*[=+\-@]/u.test(text) || /^[\t\r\n]/u.test(text);

export function csvCell(value: string): string {
  const text = isFormula(value) ? `'${value}` : value;
  return /[;"\r\n']/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** As Russian spreadsheets read it: semicolons, and the mark by which they know UTF-8. */
export const csvOfRows = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((cells) => `${cells.map(csvCell).join(';')}\r\n`).join('')}`;

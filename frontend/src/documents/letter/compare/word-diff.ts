/** A part of a text, and whether the other text has it at this place. */
export interface Part {
  text: string;
  isDifferent: boolean;
}

/** Steps of one comparison: two texts that are longer and share nothing differ as a whole. */
const maxSteps = 4_000_000;

/** The longest sequence that both have, as pairs of places. What begins and ends alike costs nothing. */
function commonIndexes(first: readonly string[], second: readonly string[]): [number, number][] {
  const shorter = Math.min(first.length, second.length);
  let before = 0;
  while (before < shorter && first[before] === second[before]) before += 1;
  let after = 0;
  while (after < shorter - before && first.at(-1 - after) === second.at(-1 - after)) after += 1;
  const places: [number, number][] = Array.from({ length: before }, (_, at) => [at, at]);
  const [rows, columns] = [first.length - before - after, second.length - before - after];
  if (rows * columns <= maxSteps) {
    const width = columns + 1;
    const lengths = new Uint16Array((rows + 1) * width);
    const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
    for (let row = rows - 1; row >= 0; row--)
      for (let column = columns - 1; column >= 0; column--)
        lengths[row * width + column] =
          first[before + row] === second[before + column]
            ? lengthAt(row + 1, column + 1) + 1
            : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    for (let row = 0, column = 0; row < rows && column < columns; ) {
      if (first[before + row] === second[before + column]) places.push([before + row++, before + column++]);
      else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
      else column += 1;
    }
  }
  for (let at = after; at > 0; at--) places.push([first.length - at, second.length - at]);
  return places;
}

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/gu) ?? [];
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

/** Neighbours of one kind as one; spaces alone are no difference that can be seen. */
function joined(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const { text, isDifferent } of parts) {
    const last = all.at(-1);
    if (last?.isDifferent === isDifferent) last.text += text;
    else if (text !== '') all.push({ text, isDifferent });
  }
  return all.map((part) => (part.text.trim() === '' ? { ...part, isDifferent: false } : part));
}

/** Between what both have, `compareDifferent` says what becomes of the rest. */
function compared(
  first: readonly string[],
  second: readonly string[],
  compareDifferent: (first: string, second: string) => [Part[], Part[]],
): [Part[], Part[]] {
  const [left, right]: [Part[], Part[]] = [[], []];
  let [fromFirst, fromSecond] = [0, 0];
  for (const [atFirst, atSecond] of [
    ...commonIndexes(first, second),
    [first.length, second.length] as const,
  ]) {
    const [firstText, secondText] = [
      first.slice(fromFirst, atFirst).join(''),
      second.slice(fromSecond, atSecond).join(''),
    ];
    if (firstText !== '' || secondText !== '') {
      const [mine, theirs] = compareDifferent(firstText, secondText);
      left.push(...mine);
      right.push(...theirs);
    }
    const same = first[atFirst];
    if (same !== undefined) {
      left.push({ text: same, isDifferent: false });
      right.push({ text: same, isDifferent: false });
    }
    [fromFirst, fromSecond] = [atFirst + 1, atSecond + 1];
  }
  return [joined(left), joined(right)];
}

const whole = (text: string): Part[] => (text === '' ? [] : [{ text, isDifferent: true }]);

/** Line by line, and in lines that differ word by word. */
export const wordDiff = (first: string, second: string): [Part[], Part[]] =>
  compared(linesOf(first), linesOf(second), (firstText, secondText) =>
    compared(wordsOf(firstText), wordsOf(secondText), (words, others) => [whole(words), whole(others)]),
  );

/** Examples that stand between strokes or on lines of their own. */
export const listed = (text: string): string[] =>
  text
    .split(/[|\n]/u)
    .map((example) => example.trim())
    .filter((example) => example !== '');

/** Likewise, of several answers: each example with the answer that it belongs to. */
export const listedBy = <Answer extends string>(
  texts: Readonly<Record<Answer, string>>,
): [string, Answer][] =>
  (Object.entries(texts) as [Answer, string][]).flatMap(([answer, text]) =>
    listed(text).map((example): [string, Answer] => [example, answer]),
  );

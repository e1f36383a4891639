/** Whether one letter too many, too few or wrong, or two neighbours that changed places, part the words. Not where they are equal. */
export function areOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || one === other) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  const rest = long.slice(at + 1);
  if (short.length < long.length) return short.slice(at) === rest;
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + 1) === rest || (isSwapped && short.slice(at + 2) === rest.slice(1));
}

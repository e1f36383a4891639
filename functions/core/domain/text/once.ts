/**
 * What `make` makes, at first use. Of the formats of `Intl` each takes milliseconds, for which neither a page nor a
 * function need wait when it starts.
 */
export function once<Result>(make: () => Result): () => Result {
  let result: Result | undefined;
  return () => {
    result ??= make();
    return result;
  };
}

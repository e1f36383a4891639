/**
 * What `make` makes, at first use. Of the formats of `Intl` each takes milliseconds, for which neither a page nor a
 * function need wait when it starts.
 */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

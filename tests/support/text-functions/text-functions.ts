/** Functions that take foreign text, under 'file#name', each called so that the whole text reaches it. */
export type TextFunctions = Readonly<Record<string, (text: string) => unknown>>;

/**
 * `prepare` that reads each text once: for what the function under measure is given by those who call it. What they
 * prepare is measured under its own name.
 */
export function preparedOnce<T>(prepare: (text: string) => T): (text: string) => T {
  const prepared = new Map<string, T>();
  return (text) => {
    const cached = prepared.get(text);
    if (cached !== undefined) return cached;
    const made = prepare(text);
    prepared.set(text, made);
    return made;
  };
}

/** Functions that take foreign text, under 'file#name', each called so that the whole text reaches it. */
export type TextFunctions = Readonly<Record<string, (text: string) => unknown>>;

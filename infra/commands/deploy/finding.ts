/**
 * What a look before the deploy has found: `good`; something to `note`, which leaves nothing to do; a `lack`, without
 * which the product runs, but not all of it; a `fault`, with which the deploy would fail.
 */
export interface Finding {
  readonly kind: 'good' | 'note' | 'lack' | 'fault';
  /** In one line, with what to do about it. */
  readonly text: string;
}

const symbols = { good: '✓', note: '!', lack: '!', fault: '✗' };

/** '✗ Секрета prizvanie/google нет. Создайте его: aws …' */
export const lineOf = ({ kind, text }: Finding): string => `${symbols[kind]} ${text}`;

export const good = (text: string): Finding => ({ kind: 'good', text });
export const note = (text: string): Finding => ({ kind: 'note', text });
export const lack = (text: string): Finding => ({ kind: 'lack', text });
export const fault = (text: string): Finding => ({ kind: 'fault', text });

/** A look that AWS does not allow, or that fails, stops nobody: the deploy may have the rights that it needs. */
export async function runCheck(what: string, check: () => Promise<Finding | Finding[]>): Promise<Finding[]> {
  try {
    return [await check()].flat();
  } catch (error) {
    const { name, message } = error as Error;
    return [note(`${what}: проверить не удалось (${message || name}).`)];
  }
}

/** Whether AWS says by one of these names that there is no such thing. */
export const isNamed = (error: unknown, ...names: string[]): boolean =>
  error instanceof Error && names.includes(error.name);

import { createInterface } from 'node:readline/promises';

/** Whether somebody is there to be asked. */
export const hasTerminal = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

/** What the person at the terminal types; '' where they end the input instead. */
export async function promptUser(text: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  try {
    return (await Promise.race([lines.question(text), ended])).trim();
  } finally {
    lines.close();
  }
}

export const isYes = (answer: string): boolean => ['да', 'д', 'yes', 'y'].includes(answer.toLowerCase());

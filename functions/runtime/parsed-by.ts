import * as z from 'zod';
import { en } from 'zod/locales';
import { AppError } from '#core/contract/errors.ts';

// A function whose schemas are all of zod/mini has no words for an issue: it would say "Invalid input" of each.
z.config(en());

/** Whether all texts in it, names too, are whole letters: half of a pair can be neither stored nor sent as UTF-8. */
export function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isWellFormed);
  return Object.entries(value).every(([name, member]) => name.isWellFormed() && isWellFormed(member));
}

/** Of a list, every element may be wrong: whoever asked for it has to know a few. */
const maxIssues = 5;

const describeIssues = ({ issues }: z.core.$ZodError): string =>
  issues
    .slice(0, maxIssues)
    .map(({ path, message }) => `${path.join('.') || 'request'}: ${message}`)
    .join('; ');

/** What is given by its schema; `invalid_request` names what is wrong with which part of it. */
export function parsedBy<Type extends z.core.$ZodType>(type: Type, input: unknown): z.output<Type> {
  if (!isWellFormed(input)) throw new AppError('invalid_request', 'A text holds half of a character');
  const parsed = z.safeParse(type, input);
  if (!parsed.success)
    throw new AppError('invalid_request', describeIssues(parsed.error), { cause: parsed.error });
  return parsed.data;
}

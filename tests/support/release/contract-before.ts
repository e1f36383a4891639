import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

const file = join(import.meta.dirname, '../../release-before/contract.json');
/** 'GET /api/jobs' → what a browser of the release before parses of its answer. */
export const contractBefore: Readonly<Record<string, object>> = JSON.parse(readFileSync(file, 'utf8'));

// As zod reads it there: formats are said by patterns too, and words that are none of its own are none of a schema's.
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
const compiled = new Map<string, ValidateFunction>();

/** Why a page that was opened before this release cannot read the answer; null where it can, or never asks. */
export function unreadableBefore(route: string, answer: unknown): string | null {
  const schema = contractBefore[route];
  if (!schema) return null;
  const isReadable = compiled.get(route) ?? ajv.compile(schema);
  compiled.set(route, isReadable);
  return isReadable(answer) ? null : ajv.errorsText(isReadable.errors, { dataVar: '' });
}

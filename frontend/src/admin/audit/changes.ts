import { sourceId, sourceInfo } from '#core/domain/import/source.ts';
import { jobTypeLabel } from '#core/domain/job/job-type.ts';
import { categories, industries } from '#core/domain/search/catalog.ts';
import { audit, fields, values as texts } from '../../texts/admin/admin-audit-ru.ts';
import type { AuditRecord } from './queries.ts';

export interface Change {
  name: string;
  /** Null on the side where there was, or is, nothing at all. */
  before: string | null;
  after: string | null;
}

type Field = keyof typeof fields;
type Words = (value: unknown) => string;

const list =
  (words: Words): Words =>
  (value) =>
    Array.isArray(value) ? value.map(words).join(', ') : '';
const nameOf =
  (named: readonly { id: string; name: string }[]): Words =>
  (id) =>
    named.find((one) => one.id === id)?.name ?? String(id);
const oneOf =
  (names: Readonly<Record<string, string>>): Words =>
  (value) =>
    names[String(value)] ?? String(value);

/** How a value reads; one without words of its own is shown as it is. */
const wordsOf: Partial<Record<Field, Words>> = {
  job_type: (value) => jobTypeLabel(String(value)),
  category_id: nameOf(categories),
  industry_id: nameOf(industries),
  tags: list(String),
  contacts: list(oneOf(texts.contacts)),
  is_active: (value) => (value === true ? texts.active : texts.inactive),
  is_recommended: (value) => (value === true ? texts.yes : texts.no),
  roles: (value) => list(String)(value) || texts.user,
  crawl: oneOf(texts.crawls),
  sources: list((id) => {
    const known = sourceId.safeParse(id);
    return known.success ? sourceInfo(known.data).name : String(id);
  }),
  gone: (value) => texts.number(Number(value)),
  hidden: (value) => texts.number(Number(value)),
};

function inWords(field: Field, side: Record<string, unknown> | null): string | null {
  if (side === null || !Object.hasOwn(side, field)) return null;
  const value = side[field];
  const words = value === null || value === undefined ? '' : (wordsOf[field] ?? String)(value);
  return words === '' ? audit.nothing : words;
}

/** The fields of a record that mean something to people, in the order of the vacancy's own form. */
export const changesOf = ({ before, after }: Pick<AuditRecord, 'before' | 'after'>): Change[] =>
  (Object.keys(fields) as Field[])
    .map((field) => ({
      name: fields[field],
      before: inWords(field, before),
      after: inWords(field, after),
    }))
    .filter((change) => change.before !== change.after);

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
type Formatter = (value: unknown) => string;

const list =
  (format: Formatter): Formatter =>
  (value) =>
    Array.isArray(value) ? value.map(format).join(', ') : '';
const nameOf =
  (items: readonly { id: string; name: string }[]): Formatter =>
  (id) =>
    items.find((item) => item.id === id)?.name ?? String(id);
const labelFrom =
  (names: Readonly<Record<string, string>>): Formatter =>
  (value) =>
    names[String(value)] ?? String(value);

/** How a value reads; one without words of its own is shown as it is. */
const formatters: Partial<Record<Field, Formatter>> = {
  job_type: (value) => jobTypeLabel(String(value)),
  category_id: nameOf(categories),
  industry_id: nameOf(industries),
  tags: list(String),
  contacts: list(labelFrom(texts.contacts)),
  is_active: (value) => (value === true ? texts.active : texts.inactive),
  is_recommended: (value) => (value === true ? texts.yes : texts.no),
  roles: (value) => list(String)(value) || texts.user,
  crawl: labelFrom(texts.crawls),
  sources: list((id) => {
    const parsed = sourceId.safeParse(id);
    return parsed.success ? sourceInfo(parsed.data).name : String(id);
  }),
  gone: (value) => texts.number(Number(value)),
  hidden: (value) => texts.number(Number(value)),
};

function formatValue(field: Field, side: Record<string, unknown> | null): string | null {
  if (side === null || !Object.hasOwn(side, field)) return null;
  const value = side[field];
  const text = value === null || value === undefined ? '' : (formatters[field] ?? String)(value);
  return text === '' ? audit.nothing : text;
}

/** The fields of a record that mean something to people, in the order of the vacancy's own form. */
export const changesOf = ({ before, after }: Pick<AuditRecord, 'before' | 'after'>): Change[] =>
  (Object.keys(fields) as Field[])
    .map((field) => ({
      name: fields[field],
      before: formatValue(field, before),
      after: formatValue(field, after),
    }))
    .filter((change) => change.before !== change.after);

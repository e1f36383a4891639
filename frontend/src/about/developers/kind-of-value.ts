import { developers } from '../../texts/developers-ru.ts';
import type { ValueSchema } from './api-description.ts';

const { kinds } = developers;

/** Values that are named one by one. */
const maxNamed = 12;

const formats: Readonly<Record<string, string>> = {
  'date-time': kinds.moment,
  'iana-time-zone': kinds.zone,
  email: kinds.email,
  uri: kinds.link,
  uuid: kinds.uuid,
};

function choice(all: readonly unknown[]): string {
  return all.length > maxNamed ? kinds.oneOfMany(all.length) : kinds.oneOf(all.map(String));
}

/** Beyond it a number says no more than that it is one. */
const limitOf = (end: number | undefined) =>
  end === undefined || Math.abs(end) === Number.MAX_SAFE_INTEGER ? undefined : end;

/** What is taken, in the words of a reader. */
export function kindOfValue(schema: ValueSchema): string {
  if (schema.const !== undefined) return kinds.oneOf([String(schema.const)]);
  if (schema.enum) return choice(schema.enum);
  if (schema.anyOf) {
    const [first, ...others] = schema.anyOf.filter(({ type }) => type !== 'null');
    if (!first || others.length > 0) return kinds.object;
    return first === schema.anyOf[0] && schema.anyOf.length === 1
      ? kindOfValue(first)
      : kinds.orNull(kindOfValue(first));
  }
  switch ([schema.type].flat()[0]) {
    case 'string':
      return formats[schema.format ?? ''] ?? kinds.text(schema.maxLength);
    case 'integer':
    case 'number':
      return kinds.number(limitOf(schema.minimum), limitOf(schema.maximum));
    case 'boolean':
      return kinds.flag;
    case 'array':
      return kinds.list(schema.items ? kindOfValue(schema.items) : kinds.object, schema.maxItems);
    default:
      return kinds.object;
  }
}

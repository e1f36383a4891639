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

const objectKind = (example: unknown): string =>
  typeof example === 'object' && example !== null && Object.keys(example).length > 0
    ? kinds.object
    : kinds.objectBySchema;

/** What is taken, in the words of a reader who also sees the example. */
export function kindOfValue(schema: ValueSchema, example?: unknown): string {
  if (schema.const !== undefined) return kinds.oneOf([String(schema.const)]);
  if (schema.enum) return choice(schema.enum);
  if (schema.anyOf) {
    const [first, ...others] = schema.anyOf.filter(({ type }) => type !== 'null');
    if (!first || others.length > 0) return objectKind(example);
    return first === schema.anyOf[0] && schema.anyOf.length === 1
      ? kindOfValue(first, example)
      : kinds.orNull(kindOfValue(first, example));
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
      return kinds.list(kindOfValue(schema.items ?? {}, [example].flat()[0]), schema.maxItems);
    default:
      return objectKind(example);
  }
}

import type { JsonSchema } from './json-schema.ts';

/** By a property's name, or by 'parent.name' where the name alone says too little: what may stand there. */
export type ExampleValues = Readonly<Record<string, unknown>>;

/** Where in an example something stands: the names that lead to it, the operation's first. */
type SchemaPath = readonly string[];

const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

/** Whether a chosen value is one that stands there: of one name there are several kinds. */
function fits(value: unknown, schema: JsonSchema): boolean {
  const types = [schema.type ?? []].flat().map((type) => (type === 'number' ? 'integer' : type));
  const type = typeOf(value) === 'number' ? 'integer' : typeOf(value);
  if (!types.some((candidate) => candidate === type) || schema.enum?.includes(value as never) === false)
    return false;
  if (typeof value === 'number')
    return value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity);
  if (typeof value !== 'string') return true;
  const { minLength: min = 0, maxLength: max = Infinity, pattern = '' } = schema;
  return value.length >= min && value.length <= max && new RegExp(pattern, 'u').test(value);
}

function findExampleValue(schema: JsonSchema, path: SchemaPath, values: ExampleValues): unknown {
  const [parent = '', name = ''] = path.slice(-2);
  return [`${parent}.${name}`, name]
    .filter((key) => Object.hasOwn(values, key))
    .map((key) => values[key])
    .find((value) => fits(value, schema));
}

function exampleOfObject(
  schema: JsonSchema,
  path: SchemaPath,
  values: ExampleValues,
  isWhole: boolean,
): unknown {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const propertyExamples = Object.entries(properties)
    .filter(([name]) => isWhole || required.includes(name) || Object.hasOwn(values, `${path.at(-1)}.${name}`))
    .map(([name, property]) => [name, exampleOf(property as JsonSchema, [...path, name], values, isWhole)]);
  if (!isObject(additionalProperties) || Object.keys(additionalProperties).length === 0)
    return Object.fromEntries(propertyExamples);
  const names = isObject(propertyNames) ? (propertyNames.enum as string[] | undefined) : undefined;
  const keys = required.length > 0 ? required : [names?.[0] ?? String(values[`${path.at(-1)}{}`] ?? 'id')];
  return Object.fromEntries(
    keys.map((key) => [key, exampleOf(additionalProperties, [...path, key], values, isWhole)]),
  );
}

/**
 * A value that the schema takes, from the chosen ones wherever they fit. Of what may be missing a whole one leaves nothing
 * out; another one has what is chosen for its very place.
 */
export function exampleOf(
  schema: JsonSchema,
  path: SchemaPath,
  values: ExampleValues,
  isWhole: boolean,
): unknown {
  if (schema.const !== undefined) return schema.const;
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) {
    const [first = {}] = branches.filter(
      (branch) => isObject(branch) && branch.type !== 'null',
    ) as JsonSchema[];
    return exampleOf(first, path, values, isWhole);
  }
  const value = findExampleValue(schema, path, values);
  if (value !== undefined) return value;
  if (schema.enum) return schema.enum[0];
  const [type] = [schema.type].flat();
  switch (type) {
    case 'object':
      return exampleOfObject(schema, path, values, isWhole);
    case 'array':
      return isObject(schema.items)
        ? Array.from({ length: schema.minItems ?? 1 }, () =>
            exampleOf(schema.items as JsonSchema, path, values, isWhole),
          )
        : [];
    case 'string':
      return schema.format === 'date-time' ? values.instant : values.text;
    case 'integer':
    case 'number':
      return Math.min(Math.max(schema.minimum ?? 0, 1), schema.maximum ?? 1);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

import * as z from 'zod';
import { categories } from '../../domain/search/catalog.ts';
import { industries } from '../../domain/search/industries.ts';
import { flag } from '../endpoint.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A name of the IANA's database: no format of JSON Schema's own. */
export const timeZoneFormat = 'iana-time-zone';

const idsOf = (items: readonly { id: string }[]) => ({ type: 'string', enum: items.map(({ id }) => id) });

/** A text that has no end of a line in it, and nothing that cannot be seen. */
export const singleLineFormat = 'single-line';

/** By a property's name, what of a text the contract checks by code, where no schema can tell it. */
const checkedByCode: Readonly<Record<string, JsonSchema>> = {
  tz: { type: 'string', format: timeZoneFormat },
  categoryId: idsOf(categories) as JsonSchema,
  industryId: idsOf(industries) as JsonSchema,
};

/** The property that a place in a schema belongs to; undefined of what stands in a list or a record. */
function propertyAt(path: readonly (string | number)[]): string | undefined {
  const branch = path.findLastIndex((segment) => segment === 'anyOf' || segment === 'oneOf');
  const own = branch === path.length - 2 ? path.slice(0, branch) : path;
  return own.at(-2) === 'properties' ? String(own.at(-1)) : undefined;
}

/**
 * Of a value that is tidied up before it is checked, the side that says most: what is left must pass the checks, and tidying
 * up leaves a text a text.
 */
const representableSide = ({ in: before, out: after }: z.core.$ZodPipeDef): z.core.$ZodType =>
  after._zod.def.type === 'transform' ? before : after;

function replace(schema: JsonSchema, other: JsonSchema): void {
  for (const key of Object.keys(schema)) delete schema[key];
  Object.assign(schema, other);
}

/** Any JSON, the one schema that refers to itself: as part of a document the reference would lead to the document's root. */
function withoutReferences(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutReferences);
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('$ref' in schema) return {};
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withoutReferences(value)]));
}

/**
 * What is accepted, or answered, over the wire (JSON Schema 2020-12). A flag is a boolean there: how a query spells one is
 * no concern of its reader's.
 */
export function jsonSchemaOf(type: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const schema = z.toJSONSchema(type, {
    target: 'draft-2020-12',
    io,
    // What it stands for is replaced below.
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema, path }) => {
      if ((zodSchema as z.core.$ZodType) === flag) replace(jsonSchema, { type: 'boolean' });
      else if (zodSchema._zod.def.type === 'pipe')
        replace(jsonSchema, jsonSchemaOf(representableSide(zodSchema._zod.def), io));
      const checked = checkedByCode[propertyAt(path) ?? ''];
      if (io === 'input' && checked && jsonSchema.type === 'string') replace(jsonSchema, checked);
      // A list of several values of one kind: what names the kind of each many a reader of OpenAPI does not know.
      if (new Set(jsonSchema.prefixItems?.map((item) => JSON.stringify(item))).size === 1) {
        const [items = {}] = jsonSchema.prefixItems ?? [];
        delete jsonSchema.prefixItems;
        jsonSchema.items = items;
      }
      // Classes of Unicode, of which engines of expressions in many a language know nothing.
      if (jsonSchema.pattern?.includes('\\p{')) jsonSchema.format = singleLineFormat;
      // The format says it, and so do the numbers that JSON can carry.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (io === 'output' && jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  const { $schema, $defs, '~standard': _, ...own } = schema as JsonSchema & { '~standard'?: unknown };
  return withoutReferences(own) as JsonSchema;
}

import * as z from 'zod';
import { type Endpoint, pathParameters } from '#core/contract/endpoint.ts';

/** Bytes that a value of this schema may take at most, letters being Russian. */
export function maxBytes(schema: z.core.JSONSchema._JSONSchema | undefined): number {
  if (typeof schema !== 'object') return Number.POSITIVE_INFINITY;
  const ofAll = (all: z.core.JSONSchema._JSONSchema[]) => Math.max(...all.map(maxBytes));
  if (schema.anyOf) return ofAll(schema.anyOf);
  if (schema.allOf) return Math.min(...schema.allOf.map(maxBytes));
  if (schema.enum) return Math.max(...schema.enum.map((value) => 2 * String(value).length));
  if (schema.format === 'uuid' || schema.format === 'date-time') return 36;
  if (schema.type === 'boolean' || schema.type === 'null') return 5;
  if (schema.type === 'integer' || schema.type === 'number') return 20;
  if (schema.type === 'string') return 2 * (schema.maxLength ?? Number.POSITIVE_INFINITY);
  if (schema.type === 'array')
    return (
      (schema.maxItems ?? Number.POSITIVE_INFINITY) * maxBytes(schema.items as z.core.JSONSchema.JSONSchema)
    );
  if (schema.type === 'object')
    return Object.entries(schema.properties ?? {}).reduce(
      (sum, [name, property]) => sum + name.length + maxBytes(property),
      0,
    );
  return Number.POSITIVE_INFINITY;
}

/** What goes into a body or a query. Of time zones there is a list, which a schema in JSON cannot hold. */
export const shapeOf = ({ request, path }: Endpoint): z.core.JSONSchema.JSONSchema => {
  const whole = z.toJSONSchema(request, {
    io: 'input',
    unrepresentable: 'any',
  }) as z.core.JSONSchema.JSONSchema;
  const elsewhere = [...pathParameters(path), 'tz'];
  const properties = Object.entries(whole.properties ?? {}).filter(([name]) => !elsewhere.includes(name));
  return { ...whole, properties: Object.fromEntries(properties) };
};

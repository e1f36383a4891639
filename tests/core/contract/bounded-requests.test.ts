import { expect, test } from 'vitest';
import * as z from 'zod';
import { agentTools } from '#core/contract/agents/agent-tools.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { endpoints, streams } from '#core/contract/index.ts';
import { exportMyData } from '#core/contract/own-data.ts';
import { listTracked } from '#core/contract/tracker.ts';

type Schema = z.core.JSONSchema._JSONSchema;

/** What has an end of its own. */
const fixedFormats = ['uuid'];

/** Places in a request that take text, lists or objects without a maximum. */
function unbounded(schema: Schema, at: string): string[] {
  if (typeof schema !== 'object') return [at];
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return parts.flatMap((part) => unbounded(part, at));
  if (schema.enum || schema.const !== undefined) return [];
  switch (schema.type) {
    case 'boolean':
    case 'null':
    case 'integer':
    case 'number':
      return [];
    case 'string':
      return schema.maxLength === undefined && !fixedFormats.includes(schema.format ?? '') ? [at] : [];
    case 'array':
      return [
        ...(schema.maxItems === undefined ? [at] : []),
        ...unbounded(schema.items as Schema, `${at}[]`),
      ];
    case 'object':
      return [
        // Of a record every key is somebody's text.
        ...(typeof schema.additionalProperties === 'object' ? [`${at}{}`] : []),
        ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
          unbounded(property, `${at}.${name}`),
        ),
      ];
    default:
      return [at];
  }
}

const unboundedPathsOf = ({ request }: Pick<Endpoint, 'request'>, name: string) =>
  unbounded(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }), name);

test('every text and list of every request has a maximum', () => {
  const unboundedPaths = Object.entries({ ...endpoints, ...streams, ...agentTools }).flatMap(
    ([name, endpoint]) => unboundedPathsOf(endpoint, name),
  );
  expect(unboundedPaths).toEqual([
    // What a tool is given is any JSON until the tool's own schema has parsed it, and the whole body is short.
    'serveMcp.params{}',
    // pdf.js's own JSON, whatever it is: the function measures all marks together, and bodies have a depth.
    'putAnnotations.marks[]',
  ]);
});

/** The greatest revision that each operation takes, by where it stands in the request. */
function revisionsIn(schema: Schema, at: string): [string, number | undefined][] {
  if (typeof schema !== 'object') return [];
  const inItems = schema.type === 'array' ? revisionsIn(schema.items as Schema, `${at}[]`) : [];
  const inProperties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    name === 'revision'
      ? [[`${at}.${name}`, (property as { maximum?: number }).maximum] as [string, number | undefined]]
      : revisionsIn(property, `${at}.${name}`),
  );
  return [...inItems, ...inProperties];
}

test('no revision is so great that the table could not count on from it', () => {
  const revisions = Object.entries(endpoints).flatMap(([name, { request }]) =>
    revisionsIn(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }), name),
  );
  expect(Object.fromEntries(revisions)).toEqual({
    'putAnnotations.revision': 1_000_000_000,
    'putLetter.revision': 1_000_000_000,
    'putSynced.revision': 1_000_000_000,
    'putTracked.marks[].revision': 1_000_000_000,
    'putTracked.records[].revision': 1_000_000_000,
  });
});

test('what an answer ends with can be asked on from, however long its id', () => {
  const id = 'ж'.repeat(200);
  for (const { request } of [exportMyData, listTracked])
    for (const after of [`application#${id}`, `mark#company#${id}`])
      expect(request.parse({ after })).toMatchObject({ after });
});

test.each<[string, z.ZodType, string[]]>([
  ['a text', z.string(), ['x.a']],
  ['a text that is changed', z.string().trim().pipe(z.string().max(5)), ['x.a']],
  ['a text in a list', z.array(z.string()).max(2), ['x.a[]']],
  ['a list', z.array(z.boolean()).default([]), ['x.a']],
  ['a text that may be missing', z.string().nullable().optional(), ['x.a']],
  ['one of two', z.union([z.string().max(1), z.array(z.string().max(1))]), ['x.a']],
  ['anything', z.unknown(), ['x.a']],
  ['a record', z.record(z.string(), z.boolean()), ['x.a{}']],
  ['a moment', z.iso.datetime(), ['x.a']],
  ['what is bounded', z.object({ b: z.array(z.enum(['a'])).max(3), c: z.uuid(), d: z.url().max(9) }), []],
])('found: %s', (_, a, expected) => {
  expect(unboundedPathsOf({ request: z.object({ a }) }, 'x')).toEqual(expected);
});

import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type Endpoint, pathParameters } from '#core/contract/endpoint.ts';
import { endpoints, streams } from '#core/contract/index.ts';
import { describedNames, openApiDocument } from '#core/contract/openapi/document.ts';
import { exampleOf } from '#core/contract/openapi/example.ts';
import { jsonSchemaOf, singleLineFormat, timeZoneFormat } from '#core/contract/openapi/json-schema.ts';
import { apiTexts } from '../../../frontend/src/texts/api/operations-ru.ts';

interface Content {
  [media: string]: { schema: object; example?: unknown };
}

interface Operation {
  operationId: string;
  summary: string;
  security: Record<string, string[]>[];
  parameters: {
    name: string;
    in: 'path' | 'query';
    required: boolean;
    description: string;
    schema: object;
    example?: unknown;
  }[];
  requestBody?: { description?: string; required: boolean; content: Content };
  responses: Record<string, { content: Content }>;
}

const document = openApiDocument(apiTexts, '1.2.3');
const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
    path,
    method,
    operation,
  })),
);
const byName = new Map(described.map((entry) => [entry.operation.operationId, entry]));
const all = describedNames.map((name): [string, Endpoint] => [name, { ...endpoints, ...streams }[name]]);

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictTypes: false });
for (const format of ['date-time', 'email', 'uri', 'uuid', singleLineFormat, timeZoneFormat])
  ajv.addFormat(format, true);
ajv.addKeyword('components');
/** What it refers to stands in the document. */
const compiled = (schema: object) => ajv.compile({ ...schema, components: document.components });

test('every operation of the contract stands in it once, with its method, path and access', () => {
  expect(described).toHaveLength(all.length);
  expect(new Set(byName.keys()).size).toBe(all.length);
  for (const [name, { method, path, access }] of all) {
    const entry = byName.get(name);
    expect([name, entry?.method, entry?.path]).toEqual([name, method.toLowerCase(), path]);
    const security = { public: [], user: [{ token: [] }], admin: [{ token: ['admin'] }] }[access];
    expect([name, entry?.operation.security]).toEqual([name, security]);
  }
});

test('all are described but the one that describes itself (docs/rules.md#api-described)', () => {
  const names: readonly string[] = describedNames;
  expect(Object.keys({ ...endpoints, ...streams }).filter((name) => !names.includes(name))).toEqual([
    'serveMcp',
  ]);
});

test('every operation, noun and parameter has words, and no words are left over', () => {
  expect(described.filter(({ operation }) => operation.summary.trim() === '')).toEqual([]);
  const parameters = described.flatMap(({ operation }) => operation.parameters);
  expect(parameters.filter(({ description }) => description === '').map(({ name }) => name)).toEqual([]);
  const named = new Set(parameters.map(({ name }) => name));
  expect(Object.keys(apiTexts.parameters).filter((name) => !named.has(name))).toEqual([]);
});

test('whatever the document refers to stands in it', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#([^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  expect(references.length).toBeGreaterThan(all.length);
  for (const path of new Set(references)) {
    const found = path
      .split('/')
      .slice(1)
      .reduce((at: unknown, key) => (at as Record<string, unknown>)?.[key], document);
    expect([path, typeof found]).toEqual([path, 'object']);
  }
});

describe.each(all)('%s', (name, { path, method, request, response, answer = 'json' }) => {
  const { operation } = byName.get(name) ?? expect.fail(`${name} is not described`);
  const success = operation.responses['200']?.content ?? {};
  const body = operation.requestBody?.content['application/json'];

  test('asks for what the contract asks for, each in its place', () => {
    const inPath = operation.parameters
      .filter((parameter) => parameter.in === 'path')
      .map((parameter) => parameter.name);
    expect(inPath).toEqual(pathParameters(path));
    const elsewhere = Object.keys(request._zod.def.shape).filter((key) => !inPath.includes(key));
    const inQuery = operation.parameters
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => parameter.name);
    const inBody = Object.keys((body?.schema as { properties?: object } | undefined)?.properties ?? {});
    expect(method === 'GET' || method === 'DELETE' ? inQuery : inBody).toEqual(elsewhere);
    expect(method === 'GET' || method === 'DELETE' ? inBody : inQuery).toEqual([]);
  });

  test('has an example of a request, which the contract takes', () => {
    const parameters = operation.parameters.flatMap((parameter) =>
      'example' in parameter ? [[parameter.name, parameter.example]] : [],
    );
    const input = { ...(body?.example as object | undefined), ...Object.fromEntries(parameters) };
    expect(z.safeParse(request, input).error?.issues ?? []).toEqual([]);
  });

  test('has an example of an answer, which the contract gives', () => {
    expect(Object.keys(success)).toHaveLength(1);
    const json = success['application/json'];
    if (json === undefined) return;
    expect(z.safeParse(response, json.example).error?.issues ?? []).toEqual([]);
    const isAnswer = compiled(json.schema);
    expect(isAnswer(json.example), ajv.errorsText(isAnswer.errors)).toBe(true);
  });

  test('has schemas that a validator reads', () => {
    const contents = [
      operation.requestBody?.content ?? {},
      ...Object.values(operation.responses).map((response) => response.content),
    ];
    const schemas = [
      ...operation.parameters.map((parameter) => parameter.schema),
      ...contents.flatMap((content) => Object.values(content).map(({ schema }) => schema)),
    ];
    for (const schema of schemas) expect(() => compiled(schema)).not.toThrow();
  });

  test('answers what it says, and errors of ours and of the gateway', () => {
    expect(answer === 'json' || !('application/json' in success)).toBe(true);
    const errorContent = operation.responses['4XX']?.content ?? {};
    const isErrorAnswer = compiled(errorContent['application/json']?.schema ?? {});
    expect(isErrorAnswer({ message: 'Unauthorized' })).toBe(true);
    const error = { code: 'not_found', message: 'Нет', requestId: 'r-1' };
    // Where an error is plain text, the gateway alone answers JSON.
    expect(isErrorAnswer({ error })).toBe(!('text/plain' in errorContent));
    expect(isErrorAnswer({ error: { ...error, cause: 'a secret' } })).toBe(false);
  });
});

test('a stream is described event by event, as a reader of streams gives them', () => {
  const { responses } = byName.get('streamCoverLetter')?.operation ?? expect.fail();
  const isEvent = compiled(responses['200']?.content['text/event-stream']?.schema ?? {});
  expect(isEvent({ event: 'text', data: '{"text":"Здравствуйте"}' })).toBe(true);
  expect(isEvent({ event: 'nobody', data: '{}' })).toBe(false);
  expect(isEvent('event: text')).toBe(false);
});

describe('what is accepted over the wire', () => {
  const sent = (a: z.ZodType) => jsonSchemaOf(z.object({ a }), 'input').properties?.a;

  test.each([
    ['a flag is a boolean', endpoints.searchJobs.request.shape.ai, { type: 'boolean' }],
    [
      'a text has the measure of what is left of it',
      endpoints.searchJobs.request.shape.q,
      { type: 'string', maxLength: 200 },
    ],
    [
      'a moment has its format alone',
      z.iso.datetime({ offset: true }),
      { type: 'string', format: 'date-time' },
    ],
    ['a number has its ends', z.int().min(1).max(7), { type: 'integer', minimum: 1, maximum: 7 }],
  ])('%s', (_, type, expected) => {
    expect(sent(type as z.ZodType)).toEqual(expected);
  });

  test('one line is a format, since its expression is not known everywhere', () => {
    const { name } = jsonSchemaOf(endpoints.putSearch.request, 'input').properties ?? {};
    expect(name).toEqual({ type: 'string', minLength: 1, maxLength: 100, format: singleLineFormat });
  });

  test('a time zone is one', () => {
    const { tz } = jsonSchemaOf(endpoints.getJob.request, 'input').properties ?? {};
    expect(tz).toEqual({ type: 'string', format: timeZoneFormat });
  });

  test('an id that only the code knows is one of a list', () => {
    const { categoryId } = jsonSchemaOf(endpoints.createJob.request, 'input').properties ?? {};
    expect(categoryId).toMatchObject({ enum: expect.arrayContaining(['data-science']) });
  });
});

describe('an example', () => {
  test('is the chosen value where it fits, by the nearest name', () => {
    const schema = jsonSchemaOf(
      z.object({ name: z.string().max(4), of: z.object({ name: z.string() }), n: z.number().max(3) }),
      'output',
    );
    const values = { text: 'any', name: 'too long', 'of.name': 'inner', n: 7 };
    expect(exampleOf(schema, ['x'], values, true)).toEqual({ name: 'any', of: { name: 'inner' }, n: 1 });
  });

  test('leaves out what may be missing, but what is chosen for its place', () => {
    const schema = jsonSchemaOf(z.object({ a: z.string(), b: z.string().optional() }), 'input');
    expect(exampleOf(schema, ['x'], { a: '1', b: '2' }, false)).toEqual({ a: '1' });
    expect(exampleOf(schema, ['x'], { a: '1', 'x.b': '2' }, false)).toEqual({ a: '1', b: '2' });
  });
});

import { type Access, type Endpoint, pathParameters } from '../endpoint.ts';
import {
  type EndpointName,
  endpointNames,
  endpoints,
  type Noun,
  nouns,
  type StreamName,
  streamNames,
  streams,
} from '../index.ts';
import { type AnswerTexts, answersOf, errorSchemas, type Media } from './answers.ts';
import { type ExampleValues, exampleOf } from './example.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

type Endpoints = typeof endpoints;

/** All operations, but the one that describes itself to whoever asks it by its own protocol. */
type DescribedName = {
  [Name in EndpointName]: Endpoints[Name] extends { readonly answer?: infer Format }
    ? 'rpc' extends Format
      ? never
      : Name
    : never;
}[EndpointName];
type DescribedNoun = {
  [Name in Noun]: keyof (typeof nouns)[Name] & DescribedName extends never ? never : Name;
}[Noun];

const isDescribed = (name: EndpointName): name is DescribedName =>
  (endpoints[name] as Endpoint).answer !== 'rpc';

/** Of every operation that the description has. */
export const describedNames: readonly (DescribedName | StreamName)[] = [
  ...endpointNames.filter(isDescribed),
  ...streamNames,
];

/** What the description says in words. */
export interface ApiTexts {
  readonly title: string;
  readonly description: string;
  readonly token: string;
  /** In the order in which they are shown. */
  readonly nouns: Readonly<Record<DescribedNoun, string>>;
  readonly operations: Readonly<Record<DescribedName | StreamName, string>>;
  /** Of a path or a query, by name. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly answers: AnswerTexts;
  readonly maxBodyBytes: (bytes: number) => string;
  readonly examples: ExampleValues;
}

interface Described {
  readonly name: DescribedName | StreamName;
  readonly noun: DescribedNoun;
  readonly operation: Endpoint;
  readonly media: Media;
}

const accessInOrder: readonly Access[] = ['public', 'user', 'admin'];

/** All of them: those for everybody first, each noun's together, what is asked of many before what is asked of one. */
function sortedOperations({ nouns: order }: ApiTexts): Described[] {
  const whole = (Object.keys(order) as DescribedNoun[]).flatMap((noun) =>
    (Object.entries(nouns[noun]) as [DescribedName, Endpoint][])
      .toSorted(([, { path: left }], [, { path: right }]) => left.length - right.length)
      .map(([name, operation]) => ({
        name,
        noun,
        operation,
        media: (operation.answer ?? 'json') as Media,
      })),
  );
  const streamed = (Object.entries(streams) as [StreamName, Endpoint][]).map(([name, operation]) => ({
    name,
    noun: 'writing' as const,
    operation,
    media: 'stream' as const,
  }));
  return [...whole, ...streamed].toSorted(
    (left, right) =>
      accessInOrder.indexOf(left.operation.access) - accessInOrder.indexOf(right.operation.access),
  );
}

/** `admin` is a role that the holder of the token must have. */
const security: Readonly<Record<Access, Record<string, string[]>[]>> = {
  public: [],
  user: [{ token: [] }],
  admin: [{ token: ['admin'] }],
};

interface RequestParts {
  readonly path: readonly string[];
  readonly schema: JsonSchema;
  readonly inBody: boolean;
}

function partsOf({ method, path, request }: Endpoint): RequestParts {
  return {
    path: pathParameters(path),
    schema: jsonSchemaOf(request, 'input'),
    inBody: method !== 'GET' && method !== 'DELETE',
  };
}

function parametersOf(name: string, { path, schema, inBody }: RequestParts, texts: ApiTexts) {
  const { properties = {}, required = [] } = schema;
  const names = [
    ...path,
    ...Object.keys(properties).filter((parameter) => !inBody && !path.includes(parameter)),
  ];
  return names.map((parameter) => {
    const parameterSchema = properties[parameter] as JsonSchema;
    const isInPath = path.includes(parameter);
    const isNeeded = isInPath || required.includes(parameter);
    return {
      name: parameter,
      in: isInPath ? 'path' : 'query',
      required: isNeeded,
      description: texts.parameters[parameter] ?? '',
      schema: parameterSchema,
      ...(isNeeded && { example: exampleOf(parameterSchema, [name, parameter], texts.examples, false) }),
    };
  });
}

function bodyOf(
  name: string,
  { body, maxBodyBytes }: Endpoint,
  { path, schema, inBody }: RequestParts,
  texts: ApiTexts,
) {
  const { properties = {}, required = [] } = schema;
  const names = Object.keys(properties).filter((property) => !path.includes(property));
  if (!inBody || names.length === 0 || body === 'form') return {};
  const bodySchema: JsonSchema = {
    ...schema,
    properties: Object.fromEntries(names.map((property) => [property, properties[property] as JsonSchema])),
    required: required.filter((property) => names.includes(property)),
  };
  return {
    requestBody: {
      ...(maxBodyBytes !== undefined && { description: texts.maxBodyBytes(maxBodyBytes) }),
      required: bodySchema.required !== undefined && bodySchema.required.length > 0,
      content: {
        'application/json': {
          schema: bodySchema,
          example: exampleOf(bodySchema, [name], texts.examples, false),
        },
      },
    },
  };
}

/**
 * The API by OpenAPI 3.1, every operation of the contract in it (docs/decisions/106): what is asked of each, what it
 * answers, and an example of both.
 */
export function openApiDocument(texts: ApiTexts, version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { name, noun, operation, media } of sortedOperations(texts)) {
    const parts = partsOf(operation);
    paths[operation.path] ??= {};
    (paths[operation.path] as Record<string, unknown>)[operation.method.toLowerCase()] = {
      operationId: name,
      tags: [texts.nouns[noun]],
      summary: texts.operations[name],
      security: security[operation.access],
      parameters: parametersOf(name, parts, texts),
      ...bodyOf(name, operation, parts, texts),
      responses: answersOf(operation, media, name, texts.answers, texts.examples),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: texts.title, version, description: texts.description },
    servers: [{ url: '/' }],
    tags: Object.values(texts.nouns).map((name) => ({ name })),
    paths,
    components: {
      schemas: errorSchemas,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: texts.token },
      },
    },
  };
}

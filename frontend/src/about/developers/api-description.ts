import { type QueryClient, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';

const valueSchema = z.object({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  enum: z.optional(z.array(z.union([z.string(), z.number(), z.null()]))),
  const: z.optional(z.unknown()),
  format: z.optional(z.string()),
  maxLength: z.optional(z.number()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  maxItems: z.optional(z.number()),
  get items() {
    return z.optional(valueSchema);
  },
  get anyOf() {
    return z.optional(z.array(valueSchema));
  },
});
export type ValueSchema = z.infer<typeof valueSchema>;

const bodySchema = z.object({
  properties: z._default(z.record(z.string(), valueSchema), {}),
  required: z._default(z.array(z.string()), []),
});

const media = z.object({ example: z.optional(z.unknown()) });

const operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query']),
      required: z.boolean(),
      description: z.string(),
      schema: valueSchema,
      example: z.optional(z.unknown()),
    }),
  ),
  requestBody: z.optional(
    z.object({
      description: z.optional(z.string()),
      content: z.object({
        'application/json': z.object({ schema: bodySchema, example: z.optional(z.unknown()) }),
      }),
    }),
  ),
  responses: z.object({ '200': z.object({ content: z.record(z.string(), media) }) }),
});

const description = z.object({
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

export type Operation = z.infer<typeof operation> & { method: string; path: string };

export interface Group {
  name: string;
  operations: Operation[];
}

/** Where the file lies that the build makes of the contract (docs/decisions/106). */
export const descriptionAddress = '/openapi.json';

/** Of the file what the page shows: its operations by noun, in its order. */
export function groupsOf(file: unknown): Group[] {
  const { tags, paths } = description.parse(file);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  );
  return tags
    .map(({ name }) => ({
      name,
      operations: operations.filter((operation) => operation.tags.includes(name)),
    }))
    .filter((group) => group.operations.length > 0);
}

async function fetchDescription(): Promise<Group[]> {
  const response = await fetch(descriptionAddress);
  if (!response.ok) throw new Error(`${descriptionAddress}: ${response.status}`);
  return groupsOf(await response.json());
}

const queryKey = ['api-description'] as const;

export const useApiDescription = () =>
  useQuery({
    queryKey,
    queryFn: fetchDescription,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: null },
  });

/** Puts into the client what `useApiDescription` will look for; `json` is the file. */
export const prepareApiDescription = (queryClient: QueryClient, json: string): void =>
  void queryClient.setQueryData(queryKey, groupsOf(JSON.parse(json)));

/** What somebody must be to ask for it. */
export const accessOf = ({ security: [first] }: Operation): 'public' | 'user' | 'admin' => {
  if (!first) return 'public';
  return Object.values(first).some((roles) => roles.includes('admin')) ? 'admin' : 'user';
};

/** Within single quotes a shell takes everything as it stands but them. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The example as a command: what has to be named is in it, and nothing else. */
export function commandOf(operation: Operation, origin: string): string {
  const { method, path, parameters, requestBody } = operation;
  const required = parameters.filter((parameter) => parameter.required);
  const address = required
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (filledPath, { name, example }) => filledPath.replace(`{${name}}`, encodeURIComponent(String(example))),
      path,
    );
  const query = new URLSearchParams(
    required
      .filter((parameter) => parameter.in === 'query')
      .flatMap(({ name, example }) => [example].flat().map((value) => [name, String(value)])),
  ).toString();
  const body = requestBody?.content['application/json'].example;
  return [
    `curl ${quoted(`${origin}${address}${query && `?${query}`}`)}`,
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(accessOf(operation) === 'public' ? [] : ['-H "authorization: Bearer $TOKEN"']),
    ...(body === undefined
      ? []
      : [`-H ${quoted('content-type: application/json')}`, `-d ${quoted(JSON.stringify(body))}`]),
  ].join(' \\\n  ');
}

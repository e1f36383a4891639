import type { AnswerFormat, Endpoint } from '../endpoint.ts';
import { errorCodes } from '../errors.ts';
import { streamEvents } from '../writing.ts';
import { type ExampleValues, exampleOf } from './example.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

export interface AnswerTexts {
  readonly answer: string;
  readonly stream: string;
  readonly missing: string;
  readonly closed: string;
  readonly tooLong: string;
  readonly refused: string;
  readonly failed: string;
}

/** What an operation's answer is written in; of one that answers word by word, events. */
export type Media = Exclude<AnswerFormat, 'rpc'> | 'stream';

const mediaTypes: Readonly<Record<Media, string>> = {
  json: 'application/json',
  html: 'text/html',
  text: 'text/plain',
  xml: 'application/xml',
  atom: 'application/atom+xml',
  stream: 'text/event-stream',
};

const text = { schema: { type: 'string' } };

/** One event of a stream, as a reader of streams gives it. */
const streamEvent = {
  schema: {
    oneOf: Object.entries(streamEvents).map(([event, data]) => ({
      type: 'object',
      properties: {
        event: { type: 'string', const: event },
        data: {
          type: 'string',
          contentMediaType: 'application/json',
          contentSchema: jsonSchemaOf(data, 'output'),
        },
      },
      required: ['event', 'data'],
    })),
  } satisfies JsonSchema,
};

const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Ours, with what an operation adds to it; or the gateway's, which answers by itself what no function is asked for. */
const errorAnswer = (details?: JsonSchema): JsonSchema => ({
  anyOf: [
    {
      type: 'object',
      properties: { error: schemaRef('Error'), ...(details && { details }) },
      required: ['error'],
      additionalProperties: false,
    },
    schemaRef('GatewayError'),
  ],
});

export const errorSchemas = {
  Error: {
    type: 'object',
    properties: {
      code: { type: 'string', enum: Object.keys(errorCodes) },
      message: { type: 'string' },
      requestId: { type: 'string' },
    },
    // The firewall's refusals have no request id.
    required: ['code', 'message'],
    additionalProperties: false,
  },
  GatewayError: {
    type: 'object',
    properties: { message: { type: ['string', 'null'] } },
    required: ['message'],
    additionalProperties: false,
  },
  ErrorAnswer: errorAnswer(),
} satisfies Record<string, JsonSchema>;

const errorOf = ({ errorDetails }: Endpoint): JsonSchema =>
  errorDetails ? errorAnswer(jsonSchemaOf(errorDetails, 'output')) : schemaRef('ErrorAnswer');

function success(
  operation: Endpoint,
  media: Media,
  name: string,
  { answer, stream }: AnswerTexts,
  values: ExampleValues,
) {
  if (media !== 'json')
    return {
      description: media === 'stream' ? stream : answer,
      content: { [mediaTypes[media]]: media === 'stream' ? streamEvent : text },
    };
  const schema = jsonSchemaOf(operation.response, 'output');
  return {
    description: answer,
    content: { [mediaTypes.json]: { schema, example: exampleOf(schema, [name], values, true) } },
  };
}

/** By status: the contract does not say which errors an operation has, so that they stand there by their hundreds. */
export function answersOf(
  operation: Endpoint,
  media: Media,
  name: string,
  texts: AnswerTexts,
  values: ExampleValues,
): Record<string, unknown> {
  const gateway = { [mediaTypes.json]: { schema: schemaRef('GatewayError') } };
  const isRead = media === 'json' || media === 'stream';
  const errors = isRead
    ? { [mediaTypes.json]: { schema: errorOf(operation) } }
    : { [mediaTypes.text]: text, ...gateway };
  // A page tells in its own words what is not there, or not any more; of an address that can be none the CDN does, by the
  // site's own page.
  const page = isRead ? null : { [mediaTypes[media]]: text, [mediaTypes.html]: text, ...errors };
  return {
    200: success(operation, media, name, texts, values),
    ...(page && {
      404: { description: texts.missing, content: page },
      410: { description: texts.closed, content: page },
    }),
    // An address that long the CDN refuses by a page of its own.
    413: { description: texts.tooLong, content: { [mediaTypes.html]: text, ...errors } },
    '4XX': { description: texts.refused, content: errors },
    // A page that could not be drawn comes empty, and draws itself in a browser.
    '5XX': {
      description: texts.failed,
      content: media === 'html' ? { [mediaTypes.html]: text, ...errors } : errors,
    },
  };
}

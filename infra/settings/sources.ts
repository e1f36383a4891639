import * as z from 'zod';
import { importSources } from '#core/contract/stack/import-sources.ts';

export const secretName = (example: string) =>
  z
    .string(`ожидается имя секрета вида ${example}`)
    .regex(/^[\w/+=.@-]{1,500}$/, `ожидается имя секрета вида ${example}`);

const pace = 'ожидается число от 0 до 30';
/** 0 is unlimited: only against a stand-in. */
const requestsPerSecond = z.number(pace).min(0, pace).max(30, pace).default(2);

type Info = (typeof importSources)[number];

/** What a stage may say of a source. One that asks for no key may be {}: all may be left out. */
const shapeOf = ({ apiUrl, tokenSecret, isIndexed }: Info) =>
  z.strictObject(
    {
      requestsPerSecond,
      apiUrl: z.url({ protocol: /^https?$/, error: `ожидается адрес вида ${apiUrl}` }).default(apiUrl),
      /** Whether search engines may list its vacancies: only where its terms allow that. */
      isIndexed: z.boolean('ожидается true или false').default(isIndexed),
      /** Whether they are counted in the public figures of the market; as `isIndexed` where nothing is said. */
      isInMarket: z.boolean('ожидается true или false').optional(),
      /** Secrets Manager, value {"accessToken":"…"}. The import reads it; without it a run ends with that reason. */
      ...(tokenSecret !== undefined && { tokenSecret: secretName(tokenSecret) }),
    },
    tokenSecret === undefined
      ? 'ожидается {} или { "requestsPerSecond": 2 }'
      : `ожидается { "tokenSecret": "${tokenSecret}" }`,
  );
interface SourceSettings {
  readonly requestsPerSecond: number;
  readonly apiUrl: string;
  readonly isIndexed: boolean;
  readonly isInMarket?: boolean | undefined;
  /** Of a source that asks for a token. */
  readonly tokenSecret?: string;
}

const examples = Object.fromEntries(
  importSources.map(({ id, tokenSecret }) => [id, tokenSecret === undefined ? {} : { tokenSecret }]),
);
const shape = `ожидается хотя бы один источник: ${JSON.stringify(examples)}`;

/** Where the stage imports from: a source that is not named is not read. */
export const sources = z
  .strictObject(Object.fromEntries(importSources.map((info) => [info.id, shapeOf(info).optional()])), shape)
  .refine((value) => Object.keys(value).length > 0, shape)
  .transform((value) => value as Partial<Record<Info['id'], SourceSettings>>);

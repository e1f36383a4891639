import * as z from 'zod';

export const secretName = (example: string) =>
  z
    .string(`ожидается имя секрета вида ${example}`)
    .regex(/^[\w/+=.@-]{1,500}$/, `ожидается имя секрета вида ${example}`);

const pace = 'ожидается число от 0 до 30';
/** 0 is unlimited: only against a stand-in. */
const requestsPerSecond = z.number(pace).min(0, pace).max(30, pace).default(2);

const apiUrl = (usual: string) =>
  z.url({ protocol: /^https?$/, error: `ожидается адрес вида ${usual}` }).default(usual);

const hh = z.strictObject(
  {
    /** Secrets Manager, value {"accessToken":"…"}. The import reads it; without it a run ends with that reason. */
    tokenSecret: secretName('prizvanie/hh-token'),
    requestsPerSecond,
    apiUrl: apiUrl('https://api.hh.ru'),
  },
  'ожидается { "tokenSecret": "prizvanie/hh-token" }',
);

/** It asks for no key; {} takes all that may be left out. */
const trudvsem = z.strictObject(
  { requestsPerSecond, apiUrl: apiUrl('https://opendata.trudvsem.ru/api/v1') },
  'ожидается {} или { "requestsPerSecond": 2 }',
);

const shape =
  'ожидается хотя бы один источник: { "hh": { "tokenSecret": "prizvanie/hh-token" }, "trudvsem": {} }';

/** Where the stage imports from: a source that is not named is not read. */
export const sources = z
  .strictObject({ hh: hh.optional(), trudvsem: trudvsem.optional() }, shape)
  .refine((named) => Object.keys(named).length > 0, shape);

import * as z from 'zod';

const shape = 'ожидается { "key": "0123456789abcdef0123456789abcdef" }';
const keyShape = 'ожидаются от 8 до 128 латинских букв, цифр и дефисов';

/**
 * By which the site tells search engines of vacancies that are new, changed or closed (https://www.indexnow.org). The key
 * is no secret: a file of the site shows it to whoever asks.
 */
export const indexNow = z
  .strictObject({ key: z.string(keyShape).regex(/^[a-zA-Z0-9-]{8,128}$/, keyShape) }, shape)
  .optional();

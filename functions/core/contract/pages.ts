import * as z from 'zod';
import { endpoint, textAnswer } from './endpoint.ts';

/** What a crawler may read. */
export const getRobots = endpoint({
  method: 'GET',
  path: '/robots.txt',
  access: 'public',
  answer: 'text',
  request: z.object({}),
  response: textAnswer,
});

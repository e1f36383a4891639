import * as z from 'zod';
import { isExpression } from './import-schedule.ts';

const shape =
  'ожидается {} или { "memory": 1769, "provisionedConcurrency": 0, "snapshots": "rate(15 minutes)" }';
const memory = 'ожидается целое число мегабайт от 512 до 10240';
const concurrency = 'ожидается целое число от 0 до 1000';
const snapshots = 'ожидается выражение вида rate(15 minutes) или cron(0/15 * * * ? *), либо null';

/** How the functions that hold the search index run. */
export const search = z
  .strictObject(
    {
      /** MB. Lambda gives a whole core at 1769; the index of a million vacancies takes some 170. */
      memory: z.int(memory).min(512, memory).max(10_240, memory).default(1769),
      /** So many of each function that `staysWarm` wait with the index loaded, and are paid for waiting. */
      provisionedConcurrency: z.int(concurrency).min(0, concurrency).max(1000, concurrency).default(0),
      /** When a look is taken whether so much has changed that a new snapshot is due; imports look by themselves. */
      snapshots: z.string(snapshots).refine(isExpression, snapshots).nullable().default('rate(15 minutes)'),
    },
    shape,
  )
  .prefault({});

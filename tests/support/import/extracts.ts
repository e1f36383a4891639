import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { hhExtract } from './saved-hh.ts';
import { trudvsemExtract } from './trudvsem/saved-trudvsem.ts';

/** Open vacancies in full in hh.ru's shape, all of them invented. */
export const hhDetails = z
  .array(
    z.object({
      id: z.string(),
      name: z.string(),
      employer: z.object({ name: z.string() }),
      key_skills: z.array(z.object({ name: z.string() })),
      description: z.string(),
    }),
  )
  .parse(hhExtract.details().filter(({ archived }) => !archived));

/** How hh.ru refuses, and what we make of it. */
export const hhErrors = z
  .array(
    z.object({
      name: z.string(),
      status: z.number(),
      headers: z.record(z.string(), z.string()).optional(),
      body: z.union([z.string(), z.object({}).loose()]),
      says: z.string(),
    }),
  )
  .parse(JSON.parse(readFileSync('tests/fixtures/hh/errors.json', 'utf8')));

/** Whole records in the shape of «Работа России», invented too; each id says the time at which it was made. */
export const trudvsemRecords = z
  .array(
    z.object({
      id: z.string(),
      'creation-date': z.string(),
      'job-name': z.string(),
      typicalPosition: z.string(),
      category: z.object({ specialisation: z.string() }),
    }),
  )
  .parse(trudvsemExtract.recordsOf('page_0.json'));

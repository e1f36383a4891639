import * as z from 'zod';
import { categories } from './catalog.ts';
import { industries } from './industries.ts';
import { jobContacts } from './job-contacts.ts';
import { jobType } from './job-type.ts';
import { collapse } from './words.ts';

const line = (most: number) => z.string().max(5000).transform(collapse).pipe(z.string().min(1).max(most));
const roubles = z.int().min(1).max(100_000_000).nullable();
const known = (ids: readonly { id: string }[]) =>
  z.string().refine((id) => ids.some((one) => one.id === id), 'unknown id');

/** The longest that an imported title, tag and description may be, too. */
export const longestTitle = 300;
export const longestTag = 100;
export const mostTags = 30;
export const longestDescription = 20_000;

/** A vacancy as an admin writes it by hand. */
export const jobDraft = z.object({
  title: line(longestTitle),
  company: line(200),
  location: line(200).default('Remote'),
  type: jobType.default('Полная занятость'),
  /** Roubles a month. */
  salaryFrom: roubles.default(null),
  salaryTo: roubles.default(null),
  categoryId: known(categories),
  industryId: known(industries).nullable().default(null),
  tags: z.array(line(longestTag)).max(mostTags).default([]),
  /** Sanitised HTML on the way out; on the way in whatever stands there is sanitised. '' is none. */
  description: z.string().max(longestDescription).default(''),
  sourceUrl: z
    .url({ protocol: /^https?$/u })
    .max(2000)
    .nullable()
    .default(null),
  isRecommended: z.boolean().default(false),
  contacts: jobContacts.default({ email: null, telegram: null, site: null }),
});
export type JobDraft = z.output<typeof jobDraft>;

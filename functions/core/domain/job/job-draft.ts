import * as z from 'zod';
import { categories } from '../search/catalog.ts';
import { industries } from '../search/industries.ts';
import { collapse } from '../text/words.ts';
import { jobContacts, noContacts } from './job-contacts.ts';
import { jobType } from './job-type.ts';
import { parseSalary } from './pay/salary.ts';

const line = (most: number) => z.string().max(5000).transform(collapse).pipe(z.string().min(1).max(most));
const known = (ids: readonly { id: string }[]) =>
  z
    .string()
    .max(100)
    .refine((id) => ids.some((one) => one.id === id), 'unknown id');

export const longestName = 200;
/** Roubles a month. */
export const highestSalary = 100_000_000;
/** The longest that an imported title, tag and description may be, too. */
export const longestTitle = 300;
export const longestTag = 100;
export const mostTags = 30;
export const longestDescription = 20_000;

const roubles = z.int().min(1).max(highestSalary).nullable();

const content = z.object({
  title: line(longestTitle),
  company: line(longestName),
  location: line(longestName),
  type: jobType,
  /** Roubles a month. */
  salaryFrom: roubles,
  salaryTo: roubles,
  categoryId: known(categories),
  industryId: known(industries).nullable(),
  tags: z.array(line(longestTag)).max(mostTags),
  /** Sanitised HTML on the way out; on the way in whatever stands there is sanitised. '' is none. */
  description: z.string().max(longestDescription),
  sourceUrl: z
    .url({ protocol: /^https?$/u })
    .max(2000)
    .nullable(),
  isRecommended: z.boolean(),
  contacts: jobContacts,
});

/** What an admin has changed in a vacancy. What is left out stays as it is: a default would write it. */
export const jobChanges = content.partial();
export type JobChanges = z.output<typeof jobChanges>;

const { shape } = content;

/** A vacancy as an admin writes it by hand. */
export const jobDraft = z.object({
  ...shape,
  location: shape.location.default('Remote'),
  type: z._default(shape.type, 'Полная занятость'),
  salaryFrom: shape.salaryFrom.default(null),
  salaryTo: shape.salaryTo.default(null),
  industryId: shape.industryId.default(null),
  tags: shape.tags.default([]),
  description: shape.description.default(''),
  sourceUrl: shape.sourceUrl.default(null),
  isRecommended: shape.isRecommended.default(false),
  contacts: z._default(shape.contacts, noContacts),
});
export type JobDraft = z.output<typeof jobDraft>;

/** The two ends of a salary as `salaryText` wrote them: 'до 200 000 ₽' has no lower one. */
export function salaryEnds(text: string | null): Pick<JobDraft, 'salaryFrom' | 'salaryTo'> {
  const salary = parseSalary(text);
  if (text === null || salary === null) return { salaryFrom: null, salaryTo: null };
  const starts = /(?<!\p{L})от(?!\p{L})/iu.test(text);
  const ends = /(?<!\p{L})до(?!\p{L})/iu.test(text);
  return {
    salaryFrom: ends && !starts ? null : salary.min,
    salaryTo: starts && !ends ? null : salary.max,
  };
}

import * as z from 'zod/mini';
import { categories } from '../search/catalog.ts';
import { industries } from '../search/industries.ts';
import { collapse } from '../text/words.ts';
import { jobContacts, noContacts } from './job-contacts.ts';
import { jobType } from './job-type.ts';
import { parseSalary } from './pay/salary.ts';

/** What no page has room for, or what turns the words behind it around; the breaks between lines stay. */
const controlCharacters = /[^\P{Cc}\t\n\r]|[\ufffe\uffff\u202a-\u202e\u2066-\u2069]/gu;
/** Breaks of lines and pages, as Word writes them. */
const otherBreaks = /[\v\f\u0085]/gu;

export const withoutControlCharacters = (text: string): string =>
  text.replaceAll(otherBreaks, '\n').replaceAll(controlCharacters, '');

const plainText = (maxLength: number) =>
  z.pipe(z.string().check(z.maxLength(maxLength)), z.transform(withoutControlCharacters));

const line = (maxLength: number) =>
  z.pipe(
    z.pipe(plainText(5000), z.transform(collapse)),
    z.string().check(z.minLength(1), z.maxLength(maxLength)),
  );
const knownId = (ids: readonly { id: string }[]) =>
  z.string().check(
    z.maxLength(100),
    z.refine((id) => ids.some((item) => item.id === id), 'unknown id'),
  );

export const maxNameLength = 200;
/** Roubles a month. */
export const highestSalary = 100_000_000;
/** The longest that an imported title, tag and description may be, too. */
export const maxTitleLength = 300;
export const maxTagLength = 100;
export const maxTags = 30;
export const maxDescriptionLength = 20_000;

const roubles = z.nullable(z.int().check(z.minimum(1), z.maximum(highestSalary)));

const content = z.object({
  title: line(maxTitleLength),
  company: line(maxNameLength),
  location: line(maxNameLength),
  type: jobType,
  /** Roubles a month. */
  salaryFrom: roubles,
  salaryTo: roubles,
  categoryId: knownId(categories),
  industryId: z.nullable(knownId(industries)),
  tags: z.array(line(maxTagLength)).check(z.maxLength(maxTags)),
  /** Sanitised HTML on the way out; on the way in whatever stands there is sanitised. '' is none. */
  description: plainText(maxDescriptionLength),
  sourceUrl: z.nullable(z.url({ protocol: /^https?$/u }).check(z.maxLength(2000))),
  isRecommended: z.boolean(),
  contacts: jobContacts,
});

/** What an admin has changed in a vacancy. What is left out stays as it is: a default would write it. */
export const jobChanges = z.partial(content);
export type JobChanges = z.output<typeof jobChanges>;

const { shape } = content;

/** A vacancy as an admin writes it by hand. */
export const jobDraft = z.object({
  ...shape,
  location: z._default(shape.location, 'Remote'),
  type: z._default(shape.type, 'Полная занятость'),
  salaryFrom: z._default(shape.salaryFrom, null),
  salaryTo: z._default(shape.salaryTo, null),
  industryId: z._default(shape.industryId, null),
  tags: z._default(shape.tags, []),
  description: z._default(shape.description, ''),
  sourceUrl: z._default(shape.sourceUrl, null),
  isRecommended: z._default(shape.isRecommended, false),
  contacts: z._default(shape.contacts, noContacts),
});
export type JobDraft = z.output<typeof jobDraft>;

/** The two ends of a salary as `salaryText` wrote them: 'до 200 000 ₽' has no lower one. */
export function salaryEnds(text: string | null): Pick<JobDraft, 'salaryFrom' | 'salaryTo'> {
  const salary = parseSalary(text);
  if (text === null || salary === null) return { salaryFrom: null, salaryTo: null };
  const hasFrom = /(?<!\p{L})от(?!\p{L})/iu.test(text);
  const hasTo = /(?<!\p{L})до(?!\p{L})/iu.test(text);
  return {
    salaryFrom: hasTo && !hasFrom ? null : salary.min,
    salaryTo: hasFrom && !hasTo ? null : salary.max,
  };
}

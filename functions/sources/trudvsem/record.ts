import * as z from 'zod';
import { code, firstOf, longestId, maybe, numberedCode, prose } from '../sanitize/bounded-types.ts';

const amount = maybe(z.coerce.number());
/** One, several in a list, or none: always a list. */
const several = <Type extends z.ZodType>(most: number, one: Type) =>
  z
    .preprocess(
      (given) => (Array.isArray(given) ? given : given === null || given === undefined ? [] : [given]),
      firstOf(most, one.nullable().catch(null)),
    )
    .transform((all) => all.filter((each) => each !== null))
    .catch([]);

/** «Бухгалтерия, налоги, управленческий учет»; a name, an address or a label that somebody has typed. */
const line = prose(500);
/** A page of text that somebody has typed; the longest real ones are a fifth of it. */
const page = prose(20_000);
const date = code(100);

const requirement = z.object({
  education: maybe(line),
  qualification: maybe(page),
  experience: maybe(numberedCode(100)),
});

const id = numberedCode(longestId);

/** Of a record of the portal, what we read; only the first two must be there. */
export const trudvsemVacancy = z.object({
  id: id.pipe(z.string().trim().min(1)),
  'job-name': prose(1000).refine((name) => name.trim() !== ''),
  source: maybe(line),
  region: maybe(z.object({ name: maybe(line) })),
  company: maybe(z.object({ companycode: maybe(numberedCode(100)), name: maybe(line) })),
  'creation-date': maybe(date),
  date_modify: maybe(date),
  salary_min: amount,
  salary_max: amount,
  vac_url: maybe(code(1000)),
  employment: maybe(line),
  schedule: maybe(line),
  scheduleTypeComment: maybe(page),
  duty: maybe(page),
  requirements: maybe(page),
  qualification: maybe(page),
  category: maybe(z.object({ specialisation: maybe(line) })),
  requirement: several(20, requirement),
  addresses: maybe(z.object({ address: several(20, z.object({ location: maybe(line) })) })),
  typicalPosition: maybe(line),
  skills: several(100, line),
  workPlaceType: maybe(z.object({ workPlaceQuota: maybe(z.boolean()) })),
  benefit: maybe(page),
  benefitDetails: maybe(page),
  conditions: maybe(page),
  medicalDocuments: maybe(page),
  term: maybe(z.object({ text: maybe(page) })),
});
export type TrudvsemVacancy = z.infer<typeof trudvsemVacancy>;

/** Enough to name a record that cannot be read. */
export const traces = z
  .object({ id: maybe(id.pipe(z.string().trim())), 'job-name': maybe(prose(300)) })
  .catch({ id: null, 'job-name': null });

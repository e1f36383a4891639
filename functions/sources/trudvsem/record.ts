import * as z from 'zod';
import {
  code,
  firstOf,
  maxIdLength,
  nullIfInvalid,
  numberedCode,
  prose,
  vacancyId,
} from '../sanitize/bounded-types.ts';

const amount = nullIfInvalid(z.coerce.number());
/** One, several in a list, or none: always a list. */
const listOf = <Type extends z.ZodType>(most: number, type: Type) =>
  z
    .preprocess(
      (input) => (Array.isArray(input) ? input : input === null || input === undefined ? [] : [input]),
      firstOf(most, type.nullable().catch(null)),
    )
    .transform((all) => all.filter((item) => item !== null))
    .catch([]);

/** «Бухгалтерия, налоги, управленческий учет»; a name, an address or a label that somebody has typed. */
const line = prose(500);
/** A page of text that somebody has typed; the longest real ones are a fifth of it. */
const page = prose(20_000);
const date = code(100);

const requirement = z.object({
  education: nullIfInvalid(line),
  qualification: nullIfInvalid(page),
  experience: nullIfInvalid(numberedCode(100)),
});

/** Of a record of the portal, what we read; only the first two must be there. */
export const trudvsemVacancy = z.object({
  id: vacancyId,
  'job-name': prose(1000).refine((name) => name.trim() !== ''),
  source: nullIfInvalid(line),
  region: nullIfInvalid(z.object({ name: nullIfInvalid(line) })),
  company: nullIfInvalid(
    z.object({ companycode: nullIfInvalid(numberedCode(100)), name: nullIfInvalid(line) }),
  ),
  'creation-date': nullIfInvalid(date),
  date_modify: nullIfInvalid(date),
  salary_min: amount,
  salary_max: amount,
  vac_url: nullIfInvalid(code(1000)),
  employment: nullIfInvalid(line),
  schedule: nullIfInvalid(line),
  scheduleTypeComment: nullIfInvalid(page),
  duty: nullIfInvalid(page),
  requirements: nullIfInvalid(page),
  qualification: nullIfInvalid(page),
  category: nullIfInvalid(z.object({ specialisation: nullIfInvalid(line) })),
  requirement: listOf(20, requirement),
  addresses: nullIfInvalid(z.object({ address: listOf(20, z.object({ location: nullIfInvalid(line) })) })),
  typicalPosition: nullIfInvalid(line),
  skills: listOf(100, line),
  workPlaceType: nullIfInvalid(z.object({ workPlaceQuota: nullIfInvalid(z.boolean()) })),
  benefit: nullIfInvalid(page),
  benefitDetails: nullIfInvalid(page),
  conditions: nullIfInvalid(page),
  medicalDocuments: nullIfInvalid(page),
  term: nullIfInvalid(z.object({ text: nullIfInvalid(page) })),
});
export type TrudvsemVacancy = z.infer<typeof trudvsemVacancy>;

/** Enough to name a record that cannot be read. */
export const recordIdentity = z
  .object({
    id: nullIfInvalid(numberedCode(maxIdLength).pipe(z.string().trim())),
    'job-name': nullIfInvalid(prose(300)),
  })
  .catch({ id: null, 'job-name': null });

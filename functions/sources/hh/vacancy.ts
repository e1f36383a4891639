import * as z from 'zod';
import { unnamedCompany, unnamedPlace } from '#core/domain/import/unnamed.ts';
import type { Arrangement } from '#core/domain/job/arrangement.ts';
import { clusterKey } from '#core/domain/job/cluster.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { maxTagLength, maxTitleLength } from '#core/domain/job/job-draft.ts';
import { type JobType, storedJobType } from '#core/domain/job/job-type.ts';
import type { ExchangeRates } from '#core/domain/job/pay/currency.ts';
import { type Pay, salaryColumns } from '#core/domain/job/pay/pay.ts';
import { distinctTags } from '#core/domain/job/tags.ts';
import { guessedTags as namesAsked } from '#core/domain/match/vacancy/guessed-tags.ts';
import { spelledPlace } from '#core/domain/text/cities.ts';
import { maxCharacters } from '#core/domain/text/html-text.ts';
import { contentHash } from '../content-hash.ts';
import {
  code,
  cut,
  firstOf,
  maxIdLength,
  nullIfInvalid,
  numberedCode,
  prose,
  vacancyId,
} from '../sanitize/bounded-types.ts';
import { contactsIn, removeSpans } from '../sanitize/contacts.ts';
import { lineOf, plainText } from '../sanitize/description.ts';
import type { SourceVacancy } from '../source.ts';
import { isoInstant } from './slices.ts';

const id = numberedCode(maxIdLength);
/** A word of one of hh.ru's dictionaries. */
const named = z.object({ id: numberedCode(100) });
/** A name that somebody has typed. */
const name = prose(500);
const date = code(100);

const amounts = z.object({
  from: nullIfInvalid(z.number()),
  to: nullIfInvalid(z.number()),
  currency: nullIfInvalid(code(10)),
  gross: nullIfInvalid(z.boolean()),
  mode: nullIfInvalid(named),
});

/** Of a list item or a full vacancy, what we read; only the first three must be there. */
export const hhVacancy = z.object({
  id: vacancyId,
  name: prose(1000).refine((name) => lineOf(name) !== ''),
  professional_roles: firstOf(50, named),
  area: nullIfInvalid(z.object({ name: name.pipe(z.string().min(1)) })),
  employer: nullIfInvalid(z.object({ id: nullIfInvalid(id), name: nullIfInvalid(name) })),
  salary: nullIfInvalid(amounts),
  salary_range: nullIfInvalid(amounts),
  published_at: nullIfInvalid(date),
  created_at: nullIfInvalid(date),
  /** Of a full vacancy alone: a list names the last publication. */
  initial_created_at: nullIfInvalid(date),
  archived: nullIfInvalid(z.boolean()),
  alternate_url: nullIfInvalid(code(1000).pipe(z.url({ protocol: /^https?$/u }))),
  snippet: nullIfInvalid(
    z.object({ requirement: nullIfInvalid(prose(2000)), responsibility: nullIfInvalid(prose(2000)) }),
  ),
  work_format: nullIfInvalid(firstOf(50, named)),
  employment_form: nullIfInvalid(named),
  employment: nullIfInvalid(named),
  schedule: nullIfInvalid(named),
  experience: nullIfInvalid(named),
  internship: nullIfInvalid(z.boolean()),
  key_skills: nullIfInvalid(firstOf(100, nullIfInvalid(z.object({ name })))),
  description: nullIfInvalid(prose(maxCharacters)),
});
export type HhVacancy = z.infer<typeof hhVacancy>;

const maxSkills = 15;

const formatsOf = ({ work_format }: HhVacancy): string[] => (work_format ?? []).map((format) => format.id);

/** One column for what hh.ru keeps in three (docs/rules.md#source-hh-format). */
function jobTypeOf(vacancy: HhVacancy): JobType {
  const formats = formatsOf(vacancy);
  const form = vacancy.employment_form?.id;
  const employment = vacancy.employment?.id;
  if (formats.includes('REMOTE') || (formats.length === 0 && vacancy.schedule?.id === 'remote'))
    return 'Удаленная работа';
  if (form === 'PROJECT' || employment === 'project') return 'Проектная работа';
  const isPart =
    form === 'PART' || form === 'SIDE_JOB' || employment === 'part' || employment === 'volunteer';
  return isPart ? 'Частичная занятость' : 'Полная занятость';
}

function formatTags(vacancy: HhVacancy): string[] {
  const formats = formatsOf(vacancy);
  const { schedule, employment, employment_form: form, internship } = vacancy;
  const tags: [boolean, Arrangement][] = [
    [formats.includes('HYBRID'), 'Гибрид'],
    [formats.includes('FIELD_WORK'), 'Разъездная'],
    [form?.id === 'FLY_IN_FLY_OUT' || schedule?.id === 'flyInFlyOut', 'Вахта'],
    [internship === true || employment?.id === 'probation', 'Стажировка'],
    [schedule?.id === 'shift', 'Сменный график'],
    [schedule?.id === 'flexible', 'Гибкий график'],
  ];
  return tags.filter(([applies]) => applies).map(([, tag]) => tag);
}

const keySkills = ({ key_skills }: HhVacancy): string[] =>
  distinctTags(
    (key_skills ?? [])
      .map((skill) => lineOf(skill?.name ?? ''))
      .filter((name) => name !== '' && name.length <= maxTagLength),
  ).slice(0, maxSkills);

/** What the employer listed, then the work format; null where no skills are listed. */
export function listedTags(vacancy: HhVacancy): string[] | null {
  const skills = keySkills(vacancy);
  return skills.length > 0 ? distinctTags([...skills, ...formatTags(vacancy)]) : null;
}

const snippetText = ({ snippet }: HhVacancy): string =>
  plainText(`${snippet?.requirement ?? ''} ${snippet?.responsibility ?? ''}`);

/** Empty where the name is somebody's phone or mailbox alone. */
function titleOf({ name }: HhVacancy): string {
  const line = lineOf(name);
  return cut(lineOf(removeSpans(contactsIn(line), line)), maxTitleLength);
}

const guessedTags = (vacancy: HhVacancy): string[] =>
  distinctTags([
    ...namesAsked({ title: titleOf(vacancy), description: snippetText(vacancy) }, maxSkills),
    ...formatTags(vacancy),
  ]);

/** `salary_range` is the newer one and knows what the amount is paid for. */
function payOf({ salary, salary_range }: HhVacancy): Pay | null {
  const amounts = salary_range ?? salary;
  if (!amounts) return null;
  return {
    from: amounts.from ?? null,
    to: amounts.to ?? null,
    currency: amounts.currency ?? 'RUR',
    gross: amounts.gross ?? null,
    mode: amounts.mode?.id ?? 'MONTH',
  };
}

/** 'Ромашка::Отдел подбора' is a company of a holding: the tail says nothing to a seeker. */
const companyName = (name: string): string => lineOf(name.split('::')[0] ?? '');

const experienceNames: ReadonlyMap<string, JobRow['experience']> = new Map([
  ['noExperience', 'Нет опыта'],
  ['between1And3', '1–3 года'],
  ['between3And6', '3–6 лет'],
  ['moreThan6', 'Более 6 лет'],
]);

const dateOf = ({ published_at, created_at }: HhVacancy): string | null =>
  isoInstant(published_at ?? created_at ?? '');

/** Of a vacancy that was published again, the first time. */
export const firstPublishedAt = ({ initial_created_at }: HhVacancy): string | null =>
  isoInstant(initial_created_at ?? '');

/** One more with each change of the columns that are made of a record. */
export const mappingVersion = 10;

/** hh.ru's vacancy in our columns (docs/rules.md#vacancy-row). */
export function toSourceVacancy(vacancy: HhVacancy, categoryId: string, rates: ExchangeRates): SourceVacancy {
  const pay = payOf(vacancy);
  const employerId = vacancy.employer?.id;
  const text = snippetText(vacancy);
  const skills = listedTags(vacancy);
  const writtenPlace = lineOf(vacancy.area?.name ?? '') || unnamedPlace;
  const columns = {
    id: `hh-${vacancy.id}`,
    title: titleOf(vacancy),
    company: companyName(vacancy.employer?.name ?? '') || unnamedCompany,
    location: spelledPlace(writtenPlace),
    job_type: storedJobType(jobTypeOf(vacancy)),
    tags: skills ?? guessedTags(vacancy),
    published_at: dateOf(vacancy),
    is_open: vacancy.archived !== true,
    source_url: vacancy.alternate_url ?? null,
    category_id: categoryId,
    company_id: employerId ? `hh-${employerId}` : null,
    source: 'hh' as const,
    external_id: vacancy.id,
    // hh.ru gives nobody's contacts to an application.
    has_direct_contacts: false,
  };
  const experience = vacancy.experience?.id ?? null;
  // Not the salary in roubles: a new day's rate is no change of the vacancy. Nor the key, which is made of the rest.
  // The place as hh.ru writes it: another spelling of ours is no reason to ask for the detail once more.
  const hashedColumns = { ...columns, location: writtenPlace };
  const content_hash = contentHash(mappingVersion, hashedColumns, pay, text, experience);
  const salary = salaryColumns(pay, rates);
  const cluster_key = clusterKey({
    companyId: columns.company_id,
    company: columns.company,
    title: columns.title,
    salaryWords: salary.salary_words,
    experience,
  });
  const row = {
    ...columns,
    ...salary,
    tags_guessed: skills === null,
    experience: experienceNames.get(experience ?? '') ?? null,
    cluster_key,
    content_hash,
  };
  return { row, text };
}

import * as z from 'zod';
import { fold } from '../text/words.ts';
import { maxBlocks, type ResumeDocument } from './blocks.ts';
import { linesOf, type ResumeLine, type Section } from './reading/lines.ts';
import { marksIn } from './reading/marks.ts';
import { isSkill } from './reading/skills.ts';
import { periodValue } from './reading/values.ts';
import { isContact } from './reading/words/not-employers.ts';
import { byLatest, periodIn } from './reading/words/periods.ts';
import type { ReadEducation, ReadJob, ReadPeriod, ReadValue, ResumeReading } from './resume-reading.ts';
import { standsIn } from './verified-reading.ts';

/** Words that a model says stand in a line of the resume, from 1; one that is not as described is none, and spoils no other. */
const pointed = z
  .object({ line: z.int().min(1).max(maxBlocks), text: z.string().trim().min(1).max(400) })
  .nullable()
  .catch(null);
type Pointed = z.infer<typeof pointed>;

const listOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item.nullable().catch(null)).max(most).catch([]);

const mostJobs = 60;
const mostStudies = 30;
const mostSkills = 300;

/** What a model answers when it is asked to parse a resume (docs/rules.md#resume-reading-model). */
export const modelReading = z.object({
  name: pointed,
  position: pointed,
  jobs: listOf(z.object({ employer: pointed, post: pointed, period: pointed }), mostJobs),
  education: listOf(z.object({ school: pointed, degree: pointed, period: pointed }), mostStudies),
  skills: listOf(pointed, mostSkills),
});
export type ModelReading = z.infer<typeof modelReading>;

/** Lines as a model is shown them, each on one line after its number: only those that a reader of the resume sees. */
export const numberedLines = (document: ResumeDocument): string =>
  linesOf(document)
    .map(({ verbatim }, at) => `${at + 1}: ${verbatim.replace(/\s+/gu, ' ')}`)
    .join('\n');

/** Words that do stand in the line that was named, letter for letter. */
interface Spot {
  at: number;
  line: ResumeLine;
  value: ReadValue;
}

function spotOf(value: Pointed, lines: readonly ResumeLine[], text: string): Spot | null {
  const at = (value?.line ?? 0) - 1;
  const line = lines[at];
  if (!value || !line?.verbatim.includes(value.text)) return null;
  const read: ReadValue = { text: value.text, line: line.span, certainty: 'unsure' };
  return standsIn(text, read) ? { at, line, value: read } : null;
}

/** Where somebody says who they are. */
const ofPerson: readonly Section[] = ['top', 'contacts', 'name', 'wanted'];

const wordsOfPerson = (spot: Spot | null, most: number): ReadValue | null =>
  spot &&
  ofPerson.includes(spot.line.section) &&
  !spot.line.isHeading &&
  spot.value.text.length <= most &&
  !isContact(spot.value.text) &&
  !/[@\d]/u.test(spot.value.text)
    ? spot.value
    : null;

/** Employer or school, post or degree, and when: parts of one entry. */
interface Parts {
  who: ReadValue | null;
  what: ReadValue | null;
  period: ReadPeriod | null;
}

interface Claim extends Parts {
  from: number;
  to: number;
}

/** Lines that the head of an entry may take. */
const mostLines = 6;

const periodOf = (spot: Spot | null): ReadPeriod | null => {
  const period = spot && periodIn(spot.value.text);
  return period && periodValue(period, spot.line.span, false);
};

/** Parts that stand together: on a few lines of one section, none of them a point of a list, with one period at most. */
function claimOf(
  pointedParts: readonly [who: Pointed, what: Pointed, period: Pointed],
  neverIn: readonly Section[],
  lines: readonly ResumeLine[],
  text: string,
): Claim | null {
  const [who = null, what = null, when = null] = pointedParts.map((value) => spotOf(value, lines, text));
  const places = [who, what, when].flatMap((spot) => spot?.at ?? []);
  if (who === null && what === null) return null;
  const [from, to] = [Math.min(...places), Math.max(...places)];
  const own = lines.slice(from, to + 1);
  const section = own[0]?.section ?? 'other';
  const isOne = own.every(
    (line) => line.section === section && !line.isHeading && (own.length === 1 || !line.isBullet),
  );
  if (own.length > mostLines || !isOne || neverIn.includes(section) || marksIn(own, text).length > 1)
    return null;
  const values = [who, what].flatMap((spot) => spot?.value.text ?? []);
  if (values.some(isContact) || new Set(values).size < values.length) return null;
  return { who: who?.value ?? null, what: what?.value ?? null, period: periodOf(when), from, to };
}

/** The lines that any value of an entry stands on: found by halving, since a resume may be all duties. */
function placesOf(values: readonly (ReadValue | null)[], lines: readonly ResumeLine[]): number[] {
  const places = new Set<number>();
  for (const value of values) {
    if (!value?.line) continue;
    let [from, to] = [0, lines.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((lines[middle] as ResumeLine).span.end <= value.line.start) from = middle + 1;
      else to = middle;
    }
    for (let at = from; (lines[at]?.span.start ?? Infinity) < value.line.end; at += 1) places.add(at);
  }
  return [...places];
}

const isSame = (one: ReadValue | null, other: ReadValue | null): boolean =>
  one !== null && other !== null && one.text === other.text;

/** What was read, with the gaps of its entries filled, and new entries where nothing was read yet. */
function withClaims<Entry>(
  read: readonly Entry[],
  claims: readonly Claim[],
  lines: readonly ResumeLine[],
  { partsOf, valuesOf, entryOf }: EntryKind<Entry>,
): Entry[] {
  const places = read.map((entry) => placesOf(valuesOf(entry), lines));
  const apart = claims.filter((one, at) =>
    claims.every((other, index) => index === at || other.to < one.from || other.from > one.to),
  );
  const entries = [...read];
  for (const claim of apart) {
    const touched = places.flatMap((own, at) =>
      own.some((place) => place >= claim.from && place <= claim.to) ? at : [],
    );
    const [at] = touched;
    if (at === undefined) entries.push(entryOf(claim, null));
    else {
      const before = read[at] as Entry;
      const known = partsOf(before);
      const keys = ['who', 'what', 'period'] as const;
      const agrees = keys.some((key) => isSame(known[key], claim[key]));
      const denies = keys.some((key) => known[key] && claim[key] && !isSame(known[key], claim[key]));
      if (touched.length > 1 || !agrees || denies) continue;
      entries[at] = entryOf(
        {
          who: known.who ?? claim.who,
          what: known.what ?? claim.what,
          period: known.period ?? claim.period,
        },
        before,
      );
    }
  }
  return entries.toSorted((one, other) => byLatest(partsOf(one).period, partsOf(other).period));
}

interface EntryKind<Entry> {
  partsOf(entry: Entry): Parts;
  valuesOf(entry: Entry): (ReadValue | null)[];
  entryOf(parts: Parts, before: Entry | null): Entry;
}

const jobKind: EntryKind<ReadJob> = {
  partsOf: ({ employer, title, period }) => ({ who: employer, what: title, period }),
  valuesOf: ({ employer, title, period, duties }) => [employer, title, period, ...duties],
  entryOf: ({ who, what, period }, before) => ({
    employer: who,
    title: what,
    period,
    duties: before?.duties ?? [],
  }),
};

const studyKind: EntryKind<ReadEducation> = {
  partsOf: ({ school, degree, period }) => ({ who: school, what: degree, period }),
  valuesOf: ({ school, degree, period }) => [school, degree, period],
  entryOf: ({ who, what, period }) => ({ school: who, degree: what, period }),
};

function skillsWith(
  read: readonly ReadValue[],
  claims: readonly Pointed[],
  lines: readonly ResumeLine[],
  text: string,
) {
  const known = new Set(read.map((skill) => fold(skill.text)));
  const found = claims.flatMap((claim) => {
    const spot = spotOf(claim, lines, text);
    if (!spot || spot.line.isHeading || !['skills', 'top', 'other'].includes(spot.line.section)) return [];
    if (!isSkill(spot.value.text) || known.has(fold(spot.value.text))) return [];
    known.add(fold(spot.value.text));
    return spot.value;
  });
  return [...read, ...found].slice(0, mostSkills);
}

/**
 * What was read of a resume, with what a model has found in it besides (docs/rules.md#resume-reading-model). Nothing
 * that was read gives way. A value of the model's is unsure, and left out where it does not stand in its line, or where the
 * parts of its entry do not stand together.
 */
export function withModelReading(
  answer: ModelReading,
  read: ResumeReading,
  document: ResumeDocument,
): ResumeReading {
  const { text } = document;
  const lines = linesOf(document);
  const ofJobs = answer.jobs.flatMap(
    (job) =>
      (job &&
        claimOf(
          [job.employer, job.post, job.period],
          ['education', 'courses', 'skills', 'languages'],
          lines,
          text,
        )) ??
      [],
  );
  const jobs = withClaims(read.jobs, ofJobs, lines, jobKind).slice(0, mostJobs);
  const worked = new Set(jobs.flatMap((job) => placesOf(jobKind.valuesOf(job), lines)));
  const ofStudies = answer.education
    .flatMap(
      (study) =>
        (study &&
          claimOf(
            [study.school, study.degree, study.period],
            ['experience', 'skills', 'projects', 'languages'],
            lines,
            text,
          )) ??
        [],
    )
    .filter(({ from, to }) => lines.slice(from, to + 1).every((_, at) => !worked.has(from + at)));
  return {
    name: read.name ?? wordsOfPerson(spotOf(answer.name, lines, text), 100),
    position: read.position ?? wordsOfPerson(spotOf(answer.position, lines, text), 90),
    jobs,
    education: withClaims(read.education, ofStudies, lines, studyKind).slice(0, mostStudies),
    skills: skillsWith(read.skills, answer.skills, lines, text),
    contacts: read.contacts,
  };
}

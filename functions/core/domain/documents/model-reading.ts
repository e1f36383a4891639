import * as z from 'zod';
import { fold } from '../text/words.ts';
import { maxBlocks, type ResumeDocument } from './blocks.ts';
import { maxJobs } from './reading/jobs/entries.ts';
import { linesOf, type ResumeLine, type Section } from './reading/lines.ts';
import { periodMentionsIn } from './reading/period-mentions.ts';
import { isSkill, maxSkills } from './reading/skills.ts';
import { periodValue } from './reading/values.ts';
import { isContact } from './reading/words/not-employers.ts';
import { byLatest, periodIn } from './reading/words/periods.ts';
import type { ReadEducation, ReadJob, ReadPeriod, ReadValue, ResumeReading } from './resume-reading.ts';
import { isVerbatimIn } from './verified-reading.ts';

/** Words that a model says stand in a line of the resume, from 1; one that is not as described is none, and spoils no other. */
const lineQuote = z
  .object({ line: z.int().min(1).max(maxBlocks), text: z.string().trim().min(1).max(400) })
  .nullable()
  .catch(null);
type LineQuote = z.infer<typeof lineQuote>;

const listOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item.nullable().catch(null)).max(most).catch([]);

const maxStudies = 30;

/** What a model answers when it is asked to parse a resume (docs/rules.md#resume-reading-model). */
export const modelReading = z.object({
  name: lineQuote,
  position: lineQuote,
  jobs: listOf(z.object({ employer: lineQuote, post: lineQuote, period: lineQuote }), maxJobs),
  education: listOf(z.object({ school: lineQuote, degree: lineQuote, period: lineQuote }), maxStudies),
  skills: listOf(lineQuote, maxSkills),
});
export type ModelReading = z.infer<typeof modelReading>;

/** Lines as a model is shown them, each on one line after its number: only those that a reader of the resume sees. */
export const numberedLines = (document: ResumeDocument): string =>
  linesOf(document)
    .map(({ verbatim }, at) => `${at + 1}: ${verbatim.replace(/\s+/gu, ' ')}`)
    .join('\n');

/** Words that do stand in the line that was named, letter for letter. */
interface LocatedValue {
  at: number;
  line: ResumeLine;
  value: ReadValue;
}

function locateValue(quote: LineQuote, lines: readonly ResumeLine[], text: string): LocatedValue | null {
  const at = (quote?.line ?? 0) - 1;
  const line = lines[at];
  if (!quote || !line?.verbatim.includes(quote.text)) return null;
  const located: ReadValue = { text: quote.text, line: line.span, certainty: 'unsure' };
  return isVerbatimIn(text, located) ? { at, line, value: located } : null;
}

/** Where somebody says who they are. */
const personSections: readonly Section[] = ['top', 'contacts', 'name', 'wanted'];

const personValue = (located: LocatedValue | null, most: number): ReadValue | null =>
  located &&
  personSections.includes(located.line.section) &&
  !located.line.isHeading &&
  located.value.text.length <= most &&
  !isContact(located.value.text) &&
  !/[@\d]/u.test(located.value.text)
    ? located.value
    : null;

/** Employer or school, post or degree, and when: parts of one entry. */
interface Parts {
  who: ReadValue | null;
  what: ReadValue | null;
  period: ReadPeriod | null;
}

interface EntryProposal extends Parts {
  from: number;
  to: number;
}

/** Lines that the head of an entry may take. */
const maxLines = 6;

const periodOf = (located: LocatedValue | null): ReadPeriod | null => {
  const period = located && periodIn(located.value.text);
  return period && periodValue(period, located.line.span, false);
};

/** Parts that stand together: on a few lines of one section, none of them a point of a list, with one period at most. */
function entryProposalOf(
  partQuotes: readonly [who: LineQuote, what: LineQuote, period: LineQuote],
  excludedSections: readonly Section[],
  lines: readonly ResumeLine[],
  text: string,
): EntryProposal | null {
  const [who = null, what = null, when = null] = partQuotes.map((quote) => locateValue(quote, lines, text));
  const lineIndexes = [who, what, when].flatMap((located) => located?.at ?? []);
  if (who === null && what === null) return null;
  const [from, to] = [Math.min(...lineIndexes), Math.max(...lineIndexes)];
  const entryLines = lines.slice(from, to + 1);
  const section = entryLines[0]?.section ?? 'other';
  const isOneEntry = entryLines.every(
    (line) => line.section === section && !line.isHeading && (entryLines.length === 1 || !line.isBullet),
  );
  if (
    entryLines.length > maxLines ||
    !isOneEntry ||
    excludedSections.includes(section) ||
    periodMentionsIn(entryLines, text).length > 1
  )
    return null;
  const values = [who, what].flatMap((located) => located?.value.text ?? []);
  if (values.some(isContact) || new Set(values).size < values.length) return null;
  return { who: who?.value ?? null, what: what?.value ?? null, period: periodOf(when), from, to };
}

/** The lines that any value of an entry stands on: found by halving, since a resume may be all duties. */
function lineIndexesOf(values: readonly (ReadValue | null)[], lines: readonly ResumeLine[]): number[] {
  const indexes = new Set<number>();
  for (const value of values) {
    if (!value?.line) continue;
    let [from, to] = [0, lines.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((lines[middle] as ResumeLine).span.end <= value.line.start) from = middle + 1;
      else to = middle;
    }
    for (let at = from; (lines[at]?.span.start ?? Infinity) < value.line.end; at += 1) indexes.add(at);
  }
  return [...indexes];
}

const isSame = (left: ReadValue | null, right: ReadValue | null): boolean =>
  left !== null && right !== null && left.text === right.text;

/** What was read, with the gaps of its entries filled, and new entries where nothing was read yet. */
function withProposals<Entry>(
  read: readonly Entry[],
  proposals: readonly EntryProposal[],
  lines: readonly ResumeLine[],
  { partsOf, valuesOf, entryOf }: EntryKind<Entry>,
): Entry[] {
  const lineIndexes = read.map((entry) => lineIndexesOf(valuesOf(entry), lines));
  const disjoint = proposals.filter((proposal, at) =>
    proposals.every((other, index) => index === at || other.to < proposal.from || other.from > proposal.to),
  );
  const entries = [...read];
  for (const proposal of disjoint) {
    const touched = lineIndexes.flatMap((indexes, at) =>
      indexes.some((index) => index >= proposal.from && index <= proposal.to) ? at : [],
    );
    const [at] = touched;
    if (at === undefined) entries.push(entryOf(proposal, null));
    else {
      const existing = read[at] as Entry;
      const existingParts = partsOf(existing);
      const keys = ['who', 'what', 'period'] as const;
      const hasAgreement = keys.some((key) => isSame(existingParts[key], proposal[key]));
      const hasConflict = keys.some(
        (key) => existingParts[key] && proposal[key] && !isSame(existingParts[key], proposal[key]),
      );
      if (touched.length > 1 || !hasAgreement || hasConflict) continue;
      entries[at] = entryOf(
        {
          who: existingParts.who ?? proposal.who,
          what: existingParts.what ?? proposal.what,
          period: existingParts.period ?? proposal.period,
        },
        existing,
      );
    }
  }
  return entries.toSorted((left, right) => byLatest(partsOf(left).period, partsOf(right).period));
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
  quotes: readonly LineQuote[],
  lines: readonly ResumeLine[],
  text: string,
) {
  const knownSkills = new Set(read.map((skill) => fold(skill.text)));
  const found = quotes.flatMap((quote) => {
    const located = locateValue(quote, lines, text);
    if (!located || located.line.isHeading || !['skills', 'top', 'other'].includes(located.line.section))
      return [];
    if (!isSkill(located.value.text) || knownSkills.has(fold(located.value.text))) return [];
    knownSkills.add(fold(located.value.text));
    return located.value;
  });
  return [...read, ...found].slice(0, maxSkills);
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
  const proposedJobs = answer.jobs.flatMap(
    (job) =>
      (job &&
        entryProposalOf(
          [job.employer, job.post, job.period],
          ['education', 'courses', 'skills', 'languages'],
          lines,
          text,
        )) ??
      [],
  );
  const jobs = withProposals(read.jobs, proposedJobs, lines, jobKind).slice(0, maxJobs);
  const jobLineIndexes = new Set(jobs.flatMap((job) => lineIndexesOf(jobKind.valuesOf(job), lines)));
  const proposedStudies = answer.education
    .flatMap(
      (study) =>
        (study &&
          entryProposalOf(
            [study.school, study.degree, study.period],
            ['experience', 'skills', 'projects', 'languages'],
            lines,
            text,
          )) ??
        [],
    )
    .filter(({ from, to }) => lines.slice(from, to + 1).every((_, at) => !jobLineIndexes.has(from + at)));
  return {
    name: read.name ?? personValue(locateValue(answer.name, lines, text), 100),
    position: read.position ?? personValue(locateValue(answer.position, lines, text), 90),
    jobs,
    education: withProposals(read.education, proposedStudies, lines, studyKind).slice(0, maxStudies),
    skills: skillsWith(read.skills, answer.skills, lines, text),
    contacts: read.contacts,
  };
}

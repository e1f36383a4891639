import {
  areBlocksOf,
  blocksOfText,
  type DocumentBlock,
  type ResumeDocument,
  type TextSpan,
} from './blocks.ts';
import type { ReadValue, ResumeReading } from './resume-reading.ts';

type Value = Pick<ReadValue, 'text' | 'line' | 'certainty'>;

/** A reading with each of its values as `change` gives it; those of which it gives null are left out. */
export function mapReading(
  reading: ResumeReading,
  change: <Item extends Value>(value: Item) => Item | null,
): ResumeReading {
  const mapOptional = <Item extends Value>(value: Item | null): Item | null => value && change(value);
  const mapAll = <Item extends Value>(values: readonly Item[]): Item[] =>
    values.flatMap((value) => change(value) ?? []);
  return {
    name: mapOptional(reading.name),
    position: mapOptional(reading.position),
    jobs: reading.jobs.map(({ employer, title, period, duties }) => ({
      employer: mapOptional(employer),
      title: mapOptional(title),
      period: mapOptional(period),
      duties: mapAll(duties),
    })),
    education: reading.education.map(({ school, degree, period }) => ({
      school: mapOptional(school),
      degree: mapOptional(degree),
      period: mapOptional(period),
    })),
    skills: mapAll(reading.skills),
    contacts: mapAll(reading.contacts),
  };
}

/** Every value, in the order of the page. */
export function valuesOf(reading: ResumeReading): ReadValue[] {
  const values: ReadValue[] = [];
  mapReading(reading, (value) => {
    values.push(value);
    return value;
  });
  return values;
}

/** What its owner has typed over what was read: it stands in no line of the resume. */
export const typedWords = (reading: ResumeReading | null): string[] =>
  reading === null ? [] : valuesOf(reading).flatMap(({ text, line }) => (line === null ? text : []));

/** Whether a value stands in its line, letter for letter, or was typed by its owner. */
export const isVerbatimIn = (text: string, { text: words, line, certainty }: Value): boolean =>
  line === null ? certainty === 'confirmed' : text.slice(line.start, line.end).includes(words);

/** A resume as somebody has sent it: blocks that cannot be those of the text, and values that do not stand in it, are left out. */
export interface SentResume extends ResumeDocument {
  /** What was read in the browser and, as far as it says so, confirmed; null where nothing was sent. */
  reading: ResumeReading | null;
}

export function sentResume(
  text: string,
  blocks: readonly DocumentBlock[] | null,
  reading: ResumeReading | null,
): SentResume {
  return {
    text,
    blocks: blocks && areBlocksOf(text, blocks) ? [...blocks] : blocksOfText(text),
    reading: reading && mapReading(reading, (value) => (isVerbatimIn(text, value) ? value : null)),
  };
}

/** Where lines of the same words begin. */
function startsOf({ text, blocks }: ResumeDocument): Map<string, number[]> {
  const starts = new Map<string, number[]>();
  for (const { start, end } of blocks) {
    const words = text.slice(start, end);
    const twins = starts.get(words);
    if (twins) twins.push(start);
    else starts.set(words, [start]);
  }
  return starts;
}

/**
 * A confirmed reading for the text as it is now: values go along with their lines; one whose line is not there any more is
 * unsure again.
 */
export function realignedReading(
  reading: ResumeReading,
  before: ResumeDocument,
  after: ResumeDocument,
): ResumeReading {
  if (before.text === after.text) return reading;
  const startsAfter = startsOf(after);
  const startsBefore = startsOf(before);
  /** The line's nth twin there, or the last one. */
  const realignedLine = (line: TextSpan): TextSpan | null => {
    const words = before.text.slice(line.start, line.end);
    const twins = startsAfter.get(words);
    const start = twins?.[startsBefore.get(words)?.indexOf(line.start) ?? -1] ?? twins?.at(-1);
    // A value may stand on two lines.
    const at = start ?? after.text.indexOf(words);
    return at < 0 ? null : { start: at, end: at + words.length };
  };
  return mapReading(reading, (value) => {
    if (value.line === null) return value;
    const line = realignedLine(value.line);
    return line ? { ...value, line } : { ...value, line: null, certainty: 'unsure' };
  });
}

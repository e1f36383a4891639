import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { blocksOfText, type DocumentBlock, type ResumeDocument } from '#core/domain/documents/blocks.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';
import type { ReadPeriod, ReadValue } from '#core/domain/documents/resume-reading.ts';
import { drawn } from './drawn.ts';

/**
 * Invented resumes, and below each all that is read of it. A line that begins with braces has a look: '{heading 1.3 c2 p1}'
 * is a heading of 1.3 times the size in column 2 of page 1. A value has its line's number before it, and '?' where it is
 * unsure.
 */
const readings = readFileSync(new URL('./whole-readings.txt', import.meta.url), 'utf8')
  .split(/^=== /mu)
  .slice(1)
  .map((part) => {
    const [, name = '', resume = '', reading = ''] =
      /^([^\n]+)\n([\s\S]*?)\n--- read\n([\s\S]*)$/u.exec(part) ?? [];
    return { name, resume, reading: reading.trim() };
  });

const lookPattern = /^\{([^}]*)\} ?/u;

function lookOf(words: string): Partial<DocumentBlock> {
  const marks = words.split(' ').filter((mark) => mark !== '');
  const numberAfter = (letter: string) =>
    marks.flatMap((mark) => (new RegExp(`^${letter}\\d+$`, 'u').test(mark) ? Number(mark.slice(1)) : []))[0];
  const kind = (['heading', 'item', 'row'] as const).find((name) => marks.includes(name));
  const size = marks.map(Number).find((mark) => mark > 0);
  const [column, page] = [numberAfter('c'), numberAfter('p')];
  return {
    isBold: marks.includes('bold'),
    ...(kind && { kind }),
    ...(size && { size }),
    ...(column && { column }),
    ...(page && { page }),
  };
}

function documentOf(resume: string): ResumeDocument {
  if (!resume.startsWith('{')) return { text: resume, blocks: blocksOfText(resume) };
  return drawn(
    resume
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [lookOf(lookPattern.exec(line)?.[1] ?? ''), line.replace(lookPattern, '')] as const),
  );
}

function printed(document: ResumeDocument): string {
  const lineNumberOf = (at: number) => document.text.slice(0, at).split('\n').length;
  const value = (read: ReadValue | null): string =>
    read === null
      ? '–'
      : `[${read.line === null ? '' : lineNumberOf(read.line.start)}] ${read.certainty === 'sure' ? '' : '? '}${read.text.replaceAll('\n', '⏎')}`;
  const period = (read: ReadPeriod | null): string =>
    read === null ? '–' : `${value(read)} = ${read.from ?? ''}–${read.isCurrent ? 'now' : (read.to ?? '')}`;
  const { name, position, jobs, education, skills, contacts } = readResume(document);
  return [
    `name: ${value(name)}`,
    `position: ${value(position)}`,
    ...jobs.flatMap((job) => [
      `job: ${value(job.employer)} | ${value(job.title)} | ${period(job.period)}`,
      ...job.duties.map((duty) => `  ${value(duty)}`),
    ]),
    ...education.map(
      (study) => `study: ${value(study.school)} | ${value(study.degree)} | ${period(study.period)}`,
    ),
    ...skills.map((skill) => `skill: ${value(skill)}`),
    ...contacts.map((contact) => `${contact.kind}: ${value(contact)}`),
  ].join('\n');
}

it.each(readings)(
  'all that is read of a resume: $name (docs/rules.md#resume-reading)',
  ({ resume, reading }) => expect(printed(documentOf(resume)).split('\n')).toEqual(reading.split('\n')),
);

it('there are resumes to read', () => expect(readings.length).toBeGreaterThan(30));

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blocksOfText, type DocumentBlock, type ResumeDocument } from '#core/domain/documents/blocks.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';
import { resumeReading } from '#core/domain/documents/resume-reading.ts';
import { resumes } from '../../writer/resumes.ts';
import { ofHh, ofLinkedIn } from './drawn.ts';
import { texts } from './invented.ts';

const all = [...Object.values(texts), ...Object.values(resumes), ofHh.text, ofLinkedIn.text];
const lines = all.flatMap((text) => text.split('\n'));

const anyText = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...lines) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
    ),
    { maxLength: 40 },
  )
  .map((some) => some.join('\n'));

const anyLook = fc.record({
  kind: fc.constantFrom('heading', 'paragraph', 'item', 'row'),
  size: fc.option(fc.constantFrom(0.9, 1, 1.3, 2)),
  isBold: fc.boolean(),
  column: fc.option(fc.nat(3)),
  page: fc.option(fc.integer({ min: 1, max: 3 })),
});

const anyDocument = fc.tuple(anyText, fc.array(anyLook, { minLength: 1, maxLength: 20 })).map(
  ([text, looks]): ResumeDocument => ({
    text,
    blocks: blocksOfText(text).map((block, at): DocumentBlock => ({ ...block, ...looks[at % looks.length] })),
  }),
);

/** Every value, however deep, with the line that it names. */
function valuesIn(reading: unknown): { text: string; line: { start: number; end: number } }[] {
  if (Array.isArray(reading)) return reading.flatMap(valuesIn);
  if (typeof reading !== 'object' || reading === null) return [];
  if ('text' in reading && 'line' in reading)
    return [reading as { text: string; line: { start: number; end: number } }];
  return Object.values(reading).flatMap(valuesIn);
}

it('every value stands in its line letter for letter, whatever the document (docs/rules.md#resume-reading)', () =>
  fc.assert(
    fc.property(anyDocument, (document) => {
      const reading = readResume(document);
      expect(resumeReading.parse(reading)).toEqual(reading);
      for (const { text, line } of valuesIn(reading))
        expect(document.text.slice(line.start, line.end)).toContain(text);
    }),
    { numRuns: 300 },
  ));

it('nobody is sure of a job without a period but where post and employer have a line each (docs/rules.md#resume-reading-jobs)', () =>
  fc.assert(
    fc.property(anyDocument, (document) => {
      for (const { employer, title, period } of readResume(document).jobs) {
        if (period !== null || (employer?.certainty !== 'sure' && title?.certainty !== 'sure')) continue;
        expect([employer?.certainty, title?.certainty]).toEqual(['sure', 'sure']);
        expect(employer?.line).not.toEqual(title?.line);
      }
    }),
    { numRuns: 1000 },
  ));

import { periodIn } from '#core/domain/documents/reading/words/periods.ts';
import type { ReadPeriod, ReadValue, ResumeReading } from '#core/domain/documents/resume-reading.ts';
import { mapReading, valuesOf } from '#core/domain/documents/verified-reading.ts';
import { collapse } from '#core/domain/text/words.ts';

/** What its owner says a value is: as it was read, other words, or null for nothing. */
export function correctedValue(before: ReadValue | null, typed: string): ReadValue | null {
  const text = collapse(typed);
  if (text === '') return null;
  if (before?.text === text) return { ...before, certainty: 'confirmed' };
  return { text, line: null, certainty: 'confirmed' };
}

export function correctedPeriod(before: ReadPeriod | null, typed: string): ReadPeriod | null {
  const value = correctedValue(before, typed);
  if (value === null) return null;
  if (before && value.text === before.text) return { ...before, ...value };
  const { from = null, to = null, isCurrent = false } = periodIn(value.text) ?? {};
  return { ...value, from, to, isCurrent };
}

/** A list that was typed, by commas or lines; what stood in it before keeps its place in the resume. */
export function correctedList(before: readonly ReadValue[], typed: string): ReadValue[] {
  const knownByText = new Map(before.map((value) => [value.text, value]));
  const items = new Set(typed.split(/[,;\n]/u).map(collapse));
  return [...items]
    .flatMap((item) => correctedValue(knownByText.get(item) ?? null, item.slice(0, 400)) ?? [])
    .slice(0, 300);
}

export const confirmedReading = (reading: ResumeReading): ResumeReading =>
  mapReading(reading, (value) => ({ ...value, certainty: 'confirmed' }));

export type Trust = 'empty' | 'unsure' | 'sure' | 'confirmed';

/** How far all of it may be believed, by the least of its values. */
export function trustOf(reading: ResumeReading): Trust {
  const values = valuesOf(reading);
  if (values.length === 0) return 'empty';
  if (values.some(({ certainty }) => certainty === 'unsure')) return 'unsure';
  return values.every(({ certainty }) => certainty === 'confirmed') ? 'confirmed' : 'sure';
}

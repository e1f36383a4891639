import type { TextSpan } from '../blocks.ts';
import type { ReadPeriod, ReadValue } from '../resume-reading.ts';
import type { ResumeLine } from './resume-line.ts';
import type { Period } from './words/periods.ts';

type Certainty = 'sure' | 'unsure';
const certaintyOf = (isSure: boolean): Certainty => (isSure ? 'sure' : 'unsure');

/** No value is longer, but what was done at work. */
const longest = 400;
export const maxDutyLength = 4000;

/** A value of a line in its own words; null where they would be too long. */
export function valueIn(text: string, span: TextSpan, isSure: boolean, most = longest): ReadValue | null {
  return text === '' || text.length > most ? null : { text, line: span, certainty: certaintyOf(isSure) };
}

/** From the beginning of one line to the end of another. */
export const spanOf = (first: ResumeLine, last: ResumeLine): TextSpan => ({
  start: first.span.start,
  end: last.span.end,
});

export function periodValue(period: Period, span: TextSpan, isSure: boolean): ReadPeriod | null {
  const value = valueIn(period.text, span, isSure);
  const { from, to, isCurrent } = period;
  return value && { ...value, from, to, isCurrent };
}

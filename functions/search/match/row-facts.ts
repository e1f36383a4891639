import { inChunks } from '../cooperative/chunks.ts';
import type { JobColumns } from '../segment/job-columns.ts';

/*
 * What a row's bound is made of beside its title and roles, in one number: found rows stand far apart, so that it is not the
 * reckoning that costs but each place in memory that is read.
 *
 *   bits 0–6     what it asks for (`ConceptRows.asked`)
 *   bits 7–12    level and experience
 *   bit 13       whether it has a salary
 *   bits 14–29   number of the industry
 */
export const askedMask = 0x7f;
export const levelShift = 7;
export const levelMask = 0x3f;
export const paidBit = 1 << 13;
export const industryShift = 14;

export function* packRowFacts(
  { salary, industry }: Pick<JobColumns, 'salary' | 'industry'>,
  asked: Uint8Array,
  levelExperiences: Uint8Array,
): Generator<void, Uint32Array> {
  const facts = new Uint32Array(asked.length);
  yield* inChunks(facts.length, (from, to) => {
    for (let row = from; row < to; row++)
      facts[row] =
        (asked[row] as number) |
        ((levelExperiences[row] as number) << levelShift) |
        (salary[row] === 0 ? 0 : paidBit) |
        ((industry[row] as number) << industryShift);
  });
  return facts;
}

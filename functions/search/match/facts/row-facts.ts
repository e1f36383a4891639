import { type Experience, experiences } from '#core/domain/job/experience.ts';
import { levels } from '#core/domain/job/level.ts';
import { inChunks } from '../../cooperative/chunks.ts';
import type { JobColumns } from '../../segment/job-columns.ts';
import type { KindFacts } from './kind-facts.ts';

/** Of levels and none. */
export const levelCount = levels.length + 1;
/** Of experiences and none. */
export const experienceCount = experiences.length + 1;

/*
 * What a row's bound is made of stands side by side: found rows stand far apart, so that it is not the reckoning that costs
 * but each place in memory that is read. Of a row there are
 *
 *   the number of its title, that of its list of roles, where its asks begin, and then
 *   bits 0–6     what it asks for (`ConceptRows.asked`)
 *   bits 7–12    level and experience: `level * experienceCount + experience`, of the numbers of both
 *   bit 13       whether it has a salary
 *   bits 14–29   number of the industry
 *   bit 30       whether it asks for a language
 *
 * and behind the last row where asks would begin.
 */
export const factsOfRow = 4;
export const titleFact = 0;
export const listFact = 1;
export const asksFact = 2;
export const packedFact = 3;

export const askedMask = 0x7f;
export const levelShift = 7;
export const levelMask = 0x3f;
export const paidBit = 1 << 13;
export const industryShift = 14;
export const industryMask = 0xffff;
export const languageBit = 1 << 30;

type FactColumns = Pick<JobColumns, 'title' | 'salary' | 'industry' | 'kind' | 'choices'>;

/** By row: where its asks begin, with one more entry for the end, and `ConceptRows.asked`. */
interface AsksOfRows {
  askStarts: Uint32Array;
  asked: Uint8Array;
}

export function* packRowFacts(
  { title, salary, industry, kind, choices }: FactColumns,
  { list, level, language, languages }: Pick<KindFacts, 'list' | 'level' | 'language' | 'languages'>,
  { askStarts, asked }: AsksOfRows,
): Generator<void, Uint32Array> {
  const size = asked.length;
  const { numbers, values } = choices.experience ?? { numbers: new Uint8Array(size), values: [] };
  // 0 is none, in the segment's list and in today's.
  const experience = [0, ...values.map((value) => experiences.indexOf(value as Experience) + 1)];
  const facts = new Uint32Array(factsOfRow * (size + 1));
  yield* inChunks(size, (from, to) => {
    for (let row = from; row < to; row++) {
      const at = factsOfRow * row;
      const own = kind[row] as number;
      const levelExperience =
        (level[own] as number) * experienceCount + (experience[numbers[row] as number] as number);
      const hasLanguage = (languages[language[own] as number] as readonly unknown[]).length > 0;
      facts[at + titleFact] = title[row] as number;
      facts[at + listFact] = list[own] as number;
      facts[at + asksFact] = askStarts[row] as number;
      facts[at + packedFact] =
        (asked[row] as number) |
        (levelExperience << levelShift) |
        (salary[row] === 0 ? 0 : paidBit) |
        ((industry[row] as number) << industryShift) |
        (hasLanguage ? languageBit : 0);
    }
  });
  facts[factsOfRow * size + asksFact] = askStarts[size] as number;
  return facts;
}

import { type Experience, experiences } from '#core/domain/job/experience.ts';
import { levels } from '#core/domain/job/level.ts';
import { inChunks } from '../../cooperative/chunks.ts';
import type { JobColumns } from '../../segment/job-columns.ts';
import { AskFlag, askBits, type DemandColumns } from '../demand-columns.ts';
import { countedFlags, countsByFlags } from './ask-counts.ts';
import type { KindFacts } from './kind-facts.ts';

/** Of levels and none. */
export const levelCount = levels.length + 1;
/** Of experiences and none. */
export const experienceCount = experiences.length + 1;
/** Of both together. */
export const levelExperiences = levelCount * experienceCount;

/*
 * What an estimate reads of a row stands side by side: found rows stand far apart, so that it is not the reckoning that costs
 * but each place in memory that is read. Of a row there are the number of its list of roles, and then
 *
 *   bits 0–3     how much it asks for: what its asks count, in steps of `askedStep`
 *   bit 4        whether its title asks for anything
 *   bits 5–8     how many of its asks are musts
 *   bits 9–14    level and experience: `level * experienceCount + experience`, of the numbers of both
 *   bits 15–30   number of the industry
 *   bit 31       whether it asks for a language
 *
 * What is more than there is room for is the most that there is room for.
 */
export const factsOfRow = 2;
export const listFact = 0;
export const packedFact = 1;

export const askedStep = 4;
export const askedSteps = 16;
/** Of the first five bits. */
export const askedMask = 2 * askedSteps - 1;
export const mustsShift = 5;
export const maxMusts = 15;
export const levelShift = 9;
export const levelMask = 0x3f;
export const industryShift = 15;
export const industryMask = 0xffff;
export const languageShift = 31;

/** Whether any ask of the row is a must: then the others do not count. */
export const hasMusts = (facts: Uint32Array, row: number): boolean =>
  (((facts[factsOfRow * row + packedFact] as number) >>> mustsShift) & maxMusts) !== 0;

type FactColumns = Pick<JobColumns, 'industry' | 'choices'> & Pick<DemandColumns, 'asks' | 'kind'>;

export function* packRowFacts(
  { asks, industry, kind, choices }: FactColumns,
  { list, level, language, languages }: Pick<KindFacts, 'list' | 'level' | 'language' | 'languages'>,
  askStarts: Uint32Array,
  /** By concept. */
  weights: Float64Array,
): Generator<void, Uint32Array> {
  const size = kind.length;
  const { numbers, values } = choices.experience ?? { numbers: new Uint8Array(size), values: [] };
  // 0 is none, in the segment's list and in today's.
  const experience = [0, ...values.map((value) => experiences.indexOf(value as Experience) + 1)];
  const facts = new Uint32Array(factsOfRow * size);
  yield* inChunks(size, (from, to) => {
    for (let row = from; row < to; row++) {
      let askedWeight = 0;
      let musts = 0;
      let inTitle = 0;
      let weight = Number.POSITIVE_INFINITY;
      const end = askStarts[row + 1] as number;
      for (let at = askStarts[row] as number; at < end; at++) {
        const ask = asks[at] as number;
        weight = Math.min(weight, weights[ask >>> askBits] as number);
        if ((ask & AskFlag.more) !== 0) continue;
        askedWeight += (countsByFlags[ask & countedFlags] as number) * weight;
        weight = Number.POSITIVE_INFINITY;
        if ((ask & AskFlag.must) !== 0) musts++;
        inTitle |= ask & AskFlag.inTitle;
      }
      const kindNumber = kind[row] as number;
      const levelExperience =
        (level[kindNumber] as number) * experienceCount + (experience[numbers[row] as number] as number);
      const hasLanguage = (languages[language[kindNumber] as number] as readonly unknown[]).length > 0;
      facts[factsOfRow * row + listFact] = list[kindNumber] as number;
      facts[factsOfRow * row + packedFact] =
        Math.min(askedSteps - 1, Math.floor(askedWeight / askedStep)) |
        (inTitle === 0 ? 0 : askedSteps) |
        (Math.min(maxMusts, musts) << mustsShift) |
        (levelExperience << levelShift) |
        ((industry[row] as number) << industryShift) |
        (Number(hasLanguage) << languageShift);
    }
  });
  return facts;
}

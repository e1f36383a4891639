import type { JobRow } from '#core/domain/job/job.ts';
import { readDemand } from '#core/domain/match/vacancy/demand-of.ts';
import { MadeRandom, zipf } from '../random.ts';
import { skills } from './made-words.ts';

type Demand = NonNullable<JobRow['demand']>;

const tagAsks = new Map<string, readonly string[]>();
const ofTitles = new Map<string, Demand>();

/** What a tag asks for: read once, since it is reading that costs. */
function asksOfTag(tag: string): readonly string[] {
  const asks = tagAsks.get(tag) ?? readDemand({ title: '', tags: [tag], description: '' }).asks;
  tagAsks.set(tag, asks);
  return asks;
}

function ofTitle(title: string): Demand {
  const demand = ofTitles.get(title) ?? readDemand({ title, tags: [], description: '' });
  ofTitles.set(title, demand);
  return demand;
}

const conceptsOf = (code: string): string => code.replace(/^[!^]/u, '');

/** What made vacancies ask for: their title, their tags, and what a description of that length would name; some ten. */
export class MadeDemands {
  readonly #random = new MadeRandom(20_261_125);
  readonly #skill = zipf(skills.length);

  make(title: string, tags: readonly string[]): Demand {
    const random = this.#random;
    const named = ofTitle(title);
    const asks = new Map(named.asks.map((code) => [conceptsOf(code), code]));
    const add = (code: string) => {
      if (!asks.has(conceptsOf(code))) asks.set(conceptsOf(code), code);
    };
    for (const tag of tags) for (const code of asksOfTag(tag)) add(code);
    for (let more = 3 + random.below(6); more > 0; more--) {
      const [first, second] = [0, 1].map(() => asksOfTag(skills[this.#skill(random)] as string)[0]);
      if (first === undefined) continue;
      if (random.percent(10) && second !== undefined && second !== first)
        add(`!${conceptsOf(first)}|${conceptsOf(second)}`);
      else add(random.percent(40) ? conceptsOf(first) : first);
    }
    const languages = random.percent(12) ? [`english:${random.pick(['A2', 'B1', 'B2', 'C1'])}`] : [];
    return { ...named, asks: [...asks.values()], languages };
  }
}

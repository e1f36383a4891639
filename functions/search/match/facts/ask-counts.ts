import { askFactor } from '#core/domain/match/score/skills-fit.ts';
import { AskFlag } from '../demand-columns.ts';

/** Those of the marks by which an ask counts, and by these how much. */
export const countedFlags = AskFlag.inTitle | AskFlag.must;
export const countsByFlags = Float64Array.from({ length: countedFlags + 1 }, (_, flags) =>
  askFactor({ isInTitle: (flags & AskFlag.inTitle) !== 0, isMust: (flags & AskFlag.must) !== 0 }),
);

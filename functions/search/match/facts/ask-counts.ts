import { countOf } from '#core/domain/match/score/skills-fit.ts';
import { AskMark } from '../demand-columns.ts';

/** Those of the marks by which an ask counts, and by these how much. */
export const countedMarks = AskMark.inTitle | AskMark.must;
export const countsOfMarks = Float64Array.from({ length: countedMarks + 1 }, (_, marks) =>
  countOf({ isInTitle: (marks & AskMark.inTitle) !== 0, isMust: (marks & AskMark.must) !== 0 }),
);

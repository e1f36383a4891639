import { remote } from '#core/domain/job/job-type.ts';
import { pointsOf } from '#core/domain/match/score/match.ts';
import { factsOfRow, levelMask, levelShift, packedFact } from './facts/row-facts.ts';
import type { ScoreColumns } from './score-columns.ts';
import type { SeekerTables } from './seeker-tables.ts';

/** Points of the parts of which something is known on both sides (`matchOf`): of the few rows that are shown. */
export function judgedPoints(
  { segment, rowFacts, locationFacts }: ScoreColumns,
  { seeker, isLevelKnown }: SeekerTables,
  row: number,
): number {
  const { columns } = segment;
  const experience = ((rowFacts[factsOfRow * row + packedFact] as number) >>> levelShift) & levelMask;
  const location = columns.location[row] as number;
  const isRemote =
    columns.types[columns.type[row] as number] === remote || locationFacts.isRemote[location] === 1;
  const isPaid = (columns.salary[row] as number) > 0 && seeker.salary !== null && seeker.salary > 0;
  const hasAsks = (segment.demands.columns.askCounts[row] as number) > 0;
  const isPlaced = isRemote || (seeker.city !== null && locationFacts.cities[location] !== 0);
  return (
    (seeker.concepts.length > 0 && hasAsks ? pointsOf.skills : 0) +
    (seeker.titleStems.length > 0 || seeker.roles.length > 0 ? pointsOf.role : 0) +
    (isLevelKnown[experience] === 1 ? pointsOf.level : 0) +
    (isPlaced ? pointsOf.place : 0) +
    (isPaid ? pointsOf.pay : 0) +
    (columns.industry[row] !== 0 && seeker.industries.length > 0 ? pointsOf.domain : 0)
  );
}

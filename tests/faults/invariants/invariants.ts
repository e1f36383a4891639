import { type Confirmed, confirmedViolations } from './confirmed.ts';
import { accountViolations } from './counts.ts';
import { orphans } from './orphans.ts';
import { type Erased, personalBytes } from './personal-bytes.ts';
import { runViolations } from './runs.ts';
import type { World } from './stored-world.ts';

export interface Expected {
  /** What people and other systems were told to be done. */
  readonly confirmed?: readonly Confirmed[];
  readonly erased?: readonly Erased[];
  /** Processes that have died while they wrote: each may have left a counter of an account too high by one. */
  readonly deaths?: number;
}

/** What must be true of all that is stored, whatever has broken before; each sentence is a thing that is not. */
export const violationsOf = (
  world: World,
  { confirmed = [], erased = [], deaths = 0 }: Expected = {},
): string[] => [
  ...confirmedViolations(world, confirmed),
  ...accountViolations(world, deaths),
  ...runViolations(world),
  ...orphans(world),
  ...erased.flatMap((person) => personalBytes(world, person)),
];

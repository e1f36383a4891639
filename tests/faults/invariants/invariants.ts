import { type Confirmed, confirmedViolations } from './confirmed.ts';
import { countViolations } from './counts.ts';
import { orphans } from './orphans.ts';
import { type Erased, personalBytes } from './personal-bytes.ts';
import type { World } from './stored-world.ts';

export interface Expected {
  /** What people and other systems were told to be done. */
  readonly confirmed?: readonly Confirmed[];
  readonly erased?: readonly Erased[];
}

/** What must be true of all that is stored, whatever has broken before; each sentence is a thing that is not. */
export const violationsOf = (world: World, { confirmed = [], erased = [] }: Expected = {}): string[] => [
  ...confirmedViolations(world, confirmed),
  ...countViolations(world),
  ...orphans(world),
  ...erased.flatMap((person) => personalBytes(world, person)),
];

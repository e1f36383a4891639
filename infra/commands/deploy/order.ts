import type { TemplateParts } from '../../edge-stack.ts';

/**
 * `grown edge` is the edge stack with what it gains and, still, with what leaves it; `edge` is the one of the settings.
 */
export type Step = 'edge' | 'grown edge' | 'main' | 'delete edge';

const missing = <Part>(from: Readonly<Record<string, Part>>, at: object): Record<string, Part> =>
  Object.fromEntries(Object.entries(from).filter(([id]) => !(id in at)));

/** What the one has and the other has not; null where there is nothing. */
export function partsOnlyIn(from: TemplateParts, at: TemplateParts): TemplateParts | null {
  const parts = {
    Resources: missing(from.Resources, at.Resources),
    Outputs: missing(from.Outputs, at.Outputs),
  };
  return Object.keys({ ...parts.Resources, ...parts.Outputs }).length > 0 ? parts : null;
}

/**
 * The distribution in the main stack uses what the edge stack has, by references that CloudFormation does not guard: what
 * comes must be there before the main stack is deployed, and what goes may go only after, when nothing uses it any more.
 * Otherwise AWS refuses to delete it, CloudFormation gives up in silence, and it stays, paid for, in no stack.
 */
export function orderOf(deployed: TemplateParts | null, target: TemplateParts | null): readonly Step[] {
  if (!target) return deployed ? ['main', 'delete edge'] : ['main'];
  if (!deployed || !partsOnlyIn(deployed, target)) return ['edge', 'main'];
  return partsOnlyIn(target, deployed) ? ['grown edge', 'main', 'edge'] : ['main', 'edge'];
}

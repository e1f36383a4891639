import { Template } from 'aws-cdk-lib/assertions';
import { afterAll, expect, test } from 'vitest';
import { orderOf, partsOnlyIn } from '../../../infra/commands/deploy/order.ts';
import type { TemplateParts } from '../../../infra/edge-stack.ts';
import { parseSettings } from '../../../infra/settings.ts';
import { appOf, builtFolders, smallest } from '../synthesized.ts';

const hostedZone = { id: 'Z0123456789ABC', name: 'example.ru' };
const jobs = { name: 'jobs.example.ru', hostedZone };
const stages = {
  bare: { firewall: false },
  firewall: { firewall: true },
  domain: { firewall: false, domain: jobs },
  both: { firewall: true, domain: jobs },
  'another domain': { firewall: true, domain: { ...jobs, name: 'work.example.ru' } },
};
type Stage = keyof typeof stages;

const folders = builtFolders();
afterAll(folders.remove);

interface Deployed {
  edge: TemplateParts | null;
  /** Outputs of the edge stack that the main one reads. */
  uses: string[];
}

function deployedOf(values: object, keeps?: TemplateParts): Deployed {
  const { edge, stack } = appOf(parseSettings('test', { ...smallest, ...values }), folders, keeps);
  const text = JSON.stringify(Template.fromStack(stack).toJSON());
  const uses = [...text.matchAll(/"Fn::GetStackOutput":\{[^}]*"OutputName":"(\w+)"/g)];
  const { Resources = {}, Outputs = {} } = edge ? Template.fromStack(edge).toJSON() : {};
  return { edge: edge ? { Resources, Outputs } : null, uses: uses.map(([, output = '']) => output) };
}

const deployed = Object.fromEntries(
  Object.entries(stages).map(([name, values]) => [name, deployedOf(values)]),
) as Record<Stage, Deployed>;

/** Of the edge stack's resources, those that an output speaks of. */
const behind = ({ Resources, Outputs }: TemplateParts, output: string) =>
  Object.keys(Resources).filter((id) => JSON.stringify(Outputs[output]).includes(`"${id}"`));

/** Walks the steps as AWS would, and gives what stands in the edge stack at the end. */
function walk(before: Deployed, after: Deployed): TemplateParts | null {
  let { edge, uses } = before;
  for (const step of orderOf(before.edge, after.edge)) {
    if (step === 'main') {
      for (const output of after.uses) expect(edge?.Outputs, 'what main reads').toHaveProperty([output]);
      uses = after.uses;
      continue;
    }
    const removed =
      step === 'grown edge' && before.edge && after.edge && partsOnlyIn(before.edge, after.edge);
    const next = step === 'delete edge' ? null : after.edge;
    const grown = next && {
      Resources: { ...next.Resources, ...(removed ? removed.Resources : {}) },
      Outputs: { ...next.Outputs, ...(removed ? removed.Outputs : {}) },
    };
    for (const output of uses)
      for (const id of edge ? behind(edge, output) : [])
        expect(Object.keys(grown?.Resources ?? {}), 'what main still uses').toContain(id);
    edge = grown;
  }
  return edge;
}

test.each<[before: Stage, after: Stage, ...string[]]>([
  ['bare', 'both', 'edge', 'main'],
  ['firewall', 'both', 'edge', 'main'],
  ['both', 'both', 'edge', 'main'],
  ['bare', 'bare', 'main'],
  ['both', 'domain', 'main', 'edge'],
  ['both', 'firewall', 'main', 'edge'],
  ['both', 'bare', 'main', 'delete edge'],
  ['both', 'another domain', 'grown edge', 'main', 'edge'],
  ['firewall', 'domain', 'grown edge', 'main', 'edge'],
])('from %s to %s', (before, after, ...steps) => {
  expect(orderOf(deployed[before].edge, deployed[after].edge)).toEqual(steps);
});

const names = Object.keys(stages) as Stage[];
const pairs = names.flatMap((before) => names.map((after) => [before, after] as const));
test.each(pairs)(
  'from %s to %s nothing is taken from under the main stack, and nothing stays behind',
  (before, after) => {
    expect(walk(deployed[before], deployed[after])).toEqual(deployed[after].edge);
  },
);

test('a certificate that is confirmed another way is another resource', () => {
  const ids = ({ edge }: Deployed) => Object.keys(edge?.Resources ?? {});
  const elsewhere = deployedOf({ firewall: false, domain: { name: jobs.name } });
  expect(ids(elsewhere)).toEqual([expect.stringMatching(/^Certificate/)]);
  expect(ids(elsewhere)).not.toEqual(ids(deployed.domain));
});

test('the edge stack in between has what comes and what goes, each as it is', () => {
  const [before, after] = [deployed.both.edge, deployed['another domain'].edge];
  if (!before || !after) throw new Error('both have an edge stack');
  const goes = partsOnlyIn(before, after);
  if (!goes) throw new Error('a certificate leaves');
  const { edge } = deployedOf(stages['another domain'], goes);
  expect(Object.keys(goes.Resources)).toEqual([expect.stringMatching(/^Certificate/)]);
  expect(edge).toEqual({
    Resources: { ...after.Resources, ...goes.Resources },
    Outputs: { ...after.Outputs, ...goes.Outputs },
  });
});

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../../infra/user-error.ts';
import { writeWeights } from './match/build-weights.ts';
import { reportCost } from './match/cost/cost.ts';
import { fieldOf, fields } from './match/fields.ts';
import { halfOf } from './match/halves.ts';
import { bootstrap, judged, meanOf } from './match/judged.ts';
import { readJudgedSet, type SetVacancy } from './match/judged-set.ts';
import { coverage, knownItem } from './match/known-item.ts';
import { systems } from './match/systems.ts';

const usage =
  'npm run bench -- match --quality [--set ПАПКА] [--json] или npm run bench -- match --cost [--rows 100000,1000000]';

const nearby = '../shared/match';

const line = (name: string, cells: readonly (number | string)[]): string =>
  `${name.padEnd(9)}${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(3) : cell).padStart(9)).join('')}`;

function reportJudged(folder: string, isJson: boolean): void {
  const { perResume, badge } = judged(readJudgedSet(folder));
  if (isJson) {
    for (const system of systems) {
      const ndcg10 = meanOf(Object.values(perResume[system]));
      console.log(JSON.stringify({ set: 'judged', system, ndcg10, perResume: perResume[system] }));
    }
    console.log(JSON.stringify({ set: 'judged', badge }));
    return;
  }
  const resumes = Object.keys(perResume.ours);
  console.log('Judged set, nDCG@10');
  console.log(line('', ['mean', ...resumes.map((id) => id.slice(0, 8))]));
  for (const system of systems) {
    const own = perResume[system];
    console.log(line(system, [meanOf(Object.values(own)), ...resumes.map((id) => own[id] as number)]));
  }
  for (const system of systems.filter((name) => name !== 'ours')) {
    const [low, high] = bootstrap(perResume.ours, perResume[system]);
    console.log(`ours − ${system}: 95 % of the draws between ${low.toFixed(3)} and ${high.toFixed(3)}`);
  }
  console.log(
    `Badge: ${badge.bothThreeAbove} of ${badge.bothThree} pairs that both judges gave 3 are above 80; ${badge.aboveGood} of ${badge.above} pairs above 80 have a mean grade of 2 or more`,
  );
}

interface Part {
  /** As `--json` names it. */
  set: string;
  title: string;
  has: (vacancy: SetVacancy) => boolean;
}

const parts: readonly Part[] = [
  { set: 'known-item', title: 'all', has: () => true },
  { set: 'known-item:looked', title: 'the half looked at', has: ({ id }) => halfOf(id) === 'looked' },
  { set: 'known-item:kept', title: 'the half not looked at', has: ({ id }) => halfOf(id) === 'kept' },
  ...fields.map((field) => ({
    set: `known-item:${field}`,
    title: `titles of ${field}`,
    has: ({ title }: SetVacancy) => fieldOf(title) === field,
  })),
];

function reportKnownItem(folder: string, isJson: boolean): void {
  const { knownItems } = readJudgedSet(folder);
  for (const { set, title, has } of parts) {
    if (!knownItems.some(has)) continue;
    const { queries, mrr10, recall10 } = knownItem(knownItems, has);
    const known = coverage(knownItems.filter(has));
    if (isJson) console.log(JSON.stringify({ set, queries, coverage: known }));
    else
      console.log(
        `\nKnown item, ${title}: ${queries} queries, MRR@10 and R@10; the lexicon knows ${(100 * known).toFixed(1)} % of its tags`,
      );
    for (const system of Object.keys(mrr10)) {
      const figures = { mrr10: mrr10[system] as number, recall10: recall10[system] as number };
      if (isJson) console.log(JSON.stringify({ set, system, ...figures }));
      else console.log(line(system, [figures.mrr10, figures.recall10]));
    }
  }
}

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      quality: { type: 'boolean' },
      set: { type: 'string' },
      json: { type: 'boolean' },
      weights: { type: 'string', multiple: true },
      cost: { type: 'boolean' },
      rows: { type: 'string' },
    },
  });
  if (values.weights) {
    writeWeights(values.weights);
    return;
  }
  if (values.cost) {
    const sizes = (values.rows ?? '100000,1000000').split(',').map(Number);
    if (!sizes.every((rows) => Number.isSafeInteger(rows) && rows >= 100)) throw new UserError(usage);
    await reportCost(sizes);
    return;
  }
  if (!values.quality) throw new UserError(usage);
  const folder = resolve(values.set ?? nearby);
  reportJudged(folder, values.json === true);
  reportKnownItem(folder, values.json === true);
}

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edgeRegion } from '../../infra/settings/edge.ts';
import { hasBudgets, hasSes, regions } from '../../infra/settings/regions.ts';
import { stageKinds, templatesOf } from '../infra/stages.ts';
import { createOnly } from '../infra/templates/create-only.ts';

const run = promisify(execFile);
const programs = process.env.CFN_LINT ?? '';

/** Of two regions with the same template one is looked at, for both. */
interface Distinct {
  readonly file: string;
  readonly regions: Set<string>;
}

const folder = mkdtempSync(join(tmpdir(), 'prizvanie-cfn-lint-'));
const distinct = new Map<string, Distinct>();

/** Without what differs between any two regions: their names, and hashes of files and of ids in which these stand. */
const withoutRegion = (text: string, region: string) =>
  text.replaceAll(region, '{region}').replace(/\b[0-9a-f]{64}\b|(?<=[0-9A-F]{8})[0-9a-f]{32}\b/g, '{hash}');

/** What of a stage differs by region. */
const kindOf = (region: string): string => `${hasBudgets(region)} ${hasSes(region)}`;
/** One region of each kind. */
const unlike = regions.filter(
  (region, at) => regions.findIndex((other) => kindOf(other) === kindOf(region)) === at,
);

beforeAll(() => {
  // The larger stage in every region tells of which kind each of them is; the smaller two differ from it in nothing else.
  for (const kind of stageKinds)
    for (const region of kind === 'everything' ? regions : unlike)
      for (const { name, kind: of, text } of templatesOf(kind, { region })) {
        const key = `${kind} ${withoutRegion(text, region)}`;
        const template = distinct.get(key) ?? {
          file: `${distinct.size}-${kind}-${name}`,
          regions: new Set(),
        };
        if (!distinct.has(key)) writeFileSync(join(folder, template.file), text);
        for (const alike of kind === 'everything'
          ? [region]
          : regions.filter((other) => kindOf(other) === kindOf(region)))
          template.regions.add(of === 'edge' ? edgeRegion : alike);
        distinct.set(key, template);
      }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What it says; '' of templates that are right. */
async function lint(files: string[], ofRegions: string[]): Promise<string> {
  // W3005: a dependency that a reference makes already, as CDK writes between a function and its role.
  const options = ['--ignore-checks', 'W3005', '--format', 'parseable'];
  const paths = files.map((file) => join(folder, file));
  return run(join(programs, 'cfn-lint'), [...options, '--regions', ...ofRegions, '--template', ...paths], {
    maxBuffer: 64 * 2 ** 20,
  }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );
}

test('every template of every kind of stage is one that CloudFormation takes in each region', async () => {
  const groups = new Map<string, string[]>();
  for (const { file, regions: of } of distinct.values()) {
    const key = [...of].sort().join(' ');
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  expect(new Set([...groups.keys()].flatMap((key) => key.split(' ')))).toEqual(new Set(regions));
  // Some half a dozen.
  expect(groups.size).toBeLessThan(10);
  const outputs = await Promise.all([...groups].map(([key, files]) => lint(files, key.split(' '))));
  expect(outputs.join('')).toBe('');
});

test('what cannot change in place is what the schemas say', async () => {
  const script = `
import json, sys
from cfnlint.schema.manager import PROVIDER_SCHEMA_MANAGER as manager
said = {}
for name in sys.argv[1:]:
    schema = manager.get_resource_schema('${edgeRegion}', name).schema
    paths = schema.get('createOnlyProperties', []) + schema.get('conditionalCreateOnlyProperties', [])
    said[name] = sorted(path.split('/')[2] for path in paths)
print(json.dumps(said))`;
  const { stdout } = await run(join(programs, 'python'), ['-c', script, ...Object.keys(createOnly)]);
  expect(JSON.parse(stdout)).toEqual({
    ...createOnly,
    // Cognito refuses what its schema does not say.
    'AWS::Cognito::UserPool': [],
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DescribeExecutionCommand, ListExecutionsCommand, SFNClient } from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { executionName } from '#functions/external/import-workflow.ts';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { writeSmallHh } from '#tests/support/import/small-hh.ts';
import { changedTemplates } from '#tests/support/stack/changed-templates.ts';
import { startedStack } from '#tests/support/stack/local-stack.ts';
import { importMachineOf, runImports } from '../../../infra/commands/local-stack/run-import.ts';

const folder = mkdtempSync(join(tmpdir(), 'prizvanie-handed-'));
const data = writeSmallHh(join(folder, 'hh'));
let running: Awaited<ReturnType<typeof startedStack>>;
let client: SFNClient;

/** What was built, but that an execution hands over after two steps. */
function withEarlyHandOver(): string {
  const outDir = join(folder, 'cdk.out');
  const lowerLimit = (text: string) => text.replace(/(NumericGreaterThanEquals\\":)\d+/u, '$12');
  expect(changedTemplates(outDir, lowerLimit)).toBe(1);
  return outDir;
}

beforeAll(async () => {
  running = await startedStack({ folders: { hh: data.folder }, outDir: withEarlyHandOver() });
  client = new SFNClient({});
});
afterAll(async () => {
  await running?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('an import that is handed over again and again is one run, which whoever follows it sees to its end', async () => {
  const stateMachineArn = importMachineOf(running.stack);
  const leases = new Set<string>();
  const groups = new Set<string>();
  const runs = await runImports({
    stateMachineArn,
    sources: ['hh'],
    startedBy: 'command',
    onProgress: (all) => {
      for (const { execution, group } of all) {
        leases.add(execution);
        groups.add(group);
      }
    },
  });
  expect(runs).toMatchObject([
    { status: 'succeeded', resumed: 0, counts: { found: data.count, new: data.count } },
  ]);
  expect(await importRuns.list(10)).toHaveLength(1);
  expect(await importRuns.findLease()).toBeNull();

  const { executions = [] } = await client.send(new ListExecutionsCommand({ stateMachineArn }));
  expect(executions.length).toBeGreaterThan(2);
  expect(executions.map(({ status }) => status)).toEqual(executions.map(() => 'SUCCEEDED'));
  expect(leases.size).toBeGreaterThan(1);
  expect([...groups]).toEqual([runs[0]?.group]);

  // Each but the last names the next.
  const chain: string[] = [];
  let next = executions.find(
    ({ executionArn }) => executionName(String(executionArn)) === runs[0]?.group,
  )?.executionArn;
  while (next !== undefined) {
    chain.push(next);
    const { output } = await client.send(new DescribeExecutionCommand({ executionArn: next }));
    next = JSON.parse(output ?? '{}').successor;
  }
  expect(chain.toSorted()).toEqual(executions.map(({ executionArn }) => executionArn).toSorted());
});

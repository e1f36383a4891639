import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { search, startedStack } from '#tests/support/stack/local-stack.ts';
import { startScheduler } from '../../../infra/local/scheduler/scheduler.ts';
import { readTemplate } from '../../../infra/local/template.ts';
import { temporaryFolder } from '../synthesized.ts';

it('what the clock starts brings vacancies and is seen in the history as such', async () => {
  const hh = temporaryFolder();
  const vacancy = {
    id: '1',
    name: 'Программист',
    professional_roles: [{ id: '96' }],
    employer: { name: 'Завод' },
    area: { name: 'Москва' },
    published_at: '2026-11-19T10:00:00+0300',
    alternate_url: 'https://hh.ru/vacancy/1',
  };
  writeFileSync(join(hh, 'page.json'), JSON.stringify({ items: [vacancy] }));
  const running = await startedStack({ folders: { hh } });
  onTestFinished(async () => void (await running.close()));

  // A minute before five in the morning in Moscow.
  vi.useFakeTimers({ now: new Date('2026-11-20T01:59:00Z'), toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const client = new SFNClient({});
  const executions: unknown[] = [];
  const scheduler = startScheduler({
    template: readTemplate('cdk.out'),
    startExecution: async (stateMachineArn, input) =>
      executions.push(await client.send(new StartExecutionCommand({ stateMachineArn, input }))),
    invoke: async () => {},
    onUndelivered: (_, error) => executions.push(error),
  });
  await vi.advanceTimersByTimeAsync(61_000);
  vi.useRealTimers();
  await scheduler.close();

  await expect
    .poll(async () => (await importRuns.list(2)).map(({ status }) => status), { timeout: 60_000 })
    .toEqual(['succeeded']);
  expect(executions).toHaveLength(1);
  const [run] = await importRuns.list(1);
  expect(run).toMatchObject({ source: 'hh', started_by: 'schedule', counts: { new: 1 }, sources_after: [] });
  await expect.poll(async () => (await search(running.stack, '')).total, { timeout: 10_000 }).toBe(1);
});

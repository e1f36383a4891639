import { LambdaClient } from '@aws-sdk/client-lambda';
import { expect, it, onTestFinished } from 'vitest';
import { demandVersion } from '#core/domain/match/vacancy/demand-of.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as jobs from '#functions/store/jobs.ts';
import { startedStack } from '#tests/support/stack/local-stack.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';
import { type Progress, walkThrough } from '../../../infra/commands/read-demands/walk-through.ts';

it('the command has the function as it is deployed read every vacancy, and says how far it is', async () => {
  const running = await startedStack();
  onTestFinished(async () => void (await running.close()));
  const { functions } = running.stack;
  const [, name = ''] = Object.entries(functions).find(([id]) => id.startsWith('DemandWalkRead')) ?? [];
  await jobs.put([jobRowWith({ id: 'hh-1', title: 'Python-разработчик', tags: [] })]);
  await descriptions.put({ id: 'hh-1', html: '<p>Требования</p><ul><li>Kafka</li></ul>' });

  const client = new LambdaClient({});
  const shownProgress: Progress[] = [];
  const walk = () => walkThrough(client, name, (progress) => void shownProgress.push(progress));
  expect(await walk()).toMatchObject({ read: 1, total: 1, isOver: true });
  expect(shownProgress.at(-1)).toMatchObject({ read: 1, total: 1 });
  expect((await jobs.get('hh-1')).demand).toMatchObject({
    version: demandVersion,
    asks: ['^python', '!kafka'],
  });
  expect(await walk()).toMatchObject({ read: 0, total: 0 });

  await expect(walkThrough(client, `${name}-other`, () => {})).rejects.toThrow('Function not found');
});

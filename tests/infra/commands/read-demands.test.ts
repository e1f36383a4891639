import { expect, test } from 'vitest';
import { type Replay, startReplay } from '#tests/support/http/http-replay.ts';
import { runCommand } from '#tests/support/stack/run-command.ts';

const run = (args: string[], aws?: Record<string, string>) => runCommand('read-demands', args, aws);

const stackWith = (outputs: string): Replay => ({
  body: `<DescribeStacksResponse><DescribeStacksResult><Stacks><member><StackName>Prizvanie-prod</StackName><Outputs>${outputs}</Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`,
  headers: { 'content-type': 'text/xml' },
});
const named =
  '<member><OutputKey>ReadDemandsFunction</OutputKey><OutputValue>reader-of-prod</OutputValue></member>';

/** In a stage whose function gives these answers, one after another. */
async function runInStage(answers: readonly Replay[], outputs = named) {
  const cloudFormation = await startReplay(() => stackWith(outputs));
  const invocations: string[] = [];
  const left = [...answers];
  const lambda = await startReplay(({ path }) => {
    invocations.push(path);
    return left.shift() ?? { status: 500, body: '' };
  });
  const result = await run(['--stage', 'prod'], {
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_CLOUDFORMATION: cloudFormation.url,
    AWS_ENDPOINT_URL_LAMBDA: lambda.url,
  });
  await Promise.all([cloudFormation.close(), lambda.close()]);
  return { ...result, invocations };
}

test.each([
  ['an unknown option', ['--role', 'admin'], /^Читает заново, что просят вакансии/],
  ['no running stack', [], /^Стек не запущен/],
  ['an unknown stage', ['--stage', 'nowhere'], /^Нет файла infra\/stages\/nowhere\.json/],
])('%s: one line says what is wrong', async (_what, args, expected) => {
  const { code, lines } = await run(args);
  expect(lines).toEqual([expect.stringMatching(expected)]);
  expect(code).toBe(1);
});

test('the function of a deployed stage is called until all is read, and each call says how far it is', async () => {
  const { code, lines, invocations } = await runInStage([
    { body: { phase: 'counting', read: 0, total: 12_000, isOver: false } },
    { body: { phase: 'reading', read: 12_000, total: 30_000, isOver: false } },
    { body: { phase: 'settling', read: 30_000, total: 30_000, isOver: true } },
  ]);
  expect(lines).toEqual([
    'Подсчёт: 12 000',
    'Прочитано 12 000 из 30 000',
    'Прочитано 30 000 из 30 000',
    'Все вакансии прочитаны.',
  ]);
  expect(invocations).toEqual(Array(3).fill('/2015-03-31/functions/reader-of-prod/invocations'));
  expect(code).toBe(0);
});

test.each<[string, Replay[], string, RegExp]>([
  [
    'a function that fails',
    [{ body: { errorType: 'Sandbox.Timedout' }, headers: { 'x-amz-function-error': 'Unhandled' } }],
    named,
    /^Чтение оборвалось: .*Sandbox\.Timedout.*reader-of-prod/,
  ],
  ['a stack that is older than the command', [], '', /^Стек Prizvanie-prod старее этой команды/],
])('%s: one line says so', async (_what, answers, outputs, expected) => {
  const { code, lines } = await runInStage(answers, outputs);
  expect(lines).toEqual([expect.stringMatching(expected)]);
  expect(code).toBe(1);
});

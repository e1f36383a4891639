import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startLambdas } from '../../../infra/local/lambda/lambda.ts';
import { code, lambdaFunction, synthesized, temporaryFolder } from '../synthesized.ts';

function start(body: string | Record<string, string>, more: object = {}) {
  const template = synthesized({
    resources: { Fn: lambdaFunction('Fn', more) },
    assets: { Fn: typeof body === 'string' ? code(body) : body },
  });
  const logDir = join(temporaryFolder(), 'logs');
  const lambdas = startLambdas({
    ...{ template, logDir, restAfterMs: 20 },
    environment: () => ({ FROM_STACK: 'да' }),
  });
  onTestFinished(() => lambdas.close());
  return { invoke: (event: unknown) => lambdas.invoke(template.arnOf('Fn'), event), logDir, lambdas };
}

it('runs the asset with its own variables and a context', async () => {
  const { invoke } = start(
    'return { event, own: process.env.OWN, stack: process.env.FROM_STACK, home: process.env.HOME, left: context.getRemainingTimeInMillis() > 1000, name: context.functionName }',
    { Environment: { Variables: { OWN: { Ref: 'AWS::Region' } } } },
  );
  expect(await invoke({ q: 'повар' })).toEqual({
    event: { q: 'повар' },
    own: 'eu-central-1',
    stack: 'да',
    left: true,
    name: 'Fn',
  });
});

it('starts once and stays warm', async () => {
  const { invoke } = start({ 'index.mjs': 'let n = 0; export const handler = async () => ++n;' });
  expect([await invoke({}), await invoke({}), await invoke({})]).toEqual([1, 2, 3]);
});

it('gives an error in the shape of AWS', async () => {
  const { invoke } = start('class AppError extends Error { name = "AppError" } throw new AppError("нельзя")');
  const error = await invoke({}).catch((thrown: unknown) => thrown);
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    errorType: 'AppError',
    errorMessage: 'нельзя',
    trace: expect.arrayContaining([expect.stringContaining('AppError: нельзя')]),
  });
});

it('ends at its time limit, also in an endless loop, and works on the next call', async () => {
  const { invoke } = start('if (event.hangs) for (;;); return "alive"', { Timeout: 1 });
  await expect(invoke({ hangs: true })).rejects.toMatchObject({
    name: 'Sandbox.Timedout',
    message: expect.stringMatching(/Task timed out after 1\.00 seconds$/),
  });
  expect(await invoke({})).toBe('alive');
});

it('answers on from its memory where one call has met the time limit and others were answered', async () => {
  const { invoke } = start(
    'globalThis.calls = (globalThis.calls ?? 0) + 1; if (event.waits) await new Promise(() => {}); return globalThis.calls',
    { Timeout: 3 },
  );
  expect(await invoke({})).toBe(1);
  const slow = invoke({ waits: true });
  expect(await invoke({})).toBe(3);
  await expect(slow).rejects.toMatchObject({ name: 'Sandbox.Timedout' });
  expect(await invoke({})).toBe(4);
});

it('survives a function that ends its process, or fails to load', async () => {
  await expect(start('process.exit(3)').invoke({})).rejects.toMatchObject({ name: 'Runtime.ExitError' });
  await expect(
    start({ 'index.mjs': 'throw new TypeError("no such thing")' }).invoke({}),
  ).rejects.toMatchObject({
    name: 'TypeError',
  });
  await expect(start({ 'index.mjs': 'export const other = 1;' }).invoke({})).rejects.toMatchObject({
    name: 'Runtime.HandlerNotFound',
  });
});

it('stops a function that takes more memory than it has', async () => {
  const { invoke } = start('const all = []; for (;;) all.push(new Array(100_000).fill(event))', {
    MemorySize: 128,
    Timeout: 20,
  });
  await expect(invoke({})).rejects.toMatchObject({ name: 'Runtime.OutOfMemory' });
});

it('passes on no more than 6 MB of bytes, either way', async () => {
  const { invoke } = start('return "я".repeat(event.much ?? 0)');
  const half = 3 * 2 ** 20;
  expect(await invoke({ much: half - 1 })).toHaveLength(half - 1);
  await expect(invoke({ much: half })).rejects.toMatchObject({ name: 'Function.ResponseSizeTooLarge' });
  await expect(invoke({ text: 'я'.repeat(half) })).rejects.toMatchObject({
    name: 'RequestEntityTooLargeException',
  });
});

it('gives memory back once it has nothing to do', async () => {
  const { invoke } = start({
    'index.mjs': `let isKept = true;
      const registry = new FinalizationRegistry(() => { isKept = false; });
      export const handler = async ({ makes }) => {
        if (makes) registry.register(new Array(1000), 'made');
        return isKept;
      };`,
  });
  expect(await invoke({ makes: true })).toBe(true);
  await expect.poll(() => invoke({}), { interval: 200 }).toBe(false);
});

it('writes what a function says into its own file', async () => {
  const { invoke, logDir, lambdas } = start('console.log(JSON.stringify({ event: "said" })); return 1');
  await invoke({});
  await lambdas.close();
  await expect.poll(() => readFileSync(join(logDir, 'Fn.log'), 'utf8')).toContain('{"event":"said"}');
});

it('refuses a runtime that is not Node.js', async () => {
  await expect(start('return 1', { Runtime: 'python3.13' }).invoke({})).rejects.toThrow(
    'Fn (AWS::Lambda::Function)',
  );
});

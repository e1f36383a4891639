import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { startLambdas } from '../../../infra/local/lambda/lambda.ts';
import { lambdaFunction, synthesized, temporaryFolder } from '../synthesized.ts';

/** A module that streams as AWS's documents have it; `body` sees `event` and `stream`, opened with a status. */
const streaming = (body: string) => ({
  'index.mjs': `let log = [];
    const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    export const handler = awslambda.streamifyResponse(async (event, raw) => {
      if (event.asksLog) { raw.end(JSON.stringify(log)); return; }
      const stream = awslambda.HttpResponseStream.from(raw, { statusCode: 202, headers: { 'x-kind': 'stream' } });
      ${body}
    });`,
});

function start(files: Record<string, string>, more: object = {}) {
  const template = synthesized({ resources: { Fn: lambdaFunction('Fn', more) }, assets: { Fn: files } });
  const logDir = join(temporaryFolder(), 'logs');
  const lambdas = startLambdas({ template, logDir, environment: () => ({}) });
  onTestFinished(() => lambdas.close());
  return {
    stream: (event: unknown) => lambdas.stream(template.arnOf('Fn'), event),
    invoke: (event: unknown) => lambdas.invoke(template.arnOf('Fn'), event),
  };
}

it('hands pieces over as they are written, status and headers first', async () => {
  const go = join(temporaryFolder(), 'go');
  const { stream } = start(
    streaming(`stream.write("один ");
      const { existsSync } = await import('node:fs');
      while (!existsSync(event.go)) await pause(5);
      stream.write("два"); stream.end();`),
  );
  const { metadata, body } = await stream({ go });
  expect(metadata).toEqual({ statusCode: 202, headers: { 'x-kind': 'stream' } });
  const [first] = await once(body, 'data');
  // It goes on only now: the first word has not waited for the second.
  writeFileSync(go, '');
  expect([String(first), await text(body)]).toEqual(['один ', 'два']);
});

it('opens an answer with no words in it, and one that says nothing beforehand', async () => {
  const { stream } = start(streaming('stream.write(""); stream.end();'));
  const opened = await stream({});
  expect(opened.metadata).toMatchObject({ statusCode: 202 });
  expect(await text(opened.body)).toBe('');
  const bare = await stream({ asksLog: true });
  expect([bare.metadata, await text(bare.body)]).toEqual([undefined, '[]']);
});

it('ends the function’s stream when the reader has gone', async () => {
  const { stream } = start(
    streaming(`stream.on('close', () => log.push(stream.writableFinished ? 'finished' : 'left'));
      for (let n = 0; n < 500 && !stream.destroyed; n++) { stream.write('слово '); await pause(10); }
      log.push('handler ended');`),
  );
  const { body } = await stream({});
  await once(body, 'data');
  body.destroy();
  await expect
    .poll(async () => text((await stream({ asksLog: true })).body))
    .toBe('["left","handler ended"]');
});

it('makes the function wait for a slow reader', async () => {
  const { stream } = start(
    streaming(`const piece = 'x'.repeat(64 * 1024);
      for (let n = 0; n < 64; n++) {
        log.push(n);
        if (!stream.write(piece)) await new Promise((resolve) => stream.once('drain', resolve));
      }
      stream.end();`),
  );
  const { body } = await stream({});
  const countWritten = async () => JSON.parse(await text((await stream({ asksLog: true })).body)).length;
  await expect.poll(countWritten).toBeGreaterThan(0);
  let written = -1;
  // Until it writes no more by itself.
  for (let count = 0; count !== written; count = await countWritten()) written = count;
  expect(written).toBeLessThan(32);
  expect((await text(body)).length).toBe(64 * 64 * 1024);
});

it('tells a failure before the first word, and breaks off after it', async () => {
  const early = start(streaming('throw new TypeError("рано")'));
  await expect(early.stream({})).rejects.toMatchObject({ name: 'TypeError', message: 'рано' });
  const late = start(streaming('stream.write("нача"); await pause(50); throw new TypeError("поздно")'));
  const { body } = await late.stream({});
  await expect(text(body)).rejects.toMatchObject({ name: 'TypeError', message: 'поздно' });
});

it('ends at its time limit', async () => {
  const { stream } = start(streaming('stream.write("нача"); await pause(5000);'), { Timeout: 1 });
  const { body } = await stream({});
  await expect(text(body)).rejects.toMatchObject({ name: 'Sandbox.Timedout' });
});

it('refuses to be called as one that answers at once', async () => {
  const { invoke } = start(streaming('stream.end()'));
  await expect(invoke({})).rejects.toThrow(/streams/);
});

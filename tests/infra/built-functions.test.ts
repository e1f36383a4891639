import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { checkTracked } from '#core/contract/tracker.ts';
import { httpEvent } from '#tests/support/http/http-event.ts';
import { root } from '../../infra/build/steps.ts';

const bundles = globSync('dist/lambdas/**/index.mjs', { cwd: root }).map((path): [string, string] => [
  path,
  readFileSync(join(root, path), 'utf8'),
]);
const having = (text: string) => bundles.filter(([, code]) => code.includes(text)).map(([path]) => path);

it('pages are drawn by React’s build for production, without its checks for developers', () => {
  expect(having('prerenderToNodeStream').length).toBeGreaterThan(0);
  // A name that only the build for developers has.
  expect(having('jsxDEVImpl')).toEqual([]);
});

it('no function carries the library’s messages in languages that nobody reads here', () => {
  expect(having('invalid_type').length).toBeGreaterThan(50);
  // 290 KB come along, and 7 ms of a cold start, where `z.core` is used as a value: its parts are imported from zod/v4/core.
  const indonesian = 'tidak valid';
  expect(having(indonesian)).toEqual([]);
});

/** In a process of its own: in this one the library has its messages already. */
async function answerOf(bundle: string, event: object) {
  const code = `const { handler } = await import(${JSON.stringify(join(root, bundle))});
    console.log(JSON.stringify(await handler(${JSON.stringify(event)}, {})));`;
  const env = { PATH: process.env.PATH, AWS_REGION: 'eu-central-1' };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
    env,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

it('a function whose schemas are all small says what is wrong with a value', async () => {
  const bundle = 'dist/lambdas/http/tracker/check-tracked/index.mjs';
  const event = httpEvent(checkTracked, { body: '{"jobIds":1}' });
  const { statusCode, body } = await answerOf(bundle, event);
  expect([statusCode, JSON.parse(body).error.message]).toEqual([
    400,
    'jobIds: Invalid input: expected array, received number',
  ]);
});

import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startedStack } from '#tests/support/stack/local-stack.ts';
import { scanLogs } from '#tests/support/stack/log-scan.ts';
import { temporaryFolder } from '../synthesized.ts';

/*
 * The logs of a stack are searched when it closes, so that no test with a stack of its own has to ask for it; here
 * stands what the search sees.
 */
describe('a line that a function should not have written', () => {
  const scanned = (line: string, ids: string[] = []) => {
    const folder = join(temporaryFolder(), 'logs');
    mkdirSync(folder);
    writeFileSync(join(folder, 'Fn.log'), '{"level":"info","event":"request","status":200}\n');
    appendFileSync(join(folder, 'Fn.log'), `${line}\n`);
    return scanLogs(folder, ids);
  };

  it.each([
    ['an e-mail', '{"event":"x","to":"anna@example.ru"}'],
    ['a token', 'x eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1MSJ9.c2ln'],
    ['a token', '"authorization":"Bearer abc"'],
    ['a phone number', 'Тел.: +7 (904) 555-12-12'],
    ['a name', '{"error":{"message":"no letter of Вера Павловна"}}'],
    ['a text of a resume', '[Сдача отчётности в ФНС и СФР без штрафов с 2018 года.]'],
    ['what was typed', 'GET /api/jobs?q=нет такой вакансии'],
    ['an id of a person', '{"userId":"6f1c0d5e-8a1b-4c55-9d2e-0a3b5c7d9e1f"}'],
  ])('is found: %s', (what, line) => {
    const { findings, lines } = scanned(line, ['6f1c0d5e-8a1b-4c55-9d2e-0a3b5c7d9e1f']);
    expect(lines).toBe(2);
    expect(findings.join()).toContain(`Fn.log:2: ${what}`);
  });

  it('is not one that holds nothing of anybody’s', () => {
    const { findings, requests } = scanned(
      '{"event":"import batch","counts":{"found":1},"at":"/node_modules/@aws-sdk/client-s3/dist-cjs/index.js:1"}',
    );
    expect([findings, requests]).toEqual([[], 1]);
  });
});

describe('a stack', () => {
  let running: Awaited<ReturnType<typeof startedStack>>;
  beforeAll(async () => {
    running = await startedStack();
  });
  let isClosed = false;
  afterAll(async () => {
    if (!isClosed) await running?.close();
  });

  const id = '0b54f0c4-6d7e-4f3b-9a51-3b2f6a3f0c11';
  const logs = () => join(running.localDir, 'logs');
  const linesOfSearch = () =>
    readdirSync(logs())
      .filter((name) => name.includes('SearchJobs'))
      .flatMap((name) => readFileSync(join(logs(), name), 'utf8').split('\n'))
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));

  it('knows a request by one id, from the browser through the edge to the function’s log and back', async () => {
    const headers = { 'x-request-id': id };
    const found = await fetch(`${running.stack.url}/api/jobs?q=anna@example.ru`, { headers });
    expect([found.status, found.headers.get('x-request-id')]).toEqual([200, id]);
    const missing = await fetch(`${running.stack.url}/api/jobs/none`, { headers });
    expect(await missing.json()).toMatchObject({ error: { code: 'not_found', requestId: id } });
    const request = {
      event: 'request',
      route: 'GET /api/jobs',
      status: 200,
      requestId: id,
      isColdStart: true,
    };
    await expect
      .poll(linesOfSearch)
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining(request),
          expect.objectContaining({ stage: 'local', Searches: 1 }),
        ]),
      );
  });

  it('does not close over an e-mail in its logs', async () => {
    appendFileSync(join(logs(), 'Any.log'), '{"to":"anna@example.ru"}\n');
    isClosed = true;
    await expect(running.close()).rejects.toThrow(/Any\.log:1: an e-mail: \{"to":"anna@example\.ru"\}/);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import { search, startedStack } from '#tests/support/stack/local-stack.ts';
import { errorAnswers } from '../../../infra/local/hh/error-answers.ts';

const pagesAnswered = 4;

let running: Awaited<ReturnType<typeof startedStack>>;
beforeAll(async () => {
  let pages = 0;
  running = await startedStack({
    faults: {
      hh: ({ path }) => {
        if (!path.startsWith('/vacancies')) return undefined;
        pages += 1;
        return pages > pagesAnswered ? errorAnswers.tokenRevoked : undefined;
      },
    },
  });
});
afterAll(() => running?.close());

it('a source that refuses in the middle ends the run with its reason in the record; what was imported stays', async () => {
  await expect(running.import()).rejects.toThrow(/токен/i);
  const [run] = await importRuns.list(1);
  expect(run).toMatchObject({ status: 'failed', reason: expect.stringMatching(/токен/i) });
  expect(run?.counts.new).toBeGreaterThan(0);
  expect((await search(running.stack, '')).total).toBe(run?.counts.new);
});

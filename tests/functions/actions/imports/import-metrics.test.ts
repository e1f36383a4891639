import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { captureLogs } from '#tests/support/http/capture-logs.ts';
import { described, hhWorld, vacancy } from '#tests/support/import/hh-world.ts';
import { runImport } from '#tests/support/import/import-stage.ts';

const { world } = hhWorld();

let logs: ReturnType<typeof captureLogs>;
beforeEach(() => {
  logs = captureLogs();
});
afterEach(() => void vi.restoreAllMocks());

/** The sums, as CloudWatch would make them. */
function sums(): Record<string, number> {
  const total: Record<string, number> = {};
  for (const values of logs().metrics)
    for (const [name, value] of Object.entries(values)) total[name] = (total[name] ?? 0) + value;
  return total;
}

const list = (...roles: string[]) => {
  world.vacancies = roles.map((role, at) => vacancy(String(at + 1), role));
  for (const { id } of world.vacancies) world.details.set(id, described);
};

it('an import that reads all is a success, a full crawl and its new vacancies', async () => {
  list('96', '96', '146');
  await runImport();
  expect(sums()).toEqual({ NewVacancies: 3, ImportsSucceeded: 1, FullCrawls: 1 });
});

it('the next one, which has found nothing new and has not read all, is a success alone', async () => {
  list('96');
  await runImport();
  await runImport(60_000, { crawl: 'incremental' });
  expect(sums()).toEqual({ NewVacancies: 1, ImportsSucceeded: 2, FullCrawls: 1 });
});

it('one that fails is a failure with what it had found; going on counts only what comes then', async () => {
  list('96', '146');
  world.broken = ({ query }) =>
    query.get('professional_role') === '146' ? { status: 500, body: '' } : undefined;
  const { runId } = await runImport();
  expect(sums()).toEqual({ NewVacancies: 1, ImportsFailed: 1 });
  world.broken = () => undefined;
  await runImport(60_000, { resume: runId });
  expect(sums()).toEqual({ NewVacancies: 2, ImportsFailed: 1, ImportsSucceeded: 1, FullCrawls: 1 });
});

it('one that fails at once, because its source rests, is a failure, too', async () => {
  process.env.SOURCE_REST_SECONDS = '60';
  world.broken = () => ({ status: 403, body: '<html>', headers: { server: 'ddos-guard' } });
  await runImport();
  await runImport();
  expect(sums()).toEqual({ ImportsFailed: 2 });
});

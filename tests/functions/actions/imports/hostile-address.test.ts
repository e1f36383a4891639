import { afterAll, beforeAll, expect, it } from 'vitest';
import * as importRuns from '#functions/store/imports/import-runs.ts';
import * as jobs from '#functions/store/jobs.ts';
import { repeated } from '#tests/support/growth/hostile-texts.ts';
import {
  pointAtSource,
  runImports,
  startSecrets,
  startStepFunctions,
} from '#tests/support/import/import-stage.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { startTrudvsemStandIn } from '../../../../infra/local/trudvsem/stand-in.ts';

const closing: { close(): Promise<unknown> }[] = [];
beforeAll(async () => {
  closing.push(await startDynamodb(), await startSecrets(null), await startStepFunctions());
});
afterAll(() => Promise.all(closing.map((server) => server.close())));

/** A vacancy of an employer of its own, or it would be a copy of the others. */
const vacancy = (id: string, address: string) => ({
  id,
  'job-name': 'Юрист',
  region: { name: 'Пермский край' },
  company: { companycode: id, name: `ООО «Пример ${id}»` },
  addresses: { address: Array.from({ length: 8 }, () => ({ location: address })) },
  duty: 'Готовить договоры',
  date_modify: '2026-11-10T12:00:00+0300',
});

async function importedFrom(addresses: readonly string[]) {
  const vacancies = addresses.map((address, n) => vacancy(String(n), address));
  const standIn = await startTrudvsemStandIn({ vacancies });
  closing.push(standIn);
  pointAtSource('http://127.0.0.1:1');
  Object.assign(process.env, {
    IMPORT_SOURCES: 'trudvsem',
    TRUDVSEM_API_URL: standIn.url,
    TRUDVSEM_REQUESTS_PER_SECOND: '0',
    TRUDVSEM_USER_AGENT: 'Prizvanie/1.0 (api@prizvanie.test)',
  });
  const { runs } = await runImports();
  const rows = await jobs.findMany(vacancies.map(({ id }) => `trudvsem-${id}`));
  const locations = new Map(rows.map(({ external_id, location }) => [external_id, location]));
  const [run] = runs;
  if (!run) expect.fail('the start made no run');
  const skips = await importRuns.listSkips(run.id);
  return { run, skips, locations: vacancies.map(({ id }) => locations.get(id)) };
}

const good = 'Пермский край, г Пермь, ул Ленина, д 1';
const letters = `А${'а'.repeat(249)}`;

/** By what each is made of; beside it the vacancy's place. */
const hostile: Readonly<Record<string, readonly [address: string, location: string]>> = {
  'a letter again and again': [letters, 'Пермский край'],
  'a settlement of one endless word': [`г ${letters}`, letters],
  'letters and hyphens': [repeated('А-', '1')(250), 'Пермский край'],
  'a settlement of letters and hyphens': [`г ${repeated('А-а-а-', '1')(250)}`, 'Пермский край'],
  'a settlement of words and hyphens': [`село ${repeated('Аа-ааа-а-', '!')(250)}`, 'Пермский край'],
  'letters, hyphens and apostrophes': [`г ${repeated("А-а'а-а’а-", '1')(250)}`, 'Пермский край'],
  'words, hyphens and spaces': [`рп ${repeated('А-а а-а ', '1')(250)}`, 'Пермский край'],
  'a settlement behind others': [repeated('г А-а-1, ', '1')(250), 'Пермский край'],
  'more than any address has': [`г ${'А'.repeat(100_000)}`, `А${'а'.repeat(497)}`],
};

// Read in two ways, a hyphen makes minutes of them, and the page ends with none of its vacancies.
it('a page with addresses that no pattern fits is read to its end', async () => {
  const addresses = Object.values(hostile).map(([address]) => address);
  const { run, skips, locations } = await importedFrom([good, ...addresses, good]);
  const found = addresses.length + 2;
  expect(run).toMatchObject({
    status: 'succeeded',
    reason: null,
    counts: { found, new: found, updated: 0, unchanged: 0, skipped: 0 },
  });
  expect(skips).toEqual([]);
  expect(locations.at(0)).toBe('Пермь');
  expect(locations.at(-1)).toBe('Пермь');
  expect(Object.keys(hostile).map((name, n) => [name, locations[n + 1]])).toEqual(
    Object.entries(hostile).map(([name, [, location]]) => [name, location]),
  );
}, 60_000);

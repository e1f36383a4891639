import { expect, it, vi } from 'vitest';
import { fetchEach } from '#functions/actions/imports/fetch-each.ts';
import { batchTime } from '#functions/actions/imports/steps/batch-time.ts';
import { trudvsemSource } from '#functions/sources/trudvsem/source.ts';
import { contextWith } from '#tests/support/import/import-stage.ts';

const source = trudvsemSource({
  url: 'http://nowhere.test',
  token: '',
  userAgent: 'test',
  requestsPerSecond: 1,
});

it('vacancies whose address an admin has changed, however many, are not the source’s trouble', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const ids = ['a', 'b', 'c', 'd'];
  const ask = async (external_id: string) => {
    await source.detail({ external_id, source_url: null, listed_url: null });
    return true;
  };
  const before = { runId: 'run', failures: 2, time: batchTime(contextWith(60_000)) };
  expect(await fetchEach(ids, ask, before)).toEqual({
    done: ids,
    crashing: [],
    unread: ids,
    failures: 2,
    failure: undefined,
  });
});

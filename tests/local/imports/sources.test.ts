import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { datasetOf, type SourceFolders, startSources } from '../../../infra/local/sources/sources.ts';
import { temporaryFolder } from '../synthesized.ts';

function folderWith(content: object): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'saved.json'), JSON.stringify(content));
  return folder;
}
const ofHh = () => folderWith({ items: [{ id: '1', name: 'Повар' }] });
const ofTrudvsem = () => folderWith({ id: '2', 'job-name': 'Врач' });

const declared = {
  IMPORT_SOURCES: 'hh,trudvsem',
  HH_API_URL: 'https://api.hh.ru',
  TRUDVSEM_API_URL: 'https://opendata.trudvsem.ru/api/v1',
};

async function started(folders: SourceFolders, keptIn = temporaryFolder()) {
  const sources = await startSources({ folders, keptIn, tokenOf: () => 'token' });
  onTestFinished(sources.close);
  const { trudvsem, hh } = sources.urls;
  const headers = { authorization: 'Bearer token', 'user-agent': 'Prizvanie/1.0 (team@prizvanie.ru)' };
  const json = async (url: string) => (await fetch(url, { headers })).json();
  return {
    variables: sources.variables,
    answers: async () => [
      await json(`${hh}/vacancies?per_page=100`),
      (await json(`${trudvsem}/vacancies?limit=100`)).results,
    ],
    vacancies: {
      hh: (await json(`${hh}/vacancies`)).found as number,
      trudvsem: (await json(`${trudvsem}/vacancies?limit=1`)).meta.total as number,
    },
  };
}

describe('sources on this machine', () => {
  it('serve invented vacancies where nothing is named', async () => {
    const { vacancies, variables } = await started({});
    expect(vacancies.hh).toBeGreaterThan(600);
    expect(vacancies.trudvsem).toBeGreaterThan(0);
    expect(variables(declared).IMPORT_SOURCES).toBe('hh,trudvsem');
  });

  it('publish the invented ones once, however often they are started (docs/rules.md#import-demo)', async () => {
    const keptIn = temporaryFolder();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const first = await (await started({}, keptIn)).answers();
    vi.setSystemTime(new Date('2026-11-23T15:30:00Z'));
    expect(await (await started({}, keptIn)).answers()).toEqual(first);
    expect(JSON.stringify(first)).toContain('2026-11-19T');
    expect(await (await started({})).answers()).not.toEqual(first);
  });

  it.each([
    ['hh', () => ({ hh: ofHh() }), { hh: 1, trudvsem: 0 }, 'hh'],
    ['«Работа России»', () => ({ trudvsem: ofTrudvsem() }), { hh: 0, trudvsem: 1 }, 'trudvsem'],
    ['both', () => ({ hh: ofHh(), trudvsem: ofTrudvsem() }), { hh: 1, trudvsem: 1 }, 'hh,trudvsem'],
  ])('serve what was saved of %s, and an import reads nothing else', async (_, data, expected, imported) => {
    const { vacancies, variables } = await started(data());
    expect(vacancies).toEqual(expected);
    expect(variables(declared).IMPORT_SOURCES).toBe(imported);
  });

  it('stand where a function would ask the real ones; one that asks none is told of none', async () => {
    const { variables } = await started({ hh: ofHh() });
    expect(variables(declared)).toMatchObject({
      HH_API_URL: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      TRUDVSEM_API_URL: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api\/v1$/),
      SOURCE_REST_SECONDS: '5',
    });
    expect(Object.keys(variables({})).filter((name) => /SOURCES|_API_/.test(name))).toEqual([]);
  });

  it('have a database for each set of data', () => {
    const sets = [{}, { hh: '/a' }, { hh: '/b' }, { trudvsem: '/a' }, { hh: '/a', trudvsem: '/a' }];
    expect(sets.map((data) => datasetOf(data).replaceAll(/[\da-f]{8}/g, '#'))).toEqual([
      'demo',
      'hh-#',
      'hh-#',
      'trudvsem-#',
      'hh-#-trudvsem-#',
    ]);
    expect(new Set(sets.map(datasetOf)).size).toBe(sets.length);
  });
});

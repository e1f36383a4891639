import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { savedTrudvsemSets } from '#tests/support/import/trudvsem/saved-trudvsem.ts';
import { SavedAnswersError } from '../../../infra/local/sources/saved-files.ts';
import { readSavedVacancies } from '../../../infra/local/trudvsem/saved-vacancies.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trudvsem-saved-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function save(name: string, content: unknown): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}
const vacancy = (id: string, rest: object = {}) => ({ id, 'job-name': 'Юрист', ...rest });
const page = (...vacancies: object[]) => ({
  status: '200',
  meta: { total: 9 },
  results: { vacancies: vacancies.map((vacancy) => ({ vacancy: vacancy })) },
});
const ids = () => readSavedVacancies(folder).vacancies.map(({ id }) => id);

it.each<[string, unknown, string[]]>([
  ['a page', page(vacancy('1'), vacancy('2')), ['1', '2']],
  ['a page of bare vacancies', { results: { vacancies: [vacancy('1')] } }, ['1']],
  ['a bare list', [vacancy('1'), { vacancy: vacancy('2') }], ['1', '2']],
  ['one vacancy', vacancy('1'), ['1']],
  ['one vacancy in its envelope', { vacancy: vacancy('1'), _derived: {} }, ['1']],
  ['an empty answer', { status: '200', meta: { total: 0 }, results: {} }, []],
  ['entries without id or title', [{ id: '1' }, { 'job-name': 'x' }, vacancy(''), null, 7], []],
  ['an answer of hh.ru', { items: [{ id: '1', name: 'x' }] }, []],
])('%s', (_, content, found) => {
  save('answer.json', content);
  save('one.json', vacancy('always'));
  expect(ids().toSorted()).toEqual([...found, 'always'].toSorted());
});

it('reads folders in folders, and passes over what stands beside a vacancy', () => {
  save('2026/11/page.JSON', `\uFEFF${JSON.stringify([{ vacancy: vacancy('1'), _derived: { x: 1 } }])}`);
  save('cut.json', '{"results":');
  save('regions.tsv', 'x');
  const { vacancies, brokenFiles } = readSavedVacancies(folder);
  expect(vacancies).toEqual([vacancy('1')]);
  expect(brokenFiles).toEqual([join(folder, 'cut.json')]);
});

it('keeps of one id the later modified', () => {
  save('a.json', page(vacancy('1', { date_modify: '2026-09-02T10:00:00+0300', n: 2 })));
  save('b.json', page(vacancy('1', { date_modify: '2026-09-01T10:00:00+0300', n: 1 }), vacancy('1')));
  expect(readSavedVacancies(folder).vacancies).toEqual([expect.objectContaining({ n: 2 })]);
});

describe('a folder that cannot be replayed', () => {
  it.each<[string, string, string]>([
    ['is missing', 'nowhere', 'такой папки нет'],
    ['is a file', 'file.json', 'а нужна папка с сохранёнными ответами «Работы России»'],
    ['holds other JSON only', '.', 'нет ни одной вакансии: нужны файлы JSON с ответами «Работы России»'],
  ])('%s: one sentence', (_, name, words) => {
    save('file.json', { items: [] });
    const failing = () => readSavedVacancies(join(folder, name));
    expect(failing).toThrow(SavedAnswersError);
    expect(failing).toThrow(words);
  });
});

describe.each(savedTrudvsemSets)('whole saved answers ($name)', ({ folder: saved, figures: { records } }) => {
  it(`reads the ${records} saved records, whole and thin`, () => {
    const { vacancies, brokenFiles } = readSavedVacancies(saved);
    expect([vacancies.length, new Set(vacancies.map(({ id }) => id)).size, brokenFiles]).toEqual([
      records,
      records,
      [],
    ]);
    expect(vacancies.filter((vacancy) => '_derived' in vacancy)).toEqual([]);
  });
});

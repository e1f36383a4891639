import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { savedHhSets } from '#tests/support/import/saved-hh.ts';
import { readSavedAnswers } from '../../../infra/local/hh/saved-answers.ts';
import { SavedAnswersError } from '../../../infra/local/sources/saved-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hh-saved-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function save(name: string, content: unknown): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

const detail = { id: '2', name: 'Врач', description: '<p>Лечить</p>', key_skills: [{ name: 'Терапия' }] };
const ids = (answers: Iterable<{ id: string }>) => [...answers].map(({ id }) => id).sort();

describe('what a file is', () => {
  it.each<[string, unknown, { listed?: string[]; details?: string[]; employers?: string[] }]>([
    ['a page of a search', { items: [{ id: '1' }, { id: '2' }], found: 2 }, { listed: ['1', '2'] }],
    [
      'a page with nothing but items, ids as numbers',
      { items: [{ id: 1, name: 'Врач' }] },
      { listed: ['1'] },
    ],
    ['an item that holds its detail', { items: [detail] }, { listed: ['2'], details: ['2'] }],
    ['a vacancy in full: listed too', detail, { listed: ['2'], details: ['2'] }],
    [
      'a vacancy in full that says nothing',
      { id: '4', description: null, key_skills: null },
      { listed: ['4'], details: ['4'] },
    ],
    [
      'an employer',
      { id: '7', name: 'Лавка', industries: [{ id: '7.540' }], description: '<p>О нас</p>' },
      { employers: ['7'] },
    ],
    [
      'an employer whose industries are unknown',
      { id: '7', name: 'Лавка', industries: [] },
      { employers: ['7'] },
    ],
    ['a description without skills', { id: '3', name: 'Врач', description: '<p>Лечить</p>' }, {}],
    ['items without ids', { items: [{ name: 'Врач' }, null, 'x', [], { id: '' }] }, {}],
    ['an error body', { errors: [{ type: 'forbidden' }], request_id: '1' }, {}],
    ['a dictionary', { categories: [{ id: '1', roles: [] }] }, {}],
    ['a bare list', [{ id: '1', name: 'Врач' }], {}],
    ['a number', 7, {}],
  ])('%s', (_, content, { listed = [], details = [], employers = [] }) => {
    save('answer.json', content);
    save('one.json', { items: [{ id: 'always' }] });
    const answers = readSavedAnswers(folder);
    expect(ids(answers.vacancies)).toEqual([...listed, 'always'].sort());
    expect(ids(answers.details.values())).toEqual(details);
    expect(ids(answers.employers.values())).toEqual(employers);
    expect(answers.brokenFiles).toEqual([]);
  });

  it('reads folders in folders, and only files that end in .json', () => {
    save('2026/11/page.JSON', { items: [{ id: '1' }] });
    save('deep/er/2.json', `\uFEFF${JSON.stringify(detail)}`);
    save('page.json.bak', { items: [{ id: '9' }] });
    save('notes.md', '# items');
    expect(ids(readSavedAnswers(folder).vacancies)).toEqual(['1', '2']);
  });

  it('counts broken files and goes on', () => {
    save('cut.json', '{"items":[{"id":"1"');
    save('empty.json', '');
    save('good.json', { items: [{ id: '1' }] });
    const answers = readSavedAnswers(folder);
    expect(answers.brokenFiles.map((file) => file.slice(folder.length + 1))).toEqual([
      'cut.json',
      'empty.json',
    ]);
    expect(answers.vacancies).toHaveLength(1);
  });
});

describe('one id', () => {
  it('stands once; the later published stays', () => {
    save('a.json', {
      items: [
        { id: '1', name: 'Старое', published_at: '2026-11-01T10:00:00+0300' },
        { id: '1', name: 'То же' },
      ],
    });
    save('b.json', { items: [{ id: '1', name: 'Новое', published_at: '2026-11-05T10:00:00+0300' }] });
    expect(readSavedAnswers(folder).vacancies.map(({ name }) => name)).toEqual(['Новое']);
  });

  it('keeps a list item in the list beside its detail', () => {
    save('details/2.json', detail);
    save('page.json', { items: [{ id: '2', name: 'Врач', snippet: {} }] });
    const answers = readSavedAnswers(folder);
    expect(answers.vacancies).toEqual([{ id: '2', name: 'Врач', snippet: {} }]);
    expect(answers.details.get('2')).toEqual(detail);
  });
});

describe('a folder that cannot be replayed', () => {
  it.each<[string, () => string, string]>([
    ['is missing', () => join(folder, 'nowhere'), 'такой папки нет'],
    [
      'is a file',
      () => {
        save('file.json', {});
        return join(folder, 'file.json');
      },
      'а нужна папка',
    ],
    ['is empty', () => folder, 'нет ни одной вакансии'],
    [
      'holds other JSON only',
      () => {
        save('dictionary.json', { currency: [] });
        save('employer.json', { id: '7', name: 'Лавка', industries: [] });
        return folder;
      },
      'нет ни одной вакансии',
    ],
  ])('%s: one sentence', (_, path, words) => {
    const folder = path();
    const failure = (() => {
      try {
        return readSavedAnswers(folder);
      } catch (error) {
        return error;
      }
    })();
    expect(failure).toBeInstanceOf(SavedAnswersError);
    const { message } = failure as Error;
    expect(message).toContain(words);
    expect(message).toContain(folder);
    expect(message).not.toContain('\n');
  });
});

describe.each(savedHhSets)('whole saved answers ($name)', ({ folder: saved, figures }) => {
  const { listed, inFull, vacancies: count } = figures;
  it(`are ${listed} listed vacancies and ${inFull} in full, ${count - listed} of which only the details list`, () => {
    const { vacancies, details, employers, brokenFiles } = readSavedAnswers(saved);
    expect([vacancies.length, details.size, employers.size, brokenFiles]).toEqual([count, inFull, 0, []]);
    expect(new Set(ids(vacancies)).size).toBe(count);
  });
});

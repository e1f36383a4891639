import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { AdminJob } from '#core/contract/admin-jobs.ts';
import {
  isDrained,
  listedJobs,
  neighbourOf,
  type Pages,
  withAnswer,
} from '../../../../frontend/src/admin/jobs/listed-jobs.ts';
import { JobCards } from '../../../../frontend/src/admin/jobs/rows/job-cards.tsx';
import { JobsTable } from '../../../../frontend/src/admin/jobs/rows/jobs-table.tsx';
import { StatusBadge } from '../../../../frontend/src/admin/jobs/rows/status-badge.tsx';
import { between, type Selection } from '../../../../frontend/src/admin/jobs/use-selection.ts';
import { adminJobs, deleteConfirmation } from '../../../../frontend/src/texts/admin/admin-jobs-ru.ts';
import { adminPage } from '../../../../frontend/src/texts/admin/admin-ru.ts';

const job = (id: string, more: Partial<AdminJob> = {}): AdminJob => ({
  id,
  title: `Вакансия ${id}`,
  company: 'Вектор',
  location: 'Москва',
  salary: 'от 100 000 ₽',
  source: 'hh',
  sourceUrl: `https://hh.ru/vacancy/${id}`,
  isActive: true,
  isOpen: true,
  createdAt: '2026-03-05T10:00:00.000Z',
  edited: [],
  ...more,
});

const pagesOf = (...ids: string[][]): Pages => ({
  pageParams: [],
  pages: ids.map((pageIds) => ({ jobs: pageIds.map((id) => job(id)), total: 10, found: 8, next: null })),
});

const idsOf = (pages: Pages) => pages.pages.map(({ jobs }) => jobs.map(({ id }) => id));

describe('what is asked for shows before the answer', () => {
  const pages = pagesOf(['a', 'b'], ['c', 'd']);

  test('hidden ones at once, the last press counts', () => {
    const active = [
      { jobIds: ['a', 'c'], isActive: false },
      { jobIds: ['c'], isActive: true },
    ];
    const { jobs } = listedJobs(pages, { active, deleted: new Set() });
    expect(jobs.map(({ isActive }) => isActive)).toEqual([false, true, true, true]);
  });

  test('deleted ones are neither shown nor counted', () => {
    const { jobs, total, found } = listedJobs(pages, {
      active: [],
      deleted: new Set(['b', 'd', 'elsewhere']),
    });
    expect(jobs.map(({ id }) => id)).toEqual(['a', 'c']);
    expect([total, found]).toEqual([8, 6]);
  });

  test('a refusal leaves the list as it was', () => {
    const { jobs, total } = listedJobs(pages, { active: [], deleted: new Set() });
    expect(jobs).toEqual(pages.pages.flatMap((page) => page.jobs));
    expect(total).toBe(10);
  });
});

test('of a list whose loaded part is gone more is asked for', () => {
  const gone = withAnswer(pagesOf(['a'], ['b']), ['a', 'b'], []);
  const more = (list: Pages) => ({ ...list, pages: list.pages.map((page) => ({ ...page, next: 'b' })) });
  expect([gone, more(gone), more(pagesOf(['a'], []))].map(isDrained)).toEqual([false, true, false]);
});

describe("the server's answer", () => {
  test('takes the place of what was known; what it does not speak of is gone', () => {
    const answered = withAnswer(pagesOf(['a', 'b'], ['c']), ['a', 'c'], [job('a', { isActive: false })]);
    expect(idsOf(answered)).toEqual([['a', 'b'], []]);
    expect(answered.pages[0]?.jobs[0]?.isActive).toBe(false);
    expect(answered.pages.map(({ total, found }) => [total, found])).toEqual([
      [9, 7],
      [9, 7],
    ]);
  });

  test('a list that does not show the deleted one has as many found as before', () => {
    const [page] = withAnswer(pagesOf(['a']), ['b'], []).pages;
    expect([page?.total, page?.found]).toEqual([9, 8]);
  });
});

test.each([
  [['b'], 'c'],
  [['c', 'd'], 'b'],
  [['b', 'd'], 'c'],
  [['a', 'b', 'c', 'd'], null],
])('when %o go the focus is at %s', (going, next) => {
  expect(
    neighbourOf(
      ['a', 'b', 'c', 'd'].map((id) => job(id)),
      going,
    ),
  ).toBe(next);
});

test.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  [null, 'c', ['c']],
  ['gone', 'c', ['c']],
])('with Shift from %s to %s: %o', (from, to, ids) => {
  expect(between(['a', 'b', 'c', 'd'], from, to)).toEqual(ids);
});

const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, '|')
    .replaceAll('\u00a0', ' ')
    .replace(/\|+/g, '|');

const selection: Selection = {
  selected: ['b'],
  has: (id) => id === 'b',
  toggle() {},
  toggleAll() {},
  clear() {},
};
const actions = { onToggle() {}, onEdit() {}, onDelete() {} };
const rowsOf = (...jobs: AdminJob[]) =>
  renderToStaticMarkup(<JobsTable jobs={jobs} selection={selection} {...actions} />);

describe('the table (docs/rules.md#admin-jobs)', () => {
  test('has the columns in their order', () => {
    expect(words(/<thead>.*<\/thead>/.exec(rowsOf(job('a')))?.[0] ?? '')).toBe(
      '|Название|Компания|Локация|Зарплата|Статус|Дата|Действия|',
    );
  });

  test("shows '-' for no location and no salary, and the day as dd.MM.yyyy", () => {
    expect(words(rowsOf(job('a', { location: '', salary: null })))).toContain(
      '|Вакансия a|Вектор|-|-|Активна|05.03.2026|',
    );
  });

  test.each([
    [{ isActive: true, isOpen: true }, '|Активна|'],
    [{ isActive: false, isOpen: true }, '|Неактивна|'],
    [{ isActive: true, isOpen: false }, '|Неактивна|закрыта источником или импортом|'],
  ])('%o is %s', (status, text) => {
    expect(words(renderToStaticMarkup(<StatusBadge {...status} />))).toBe(text);
  });

  test('names the actions and what they act on (docs/rules.md#admin-jobs-actions)', () => {
    const html = rowsOf(job('a'), job('b', { isActive: false }));
    const names = [...html.matchAll(/<(?:a|button)[^>]*aria-label="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual([
      'Открыть источник: Вакансия a',
      'Скрыть: Вакансия a',
      'Изменить: Вакансия a',
      'Удалить: Вакансия a',
      'Открыть источник: Вакансия b',
      'Показать: Вакансия b',
      'Изменить: Вакансия b',
      'Удалить: Вакансия b',
    ]);
  });

  test('a salary on two lines breaks before «до»', () => {
    expect(rowsOf(job('a', { salary: 'от 100\u00a0000 до 200\u00a0000\u00a0₽' }))).toContain(
      'от\u00a0100\u00a0000 до\u00a0200\u00a0000\u00a0₽',
    );
  });

  test('the source opens in a tab of its own that knows nothing of this one', () => {
    expect(rowsOf(job('a'))).toContain(
      '<a href="https://hh.ru/vacancy/a" target="_blank" rel="noopener noreferrer"',
    );
  });

  test.each([null, 'javascript:alert(1)', ''])('with the address %s there is no link', (sourceUrl) => {
    expect(rowsOf(job('a', { sourceUrl }))).not.toContain('<a ');
  });

  test('a long title keeps all its words for the pointer', () => {
    const title = 'Очень длинное название '.repeat(20);
    expect(rowsOf(job('a', { title }))).toContain(`title="${title}"`);
  });

  test('the selected are ticked', () => {
    const boxes = [...rowsOf(job('a'), job('b')).matchAll(/<input[^>]*>/g)].map(([box]) =>
      box.includes('checked'),
    );
    expect(boxes).toEqual([false, false, true]);
  });
});

test('a card on a phone says the same', () => {
  const html = renderToStaticMarkup(
    <JobCards jobs={[job('a', { salary: null, isActive: false })]} selection={selection} {...actions} />,
  );
  expect(words(html)).toContain('|Вакансия a|Вектор · Москва|-|Неактивна|05.03.2026|');
  expect(html).toContain('aria-label="Показать: Вакансия a"');
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [adminPage.title, 'Панель администратора'],
  [adminPage.tabs.jobs, 'Вакансии'],
  [adminPage.tabs.imports, 'Парсинг'],
  [adminPage.tabs.users, 'Пользователи'],
  [adminJobs.heading(1234), 'Вакансии (1 234)'],
  [adminJobs.shown(100, 1234), 'Показано 100 из 1 234'],
  [adminJobs.selected(1), 'Выбрана: 1 вакансия'],
  [adminJobs.selected(3), 'Выбрано: 3 вакансии'],
  [adminJobs.selected(11), 'Выбрано: 11 вакансий'],
  [adminJobs.refresh, 'Обновить'],
  [adminJobs.openSource, 'Открыть источник'],
  [adminJobs.toggleFailed, 'Не удалось изменить статус вакансии'],
  [adminJobs.deleteFailed, 'Не удалось удалить вакансию'],
  [adminJobs.failed, 'Не удалось загрузить вакансии'],
  [adminJobs.success, 'Успешно'],
  [adminJobs.activated, 'Вакансия активирована'],
  [adminJobs.deactivated, 'Вакансия деактивирована'],
  [adminJobs.deleted, 'Вакансия удалена'],
  [deleteConfirmation.text(1), 'Вы уверены, что хотите удалить эту вакансию?'],
  [deleteConfirmation.text(3), 'Вы уверены, что хотите удалить 3 вакансии?'],
  [deleteConfirmation.text(21), 'Вы уверены, что хотите удалить 21 вакансию?'],
])('%s stands as it is quoted', (text, quoted) => expect(plain(text)).toBe(quoted));

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ShownRun } from '#core/contract/imports.ts';
import { shownRun } from '#tests/support/import/import-runs.ts';
import type { Imports } from '../../../../frontend/src/admin/imports/current-start.ts';
import { ImportsPanel } from '../../../../frontend/src/admin/imports/imports-tab.tsx';
import {
  delisted,
  duration,
  importToasts,
  progress,
  imports as texts,
} from '../../../../frontend/src/texts/admin/admin-imports-ru.ts';

const htmlOf = (imports: Partial<Imports>) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ImportsPanel
        imports={{ totalJobs: 12_034, isRunning: false, runs: [], sources: [], demandWalk: null, ...imports }}
        isStarting={false}
        onOrder={() => {}}
      />
    </QueryClientProvider>,
  );

const wordsOf = (imports: Partial<Imports>) =>
  htmlOf(imports)
    .replace(/<[^>]+>/g, '|')
    .replaceAll('\u00a0', ' ')
    .replace(/\|+/g, '|');

const running = (fields: Partial<ShownRun> = {}) =>
  shownRun({ status: 'running', finishedAt: null, categoriesLeft: 6, ...fields });

describe('at rest', () => {
  test('the total, the quoted button and what is read (docs/rules.md#admin-import)', () => {
    const words = wordsOf({});
    expect(words).toContain('|Вакансий в базе|12 034|');
    expect(words).toContain('|Запустить парсинг всех вакансий|');
    for (const name of [
      'Frontend',
      'Data Science',
      'Ручное тестирование',
      'Моушн-дизайн',
      'Бизнес-аналитика',
    ])
      expect(words).toContain(name);
    for (const name of ['HR', 'Бизнес', 'Клиентский сервис', 'Финансы', 'Юриспруденция', 'Маркетинг и PR'])
      expect(words).toContain(`|${name}|`);
  });

  test('vacancies that are read anew are told as long as they are (docs/rules.md#vacancy-asks-walk)', () => {
    const words = wordsOf({ demandWalk: { read: 12_000, total: 30_000 } });
    expect(words).toContain('|Требования вакансий перечитываются: 12 000 из 30 000|');
    expect(wordsOf({})).not.toContain('перечитываются');
  });

  test('the summary holds total, new and duplicates = total minus new', () => {
    const counts = { found: 640, new: 600, updated: 12, unchanged: 20, skipped: 8 };
    const words = wordsOf({ runs: [shownRun({ counts, jobsByCategory: { backend: 80, development: 12 } })] });
    expect(words).toContain('|Всего обработано|632|Новых|600|Дубликаты|32|');
    expect(words).toContain('|Обновлено|12|Без изменений|20|Пропущено|8|');
    expect(words).toContain('|Разработка|92|Backend 80 · без уточнения 12|');
    expect(words).toContain('|Почему пропущено: 8 вакансий|');
  });

  test('a failed run says why and can go on', () => {
    const failed = shownRun({ status: 'failed', reason: 'hh.ru отвечает 403', canResume: true });
    expect(wordsOf({ runs: [failed] })).toContain('|hh.ru отвечает 403|Продолжить|');
    expect(wordsOf({ runs: [{ ...failed, canResume: false }] })).not.toContain('|Продолжить|');
  });

  test('how many notices a run has stands beside its status, and opens them', () => {
    const runs = [shownRun({ notices: ['Одно', 'Другое'] })];
    expect(wordsOf({ runs })).toContain('|Завершён|2 замечания|');
    expect(htmlOf({ runs }).replaceAll('\u00a0', ' ')).toContain(
      'aria-expanded="false" aria-label="2 замечания: hh.ru, ',
    );
    expect(htmlOf({ runs })).not.toMatch(/<button[^>]*>0</);
    expect(wordsOf({ runs: [shownRun({})] })).not.toContain('замечани');
  });

  test('the notices of the last start stand in the summary, each with its source', () => {
    const empty = 'Источник hh.ru не показал ни одной вакансии';
    const hh = shownRun({ id: 'a', notices: [empty], sourcesAfter: ['trudvsem'] });
    const trudvsem = shownRun({ id: 'b', source: 'trudvsem', notices: ['страница 4 не прочитана'] });
    const words = wordsOf({ runs: [trudvsem, hh] });
    expect(words).toContain(`|Замечания|${empty}|«Работа России»: страница 4 не прочитана|`);
  });

  test.each([
    ['schedule', null, 'по расписанию'],
    ['command', null, 'командой'],
    ['u-1', 'anna@example.ru', 'anna@example.ru'],
    ['u-1', null, 'администратор'],
  ])('who started it: %s, %s', (id, email, startedByText) => {
    expect(wordsOf({ runs: [shownRun({ startedBy: { id, email } })] })).toContain(`|${startedByText}|`);
  });
});

test('of one that went on: who let it, and how long it has been read since', () => {
  const resumed = {
    startedAt: '2026-11-18T10:00:00.000Z',
    finishedAt: '2026-11-20T12:10:00.000Z',
    startedBy: { id: 'schedule', email: null },
    resumedAt: '2026-11-20T12:00:00.000Z',
    resumedBy: { id: 'u-2', email: 'boris@example.ru' },
  };
  const over = wordsOf({ runs: [shownRun(resumed)] });
  expect(over).toContain('|10 мин|');
  expect(over).toMatch(/20\.11\.2026, \d\d:\d\d, boris@example\.ru/);
  expect(over).not.toContain('по расписанию');
  const words = wordsOf({ isRunning: true, runs: [running({ ...resumed, finishedAt: null })] });
  expect(words).toMatch(/Парсинг уже идёт с (20 ноября, )?\d\d:\d\d, boris@example\.ru/);
});

describe('while it runs', () => {
  test('categories, found, new, the source and the one to come, details', () => {
    const words = wordsOf({
      isRunning: true,
      runs: [
        running({
          sourcesAfter: ['trudvsem'],
          detailsQueued: 337,
          detailsDone: 120,
          counts: { found: 640, new: 600, updated: 0, unchanged: 40, skipped: 0 },
        }),
      ],
    });
    expect(words).toContain('|Обработано 5 из 22 категорий|Найдено: |640|Новых: |600|');
    expect(words).toContain('|Сейчас: hh.ru|Дальше: «Работа России»|Описания: 120 из 337|');
    expect(words).toContain('|Остановить|');
    expect(words).toMatch(/Парсинг уже идёт с (\d+ \p{L}+, )?\d\d:\d\d, anna@example.ru/u);
    expect(words).not.toContain('Итоги');
  });

  test('the bar counts categories; what is said aloud changes by tenths only', () => {
    const html = (categoriesLeft: number) =>
      htmlOf({ isRunning: true, runs: [running({ categoriesLeft, sourcesAfter: ['trudvsem'] })] });
    expect(html(6)).toMatch(/role="progressbar"[^>]*aria-valuemax="22" aria-valuenow="5"/);
    const statusTextOf = (page: string) => /<p role="status"[^>]*>([^<]*)</.exec(page)?.[1];
    expect(statusTextOf(html(8))).toBe(statusTextOf(html(7)));
    expect(statusTextOf(html(8))).toBe('Парсинг идёт, готово 10\u00a0%');
    expect(statusTextOf(html(1))).toBe('Парсинг идёт, готово 40\u00a0%');
  });

  test('a wait that the source asked for, as long as it lasts', () => {
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const words = (waitUntil: string) => wordsOf({ isRunning: true, runs: [running({ waitUntil })] });
    expect(words(at(5))).toMatch(/hh\.ru: следующая попытка — /);
    expect(words(at(-1))).not.toContain('попытка');
  });

  test('«Остановить», once pressed, is at rest and keeps the focus', () => {
    const html = htmlOf({ isRunning: true, runs: [running({ isStopping: true })] });
    const button = /<button[^>]*>(?:(?!<\/button>).)*Останавливаем/.exec(html)?.[0];
    expect(button).toContain('aria-disabled="true"');
    expect(button).not.toContain('disabled=""');
  });

  test('no second start, and why', () => {
    const button = /<button[^>]*>(?:<[^>]+>)*Запустить[^<]*/.exec(
      htmlOf({ isRunning: true, runs: [running()] }),
    );
    expect(button?.[0]).toMatch(/aria-disabled="true"|disabled/);
  });
});

test('vacancies that are gone wait for a clear answer', () => {
  const liveness = { phase: 'held' as const, queued: 200, checked: 200, gone: 120, open: 500 };
  expect(wordsOf({ runs: [shownRun({ liveness })] })).toContain(
    '|Из источника пропали 120 из 500 вакансий (24 %). Скрыть их?|',
  );
  expect(wordsOf({ runs: [shownRun({ liveness })] })).toContain('|Скрыть|Оставить|');
  expect(delisted.question(21, 61).replaceAll('\u00a0', ' ')).toBe(
    'Из источника пропала 21 из 61 вакансии (34 %). Скрыть их?',
  );
  expect(delisted.question(1, 4).replaceAll('\u00a0', ' ')).toBe(
    'Из источника пропала 1 из 4 вакансий (25 %). Скрыть её?',
  );
});

test.each([
  [0, '0 с'],
  [59_400, '59 с'],
  [200_000, '3 мин 20 с'],
  [3_600_000, '1 ч'],
  [7_384_000, '2 ч 3 мин'],
])('%i ms last %s', (milliseconds, words) => {
  expect(duration(milliseconds).replaceAll('\u00a0', ' ')).toBe(words);
});

test.each([
  [1, 'Обработано 1 из 1 категории'],
  [11, 'Обработано 1 из 11 категорий'],
  [21, 'Обработано 1 из 21 категории'],
  [22, 'Обработано 1 из 22 категорий'],
])('of %i categories', (total, words) => {
  expect(progress.categories(1, total).replaceAll('\u00a0', ' ')).toBe(words);
});

test.each(['14:05', '20 ноября, 14:05'])('data of %s are those of then', (time) => {
  expect(texts.stale(time).replaceAll('\u00a0', ' ')).toBe(
    `Нет ответа от сервера. Показаны данные на ${time}.`,
  );
});

test.each([
  [texts.start, 'Запустить парсинг всех вакансий'],
  [importToasts.done, 'Парсинг завершен'],
  [importToasts.failed, 'Ошибка парсинга'],
  [importToasts.unknown, 'Неизвестная ошибка'],
])('%s stands as it is quoted', (text, quoted) => expect(text).toBe(quoted));

import { describe, expect, test } from 'vitest';
import {
  appliedAt,
  newTracked,
  type TrackedJob,
  withField,
  withStage,
} from '#core/domain/tracker/tracked-job.ts';
import { dateLine, reminderLine } from '../../../frontend/src/applications/card/date-line.ts';
import { instantOf, toLocalMoment } from '../../../frontend/src/applications/details/local-moment.ts';
import { details } from '../../../frontend/src/texts/tracker/applications-ru.ts';
import { endOf, trackedCount } from '../../../frontend/src/texts/tracker/desk-ru.ts';
import { tomorrow } from '../../../frontend/src/tracker/apply-prompt.ts';
import { countTracked } from '../../../frontend/src/tracker/due.ts';
import { plainTextOf } from '../../../frontend/src/tracker/long-texts.ts';

const facts = { title: 'ML-инженер', company: 'Вектор', place: 'Москва', pay: null, link: null };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
/** By the reader's clock, wherever the test runs. */
const at = (day: number, hour = 12): string => new Date(2026, 10, day, hour).toISOString();
const now = new Date(2026, 10, 25, 12);

const saved = (day: number): TrackedJob => newTracked('hh-1', facts, at(day));

describe("a card's line (docs/rules.md#tracker-stages)", () => {
  test.each([
    ['saved today', saved(25), 'Сохранено сегодня'],
    ['saved before', saved(20), '20 ноября'],
    ['applied', withStage(saved(1), 'applied', 'a', at(22)), '22 ноября'],
    ['silent for 20 days', withStage(saved(1), 'applied', 'a', at(5)), '5 ноября'],
    ['silent for 21 days', withStage(saved(1), 'applied', 'a', at(4)), 'Без ответа 21 день'],
    ['silent for 23 days', withStage(saved(1), 'applied', 'a', at(2)), 'Без ответа 23 дня'],
    [
      'noted since',
      {
        ...withStage(saved(1), 'screening', 'a', at(20)),
        events: [{ id: 'b', at: at(24), stage: null, text: 'созвон' }],
      },
      '24 ноября, созвон',
    ],
    ['another year', newTracked('hh-1', facts, new Date(2025, 2, 3, 12).toISOString()), '3 марта 2025'],
  ])('%s', (_, record, line) => expect(plain(dateLine(record, now))).toBe(line));

  test.each([
    [at(25, 18), 'тест', 'Сегодня, 18:00: тест'],
    [at(26, 1), 'тест', 'Завтра: тест'],
    [at(28), '', 'Через 3 дня'],
    [at(30), '', 'Через 5 дней'],
    [at(24), '', 'Напоминание 24 ноября'],
    [at(24), 'тест', 'Напоминание 24 ноября: тест'],
  ])('a reminder for %s', (when, text, line) =>
    expect(plain(reminderLine({ at: when, text }, now))).toBe(line),
  );
});

test('the header counts what is under way, and every reminder that has fallen due (docs/rules.md#tracker-reminder)', () => {
  const remind = (record: TrackedJob, when: string) =>
    withField(record, 'reminder', { at: when, text: '' }, at(1));
  const refused = withStage(saved(1), 'rejected', 'a', at(20));
  const desk = [saved(20), remind(saved(20), at(26)), remind(refused, at(24)), refused];
  expect(countTracked(desk, now)).toEqual({ open: 2, due: 1 });
});

describe('words of the desk', () => {
  test.each([
    [1, 'Остался 1 знак'],
    [21, 'Остался 21 знак'],
    [22, 'Осталось 22 знака'],
    [11, 'Осталось 11 знаков'],
    [0, 'Осталось 0 знаков'],
  ])('room that is left: %i', (left, text) => expect(plain(details.noteHint(left))).toBe(text));

  test('an end says what was before', () => {
    expect(endOf('rejected', 'screening')).toBe('Отказ (после: Скрининг)');
    expect(endOf('withdrawn', null)).toBe('Отозван');
  });

  test.each([
    [1, '1 напоминание'],
    [2, '2 напоминания'],
    [5, '5 напоминаний'],
    [21, '21 напоминание'],
    [111, '111 напоминаний'],
  ])('%i', (n, reminders) => expect(plain(trackedCount.dueReminders(n))).toBe(reminders));
});

test('the day of an application is the first on which something was sent', () => {
  expect(appliedAt(saved(1))).toBeNull();
  const applied = withStage(saved(1), 'applied', 'a', at(3));
  expect(appliedAt(withStage(applied, 'screening', 'b', at(9)))).toBe(at(3));
  expect(appliedAt(withStage(applied, 'saved', 'c', at(9)))).toBeNull();
  expect(appliedAt(withField(saved(1), 'stage', 'offer', at(7)))).toBe(at(7));
});

test('«Напомнить завтра» is at nine of the next day, over the end of a year as well', () => {
  const next = new Date(tomorrow(new Date(2026, 11, 31, 23, 50)));
  expect([next.getFullYear(), next.getMonth(), next.getDate(), next.getHours()]).toEqual([2027, 0, 1, 9]);
});

test.each(['', 'завтра', '2026-13-40T10:00', '2026-11-25', '999999-01-01T10:00'])('%j is no moment', (text) =>
  expect(instantOf(text)).toBeNull(),
);

test('a moment comes back as it was typed', () => {
  expect(toLocalMoment(new Date(instantOf('2026-11-25T09:05') ?? 0))).toBe('2026-11-25T09:05');
});

test('a description is kept as words, whatever it would be', () => {
  const html = '<h3>Задачи</h3><ul><li>Модели &amp; данные</li><li>&lt;b&gt;</li></ul><p>Раз<br>два</p>';
  expect(plainTextOf(html)).toBe('Задачи\nМодели & данные\n<b>\n\nРаз\nдва');
  expect(plainTextOf('<p>Раз</p> <p>два</p>\n  <ul> <li>три</li> </ul>')).toBe('Раз\nдва\n\nтри');
  expect(plainTextOf('<img src=x onerror=alert(1)>после')).toBe('после');
  expect(plainTextOf('<<<script>alert(1)</script>')).not.toMatch(/<script>/);
});

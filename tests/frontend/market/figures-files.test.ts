import { expect, it } from 'vitest';
import { daysFile, payFile, skillPayFile, skillsFile } from '../../../frontend/src/market/figures-files.ts';

const group = {
  ...{ category: 'backend', level: 'Senior' as const, city: null, vacancies: 40 },
  pay: { net: { n: 30, quartiles: { p25: 100_000, median: 150_000, p75: 250_000 } } },
  ...{ open: { n: 40, median: 12 }, closed: { n: 5, median: null } },
};
const sample = { month: '2026-11', chosen: 'Backend · Москва' };
const compared = {
  ...sample,
  by: 'Уровень',
  groups: [
    { name: 'Senior', group },
    { name: 'Lead', group: undefined },
  ],
};

it('every row of a file says what it is of: figures, choice and month (docs/rules.md#market-page)', () => {
  const of = 'Backend · Москва, 2026-11';
  const net = payFile({ ...compared, title: 'Зарплаты: на\u00a0руки', kind: 'net' });
  expect(net.name).toBe('rynok-zarplaty-2026-11.csv');
  expect(net.rows[0]?.slice(0, 2)).toEqual(['Уровень', 'Вакансий']);
  expect(net.rows[0]?.at(-1)).toBe('Выборка');
  expect(net.rows.slice(1)).toEqual([
    ['Senior', '40', '30', '100000', '150000', '250000', `Зарплаты: на руки, ${of}`],
    ['Lead', 'меньше\u00a020', '', '', '', '', `Зарплаты: на руки, ${of}`],
  ]);
  const gross = payFile({ ...compared, title: 'Зарплаты: до\u00a0вычета налогов', kind: 'gross' });
  expect(gross.rows[1]?.at(-1)).toBe(`Зарплаты: до вычета налогов, ${of}`);
  expect(daysFile({ ...compared, title: 'Сколько вакансии открыты' }).rows.slice(1)).toEqual([
    ['Senior', '5', '', '40', '12', `Сколько вакансии открыты, ${of}`],
    ['Lead', '', '', '', '', `Сколько вакансии открыты, ${of}`],
  ]);
  const skills = [{ name: 'Kafka', n: 10, before: { n: 5, vacancies: 50 } }];
  expect(skillsFile({ ...sample, title: 'Навыки' }, 40, skills).rows[1]).toEqual([
    'Kafka',
    '10',
    '40',
    '25',
    '5',
    '50',
    '10',
    `Навыки, ${of}`,
  ]);
  const pays = [{ name: 'Kafka', naming: { n: 20, median: 2 }, others: { n: 21, median: 1 } }];
  expect(skillPayFile({ ...sample, title: 'Надбавки' }, pays).rows[1]).toEqual([
    'Kafka',
    '20',
    '2',
    '21',
    '1',
    `Надбавки, ${of}`,
  ]);
});

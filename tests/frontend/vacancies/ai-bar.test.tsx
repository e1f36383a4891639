import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AiBar } from '../../../frontend/src/vacancies/detail/ai-bar.tsx';
import { SalaryMarket } from '../../../frontend/src/vacancies/detail/market/salary-market.tsx';
import { stripOf } from '../../../frontend/src/vacancies/detail/market/salary-strip.ts';
import type { OpenJob } from '../../../frontend/src/vacancies/detail/queries.ts';

const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, '|')
    .replaceAll('\u00a0', ' ')
    .replace(/\|+/g, '|');

const backend = { category: 'Backend', level: 'Senior' as const };
const everybody = { category: null, level: null };

const barOf = (compared: number, score = 91, scope: OpenJob['market']['scope'] = backend) =>
  words(
    renderToStaticMarkup(
      <AiBar score={score} market={{ compared, scope, lessAboutAi: 0.876, salary: null }} />,
    ),
  );

describe('the match bar (docs/rules.md#similar-bar)', () => {
  test.each([
    [150, backend, 'Основано на анализе 150+ похожих вакансий: Backend, Senior'],
    [4000, { ...backend, level: null }, 'Основано на анализе 150+ похожих вакансий: Backend'],
    [4000, everybody, 'Основано на анализе всех остальных вакансий: их 4 000'],
    [149, everybody, 'Основано на анализе всех остальных вакансий: их 149'],
  ])('compared with %i, %o, it claims: %s', (compared, scope, claim) => {
    expect(barOf(compared, 91, scope)).toContain(`|${claim}|`);
  });

  test('compared with none it claims nothing', () => {
    expect(barOf(0)).not.toContain('Основано');
  });

  test('under the highest score stands no share of the lower ones: others may have it too', () => {
    expect(barOf(150, 99)).toContain('чем 88 % из них');
    expect(barOf(150, 100)).not.toContain('чем 88 %');
  });

  test('its title says what the number means', () => {
    expect(barOf(150)).toContain('|Насколько вакансия про ИИ|91 %|');
  });
});

const market = {
  pay: 'net' as const,
  n: 84,
  min: 90_000,
  p25: 150_000,
  median: 200_000,
  p75: 260_000,
  max: 2_000_000,
  bins: Array<number>(32).fill(2),
};

describe('the salary strip', () => {
  test.each([
    [300_000, 'На 50 % выше медианы'],
    [150_000, 'На 25 % ниже медианы'],
    [200_400, 'На уровне медианы'],
  ])('%i: %s', (amount, verdict) => {
    const salary = { min: amount, max: amount, currency: '₽' as const };
    const text = words(
      renderToStaticMarkup(<SalaryMarket market={market} scope={backend} salary={salary} />),
    );
    expect(text).toContain(verdict);
    expect(text).toContain('По 84 вакансиям с зарплатой на руки: Backend, Senior');
  });

  test.each([
    ['net', 'По 84 вакансиям всех профессий с зарплатой на руки'],
    ['gross', 'По 84 вакансиям всех профессий с зарплатой до вычета налогов'],
    ['unsaid', 'По 84 вакансиям всех профессий с зарплатой без слов о налогах'],
  ] as const)('says which kind it compares: %s', (pay, basis) => {
    const all = { category: null, level: null };
    const text = words(
      renderToStaticMarkup(<SalaryMarket market={{ ...market, pay }} scope={all} salary={null} />),
    );
    expect(text).toContain(basis);
  });

  test('a vacancy without a salary has no place on it', () => {
    expect(
      words(renderToStaticMarkup(<SalaryMarket market={market} scope={backend} salary={null} />)),
    ).not.toContain('медианы');
  });

  test.each([null, 10_000, 200_000, 5_000_000])('with own salary %s everything stays inside', (own) => {
    const { at } = stripOf(market, own);
    for (const value of [market.p25, market.median, market.p75, own ?? market.median]) {
      expect(Number.parseFloat(at(value))).toBeGreaterThanOrEqual(0);
      expect(Number.parseFloat(at(value))).toBeLessThanOrEqual(100);
    }
  });

  test('every salary is in a dot, or said to be beyond the ends', () => {
    const crowded = { ...market, n: 90, bins: [1, 0, 30, 25, 4, ...Array<number>(27).fill(1)] };
    const { columns, perDot, beyond } = stripOf(crowded, null);
    expect(perDot).toBe(3);
    expect(columns.slice(0, 4).map(({ dots }) => dots)).toEqual([1, 10, 9, 2]);
    expect(beyond).toBe(90 - 87);
    const text = words(renderToStaticMarkup(<SalaryMarket market={crowded} scope={backend} salary={null} />));
    expect(text).toContain('Точка — до 3 вакансий');
    expect(text).toContain('ещё 3 за краями рисунка');
  });

  test('when all are paid the same nothing is divided by zero', () => {
    const same = { pay: 'net' as const, n: 20, min: 1, p25: 1, median: 1, p75: 1, max: 1, bins: [20] };
    expect(stripOf(same, 1).at(1)).toBe('0.00%');
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { countMonth } from '#core/domain/market/count-month.ts';
import type { MarketMonth } from '#core/domain/market/market-month.ts';
import type { MarketRow } from '#core/domain/market/market-row.ts';
import { selectionIn } from '../../../frontend/src/market/selection.ts';
import { SkillFigures } from '../../../frontend/src/market/skill-figures.tsx';

const row: MarketRow = {
  ...{ category: 'backend', level: 'Senior', city: 'Москва', salary: null },
  ...{ tags: ['Kafka'], cluster: null, days: 1 },
};

const counted = (month: string, count: number, before: MarketMonth | null): MarketMonth =>
  countMonth({
    ...{ month, countedAt: new Date(`${month}-20T10:00:00Z`), sources: ['trudvsem'], closed: [], before },
    open: Array.from({ length: count }, () => ({ ...row })),
  });

function words(month: MarketMonth, months: readonly string[]): string {
  const selection = selectionIn(new URLSearchParams(), month);
  return renderToStaticMarkup(
    <SkillFigures month={month} months={months} selection={selection} chosen="Все вакансии" />,
  ).replaceAll('\u00a0', ' ');
}

describe('beside the skills of a month (docs/rules.md#market-skills)', () => {
  it('stands the change since the month before', () => {
    const november = counted('2026-11', 20, counted('2026-10', 40, null));
    const shown = words(november, ['2026-11', '2026-10']);
    expect(shown).toContain('Изменение — в процентных пунктах к прошлому месяцу');
    expect(shown).toContain('0 (было n = 40)');
  });

  it('stands why there is none: the month before counted too few, was not counted, or is yet to come', () => {
    const november = counted('2026-11', 20, counted('2026-10', 19, null));
    expect(words(november, ['2026-11', '2026-10'])).toContain(
      'Сравнить не с чем: за октябрь 2026 таких вакансий было меньше 20.',
    );
    const october = counted('2026-10', 20, null);
    expect(words(october, ['2026-11', '2026-10'])).toContain('Сравнить не с чем: за сентябрь 2026 цифр нет.');
    expect(words(october, ['2026-10'])).toContain(
      'Изменение появится, когда будет с чем сравнить: за сентябрь 2026 цифр нет.',
    );
  });
});

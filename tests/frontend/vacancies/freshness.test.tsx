import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Freshness } from '../../../frontend/src/vacancies/detail/freshness.tsx';

type Facts = Parameters<typeof Freshness>[0];
const facts: Facts = { openSince: '2026-08-16T10:00:00.000Z', openDays: 96, reposts: 0, closing: null };
const seniors = { category: 'Backend', level: 'Senior' } as const;
const all = { category: null, level: null };

const textOf = (overrides: Partial<Facts>): string =>
  renderToStaticMarkup(<Freshness {...facts} {...overrides} />).replace(/<h2.*<\/h2>|<[^>]+>/g, '');

test.each<[Partial<Facts>, string]>([
  [{ openDays: 0 }, 'Открыта сегодня.'],
  [{ openDays: 1 }, 'Открыта 1_день.'],
  [{ openDays: 22 }, 'Открыта 22_дня.'],
  [{}, 'Открыта 96_дней.'],
  [{ reposts: 1 }, 'Открыта 96_дней. Публиковалась заново 1_раз.'],
  [{ reposts: 3 }, 'Открыта 96_дней. Публиковалась заново 3_раза.'],
  [{ reposts: 12 }, 'Открыта 96_дней. Публиковалась заново 12_раз.'],
  [
    { reposts: 3, closing: { days: 24, n: 214, scope: seniors } },
    'Открыта 96_дней. Половина похожих закрывается за_24_дня (214_вакансий: Backend, Senior). Публиковалась заново 3_раза.',
  ],
  [
    { closing: { days: 21, n: 1_001, scope: all } },
    'Открыта 96_дней. Половина всех вакансий закрывается за_21_день (1_001_вакансия).',
  ],
  [
    { closing: { days: 0, n: 62, scope: { category: 'HR', level: null } } },
    'Открыта 96_дней. Половина похожих закрывается в_день публикации (62_вакансии: HR).',
  ],
])('%j', (facts, expected) => expect(textOf(facts).replaceAll('\u00a0', '_')).toBe(expected));

test('the day itself is there for machines', () =>
  expect(renderToStaticMarkup(<Freshness {...facts} />)).toContain(
    '<time dateTime="2026-08-16T10:00:00.000Z">',
  ));

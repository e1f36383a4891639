import { describe, expect, it, vi } from 'vitest';
import { adviseOnLines } from '#core/domain/writer/advice/lines.ts';
import { adviseByRules } from '#core/domain/writer/advise-by-rules.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';

const market = { role: null, skills: [] };
const today = '2026-01';
const adviceFor = (text: string) => adviseByRules(text, extractResumeFacts(text), market, today);

const job = (period: string, ...duties: string[]) =>
  `${period}\nООО «Луч»\nПовар\n${duties.map((duty) => `— ${duty}\n`).join('')}\n`;

describe('advice in order (docs/rules.md#writer-advice)', () => {
  const text = `Анна Орлова\nПовар\nПаспорт 4510 12345\nТверь, замужем\n\nОпыт работы\n${job(
    'Март 2020 — май 2028',
    'Занималась подготовкой заказов',
    'Отвечала за склад',
    'Готовила горячие блюда для гостей',
    'ДЕЛАЛА ЗАГОТОВКИ НА НОВУЮ НЕДЕЛЮ ВПЕРЁД',
  )}`;

  it('the heaviest first, each with its place, and nothing of its weight', () => {
    const placed = (quote: string) => {
      const start = text.indexOf(quote);
      return { quote, at: { start, end: start + quote.length } };
    };
    const nowhere = { quote: null, at: null };
    const gap = '[сколько блюд или гостей за смену]';
    const advice = adviceFor(text);
    expect(advice.map(({ reason: _, ...rest }) => rest)).toEqual([
      {
        id: 'contacts-1',
        kind: 'contacts',
        ...nowhere,
        proposal: 'Контакты\nТелефон: [номер]\nE-mail: [адрес]',
      },
      { id: 'structure-2', kind: 'structure', ...placed('Паспорт 4510 12345'), proposal: null },
      { id: 'structure-3', kind: 'structure', ...placed('Тверь, замужем'), proposal: 'Тверь' },
      { id: 'structure-4', kind: 'structure', ...placed('Март 2020 — май 2028'), proposal: null },
      {
        id: 'wording-5',
        kind: 'wording',
        ...placed('— ДЕЛАЛА ЗАГОТОВКИ НА НОВУЮ НЕДЕЛЮ ВПЕРЁД'),
        proposal: '— Делала заготовки на новую неделю вперёд',
      },
      {
        id: 'wording-6',
        kind: 'wording',
        ...placed('— Занималась подготовкой заказов'),
        proposal: `— Подготовила заказы: ${gap}`,
      },
      {
        id: 'results-7',
        kind: 'results',
        ...placed('— Готовила горячие блюда для гостей'),
        proposal: `— Готовила горячие блюда для гостей: ${gap}`,
      },
      {
        id: 'wording-8',
        kind: 'wording',
        ...placed('— Отвечала за склад'),
        proposal: `— Вела склад: ${gap}`,
      },
      { id: 'skills-9', kind: 'skills', ...nowhere, proposal: 'Навыки\n[чем владеете]' },
      {
        id: 'structure-10',
        kind: 'structure',
        ...nowhere,
        proposal: 'Образование\n[учебное заведение], [специальность], [год окончания]',
      },
    ]);
    expect(advice.every(({ reason }) => reason !== '')).toBe(true);
  });

  it('ten are enough: that it is short is not told any more', () => {
    expect(adviceFor(text)).toHaveLength(10);
    const shorter = text.replace('— Отвечала за склад\n', '');
    expect(adviceFor(shorter).map(({ kind }) => kind)).toContain('length');
    expect(adviceFor(shorter)).toHaveLength(10);
  });

  it('of a line the heaviest alone is told', () => {
    const line = 'ЗАНИМАЛАСЬ ПОДГОТОВКОЙ ЗАКАЗОВ ДЛЯ ГОСТЕЙ';
    const ofLine = adviceFor(`Анна Орлова\nПовар\n\nОпыт работы\n${job('2020 — 2024', line)}`).filter(
      ({ quote }) => quote === `— ${line}`,
    );
    expect(ofLine).toMatchObject([
      { kind: 'wording', proposal: '— Занималась подготовкой заказов для гостей' },
    ]);
  });

  it('the place of a quote is that of its line, not of the same words above', () => {
    const twice = `Анна Орлова\nПовар\n\nОпыт работы\n${job('2020 — 2024', 'Мыла: отвечала за склад', 'Отвечала за склад')}`;
    const quote = '— Отвечала за склад';
    const start = twice.lastIndexOf(quote);
    expect(adviceFor(twice).find((one) => one.quote === quote)?.at).toEqual({
      start,
      end: start + quote.length,
    });
  });

  it('nothing is told of a line that hides something in its midst', () => {
    const hidden = text.replace('Тверь, замужем', 'Тверь,<!-- x --> замужем');
    const quotes = adviceFor(hidden).map(({ quote }) => quote);
    expect(quotes).toContain('Паспорт 4510 12345');
    expect(quotes.filter((quote) => quote?.includes('замужем'))).toEqual([]);
  });

  it('nothing is proposed that stands there already', () => {
    const standing = '— ГОСТ, САПР, ЕГАИС, МСФО, РСБУ, НДФЛ';
    const resume = `Анна Орлова\nПовар\n\nОпыт работы\n${job('2020 — 2024', standing.slice(2))}`;
    expect(adviseOnLines(extractResumeFacts(resume)).map(({ proposal }) => proposal)).toEqual([standing]);
    expect(adviceFor(resume).filter(({ quote }) => quote === standing)).toEqual([]);
  });

  it('nothing at all where there is no line', () => {
    expect(adviceFor('')).toEqual([]);
    expect(adviceFor(' \n ')).toEqual([]);
  });

  it('today is the month that it is', () => {
    vi.useFakeTimers({ now: new Date('2024-03-31T12:00:00Z') });
    try {
      const ahead = (period: string) => {
        const resume = `Анна Орлова\nПовар\n\nОпыт работы\n${job(period, 'Готовила')}`;
        return adviseByRules(resume, extractResumeFacts(resume), market).filter(
          ({ quote }) => quote === period,
        ).length;
      };
      expect(ahead('Март 2020 — март 2024')).toBe(0);
      expect(ahead('Март 2020 — апрель 2024')).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });
});

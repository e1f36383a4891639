import { describe, expect, it } from 'vitest';
import { blocksOfText } from '#core/domain/documents/blocks.ts';
import { canHead, headOf } from '#core/domain/documents/reading/jobs/heads.ts';
import { linesOf } from '#core/domain/documents/reading/lines.ts';

const marks = { sure: '', unsure: '? ', confirmed: '! ' } as const;

/** 'employer | post' of lines of a head; '?' before what is unsure, 'whole' and 'loose' behind them. */
const headIn = (...lines: string[]) => {
  const { employer, title, isWhole, isLoose } = headOf(
    lines.map((verbatim, at) => ({
      line: { verbatim, span: { start: at * 400, end: at * 400 + 300 } },
      cut: null,
    })),
  );
  return [
    [employer, title].map((part) => (part ? `${marks[part.certainty]}${part.text}` : '')).join(' | '),
    ...(isWhole ? ['whole'] : []),
    ...(isLoose ? ['loose'] : []),
  ].join(', ');
};

describe('post and employer of a head (docs/rules.md#resume-reading-jobs)', () => {
  it.each<[string[], string]>([
    [['ООО «Луч», швея'], 'ООО «Луч» | швея, whole'],
    [['Швея, ООО «Луч»'], 'ООО «Луч» | Швея, whole'],
    [['Швея', 'ООО «Луч»'], 'ООО «Луч» | Швея, whole'],
    [['Луч', 'Швея'], 'Луч | Швея, whole'],
    [['Швея', 'Луч'], 'Луч | Швея, whole, loose'],
    [['Швея', 'Ателье, Луч'], 'Ателье | Швея, whole'],
    [['Швея', 'Ясень, Луч'], '? Ясень | Швея, loose'],
    [['Швея — Луч'], 'Луч | Швея, whole'],
    [['Швея, Луч'], '? Луч | Швея, whole'],
    [['Швея, Excel'], ' | Швея'],
    [['Швея, Wildberries'], 'Wildberries | Швея, whole'],
    [['Швея, Луч-Сервис'], '? Луч-Сервис | Швея, whole'],
    [['Швея, Луч и Ко'], 'Луч и Ко | Швея, whole'],
    [['Швея, Больница'], 'Больница | Швея, whole'],
    [['Швея, «Луч»'], '«Луч» | Швея, whole'],
    [['Луч, Ясень, швея'], 'Луч | швея, whole'],
    [['Луч', 'Ясень', 'Швея'], '? Луч | Швея'],
    [['Луч, Тульская фабрика', 'Швея'], 'Луч | Швея, whole'],
    [['Швея', 'Луч', 'Тульская фабрика'], 'Тульская фабрика | Швея, whole'],
    [['Швея', 'Луч', 'Тульская фабрика', 'Детская школа'], '? Луч | Швея'],
    [['Луч'], '? Луч | '],
    [['ООО «Луч»'], 'ООО «Луч» | '],
    [['Швея'], ' | Швея'],
    [['ООО «Луч»', 'Модистка'], 'ООО «Луч» | ? Модистка'],
    [['ООО «Луч»', 'Модистка, закройка'], 'ООО «Луч» | '],
    [['ООО «Луч»', 'Модистка 5'], 'ООО «Луч» | '],
    [['ООО «Луч»', 'Тула'], 'ООО «Луч» | '],
    [['ООО «Луч»', 'Пошив одежды на заказ по меркам'], 'ООО «Луч» | '],
    [['ООО «Луч»', 'Ведение учёта'], 'ООО «Луч» | '],
    [['ООО «Луч»', 'Фриланс'], 'ООО «Луч» | '],
    [['ООО «Луч»', '«Ясень»'], 'ООО «Луч» | '],
    [['ООО «Луч»', 'Excel'], 'ООО «Луч» | '],
    [['Отдел пошива', 'ООО «Луч»', 'швея'], 'ООО «Луч» | швея, whole'],
    [['Отдел «Луч»', 'Ясень', 'швея'], 'Ясень | швея, whole'],
    [['Должность: швея', 'Компания: Луч'], 'Луч | швея, whole'],
    [['Компания: луч', 'Должность: швея'], ' | швея'],
    [['Компания: Луч', 'ООО «Ясень»', 'Швея'], 'Луч | Швея, whole'],
    [['Кассир', 'Должность: швея', 'ООО «Луч»'], 'ООО «Луч» | швея, whole'],
    [['Должность: Модистка', 'ООО «Луч»'], 'ООО «Луч» | Модистка, whole'],
    [['Co-founder, CTO', 'Acme Inc'], 'Acme Inc | Co-founder, CTO, whole'],
    [['CTO', 'CEO', 'Acme Inc'], 'Acme Inc | CTO, whole'],
    [['CTO, Acme Inc, CEO'], 'Acme Inc | CTO, whole'],
    [['CTO, CEO, CFO, Acme Inc'], 'Acme Inc | CTO, CEO, CFO, whole'],
    [['ООО «Луч» (пошив одежды), швея'], 'ООО «Луч» | швея, whole'],
    [['ООО «Луч» (ТЦ), швея'], 'ООО «Луч» (ТЦ) | швея, whole'],
    [['ООО «Луч» Тула, швея'], 'ООО «Луч» | швея, whole'],
    [['Acme Inc. Grimley, Germany, developer'], 'Acme Inc. | developer, whole'],
    [['Acme Inc. Grimley, developer'], 'Acme Inc. Grimley | developer, whole'],
    [['Луч, швея (удалённо)'], 'Луч | швея, whole'],
    [['Луч, швея (частичная занятость)'], 'Луч | швея, whole'],
    [['Луч, швея (по совместительству)'], 'Луч | швея, whole'],
    [['Луч, швея (полставки)'], 'Луч | швея, whole'],
    [['Луч, швея (0,5 ставки)'], 'Луч | швея, whole'],
    [['Луч, швея (с мая 2019)'], 'Луч | швея, whole'],
    [['Луч, швея (первого разряда)'], 'Луч | швея (первого разряда), whole'],
    [['Acme, Developer (part-time)'], 'Acme | Developer, whole'],
    [['[Компания]', 'Швея'], ' | Швея'],
    [['iSpring, швея'], 'iSpring | швея, whole'],
    [['2ГИС, швея'], '2ГИС | швея, whole'],
    [['ozon, швея'], 'ozon | швея, whole'],
    [['letter.ru, швея'], ' | швея'],
    [['мебельный салон «Угол», швея'], 'мебельный салон «Угол» | швея, whole'],
    [['луч света, швея'], ' | швея'],
    [['ozon-сервис, швея'], 'ozon-сервис | швея, whole'],
    [['ab5, швея'], 'ab5 | швея, whole'],
    [['Луч, швея (удалённо) в цехе'], 'Луч | швея (удалённо) в цехе, whole'],
    [['ООО «Луч» (пошив одежды) Север, швея'], 'ООО «Луч» (пошив одежды) Север | швея, whole'],
    [['Excel, швея', 'Луч, Ясень'], '? Луч | швея, loose'],
    [['Швея,  Углич'], '? Углич | Швея, whole'],
    [['ООО «Луч»', 'Вуз: Модистка'], 'ООО «Луч» | '],
    [['№ 5 больница, швея'], '№ 5 больница | швея, whole'],
  ])('%j', (lines, expected) => expect(headIn(...lines)).toBe(expected));

  it('joint posts have eighty characters', () => {
    const second = (length: number) => `CEO ${'a'.repeat(length - 9)}`;
    expect(headIn(`CTO, ${second(80)}`, 'Acme Inc')).toBe(`Acme Inc | CTO, ${second(80)}, whole`);
    expect(headIn(`CTO, ${second(81)}`, 'Acme Inc')).toBe('Acme Inc | CTO, whole');
  });

  it('a post that no list holds has sixty characters, and five words', () => {
    const post = (length: number) => `Модистка ${'а'.repeat(length - 9)}`;
    expect(headIn('ООО «Луч»', post(60))).toBe(`ООО «Луч» | ? ${post(60)}`);
    expect(headIn('ООО «Луч»', post(61))).toBe('ООО «Луч» | ');
    expect(headIn('ООО «Луч»', 'Модистка по шляпам и беретам')).toBe(
      'ООО «Луч» | ? Модистка по шляпам и беретам',
    );
    expect(headIn('ООО «Луч»', 'Модистка по шляпам и всем беретам')).toBe('ООО «Луч» | ');
  });
});

describe('what may stand at the head of a job', () => {
  const test = (words: string) => {
    const text = `Опыт работы\n${words}`;
    const line = linesOf({ text, blocks: blocksOfText(text) })[1];
    return line !== undefined && canHead(line);
  };

  it.each([
    'ООО «Луч»',
    'Швея',
    'Швея, 2019–н.в.',
    'Швея, с 2019 по н. в.',
    'Швея, 2019–2021 гг.',
    'Швея, 2019 г.',
    'Швея, с 2019 по наст. вр.',
    'Acme Inc.',
    'Acme Ltd.',
    'Acme Corp.',
    'Acme & Co.',
    'Швея, с 2019...',
    'ИП Морозов С.А.',
    'Компания: Луч',
    'Должность: швея',
    'ООО «Разработка сайтов»',
    'Школа ведения дел',
    'Луч (пошив)',
    'а'.repeat(160),
  ])('«%s»', (words) => expect(test(words)).toBe(true));

  it.each([
    'Шить платья.',
    'Где моя игла?',
    'Шью!',
    'Платья, юбки;',
    'Что делала:',
    'Задачи: пошив',
    'Ведение учёта',
    'Вышивала платья',
    '— Луч',
    'Луч (пошив',
    'Навыки',
    'Образование',
    'а'.repeat(161),
  ])('«%s» may not', (words) => expect(test(words)).toBe(false));
});

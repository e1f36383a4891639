import { describe, expect, it } from 'vitest';
import { blocksOfText } from '#core/domain/documents/blocks.ts';
import { linesOf } from '#core/domain/documents/reading/lines.ts';
import { periodMentionsIn } from '#core/domain/documents/reading/period-mentions.ts';

/** Of each period its lines, its words, whether it is alone, and whether its end stands elsewhere. */
const mentionsIn = (...lines: string[]) => {
  const text = `Опыт работы\n${lines.join('\n')}`;
  return periodMentionsIn(linesOf({ text, blocks: blocksOfText(text) }).slice(1), text).map(
    ({ first, last, period, isAlone, isBroken, span }) =>
      [
        first === last ? first : `${first}-${last}`,
        period.text.replace('\n', '⏎'),
        `${period.from ?? ''}–${period.isCurrent ? 'now' : (period.to ?? '')}`,
        ...(isAlone ? ['alone'] : []),
        ...(isBroken ? ['broken'] : []),
        ...(text.slice(span.start, span.end).includes(period.text) ? [] : ['elsewhere']),
      ].join(' '),
  );
};

describe('a period is alone on its line (docs/rules.md#resume-reading-periods)', () => {
  it.each([
    '2019–2021',
    '2019–2021 (2 года)',
    '2019–2021, 2 года 3 месяца',
    '2019–2021, Тула',
    'Тула, 2019–2021',
    'Период: 2019–2021',
    'Период работы: 2019–2021',
    'Дата: 2019–2021',
    'Даты: 2019–2021',
    'Срок: 2019–2021',
    'Годы: 2019–2021',
    'Dates: 2019–2021',
    'Date: 2019–2021',
    'Period: 2019–2021',
    'Years: 2019–2021',
  ])('«%s»', (line) => expect(mentionsIn(line)).toEqual(['0 2019–2021 2019–2021 alone']));

  it.each(['2019–2021, швея', 'Луч 2019–2021'])('not in «%s»', (line) =>
    expect(mentionsIn(line)).toEqual(['0 2019–2021 2019–2021']),
  );

  it('behind a label of something else it is of no job', () => {
    expect(mentionsIn('Выручка: рост, 2019–2021')).toEqual([]);
    expect(mentionsIn('Срочный заказ, 2019–2021: платья')).toEqual(['0 2019–2021 2019–2021']);
    expect(mentionsIn('Разработчик: ООО «Луч», 2019–2021')).toEqual(['0 2019–2021 2019–2021']);
    expect(mentionsIn('2019–2021: платья')).toEqual(['0 2019–2021 2019–2021']);
    expect(mentionsIn('Мой период: 2019–2021')).toEqual([]);
  });
});

describe('periods of two lines (docs/rules.md#resume-reading-periods)', () => {
  it.each<[string[], string[]]>([
    [['Август 2019 —', 'Октябрь 2021'], ['0-1 Август 2019 —⏎Октябрь 2021 2019-08–2021-10 alone']],
    [['2019 –', 'настоящее время', 'Швея'], ['0-1 2019 –⏎настоящее время 2019–now alone']],
    [['Август 2019,', 'Октябрь 2021'], ['0-1 Август 2019,⏎Октябрь 2021 2019-08–2021-10 alone']],
    [['Август 2019 —', 'Швея'], []],
    [['Август 2019', 'Октябрь 2021'], []],
    [['Август 2019 —'], []],
    [['Август 2021 —', 'Октябрь 2019'], []],
    [
      ['Август 2019 —', 'Октябрь 2021', '2015–2018'],
      ['0-1 Август 2019 —⏎Октябрь 2021 2019-08–2021-10 alone', '2 2015–2018 2015–2018 alone'],
    ],
    [['Сентябрь 2019 — Луч', 'Январь 2021 швея'], ['0 Сентябрь 2019 2019-09–2021-01 broken']],
    [['Сентябрь 2019 — Луч', 'Январь 2021'], ['0 Сентябрь 2019 2019-09–2021-01 broken']],
    [['2019 – Луч', 'настоящее время', 'Швея'], ['0 2019 2019–now broken']],
    [['Сентябрь 2019 — Луч', 'швея'], []],
    [['Сентябрь 2021 — Луч', 'Январь 2019'], []],
  ])('%j', (lines, mentions) => expect(mentionsIn(...lines)).toEqual(mentions));
});

describe('what only mentions a period', () => {
  it.each([
    'Работал в Ромашке менеджером с 2015 по 2018',
    'Я вышивала и вязала платья, 2015–2018',
    `${'Луч '.repeat(38)}2015–2018`,
  ])('«%s»', (line) => expect(mentionsIn(line)).toEqual([]));

  it.each(['Работал в 2015–2018', 'Менеджер по работе с людьми 2015–2018', `2015–2018 ${'Луч '.repeat(39)}`])(
    'not «%s»',
    (line) => expect(mentionsIn(line)).toEqual(['0 2015–2018 2015–2018']),
  );

  it('a line of a hundred and sixty characters', () => {
    const line = (length: number) => `${'л'.repeat(length - 10)} 2015–2018`;
    expect(mentionsIn(line(160))).toHaveLength(1);
    expect(mentionsIn(line(161))).toEqual([]);
  });

  it.each(['с 04.2024', 'с апреля 2024', 'from April 2024', 'since April 2024'])(
    '«%s» in brackets, beside a period of the whole',
    (since) => {
      const line = `Аналитик (старший ${since})`;
      expect(mentionsIn(line, '2019–2024')).toEqual(['1 2019–2024 2019–2024 alone']);
      expect(mentionsIn('2019–2024', line)).toEqual(['0 2019–2024 2019–2024 alone']);
      expect(mentionsIn(line, 'Швея')).toHaveLength(1);
      expect(mentionsIn(line.replace(/[()]/gu, ''), '2019–2024')).toHaveLength(2);
      expect(mentionsIn(line.replace(')', ''), '2019–2024')).toHaveLength(2);
      expect(mentionsIn(`(Луч) аналитик ${since} (2)`, '2019–2024')).toHaveLength(2);
    },
  );

  it('a period that has ended is no remark', () =>
    expect(mentionsIn('Аналитик (старший с 2019 по 2021)', '2019–2024')).toHaveLength(2));
});

it('there are a hundred and fifty of them', () => {
  expect(mentionsIn(...Array<string>(151).fill('2015–2018'))).toHaveLength(150);
  expect(mentionsIn(...Array<string>(149).fill('2015–2018'))).toHaveLength(149);
});

it('a heading names none', () => {
  const text = 'Опыт работы 2015–2018\nОпыт работы\nШвея';
  const lines = linesOf({ text, blocks: blocksOfText(text) });
  expect(
    periodMentionsIn(
      lines.map((line) => ({ ...line, isHeading: true })),
      text,
    ),
  ).toEqual([]);
});

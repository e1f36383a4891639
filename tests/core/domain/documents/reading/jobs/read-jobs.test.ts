import { describe, expect, it } from 'vitest';
import { blocksOfText } from '#core/domain/documents/blocks.ts';
import { dutiesOf } from '#core/domain/documents/reading/jobs/read-jobs.ts';
import { linesOf } from '#core/domain/documents/reading/lines.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';
import { drawn, head } from '../drawn.ts';

const marks = { sure: '', unsure: '? ', confirmed: '! ' } as const;

/** Employer, post, beginning and duties of each job; '?' before what is unsure. */
const jobsOf = (document: Parameters<typeof readResume>[0]) =>
  readResume(document).jobs.map(({ employer, title, period, duties }) =>
    [employer, title, period, ...duties]
      .map((value) => (value ? `${marks[value.certainty]}${value.text}` : ''))
      .join(' | '),
  );
const jobsIn = (career: string) => {
  const text = `Вера Лугова\nОпыт работы\n${career}`;
  return jobsOf({ text, blocks: blocksOfText(text) });
};
const sewing = 'ООО «Луч», швея, 2019–2021';
const ofSewing = (...duties: string[]) => [['ООО «Луч»', 'швея', '2019–2021', ...duties].join(' | ')];

describe('what is no duty (docs/rules.md#resume-reading-jobs)', () => {
  it.each([
    'Москва',
    '2 года 3 месяца',
    'За год:',
    `${'а'.repeat(40)}:`,
    'Причина увольнения: переезд',
    'причина ухода — закрытие',
    'май 2020',
    'настоящее время',
    'ок',
    '—',
  ])('«%s»', (line) =>
    expect(jobsIn(`${sewing}\nШила платья\n${line}\nЧинила пальто`)).toEqual(
      ofSewing('Шила платья', 'Чинила пальто'),
    ),
  );

  it.each([
    ['Всякое'],
    ['Шила: платья, юбки, пальто'],
    ['За год: отшила всё'],
    [`${'а'.repeat(41)}:`],
    ['Шила: платья:'],
    ['Узнала, в чём причина увольнения двух коллег'],
    ['Причина брака найдена и устранена'],
    ['КПД'],
  ])('but «%s» is one', (line, words = line) =>
    expect(jobsIn(`${sewing}\n— Шила платья\n${line}\n— Чинила пальто`)).toEqual(
      ofSewing('Шила платья', words, 'Чинила пальто'),
    ),
  );

  it.each([
    'Обязанности: ',
    'Обязанности : ',
    'Обязанности:    ',
    'Основные обязанности: ',
    'Должностные обязанности: ',
    'Функции: ',
    'Responsibilities: ',
    'Duties: ',
    'ОБЯЗАННОСТИ: ',
  ])('the label «%s» is none of its duty', (label) =>
    expect(jobsIn(`${sewing}\n${label}пошив платьев`)).toEqual(ofSewing('пошив платьев')),
  );

  it.each(['Иные обязанности: пошив платьев', 'Обязанности- : пошив', 'Мои функции: пошив'])(
    '«%s» stays whole',
    (line) => expect(jobsIn(`${sewing}\n${line}`)).toEqual(ofSewing(line)),
  );

  it.each(['Достижения', 'Навыки', 'Проекты', 'Языки', 'Желаемая должность'])(
    'nor «%s» above what was done',
    (heading) =>
      expect(
        jobsIn(`${sewing}\nШила платья\n${heading}\nЧинила пальто\nООО «Ясень», швея, 2015–2018`)[0],
      ).toBe(ofSewing('Шила платья', 'Чинила пальто')[0]),
  );

  it('what stands in a list is none of them', () =>
    expect(jobsIn(`${sewing}\n• Ткани\n• Инструменты\n• Нитки\nООО «Ясень», швея, 2015–2018`)[0]).toBe(
      ofSewing('Ткани', 'Инструменты', 'Нитки')[0],
    ));

  it('neither is a heading', () => {
    const document = drawn([
      [head, 'Опыт работы'],
      [{}, 'Шила платья'],
      [head, 'Достижения'],
      [{}, 'Чинила пальто'],
    ]);
    expect(dutiesOf(linesOf(document), true).map(({ text }) => text)).toEqual([
      'Шила платья',
      'Чинила пальто',
    ]);
  });

  it('there are two hundred of them, of four thousand characters each', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, at) => `— Шила платье № ${at}`).join('\n');
    expect(jobsIn(`${sewing}\n${lines(201)}`)[0]?.split(' | ')).toHaveLength(203);
    expect(jobsIn(`${sewing}\n${lines(199)}`)[0]?.split(' | ')).toHaveLength(202);
    const long = (length: number) => `— ${'шила '.repeat(length / 5)}`.trim();
    expect(jobsIn(`${sewing}\n${long(4000)}`)[0]).toContain('шила');
    expect(jobsIn(`${sewing}\n${long(4010)}`)).toEqual(ofSewing());
  });
});

describe('which jobs there are (docs/rules.md#resume-reading-jobs)', () => {
  it('the latest first, however they stand', () =>
    expect(jobsIn(`ООО «Ясень», швея, 2015–2018\nШила\n${sewing}\nЧинила`)).toEqual([
      ...ofSewing('Чинила'),
      'ООО «Ясень» | швея | 2015–2018 | Шила',
    ]));

  it('a period whose end stands on another line makes nothing sure', () =>
    expect(jobsIn('Сентябрь 2019 — ООО «Луч»\nЯнварь 2021 швея\nШила платья')).toEqual([
      '? ООО «Луч» |  | ? Сентябрь 2019 | ? Январь 2021 швея | ? Шила платья',
    ]));

  it('a period alone is a job of which nothing else is known', () =>
    expect(jobsIn('2019–2021\nШила платья и чинила пальто, вела учёт')).toEqual([
      ' |  | ? 2019–2021 | ? Шила платья и чинила пальто, вела учёт',
    ]));

  it('what a template asks for, and how long, is left out', () =>
    expect(jobsIn(`[Название компании]\n${sewing}\nОпыт работы: 2 года\nШила платья`)).toEqual(
      ofSewing('Шила платья'),
    ));

  it('the same work without a heading is unsure, and only where it says all', () => {
    const text = `Вера Лугова\n${sewing}\nШила платья\nООО «Ясень», 2015–2018`;
    expect(jobsOf({ text, blocks: blocksOfText(text) })).toEqual([
      '? ООО «Луч» | ? швея | ? 2019–2021 | ? Шила платья',
    ]);
    const undated = 'Вера Лугова\nООО «Луч», швея\nШила платья';
    expect(jobsOf({ text: undated, blocks: blocksOfText(undated) })).toEqual([]);
  });

  it('there are sixty of them', () => {
    const jobs = (count: number) =>
      Array.from({ length: count }, (_, at) => `ООО «Луч-${at}», швея, 2019–2021`).join('\n');
    expect(jobsIn(jobs(59))).toHaveLength(59);
    expect(jobsIn(jobs(61))).toHaveLength(60);
  });
});

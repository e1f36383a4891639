import { describe, expect, it } from 'vitest';
import { blocksOfText, type DocumentBlock, type ResumeDocument } from '#core/domain/documents/blocks.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';
import { drawn, head, item, plain } from '../drawn.ts';

/** Employer, post, period and duties of each job; '?' before what is unsure. */
const jobsOf = (document: ResumeDocument) =>
  readResume(document).jobs.map(({ employer, title, period, duties }) =>
    [employer, title, period, ...duties]
      .map((value) => (value ? `${value.certainty === 'sure' ? '' : '? '}${value.text}` : ''))
      .join(' | '),
  );
const jobsIn = (...lines: string[]) => {
  const text = `Вера Лугова\nОпыт работы\n${lines.join('\n')}`;
  return jobsOf({ text, blocks: blocksOfText(text) });
};
const jobsOfDrawn = (...lines: (readonly [Partial<DocumentBlock>, string])[]) =>
  jobsOf(drawn([[head, 'Опыт работы'], ...lines]));

describe('empty lines part the jobs of a text (docs/rules.md#resume-reading-jobs)', () => {
  it('what stands above an empty line is of the job above', () =>
    expect(
      jobsIn(
        ...['ООО «Луч»', 'Швея', '2019–2021', 'Шила', 'Портной', '', 'ООО «Ясень»', '2015–2018', 'Кроила'],
      ),
    ).toEqual(['ООО «Луч» | Швея | 2019–2021 | Шила | Портной', 'ООО «Ясень» |  | 2015–2018 | Кроила']));

  it('but where there is one after each line', () =>
    expect(
      jobsIn(
        ...['ООО «Луч»', '', 'Швея', '', '2019–2021', '', '— Шила', ''],
        ...['ООО «Ясень»', '', 'Портной', '', '2015–2018', '', '— Кроила'],
      ),
    ).toEqual(['ООО «Луч» | Швея | 2019–2021 | Шила', 'ООО «Ясень» | Портной | 2015–2018 | Кроила']));

  it('a paragraph with a period of its own is another job', () => {
    const other = ['ООО «Ясень», портной', '2015–2018', 'Кроила', 'Вязала'];
    const ofOther = 'ООО «Ясень» | портной | 2015–2018 | Кроила | Вязала';
    expect(jobsIn('2019–2021', '', ...other)).toEqual([' |  | ? 2019–2021', ofOther]);
    expect(jobsIn('2019–2021', '', 'ООО «Луч», швея', 'Шила', 'Вязала', 'Вышивала')).toEqual([
      'ООО «Луч» | швея | 2019–2021 | Шила | Вязала | Вышивала',
    ]);
    expect(
      jobsIn('2019–2021', '', 'ООО «Луч», швея', 'Шила', 'Вязала', '', 'ООО «Ясень», портной, 2015–2018'),
    ).toEqual(['ООО «Луч» | швея | 2019–2021 | Шила | Вязала', 'ООО «Ясень» | портной | 2015–2018']);
  });

  it('a paragraph ends with its period', () =>
    expect(
      jobsIn(
        ...['ООО «Луч», швея', 'Пошив на заказ', 'май 2019 — май 2021', '', '— Шила', '— Вязала', ''],
        ...['Ясень, портной', 'Ателье для детей', 'май 2015 — май 2018', '', '— Кроила', '— Вязала'],
      ),
    ).toEqual([
      'ООО «Луч» | швея | май 2019 — май 2021 | Шила | Вязала',
      'Ясень | портной | май 2015 — май 2018 | Кроила | Вязала',
    ]));
});

describe('lines of a head, in whatever order (docs/rules.md#resume-reading-jobs)', () => {
  const luch = 'ООО «Луч» | Швея | 2019–2021 | Шила';

  it.each([
    ['ООО «Луч»', 'Швея', '2019–2021'],
    ['Швея', 'ООО «Луч»', '2019–2021'],
    ['2019–2021', 'ООО «Луч»', 'Швея'],
    ['2019–2021', 'Швея', 'ООО «Луч»'],
    ['ООО «Луч»', '2019–2021', 'Швея'],
    ['ООО «Луч»', '2019–2021', 'Тула', 'Швея'],
    ['ООО «Луч»', '2019–2021', '2 года', 'Швея'],
    ['2019–2021', 'Тула', 'Швея', 'ООО «Луч»'],
    ['2019–2021', '2 года', 'Тула', 'ООО «Луч»', 'Швея'],
    ['ООО «Луч»', 'Тула', 'Швея', '2019–2021'],
    ['ООО «Луч»', 'Тула · Пошив', 'Швея', '2019–2021'],
    ['ООО «Луч»', 'Тула, example.com', 'Швея', '2019–2021'],
    ['Компания: ООО «Луч»', 'Период: 2019–2021', 'Должность: Швея'],
    ['Период работы: 2019–2021', 'Компания: ООО «Луч»', 'Должность: Швея'],
    ['Место работы: ООО «Луч»', 'Должность: Швея', 'Обязанности: пошив', 'Период: 2019–2021'],
    ['Место работы: ООО «Луч»', 'Должность: Швея', 'Отдел: пошив', 'Срок: 2019–2021'],
    ['Место работы: ООО «Луч»', 'Должность: Швея', 'Отдел: пошив', 'Сроки: 2019–2021'],
    ['Место работы: ООО «Луч»', 'Должность: Швея', 'Отдел: пошив', 'Дата: 2019–2021'],
    ['Место работы: ООО «Луч»', 'Должность: Швея', 'Отдел: пошив', 'Даты: 2019–2021'],
    ['Место работы: ООО «Луч»', 'Должность: Швея', 'Отдел: пошив', 'Годы работы: 2019–2021'],
    ['ООО «Луч»', 'Пошив платьев', 'Швея', '2019–2021'],
    ['2019–2021 | ООО «Луч» | Швея'],
  ])('%s', (...lines) => expect(jobsIn(...lines, '— Шила')).toEqual([luch]));

  it('a second job is read as the first', () => {
    const other = 'ООО «Ясень» | Портной | 2015–2018 | Кроила';
    expect(
      jobsIn(
        ...['ООО «Луч»', 'Швея', '2019–2021', '— Шила', 'ООО «Ясень»', 'Портной', '2015–2018', '— Кроила'],
      ),
    ).toEqual([luch, other]);
    expect(
      jobsIn(
        ...['2019–2021', 'ООО «Луч»', 'Швея', '— Шила', '2015–2018', 'ООО «Ясень»', 'Портной', '— Кроила'],
      ),
    ).toEqual([luch, other]);
    expect(
      jobsIn(
        ...['ООО «Луч»', '2019–2021', 'Швея', '— Шила', 'ООО «Ясень»', '2015–2018', 'Портной', '— Кроила'],
      ),
    ).toEqual([luch, other]);
  });

  it('what an employer does stands between it and the post', () => {
    const lines = (...between: string[]) =>
      jobsIn('2019–2021', 'ООО «Луч»', ...between, '— Шила', '2015–2018', 'ООО «Ясень»', 'Портной');
    const other = 'ООО «Ясень» | Портной | 2015–2018';
    expect(lines('Одежда для всей семьи и не только', 'Швея')).toEqual([luch, other]);
    expect(lines('Одежда для всей семьи и не только')).toEqual([
      'ООО «Луч» |  | 2019–2021 | Одежда для всей семьи и не только | Шила',
      other,
    ]);
    expect(lines('Одежда для всей семьи и не только', 'Вязала')).toEqual([
      'ООО «Луч» |  | 2019–2021 | Одежда для всей семьи и не только | Вязала | Шила',
      other,
    ]);
  });

  it('a plain name under the post is an employer only where it looks like one', () => {
    expect(jobsIn('2019–2021', 'Швея', 'Луч', '— Шила')).toEqual(['Луч | Швея | 2019–2021 | Шила']);
    expect(jobsIn('2019–2021', 'Швея', 'Луч', 'Вязала')).toEqual(['? Луч | Швея | 2019–2021 | Вязала']);
    expect(
      jobsOfDrawn([plain, '2019–2021'], [plain, 'Швея'], [{ isBold: true }, 'Луч'], [plain, 'Вязала']),
    ).toEqual(['Луч | Швея | 2019–2021 | Вязала']);
    expect(
      jobsOfDrawn(
        [plain, '2019–2021'],
        [plain, 'Швея'],
        [{ isBold: true }, 'Луч'],
        [{ isBold: true }, 'Вязала'],
      ),
    ).toEqual(['? Луч | Швея | 2019–2021 | Вязала']);
  });

  it('a head as a point of a list', () => {
    expect(jobsIn('— ООО «Луч», швея', '2019–2021', 'Шила')).toEqual(['ООО «Луч» | швея | 2019–2021 | Шила']);
    expect(jobsIn('— ООО «Луч», швея, 2019–2021', '— Портной, 2015–2018')).toEqual([
      'ООО «Луч» | швея | 2019–2021 | Портной, 2015–2018',
    ]);
  });
});

describe('a period that has slipped away from its head', () => {
  it('below the first duty', () =>
    expect(
      jobsOfDrawn(
        [{ size: 1.15 }, 'ООО «Луч», швея'],
        [item, '• Шила платья'],
        [item, '• Вязала'],
        [plain, '2019–2021'],
        [item, '• Кроила'],
      ),
    ).toEqual(['ООО «Луч» | швея | 2019–2021 | Кроила']));

  it('not further than four lines', () =>
    expect(
      jobsOfDrawn(
        [{ size: 1.15 }, 'ООО «Луч», швея'],
        ...['• Шила', '• Вязала', '• Вышивала', '• Гладила'].map((text) => [item, text] as const),
        [plain, '2019–2021'],
      ),
    ).toEqual([' |  | ? 2019–2021']));

  it('a line that looks like those about it is no head', () =>
    expect(
      jobsOfDrawn(
        [plain, 'ООО «Луч», швея'],
        [plain, 'Шила платья и вязала'],
        [plain, 'Кроила по лекалам'],
        [plain, '2019–2021'],
      ),
    ).toEqual([' |  | ? 2019–2021']));
});

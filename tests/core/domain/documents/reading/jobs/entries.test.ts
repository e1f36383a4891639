import { describe, expect, it } from 'vitest';
import { blocksOfText } from '#core/domain/documents/blocks.ts';
import { isDurationOrPlace } from '#core/domain/documents/reading/jobs/entry-heads.ts';
import { linesOf } from '#core/domain/documents/reading/lines.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';
import { plain } from '../drawn.ts';
import { jobsIn, jobsOfDrawn } from './jobs-in.ts';

describe('a place, or how long (docs/rules.md#resume-reading-jobs)', () => {
  const test = (words: string) => {
    const text = `Опыт работы\nООО «Луч»\n${words}`;
    const line = linesOf({ text, blocks: blocksOfText(text) })[2];
    return line && isDurationOrPlace(line);
  };

  it.each([
    '8 лет 7 месяцев',
    'Санкт-Петербург',
    'Москва, example.com',
    'Москва, www.example.com, Россия',
    'example.ru, Тула',
    'Казань · Поиск попутчиков',
    `Казань · ${'Поиск попутчиков и '.repeat(7)}`,
    `Москва, example.com/${'a'.repeat(100)}`,
  ])('«%s»', (words) => expect(test(words)).toBe(true));

  it.each([
    'example.com',
    'Вахта леса, example.com',
    'Москва, ООО «Луч», example.com',
    'Шила платья в г.Казань и г.Тула',
    'Поиск попутчиков · Казань',
    'Мы · Казань · Поиск попутчиков',
    'Я · Казань · Поиск попутчиков',
    'Казань·Поиск',
    `Москва, example.com/${'a'.repeat(101)}`,
  ])('«%s» is neither', (words) => expect(test(words)).toBe(false));
});

describe('jobs without a period (docs/rules.md#resume-reading-jobs)', () => {
  it.each<[string, string[]]>([
    ['ООО «Луч», швея', ['? ООО «Луч» | ? швея | ']],
    ['ООО «Луч»\nШвея\n— Шила платья', ['ООО «Луч» | Швея |  | Шила платья']],
    ['Швея\nООО «Луч»\n— Шила платья', ['ООО «Луч» | Швея |  | Шила платья']],
    ['Должность: швея\nКомпания: Луч\n— Шила платья', ['Луч | швея |  | Шила платья']],
    ['Луч\nДолжность: швея\n— Шила платья', ['Луч | швея |  | Шила платья']],
    ['Компания: Луч\nшвея\n— Шила платья', ['Луч | швея |  | Шила платья']],
    ['Луч\nшвея\n— Шила платья', ['Луч | швея |  | Шила платья']],
    ['Швея, Углич\n— Шила платья', []],
    ['— ООО «Луч»\n— Швея', []],
    ['ООО «Луч»', []],
    ['Швея', []],
    ['Пошив платьев\nООО «Луч», швея\n— Шила', ['? ООО «Луч» | ? швея |  | ? Шила']],
    [
      'ООО «Луч»\nШвея\n— Шила\nООО «Ясень»\nЗакройщик\n— Кроил',
      ['ООО «Луч» | Швея |  | Шила', 'ООО «Ясень» | Закройщик |  | Кроил'],
    ],
  ])('%j', (lines, jobs) => expect(jobsIn(lines)).toEqual(jobs));

  it('a line that stands out from the next is a head', () => {
    const bold = { isBold: true };
    expect(jobsOfDrawn([plain, 'ООО «Луч»'], [bold, 'Швея'], [plain, 'Шила платья'])).toEqual([
      'ООО «Луч» | Швея |  | Шила платья',
    ]);
    expect(jobsOfDrawn([bold, 'ООО «Луч»'], [plain, 'Швея'], [plain, 'Шила платья'])).toEqual([
      'ООО «Луч» | Швея |  | Шила платья',
    ]);
    expect(jobsOfDrawn([bold, 'ООО «Луч»'], [bold, 'Швея'], [bold, 'Шила платья'])).toEqual([
      '? ООО «Луч» | ? Швея |  | ? Шила платья',
    ]);
    expect(jobsOfDrawn([{ size: 1.05 }, 'ООО «Луч»'], [plain, 'Швея'], [plain, 'Шила платья'])).toEqual([
      'ООО «Луч» | Швея |  | Шила платья',
    ]);
    expect(jobsOfDrawn([{ size: 1.03 }, 'ООО «Луч»'], [plain, 'Швея'], [plain, 'Шила платья'])).toEqual([
      '? ООО «Луч» | ? Швея |  | ? Шила платья',
    ]);
  });
});

describe('a column of periods (docs/rules.md#resume-reading-columns)', () => {
  const entries = ['ООО «Луч»', 'Швея', '— Шила', 'ООО «Ясень»', 'Закройщик', '— Кроила'];

  it('as many as jobs belong to them', () =>
    expect(jobsIn('2019–2021', '2015–2018', ...entries)).toEqual([
      'ООО «Луч» | Швея | 2019–2021 | Шила',
      'ООО «Ясень» | Закройщик | 2015–2018 | Кроила',
    ]));

  it('of more than jobs nobody can say which is whose', () =>
    expect(jobsIn('2019–2021', '2015–2018', '2012–2014', ...entries)).toEqual([
      '? ООО «Луч» | ? Швея |  | ? Шила',
      '? ООО «Ясень» | ? Закройщик |  | ? Кроила',
    ]));

  it('nor where another job has its own', () =>
    expect(jobsIn('2019–2021', '2015–2018', ...entries, 'ООО «Клён», портной, 2010–2012')).toEqual([
      '? ООО «Луч» | ? Швея |  | ? Шила',
      '? ООО «Ясень» | ? Закройщик |  | ? Кроила',
      '? ООО «Клён» | ? портной | ',
    ]));

  it('but what is no job has its own', () =>
    expect(jobsIn('Конкурс, 2022–2023', '2019–2021', '2015–2018', ...entries)).toEqual([
      'ООО «Луч» | Швея | 2019–2021 | Шила',
      'ООО «Ясень» | Закройщик | 2015–2018 | Кроила',
    ]));
});

describe('what is no job (docs/rules.md#resume-reading-jobs)', () => {
  const luch = ['ООО «Луч», швея, 2019–2021', '— Шила'];
  const ofLuch = 'ООО «Луч» | швея | 2019–2021 | Шила';

  it.each([
    ['Конкурс, 2022–2023'],
    ['2022–2023 Хакатон'],
    ['Отпуск по уходу за ребёнком', '2022–2023'],
    ['2022–2023, декретный отпуск'],
    ['2022–2023', 'Учебный проект'],
    ['Служба в армии, 2022–2023'],
  ])('%s', (...other) => {
    expect(jobsIn(...other, '— Вязала', ...luch)).toEqual([ofLuch]);
    expect(jobsIn(...luch, ...other, '— Вязала')).toEqual([ofLuch]);
  });

  it.each<[string, string]>([
    ['Фриланс, швея, 2022–2023', ' | швея | 2022–2023'],
    ['ООО «Практика», швея, 2022–2023', 'ООО «Практика» | швея | 2022–2023'],
    ['ООО «Ясень», швея, конкурс, 2022–2023', 'ООО «Ясень» | швея | 2022–2023'],
  ])('but «%s» is one', (line, job) => expect(jobsIn(line, ...luch)).toEqual([job, ofLuch]));
});

it.each([
  ['Лугова Вера', 'ИП Лугова В. П.', ''],
  ['Вера Лугова', 'ИП  ЛУГОВА', ''],
  ['ЛУГОВА ВЕРА', 'ИП Лугова', ''],
  ['Лугова Вера', 'ИП Луговая', 'ИП Луговая'],
  ['Лугова Вера', 'ООО «ИП Лугова»', 'ООО «ИП Лугова»'],
  ['Лугова Вера', 'ИП Петров', 'ИП Петров'],
])('%s of «%s» is employed by «%s» (docs/rules.md#resume-reading-jobs)', (name, employer, read) => {
  const text = `${name}\nОпыт работы\n${employer}\nШвея\n2019–2021\n— Шила`;
  const [job] = readResume({ text, blocks: blocksOfText(text) }).jobs;
  expect(job?.employer?.text ?? '').toBe(read);
});

describe('lines between two periods (docs/rules.md#resume-reading-jobs)', () => {
  it.each<[string[], string[]]>([
    [
      ['2019–2021', 'ООО «Луч»', '2015–2018', 'ООО «Ясень»', 'Портной'],
      ['ООО «Луч» |  | 2019–2021', 'ООО «Ясень» | Портной | 2015–2018'],
    ],
    [
      ['ООО «Луч»', '2019–2021', 'ООО «Ясень»', '2015–2018'],
      ['ООО «Луч» |  | 2019–2021', 'ООО «Ясень» |  | 2015–2018'],
    ],
    [
      ['ООО «Луч»', '2019–2021', 'Швея', '2015–2018'],
      ['ООО «Луч» |  | 2019–2021', ' | Швея | 2015–2018'],
    ],
    [
      [
        'Люблю шить платья.',
        'ООО «Луч»',
        'Швея',
        '2019–2021',
        '— Шила',
        'ООО «Ясень»',
        'Портной',
        '2015–2018',
      ],
      ['ООО «Луч» | Швея | 2019–2021 | Шила', 'ООО «Ясень» | Портной | 2015–2018'],
    ],
    // Nobody knows whose the period is.
    [
      ['ООО «Луч», швея', '2019–2021', 'ООО «Ясень», портной', '— Шила'],
      ['? ООО «Луч» | ? швея | ? 2019–2021 | ? ООО «Ясень», портной | ? Шила'],
    ],
    [
      ['ООО «Луч», швея', '2019–2021', 'ООО «Ясень», портной', '2015–2018', '— Шила'],
      ['ООО «Луч» | швея | 2019–2021', 'ООО «Ясень» | портной | 2015–2018 | Шила'],
    ],
    [
      ['Луч, швея', '2019–2021', 'Ясень, портной', '— Шила'],
      ['Луч | швея | 2019–2021 | Ясень, портной | Шила'],
    ],
    [
      ['ООО «Луч», швея, 2019–2021, отпуск по уходу за ребёнком', '— Шила'],
      ['ООО «Луч» | швея | 2019–2021 | Шила'],
    ],
    [['Луч и Ко, проект, 2019–2021'], ['? Луч и Ко |  | ? 2019–2021']],
    [['Фриланс, ООО «Луч», 2019–2021', '— Шила'], ['ООО «Луч» |  | 2019–2021 | Шила']],
    [['ООО «Луч»', 'Швея', 'ООО «Ясень»', '— Шила'], ['? ООО «Луч» | ? Швея |  | ? ООО «Ясень» | ? Шила']],
  ])('%j', (lines, jobs) => expect(jobsIn(...lines)).toEqual(jobs));
});

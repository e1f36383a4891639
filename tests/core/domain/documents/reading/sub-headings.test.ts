import { describe, expect, it } from 'vitest';
import { blocksOfText, type ResumeDocument } from '#core/domain/documents/blocks.ts';
import { linesOf } from '#core/domain/documents/reading/lines.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';
import { drawn, plain } from './drawn.ts';

/** Employers, schools and skills of a document. */
const namesIn = (document: ResumeDocument) => {
  const { jobs, education, skills } = readResume(document);
  return {
    jobs: jobs.map(({ employer }) => employer?.text),
    schools: education.map(({ school }) => school?.text),
    skills: skills.map(({ text }) => text),
  };
};
const ofText = (text: string) => namesIn({ text, blocks: blocksOfText(text) });

describe('a heading within an entry of the career ends nothing (docs/rules.md#resume-reading)', () => {
  it.each([
    ...['Технологии:', 'Стек:', 'Инструменты:', 'Достижения:', 'Проекты:'].map((heading) => [
      'Опыт работы:',
      heading,
    ]),
    ['Опыт работы', 'Достижения'],
    ['Опыт работы', 'Технологии'],
  ])('%s … %s', (career, heading) =>
    expect(
      ofText(
        `Иван Петров\n${career}\nООО «Альфа», разработчик, 2019–2023\n${heading}\nPython, Django\nООО «Бета», тестировщик, 2015–2019\nОбразование:\nТомский политехнический университет, 2010–2015`,
      ),
    ).toEqual({
      jobs: ['ООО «Альфа»', 'ООО «Бета»'],
      schools: ['Томский политехнический университет'],
      skills: [],
    }),
  );

  it('several of them, and a section of skills at the end', () =>
    expect(
      ofText(
        'Опыт работы:\nАльфа\nразработчик\n2019–2023\nПроекты:\nСайт\nДостижения:\nУскорил сайт\nБета\nтестировщик\n2015–2019\nНавыки:\nPython, SQL\nПроекты:\nСайт магазина, 2020–2021',
      ),
    ).toEqual({ jobs: ['Альфа', 'Бета'], schools: [], skills: ['Python', 'SQL'] }));

  it.each([
    'Навыки:\nPython, SQL\nКурс «Базы данных», 2019–2020',
    'Навыки:\nPython, SQL\nДостижения:\nГрант фонда «Исток», 2019–2020',
    'Навыки:\nPython, SQL\nДостижения:\nЛучший менеджер ООО «Альфа», 2019–2020',
    'Навыки:\nPython, SQL\nПроекты:\nСайт «Исток», 2019–2020',
  ])('but not where no job follows: %j', (sections) =>
    expect(ofText(`Опыт работы:\nООО «Альфа», разработчик, 2019–2023\n${sections}`)).toMatchObject({
      jobs: ['ООО «Альфа»'],
      skills: ['Python', 'SQL', ...(/Базы/u.test(sections) ? ['Курс «Базы данных»'] : [])],
    }),
  );
});

describe('a name that looks like the headings is none', () => {
  it('an employer, a school and a skill in capitals', () =>
    expect(
      ofText(
        'Иван Петров\nОПЫТ РАБОТЫ\nМТС\nМенеджер по продажам\nмарт 2019 — май 2021\nПродавал услуги\nОБРАЗОВАНИЕ\nМГУ\nэкономика, 2010–2015\nНАВЫКИ\nPython\nSQL\nDocker',
      ),
    ).toEqual({ jobs: ['МТС'], schools: ['МГУ'], skills: ['Python', 'SQL', 'Docker'] }));

  it('an employer in bold among bold headings', () => {
    const bold = { isBold: true, size: null };
    const line = { size: null };
    const document = drawn([
      [bold, 'Опыт работы'],
      [bold, 'Яндекс'],
      [line, 'Разработчик'],
      [line, 'март 2019 — май 2021'],
      [line, 'Делал поиск'],
      [bold, 'Рецепты пирогов'],
      [line, 'Яблочный'],
      [bold, 'Навыки'],
      [line, 'Python'],
    ]);
    expect(namesIn(document)).toEqual({ jobs: ['Яндекс'], schools: [], skills: ['Python'] });
    expect(readResume(document).jobs[0]?.duties.map(({ text }) => text)).toEqual(['Делал поиск']);
  });

  it('what one did beside work is a heading, though it has its periods', () =>
    expect(
      namesIn(
        drawn([
          [{ isBold: true }, 'Опыт работы'],
          [plain, 'ООО «Альфа», лаборант, 2019–2023'],
          [{ isBold: true }, 'Научная деятельность'],
          [plain, 'Грант фонда, 2019–2020'],
          [{ isBold: true }, 'Навыки'],
          [plain, 'Python'],
        ]),
      ).jobs,
    ).toEqual(['ООО «Альфа»']));
});

describe('a job that begins below a heading (docs/rules.md#resume-reading)', () => {
  const below = (heading: string, ...lines: string[]) =>
    ofText(
      `Опыт работы:\nООО «Альфа», разработчик, 2019–2023\n${heading}:\nPython, Django\n${lines.join('\n')}`,
    );
  const within = { jobs: ['ООО «Альфа»', 'ООО «Бета»'], schools: [], skills: [] };

  it.each([
    ['ООО «Бета», тестировщик, 2015–2019'],
    ['ООО «Бета», тестировщик', '2015–2019'],
    ['Тестировщик', 'ООО «Бета»', '2015–2019'],
    ['ООО «Бета»', 'Тестировщик', '2015–2019'],
    ['2015–2019', 'ООО «Бета», тестировщик'],
    ['2015–2019', 'ООО «Бета»', 'тестировщик'],
    ['ООО «Бета», 2015–2019'],
  ])('keeps it within the career: %j', (...lines) => {
    expect(below('Технологии', ...lines)).toEqual(within);
    expect(below('Технологии', 'Ускорила сайт', '— вдвое', ...lines)).toMatchObject(within);
  });

  it.each([
    ['— ООО «Бета», тестировщик, 2015–2019'],
    ['ООО «Бета», тестировщик'],
    ['Тестировщик, 2015–2019'],
    ['Тульский университет, лаборант, 2015–2019'],
    ['ООО «Бета»', 'Нагрузка', 'Доступность', '2015–2019'],
  ])('does not: %j', (...lines) =>
    expect(below('Технологии', ...lines)).toMatchObject({
      jobs: ['ООО «Альфа»'],
      skills: expect.arrayContaining(['Python', 'Django']),
    }),
  );

  it('a point of a list stands about no period of a job', () =>
    expect(below('Проекты', 'Тестировщик, 2015–2019', '— ООО «Бета»', 'Вела отчёты').jobs).toEqual([
      'ООО «Альфа»',
    ]));

  it('projects and honours want both post and employer', () => {
    for (const heading of ['Проекты', 'Достижения']) {
      expect(below(heading, 'ООО «Бета», тестировщик, 2015–2019')).toEqual(within);
      expect(below(heading, 'ООО «Бета», 2015–2019').jobs).toEqual(['ООО «Альфа»']);
    }
  });

  it.each([
    ...[
      'Премия',
      'Премии',
      'Грант',
      'Конкурс',
      'Лауреат',
      'Призёр',
      'Призер',
      'Победитель',
      'Лучший результат',
    ],
    ...['Диплом', 'Сертификат', 'Курс', 'Award', 'Grant', 'Certificate', 'Course'],
  ])('«%s» is an honour, whoever gave it', (honour) => {
    expect(below('Достижения', `${honour}, ООО «Бета», тестировщик, 2015–2019`).jobs).toEqual([
      'ООО «Альфа»',
    ]);
    expect(below('Достижения', 'ООО «Бета», тестировщик, 2015–2019', honour).jobs).toEqual(['ООО «Альфа»']);
  });

  it.each(['Премьера', 'Призыв', 'Приза'])('«%s» is none', (words) =>
    expect(below('Достижения', 'ООО «Бета», тестировщик, 2015–2019', words).jobs).toEqual(within.jobs),
  );

  it('a heading that looks like those of sections wants both, too', () => {
    const career = (line: string) =>
      namesIn(
        drawn([
          [{ isBold: true }, 'Опыт работы'],
          [plain, 'ООО «Альфа», разработчик, 2019–2023'],
          [{ isBold: true }, 'Технологии'],
          [plain, 'Python'],
          [plain, line],
          [{ isBold: true }, 'Образование'],
          [plain, 'МГУ, 2010–2015'],
        ]),
      );
    expect(career('ООО «Бета», тестировщик, 2015–2019').jobs).toEqual(within.jobs);
    expect(career('ООО «Бета», 2015–2019')).toMatchObject({ jobs: ['ООО «Альфа»'], schools: ['МГУ'] });
  });
});

describe('a name in capitals among headings in capitals', () => {
  const headingsIn = (heading: string, ...lines: string[]) => {
    const text = `Вера Лугова\nОПЫТ РАБОТЫ\nООО «Альфа», швея\nШила платья и юбки\n${heading}\n${lines.join('\n')}\nНАВЫКИ\nкрой, шитьё\nсила\nволя`;
    return linesOf({ text, blocks: blocksOfText(text) })
      .flatMap(({ words, isHeading }) => (isHeading ? words : []))
      .filter((words) => !['ОПЫТ РАБОТЫ', 'НАВЫКИ', heading].slice(0, 2).includes(words));
  };

  it.each([
    ['2019–2021', 'Шила'],
    ['Ателье', '2019–2021'],
    ['Ателье', 'Тула', '2019–2021'],
    ['май 2019 —', 'июнь 2021'],
    ['Ателье', 'май 2019 —', 'июнь 2021'],
    ['Швея', 'Шила'],
  ])('is of a job: %j', (...lines) => expect(headingsIn('РОМАШКА', ...lines)).toEqual([]));

  it.each([
    ['Ателье', 'Тула', 'Дом', '2019–2021'],
    ['Ателье', 'Швея'],
    ['Шила', 'Вязала'],
  ])('is a heading: %j', (...lines) => expect(headingsIn('РОМАШКА', ...lines)).toEqual(['РОМАШКА']));

  it('what stands below the next heading says nothing of it', () => {
    expect(headingsIn('РОМАШКА', 'Шила', 'ОБРАЗОВАНИЕ', '2019–2021')).toEqual(['РОМАШКА', 'ОБРАЗОВАНИЕ']);
    expect(headingsIn('ОБРАЗОВАНИЕ', 'РОМАШКА', '2019–2021')).toEqual(['ОБРАЗОВАНИЕ']);
    expect(headingsIn('КУРСЫ', 'РОМАШКА', '2019–2021')).toEqual(['КУРСЫ', 'РОМАШКА']);
  });

  it.each([
    'МОЯ ДЕЯТЕЛЬНОСТЬ',
    'УЧЕБНАЯ ПРАКТИКА',
    'МОИ СТАЖИРОВКИ',
    'МОИ ГРАНТЫ',
    'НАСТАВНИЧЕСТВО',
    'СЛУЖБА',
  ])('«%s» is one, though it has its periods', (heading) =>
    expect(headingsIn(heading, '2019–2021')).toEqual([heading]),
  );

  it.each(['МГТУ', 'EXCEL', 'PYTHON'])('«%s» is none', (name) =>
    expect(headingsIn(name, 'Шила')).toEqual([]),
  );
});

import { describe, expect, it } from 'vitest';
import { blocksOfText, type ResumeDocument } from '#core/domain/documents/blocks.ts';
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

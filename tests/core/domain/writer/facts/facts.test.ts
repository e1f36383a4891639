import { describe, expect, it } from 'vitest';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';

describe('what letters and advice are fed (docs/rules.md#resume-reading-fed)', () => {
  it('nothing that is unsure', () =>
    expect(
      extractResumeFacts('Опыт работы\n2019–2021\nМенеджер по продажам\nХолодные звонки\nВстречи').jobs,
    ).toMatchObject([{ title: 'Менеджер по продажам', employer: null }]));

  it('no job is the last one where a later one is unsure', () =>
    expect(
      extractResumeFacts('Опыт работы\nООО «Луч», менеджер\n2015–2018\nСахар\n2019–2021\nЗвонки').jobs,
    ).toEqual([]));

  it('what goes on now is told all the same', () =>
    expect(
      extractResumeFacts('Опыт работы\nООО «Луч», менеджер\n2015 — настоящее время\nСахар\n2019–2021').jobs,
    ).toMatchObject([{ title: 'менеджер', employer: 'ООО «Луч»' }]));

  it.each([
    ['Руковожу продажами в агентстве с опытом более 15 лет на рынке. Опыт в продажах — 6 лет.', '6 лет'],
    ['Работаю в компании с опытом более 15 лет.', null],
    ['Опыт нашей компании — более 15 лет.', null],
    ['I work at an agency with over 20 years of experience on the market.', null],
    ['Over 20 years of experience on the market.', null],
    ['Опыт работы в компании — 5 лет.', '5 лет'],
    ['Аналитик с опытом более 7 лет.', 'более 7 лет'],
    ['Analyst with over 7 years of experience.', 'over 7 years'],
    // Nor the years of something else.
    ['Опыт управления командой 3 года.', null],
    ['Опыт в управлении командой — 3 года.', null],
    ['Есть управленческий опыт 3 года.', null],
    ['Есть 3 года управленческого опыта.', null],
    ['Опыт жизни за границей 7 лет.', null],
    ['Опыт занятий спортом 10 лет.', null],
    ['Опыт работы с Excel 10 лет.', null],
    ['5 лет опыта холодных продаж.', null],
    ['Опыт холодных продаж 3 года, общий стаж 20 лет.', '20 лет'],
    ['Опыт в продажах 3 года, общий трудовой стаж — 20 лет.', '20 лет'],
    ['Опыт работы главным бухгалтером 12 лет.', '12 лет'],
    ['Опыт в должности аналитика — 4 года.', '4 года'],
    ['Опыт коммерческой разработки — более 5 лет.', 'более 5 лет'],
    ['Стаж по специальности: 8 лет.', '8 лет'],
    ['5 лет коммерческого опыта в IT.', '5 лет'],
    ['Опыт сварки 7 лет', '7 лет'],
    ['Опыт продаж 5 лет', '5 лет'],
    ['Опыт продаж медицинского оборудования — более 5 лет.', 'более 5 лет'],
    ['Опыт ведения бухгалтерии 8 лет', '8 лет'],
    ['Опыт преподавания английского языка — 8 лет', '8 лет'],
    ['Стаж медсестры 12 лет, опыт бухгалтера 3 года.', '12 лет'],
    ['7 лет опыта сварки.', '7 лет'],
    ['Опыт приготовления блюд русской кухни 9 лет.', '9 лет'],
    ['Опыт в должности су-шефа — 3 года.', '3 года'],
    ['Опыт ведения блога 4 года', null],
    ['Опыт воспитания детей 6 лет', null],
    ['Опыт вождения 10 лет', null],
    ['Опыт обучения вождению 10 лет', null],
    ['Стаж вождения 15 лет, опыт работы водителем 8 лет.', '8 лет'],
    ['Права категории B, C, стаж 15 лет.', null],
    ['Driving experience: 10 years', null],
    ['Опыт работы менее 1 года.', null],
    ['Опыт работы до 3 лет.', null],
    ['Опыт работы: 0 лет', null],
    ['Ищу компанию, где ценят опыт 10 лет', null],
    ['Муж с опытом работы 10 лет', null],
    ['Опыт работы — 10 лет.', '10 лет'],
    ['Ищу работу бухгалтера, опыт работы 10 лет.', '10 лет'],
    ['Хотел бы развиваться в логистике: опыт работы 6 лет', '6 лет'],
    ['Жена и мать, опыт работы 6 лет', '6 лет'],
    ['Врач-терапевт высшей категории, стаж 20 лет.', '20 лет'],
    ['Водитель категории C, E, стаж 15 лет', '15 лет'],
    ['менее 15 лет опыта', null],
  ])('one’s own years, not the employer’s: %s', (about, experience) =>
    expect(extractResumeFacts(`Вера Лугова\nАналитик\n\nО себе\n${about}`).experience).toBe(experience),
  );

  const taxi = 'Январь 2020 — настоящее время\nООО «Такси»\nВодитель\n- Возил людей';
  it.each([
    [`Опыт работы: 10 лет\n${taxi}`, '10 лет'],
    [`Опыт работы\n10 лет\n${taxi}`, '10 лет'],
    [`Опыт работы — 6 лет 4 месяца\n${taxi}\n- 3 года руководил сменой`, '6 лет 4 месяца'],
    [`Опыт работы\n${taxi}\n- 3 года руководил сменой`, null],
    [`Опыт работы\n3 года водил такси\n${taxi}`, null],
    [`Опыт работы\n${taxi.replace('\n', '\n6 лет 5 месяцев\n')}`, null],
  ])('the years of all work, not those of a job or a deed: %j', (work, experience) =>
    expect(extractResumeFacts(`Вера Лугова\nВодитель\n\n${work}`).experience).toBe(experience),
  );

  it('a school with its degree and year', () =>
    expect(extractResumeFacts('Образование\nУфимский университет, экономика, 2021').education).toBe(
      'Уфимский университет, экономика, 2021',
    ));

  it('no heading of a table', () =>
    expect(extractResumeFacts('Образование\nДата | Учебное заведение\n2015').education).toBeNull());

  it('no messenger as a portfolio, and nobody else’s repository as one’s own page', () => {
    const text =
      'Глеб Лугов\nРазработчик C++\nhttps://wa.me/79990001122\nО себе\nПравки: https://github.com/lens/lens/pull/7';
    expect(extractResumeFacts(text)).toMatchObject({ github: null, portfolio: null });
    const own = extractResumeFacts(
      `${text}\nhttps://github.com/lugov-example?tab=repositories, https://lugov.pro/`,
    );
    expect(own).toMatchObject({
      github: 'https://github.com/lugov-example?tab=repositories',
      portfolio: 'https://lugov.pro/',
    });
  });

  it('a document as it is drawn, as well as a text', () => {
    const text = 'Анна Ветрова\nБухгалтер';
    const line = { size: 1, isBold: false, column: 1, page: 1 };
    const blocks = [
      { ...line, kind: 'heading' as const, size: 2, start: 0, end: 12 },
      { ...line, kind: 'paragraph' as const, start: 13, end: 22 },
    ];
    expect(extractResumeFacts({ text, blocks })).toMatchObject({
      name: 'Анна Ветрова',
      position: 'Бухгалтер',
    });
  });
});

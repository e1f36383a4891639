import { describe, expect, it } from 'vitest';
import {
  closedUp,
  entrySections,
  headingOf,
  isSectionStart,
  themeOf,
} from '#core/domain/documents/reading/words/headings.ts';
import { listed, listedBy } from './listed.ts';

describe('headings that stand alone (docs/rules.md#resume-reading-jobs)', () => {
  it.each(
    listedBy({
      contacts: `Контакты|Контактная информация|Контактные данные|Мои контактные данные|Личная информация
        Личные данные|Общая информация|Общая информация о себе|Contact|Contacts|Contact information
        Contact details|Contacts info|Contact me|Get in touch|Personal details|Personal information
        Personal info|Social links`,
      experience: `Опыт|Опыт работы|Трудовой опыт|Профессиональный опыт|Прежний опыт работы|Мой опыт
        Место работы|Места работы|Последние места работы|Работа|Стажировки|Internship|Internships
        Трудовая деятельность|Трудовой стаж|Сведения о трудовой деятельности|Работал|Работала|Где работал
        Где я работала|Я работал|Что делал|Что я делала|Профессиональная деятельность|Стаж|Стаж работы
        Карьера|Experience|Work experience|Professional experience|Relevant experience|Total experience
        Academic positions|Professional appointments|Employment|Employment history|Work history|Career
        Career history`,
      education: `Образование|Моё образование|Высшее образование|Основное образование|Базовое образование
        Моё высшее образование|Образование и курсы|Сведения об образовании|Обучение|Учёба|Учился|Училась
        Где училась|Где я учился|Чему учился|Чему я училась|Я учился|Где учили|Education
        Education and training|Education & certificates|Academic background`,
      skills: `Навыки|Ключевые навыки|Профессиональные навыки|Основные навыки|Технические навыки|Мои навыки
        Компьютерные навыки|Умения|Компетенции|Скилл|Скиллы|Навыки и умения|Умения и навыки|Навыки и знания
        Навыки и технологии|Навыки и инструменты|Навыки и компетенции|Умею|Я умею|Что умею|Что я умею
        Чем владею|Чем я владею|Знаю и использую|Computer skills|Знания|Профессиональные знания
        Знания и навыки|Hard skills|Soft skills|Хард скиллы|Софт-скилл|Hardskills|Софтскиллы|Технологии
        Технологии и инструменты|Стек|Технологический стек|Стек технологий|Инструменты|Программы
        Владение программами|Tech|Top skills|Key skills|Technical skills|Core skills|Professional skills
        Skills|Skills and tools|Skills & abilities|Tech stack|Technical stack|Technology stack|Tools
        Technologies|Core competencies`,
      about: `О себе|Обо мне|Коротко о себе|Сведения обо мне|Дополнительная информация
        Дополнительные сведения|Личные качества|Личные качества и увлечения|Цели|Further information
        Additional information|Summary|Professional summary|Career summary|Profile|About|About me|Objective
        Цель|Цели`,
      achievements: `Достижения|Ключевые достижения|Основные достижения|Мои достижения|Achievements
        Key achievements|Accomplishments`,
      languages: `Языки|Знание языков|Знание иностранных языков|Владение языками|Владение иностранными языками|Иностранные языки
        Language|Languages|Foreign language|Foreign languages`,
      courses: `Дополнительное образование|Тренинги|Тренинги и семинары|Образовательные программы
        Другие образовательные программы|Дополнительные образовательные программы|Курсы|Сертификаты
        Электронные сертификаты|Повышение квалификации|Повышение квалификации, курсы|Курсы и сертификаты
        Курсы и тренинги|Дополнительное образование, курсы|Courses|Professional development, courses
        Certificates|Certification|Certifications|Licenses and certifications|Licenses & certifications
        Electronic certificates|Training|Trainings`,
      projects: `Проекты|Пет-проекты|Pet-проекты|Учебные проекты|Мои проекты|Личные проекты
        Коммерческие проекты|Projects|Pet projects|Personal projects|Side projects|Selected projects
        Портфолио|Portfolio`,
      wanted: `Должность|Желаемая должность|Искомая должность|Желаемая должность и зарплата
        Кем хочу работать|Резюме на должность|Претендую на должность|Резюме на вакансию|Позиция
        Специализация|Position|Job title|Desired position|Desired position and salary|Title`,
      name: `ФИО|Ф. И. О.|Ф.И.О.|Имя|Имя и фамилия|Фамилия, имя|Фамилия, имя, отчество|Name|Full name`,
      other: `Похожие резюме|Citizenship, travel time to work|Tests, examinations|Личное|Прочее|Геймджемы
        Хакатоны|Выступления|Сильные стороны|Семейное положение|Медкнижка|Характер|График|Переезд
        Вредные привычки|Recognition|Teaching|Professional service|Grants|Grants and awards|Grants & awards
        Publications|Selected publications|Talks|Хобби|Интересы|Увлечения|Hobbies|Interests|Рекомендации
        References|Желаемая зарплата|Зарплата|Salary|Местоположение|Город|Проживание|Location|City|Возраст
        Дата рождения|Гражданство|Опыт вождения|Водительское удостоверение|Honors & awards|Honors and awards
        Honors-awards|Awards|Volunteering|Волонтёрство|Публикации|Конференции`,
    }),
  )('«%s» begins %s', (words, kind) => {
    for (const written of [
      words,
      words.toUpperCase(),
      `${words}:`,
      `${words}  :`,
      `${words.replace(/\.$/u, '')}.`,
    ])
      expect(headingOf(written)).toEqual({ kind, rest: '' });
  });

  it.each([
    ...listed(`Контактная|Личные вещи|Общая|Contacts us|Get in|Get in touch with us|Personal|Social|Опытный
      Неопыт|Опыт жизни|Место|Места|Последние работы|Стажировка в банке|Internship abroad|Трудовая книжка
      Сведения о деятельности|Что работал|Где делала|Профессиональная|Career path|Academic|Work place|Высшее
      Сведения|Учёба в лицее|Учил|Где учил|Училищем|Education abroad|Academic year|Навыки и привычки|Что|Чем
      Знаю|Computer|Hard|Технологии и люди|Стек задач|Владение|Technical|Core|Stack|Top|О них
      О себе и других|Дополнительная|Личные|Professional|Career goals|Key|Языковой|Знание|Иностранные
      Foreign|Тренинги и|Licenses|Licenses or certifications|Курсы рисования|Повышение|Electronic
      Пет проекты|Side|Желаемая|Резюме|Кем хочу|Должность и график|Job|Desired|ФИ|Фамилия|Имя, отчество|Full
      Сильные|Grants or awards|Дата|Водительское|Honors|Honors or awards|Вредные|Семейное|Selected
      Professional life`),
    // A letter is missing, or a digit stands for it.
    ...listed(`Контактн информация|Контактн1 информация|Личн данные|Личн1 данные|1ый опыт|Трудов стаж
      Трудов1 стаж|Работал1|Что делал1|Учил1|Education and 5|Education and|Skills and 5|Skills and
      Дополнительн сведения|Дополнительн1 сведения|Личн качества|Личн1 качества|Личные качества и
      Личные качества и 5|Тренинги и 5|Водительск удостоверение|Водительск1 удостоверение|Водительское 1
      Водительское`),
    'Education and ',
    'Skills and ',
    'Личные качества и ',
    'Тренинги и ',
    'Водительское ',
    'Повышение квалификациикурсы',
    'Я. Навыки',
    '1 Навыки',
  ])('«%s» is no heading', (words) => expect(headingOf(words)).toBeNull());

  it('an adjective before «опыт» has three to twenty-two letters', () => {
    expect(headingOf('Злой опыт')?.kind).toBe('experience');
    expect(headingOf(`${'а'.repeat(20)}ый опыт`)?.kind).toBe('experience');
    expect(headingOf(`${'а'.repeat(21)}ый опыт`)).toBeNull();
    expect(headingOf('Ой опыт')).toBeNull();
  });
});

describe('headings with something behind them', () => {
  it.each([
    ['Навыки: Python, SQL', 'skills', 'Python, SQL'],
    ['Навыки:Python', 'skills', 'Python'],
    ['Навыки  :  Python', 'skills', 'Python'],
    ['НАВЫКИ: Ёлки', 'skills', 'Ёлки'],
    ['Опыт работы — 5 лет', 'experience', '5 лет'],
    ['Опыт работы – 5 лет', 'experience', '5 лет'],
    ['Опыт работы - 5 лет', 'experience', '5 лет'],
    ['Опыт работы | 5 лет', 'experience', '5 лет'],
    ['Опыт работы —  5 лет', 'experience', '5 лет'],
    ['Опыт работы  —5 лет', 'experience', '5 лет'],
    ['Опыт работы 5 лет', 'experience', '5 лет'],
    ['Опыт работы  5 лет', 'experience', '5 лет'],
    ['Опыт | Навыки', 'experience', 'Навыки'],
    ['Образование высшее: Тульский институт МВД', 'education', 'Тульский институт МВД'],
    ['Образование среднее специальное: техникум', 'education', 'техникум'],
    ['Образование среднее я: школа', 'education', 'школа'],
    ['Образование среднее : школа', 'education', 'школа'],
  ])('%s', (words, kind, rest) => expect(headingOf(words)).toEqual({ kind, rest }));

  it.each([
    'Опыт работы—5 лет',
    'Опыт работы5 лет',
    'Опыт работы пять лет',
    'У меня опыт работы: 5 лет',
    'Образование высшее',
    'Образование высшее — институт',
    'Образование начальное: школа',
    'Образование среднее 1 специальное: школа',
    `Образование среднее ${'а'.repeat(21)}: школа`,
    'Опыт/Experience',
    'Опыт /-Experience',
    'Опыт-/ Experience',
    'Опыт / Навыки',
    'Опыт / Experience / Стаж',
    'Ромашка / Луч',
  ])('«%s» has no heading', (words) => expect(headingOf(words)).toBeNull());

  it.each([
    ['Опыт / Experience', 'experience'],
    ['Опыт работы | Work experience', 'experience'],
    ['НАВЫКИ / Skills:', 'skills'],
  ])('«%s» says the same twice', (words, kind) => expect(headingOf(words)).toEqual({ kind, rest: '' }));

  it('a line of two hundred characters may begin with one, no longer line does', () => {
    expect(headingOf(`Навыки: ${'а'.repeat(192)}`)?.kind).toBe('skills');
    expect(headingOf(`Навыки: ${'а'.repeat(193)}`)).toBeNull();
    expect(headingOf(`Образование среднее ${'а'.repeat(20)}: школа`)?.kind).toBe('education');
  });
});

describe('letters with spaces between them', () => {
  it.each([
    ['П Р О Г Р А М М И С Т', 'ПРОГРАММИСТ'],
    ['О П Ы Т', 'ОПЫТ'],
    ['О П Ы', 'О П Ы'],
    ['О  П Ы Т', 'О  П Ы Т'],
    ['О П Ы Т!', 'О П Ы Т!'],
    ['ОП Ы Т Ы', 'ОП Ы Т Ы'],
    ['О П Ы ТЫ', 'О П Ы ТЫ'],
    ['1 2 3 4 5', '1 2 3 4 5'],
    ['О 2 Ы Т А', 'О 2 Ы Т А'],
    ['О П Ы Т 5', 'О П Ы Т 5'],
    ['а '.repeat(80).concat('а'), 'а'.repeat(81)],
    ['а '.repeat(81).concat('а'), 'а '.repeat(81).concat('а')],
  ])('«%s» is «%s»', (words, word) => expect(closedUp(words)).toBe(word));

  it.each([
    ['Н А В Ы К И', 'skills'],
    ['О П Ы Т Р А Б О Т Ы', 'experience'],
    ['К О Н Т А К Т Ы', 'contacts'],
    ['О С Е Б Е', 'about'],
    ['С Е М Е Й Н О Е П О Л О Ж Е Н И Е', 'other'],
    ['W O R K H I S T O R Y', 'experience'],
  ])('%s', (words, kind) => expect(headingOf(words)).toEqual({ kind, rest: '' }));

  it.each(['З Е Л Ё Н Ы Й', 'О П Ы Т Ы', 'Н Е О П Ы Т', 'Р А Б О Т А Т Ь', 'ОПЫТРАБОТЫ'])(
    '%s is no heading',
    (words) => expect(headingOf(words)).toBeNull(),
  );
});

describe('what a line that stands out is about', () => {
  it.each(
    listedBy({
      other: `Волонтёрство и донорство|Общественная работа|Опыт вождения|Общестенная работа
        Volunteering and clubs|Volunteering & clubs|Мои хобби|Награды и дипломы|Мои публикации
        Публикации о проектах`,
      courses: `Дополнительное образование взрослых|Дополнительное профобразование и курсы|Пройденные курсы
        Мои сертификаты|Рост квалификации|Online courses|My certificates|Extra training|Курсы и обучение`,
      education: `Где получено образование|Образование и навыки|Higher education|Моё обучение
        Обучение проектам`,
      projects: `Интересные проекты|Some projects|Моё портфолио|My portfolio|Проекты и навыки`,
      skills: `Мои навыки|Полезные навыки|Другие умения|Главные компетенции|Other skills|Мой стек
        Стек на работе|Навыки и опыт`,
      experience: `Мой опыт|Опыт в продажах|Работа|Работа и стажировки|Трудовая книжка|Моя карьера
        Прежние места работы|Последнее место работы|Past experience|My employment|My work|Work abroad|Work
        My work abroad|Early career`,
      about: `Немного о себе|Ещё обо мне|More about me|Мои личные качества|Важная информация|Short summary
        Личные качества и достижения`,
      achievements: `Главные достижения|My achievements|Достижения в языках`,
      languages: `Родной язык|My languages|Языки для контактов`,
      contacts: `Для контактов|My contact|All contacts`,
    }),
  )('«%s» is about %s', (words, theme) => expect(themeOf(words)).toBe(theme));

  it.each([
    ...listed(`Навыки, которые есть|Вот какие навыки у меня есть сейчас|Волонт- и|Дополнительн- образы
      Личн качества|Личн- качества|Дополнительные деньги|Неопытность|Работа и|Работа с людьми|Рост и работа
      Homework|Workshops|Место службы|Остекление балконов|Качество|Личные вещи|Навыки!|Навыки?|Навыки.
      Навыки; умения|Навыки, умения|Навыки @ дом|Навыки 2|Зелёный берег`),
    'Навыки | умения',
    'Работа и ',
  ])('«%s» is about none of these', (words) => expect(themeOf(words)).toBeNull());

  it('has sixty characters and six words at most', () => {
    expect(themeOf(`Навыки ${'а'.repeat(53)}`)).toBe('skills');
    expect(themeOf(`Навыки ${'а'.repeat(54)}`)).toBeNull();
    expect(themeOf('Вот навыки у меня есть  такие')).toBe('skills');
    expect(themeOf('Вот навыки у меня есть сейчас такие')).toBeNull();
  });
});

it('a career’s entry has headings of its own (docs/rules.md#resume-reading-jobs)', () => {
  expect([...entrySections].toSorted()).toEqual([
    'achievements',
    'languages',
    'projects',
    'skills',
    'wanted',
  ]);
});

it('a name and the lines before all headings begin no section', () => {
  expect(isSectionStart('name')).toBe(false);
  expect(isSectionStart('top')).toBe(false);
  expect(isSectionStart('other')).toBe(true);
  expect(isSectionStart('experience')).toBe(true);
});

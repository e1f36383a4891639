import { describe, expect, it } from 'vitest';
import {
  endsWithInitials,
  isBreak,
  isContact,
  isDepartment,
  isIndustry,
  isNoEmployer,
  isOwnBusiness,
} from '#core/domain/documents/reading/words/not-employers.ts';
import { listed } from './listed.ts';

describe('a time without work (docs/rules.md#resume-reading-jobs)', () => {
  it.each(
    listed(`Перерыв в работе|Декрет|Декретный отпуск|Отпуск по уходу за ребёнком|Служба в армии|Career break
      Sabbatical leave`),
  )('«%s»', (words) => {
    expect(isBreak(words)).toBe(true);
    expect(isOwnBusiness(words)).toBe(true);
    expect(isBreak(`Не ${words}`)).toBe(false);
  });

  it.each(listed('Служба|Служба доставки|Career'))('«%s» is none', (words) =>
    expect(isBreak(words)).toBe(false),
  );
});

describe('work for oneself or for nobody (docs/rules.md#resume-reading-jobs)', () => {
  it.each(
    listed(`ИП|«ИП»|"Фриланс"|„Стартап“|“Стартап”|Фриланс|Фрилансер|Самозанятый|Самозанятость|Freelance
      Freelancer|Self-employed|Self employed|Selfemployed|Self-employe|Selfemployee
      Индивидуальное предпринимательство|Индивидуальное предпринимательство, торговля
      Индивидуальный предприниматель|Своё дело|Собственное дело|Личное дело|Частная практика|Частные заказы|Свой проект|Личный бизнес
      Индивидуальный проект|Учебный бизнес|Pet-проектами|Самозанят|Freelancers|Собственный бизнес
      Учебный проект|Командный проект|Групповой проект|Дипломный проект|Pet-проект|Пет-проект|Petproject
      Own business|Personal project|Side project|Side projects|Работа на себя
      Без официального трудоустройства|Неофициально|Стартап|Startup|Проект|Project|Армия|Competition
      Science competition|Hackathon|Хакатон|Городской хакатон|Конкурс|Школьный конкурс|Олимпиада|Доклад
      Доклад о рынке|Курс рисования|Хакатон «Север»|Hackathon North|Конференция «Север»|Conference North
      Конкурс чтецов|Олимпиада школьников|Вебинар о рынке|Учебный проект по физике|Учебные проекты
      Учебных проектах вуза|Практика|Производственная практика|Учебная практика|Стажировка|Подработка|ИП`),
  )('«%s» has no employer', (words) => expect(isOwnBusiness(words)).toBe(true));

  it.each(
    listed(`ИП Морозов|ООО ИП|Банк фриланс|Фриланс 2|Самозанят 5|Freelance5|Side projects5|Учебн5 проект
      Self made|Selfemployees|Индивидуальный предприниматель Морозов|Практика банка|Частная клиника
      Частные заказы рядом|Свой банк|Проект Север|Банк проект|Стартап Север|Армия Спасения|Российская армия
      Банк «Луч» конкурс|Конкурсный банк|Банк доклад|Курс|Курсор Север|Банк курс рисования|Учебный банк
      Учебн проект|Стажировка в банке|Работа на заводе|Personal bank|Неофициально рядом`),
  )('«%s» may have one', (words) => expect(isOwnBusiness(words)).toBe(false));

  it('space and quotation marks around it change nothing', () => {
    expect(isOwnBusiness(' «Фриланс» ')).toBe(true);
  });

  it('is said in a hundred and twenty characters', () => {
    expect(isOwnBusiness(`Доклад ${'а'.repeat(113)}`)).toBe(true);
    expect(isOwnBusiness(`Доклад ${'а'.repeat(114)}`)).toBe(false);
  });
});

describe('trades as hh.ru names them (docs/rules.md#resume-reading-exports)', () => {
  it.each(
    listed(`Информационные технологии|IT|IT, интернет|Телекоммуникации, связь|Розничная торговля
      Продукты питания|Товары народного потребления|Услуги для бизнеса|Услуги для населения
      Финансовый сектор|Образовательные учреждения|Медицина, фармацевтика, аптеки|Гостиницы, рестораны
      Строительство, недвижимость|Автомобильный бизнес|Перевозки, логистика|Тяжелое машиностроение
      Промышленное оборудование|Энергетика|Нефть и газ|Металлургия|Добывающая отрасль
      Химическое производство|Лесная промышленность|Сельское хозяйство|СМИ, маркетинг|Искусство, культура
      Государственные организации|Общественная деятельность|Электроника, приборостроение
      Управление многопрофильными активами|ЖКХ|Интернет-компания|Разработка программного обеспечения
      Системная интеграция|Information technology, system integration`),
  )('«%s»', (words) => {
    expect(isIndustry(words)).toBe(true);
    expect(isIndustry(`Моя ${words}`)).toBe(false);
  });

  it.each(
    listed(`ITM Север|IT-Север|IT Север|ЖКХ Север|Информационные листы|Услуги для дома|Гостиницы
      Строительство|СМИ|Продукты|Медицина|Лесная сказка`),
  )('«%s» is none', (words) => expect(isIndustry(words)).toBe(false));
});

describe('parts of a company (docs/rules.md#resume-reading-jobs)', () => {
  it.each(
    listed(`Отдел продаж|Департамент связи|Направление продаж|Группа тестирования|Команда поиска
      Кафедра физики|Факультет физики|Дирекция продаж|Сектор связи|Цех сборки|Проект «Умный город»
      Продукт «Север»|Стрим поиска|Служба безопасности|Department|Sales department|Research division
      Payments team|Sales unit|Mobile squad|Team|Core Payments Platform team`),
  )('«%s»', (words) => expect(isDepartment(words)).toBe(true));

  it.each(
    listed(`Группа компаний «Луч»|Мебель отдел|Служба|Служба 01|Department store|Teams North|Subunit 5
      Ромашка`),
  )('«%s» is none', (words) => expect(isDepartment(words)).toBe(false));
});

it('the first hundred and twenty characters tell a department, and three words before its kind', () => {
  expect(isDepartment('Core Payments Platform team')).toBe(true);
  expect(isDepartment('North Core Payments Platform team')).toBe(false);
  expect(isDepartment(`${'a'.repeat(115)} team`)).toBe(true);
  expect(isDepartment(`${'a'.repeat(116)} team`)).toBe(false);
});

describe('contacts alone (docs/rules.md#resume-reading)', () => {
  it.each(
    listed(`ivan@example.ru|www.example.ru|https://example.ru/o-nas|+7 900 555-12-34|@ivan_north
      тел +7 900 555-12-34|сайт: example.ru|ivan@example.ru, +7 900 555-12-34|@ivan_north, example.ru
      т. ф. +7 900 555-12-34`),
  )('«%s»', (words) => expect(isContact(words)).toBe(true));

  it.each(listed(`Ромашка|Сайты: example.ru|Ромашка, ivan@example.ru|Север +7 900 555-12-34|12345|@|тел.`))(
    '«%s» is more than that, or none',
    (words) => expect(isContact(words)).toBe(false),
  );

  it('stand in two hundred characters', () => {
    expect(isContact(`${'.'.repeat(184)} ivan@example.ru`)).toBe(true);
    expect(isContact(`${'.'.repeat(185)} ivan@example.ru`)).toBe(false);
  });
});

describe('initials behind «ИП» (docs/rules.md#resume-reading-jobs)', () => {
  it.each(
    listed(
      `ИП Морозов С.А.|ИП Морозов С. А.|ИП Морозов С.|ИП Петров-Северный С.А.|Грузчик ИП Морозов С.А.|(ИП Ли С.А.`,
    ),
  )('«%s»', (words) => expect(endsWithInitials(words)).toBe(true));

  it.each(
    listed(`ИП Морозов|ИП Морозов С.А|ИП Морозов с.а.|ИП морозов С.А.|ИП Морозов С.А.В.|ИП Морозов  С.А.
      ИП  Морозов С.А.|ИП М С.А.|ТИП Морозов С.А.|ИП Морозов Сергей А.|ИП Морозов С.А. Луч|ООО Морозов С.А.
      ип Морозов С.А.|ИП 5орозов С.А.|ИП Мор5зов С.А.|ИП Морозов С.  А.`),
  )('«%s» has none', (words) => expect(endsWithInitials(words)).toBe(false));

  it('are letters', () => expect(endsWithInitials('ИП Морозов ')).toBe(false));

  it('stand in the last sixty characters, behind thirty-one letters at most', () => {
    expect(endsWithInitials(`ИП А${'б'.repeat(30)} С.А.`)).toBe(true);
    expect(endsWithInitials(`ИП А${'б'.repeat(31)} С.А.`)).toBe(false);
  });
});

describe('what cannot be who pays (docs/rules.md#resume-reading-jobs)', () => {
  it.each(
    listed(`Я|12345|№ 7|40%|Север 40%|Север 40 %|Север $|Север €|Север ₽|Север!|Север?|Север; Юг
      Пришёл в Север.|Завод им.|[Компания]|3 года|Октябрь 2021|2021|настоящее время|Август 2021 —
      Луч 2015–2018|1.5|01/20|12.05 Ромашка|5/6 Ромашка|2019 Луч|Луч, октябрь 2021|ООО «Луч», 2015–2018
      2019 Луч ООО|1999 Луч ООО|Луч 2019|Тула|Телекоммуникации|ЖКХ|Фриланс|01.07.2014|г. Ижевск
      Ускорила загрузку карточки товара на 40%|Разработка внутреннего портала|Responsible for hiring
      Информационные технологии, системная интеграция, интернет|Lorem ipsum dolor|Королёв|Могилёв
      Индивидуальное предпринимательство / частная практика / фриланс|Великий Новгород|Южно-Сахалинск
      Nagpur, Maharashtra, India|Санкт-Петербург|удалённо|Ключевые навыки|Название компании|Личный проект
      Балашиха|Шымкент|PostgreSQL|Qt 4.8|Spring Boot|Python, Django, Redis|Jira, Confluence и др.
      Портал для врачей|Сайт для врачей|www.example.ru|Навыки|Опыт работы|Python|Python, Django|Отдел продаж
      Продавал цветы|Разработка сайтов|Led a team|Ромашка Луч Север Юг Запад Восток Сокол Орлан Чайка`),
  )('«%s»', (words) => expect(isNoEmployer(words)).toBe(true));

  it.each(
    listed(`Ян|Ромашка|Северный Маркет|iSpring|Урал|Городская больница № 3|Учебный центр «Шаг»|1С-Рарус
      ЗАО "Связь-Холдинг"|Wildberries|Флант|SAP|Yandex Cloud|HeadHunter|Школа Python|Находка|Мирный
      Parcelwise Inc.|Parcelwise Ltd.|Parcelwise Corp.|Parcelwise Co.|Parcelwise Sp. z o.o.|ООО «Луч» н.в.
      ООО «Луч» н. в.|ООО «Луч» нв.|ООО «Луч» 1998 г.|ИП Морозов С.А.|Грузоперевозки, ИП Морозов С. А.
      12 стульев|2ГИС|Север% Юг|1899 Луч ООО|2010Луч ООО|20А5 Луч ООО|205А Луч ООО|К/Т Ромашка|123/ Ромашка
      .NET Север|Школа 5/1|Завод 2000|ООО «Луч-2000»|ООО «Луч 2019»|Школа № 2010|2010Луч|ООО «Всё для дома»
      “Всё для дома”|„Всё для дома“|"Всё для дома"|Ромашка для Дома|Навыки: Ромашка|Студия навыков
      Parcelwise s.r.o.|Parcelwise S.r.l.|Монтажстрой|Ремонтстрой|Продуктовый рай|Магазин мебели|Отделстрой
      ООО «Отдел продаж»|АО Контроль|ООО Монтаж|ООО Python|Ромашка Луч Север Юг Запад Восток Сокол Орлан
      ООО «Ромашка Луч Север Юг Запад Восток Сокол Орлан Чайка Ястреб»`),
  )('«%s» may be', (words) => expect(isNoEmployer(words)).toBe(false));

  it('a name has two to seventy characters, and ninety where its kind is named; eight words, and eleven', () => {
    expect(isNoEmployer(`Р${'о'.repeat(69)}`)).toBe(false);
    expect(isNoEmployer(`Р${'о'.repeat(70)}`)).toBe(true);
    expect(isNoEmployer(`ООО «${'о'.repeat(84)}»`)).toBe(false);
    expect(isNoEmployer(`ООО «${'о'.repeat(85)}»`)).toBe(true);
    expect(isNoEmployer('Ромашка Луч  Север Юг Запад Восток Сокол Орлан')).toBe(false);
    expect(isNoEmployer(`ООО  «${'Юг '.repeat(9)}Юг»`)).toBe(false);
    expect(isNoEmployer(`ООО «${'Юг '.repeat(10)}Юг»`)).toBe(true);
  });
});

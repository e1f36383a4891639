import { describe, expect, it } from 'vitest';
import { type Gap, gapFor } from '#core/domain/writer/advice/gaps.ts';

const gapOf = (ru: string, en: string, reasonRu: string, reasonEn: string): Gap => ({
  ru,
  en,
  reason: { ru: reasonRu, en: reasonEn },
});

const list = (words: string): string[] => words.split(', ');

describe('a change is measured by what was and what is, whatever the trade (docs/rules.md#writer-advice)', () => {
  const change = gapOf(
    'с [сколько было] до [сколько стало]',
    'from [before] to [after]',
    'Названо улучшение, но не видно, насколько стало лучше. Значения «было» и «стало» убеждают сильнее слов.',
    'The line names an improvement but not its size. Before and after convince better than words.',
  );

  it.each(
    list(
      'Ускорил выдачу, Сократила сроки, Снизила расходы, Повысил продажи, Увеличила охват, Уменьшил брак, Reduced costs, Increased sales, Improved delivery, Decreased losses, Sped up delivery, Команда сократила сроки',
    ),
  )('%s', (words) => {
    expect(gapFor(words, 'Таксидермист')).toEqual(change);
    expect(gapFor(words)).toEqual(change);
    expect(gapFor(words, 'Повар')).toEqual(change);
  });

  it.each(
    list('Выдавал заказы, Неускоренная выдача, Обучил персонал, Speeding up delivery, Unreduced costs'),
  )('nothing changed: %s', (words) => expect(gapFor(words, 'Таксидермист')).toBeNull());
});

/** The gap of a trade, and every way that its title is known by. */
const trades: [string, Gap][] = [
  [
    'Повар, Су-шеф, Шеф-повар, Кондитер, Пекарь, Cook, Chef, Baker, Старший повар',
    gapOf(
      '[сколько блюд или гостей за смену]',
      '[how many dishes or guests a shift]',
      'По числу блюд или гостей за смену видно, с каким потоком вы справляетесь.',
      'The number of dishes or guests a shift shows what load you can handle.',
    ),
  ],
  [
    'Официант, Бармен, Бариста, Хостес, Waiter, Waitress, Barista, Bartender',
    gapOf(
      '[сколько гостей или столов за смену]',
      '[how many guests or tables a shift]',
      'По числу гостей за смену видно, с каким потоком вы справляетесь.',
      'The number of guests a shift shows what load you can handle.',
    ),
  ],
  [
    'Юрист, Юрисконсульт, Адвокат, Lawyer, Legal counsel, Attorney, Paralegal',
    gapOf(
      '[сколько договоров или дел, с каким исходом]',
      '[how many contracts or cases, with what outcome]',
      'Число договоров или дел и их исход говорят об опыте юриста больше, чем перечень обязанностей.',
      'How many contracts or cases and how they ended says more of a lawyer than a list of duties.',
    ),
  ],
  [
    'Медсестра, Медицинская сестра, Медбрат, Врач, Фельдшер, Санитар, Стоматолог, Nurse, Doctor, Physician',
    gapOf(
      '[сколько пациентов за смену]',
      '[how many patients a shift]',
      'По числу пациентов видно, к какой нагрузке вы привыкли.',
      'The number of patients shows what load you are used to.',
    ),
  ],
  [
    'Водитель, Курьер, Экспедитор, Driver, Courier',
    gapOf(
      '[сколько рейсов или заказов за смену]',
      '[how many trips or orders a shift]',
      'По числу рейсов или заказов видно, какой объём вы вывозите.',
      'The number of trips or orders shows how much you carry.',
    ),
  ],
  [
    'Учитель, Преподаватель, Педагог, Воспитатель, Репетитор, Teacher, Tutor, Lecturer',
    gapOf(
      '[сколько учеников, какие у них результаты]',
      '[how many students, what results they had]',
      'О работе учителя судят по ученикам: сколько их и чего они добились.',
      'Teachers are judged by their students: how many, and what they achieved.',
    ),
  ],
  [
    'Тестировщик, QA, Tester, Инженер по тестированию, Специалист по тестированию',
    gapOf(
      '[сколько проверок, сколько ошибок найдено до выпуска]',
      '[how many checks, how many bugs found before release]',
      'По объёму проверок и найденным до выпуска ошибкам видно, что дало тестирование.',
      'The number of checks and of bugs found before release shows what the testing gave.',
    ),
  ],
  [
    'Дизайнер, Designer, Product designer, UX-designer, Lead web and mobile designer, Иллюстратор',
    gapOf(
      '[сколько работ, что изменилось у пользователей или заказчика]',
      '[how many pieces, what changed for users or the client]',
      'Дизайн ценят за то, что изменилось у пользователей и заказчика: покажите это числом.',
      'Design is valued for what it changed for users and clients: show it with a number.',
    ),
  ],
  [
    'Бухгалтер, Accountant, Bookkeeper, Главный бухгалтер',
    gapOf(
      '[сколько операций, сотрудников или юрлиц, в какой срок]',
      '[how many operations, employees or entities, in what time]',
      'Объём учёта и сроки показывают уровень ответственности; без них строка подходит к любой бухгалтерии.',
      'Volume and deadlines show how much you answered for; without them the line fits any accounting job.',
    ),
  ],
  [
    'Менеджер по продажам, Менеджер по работе с клиентами, Продавец, Торговый представитель, Sales manager, Account manager',
    gapOf(
      '[сколько клиентов или сделок, какой оборот]',
      '[how many clients or deals, what revenue]',
      'Продажи оценивают по числам: сколько клиентов, какой оборот, какой рост.',
      'Sales are judged by numbers: clients, revenue, growth.',
    ),
  ],
  [
    'Маркетолог, SMM-менеджер, SEO-специалист, Таргетолог, Marketing manager, Marketer',
    gapOf(
      '[какой охват или сколько заявок, с каким бюджетом]',
      '[what reach or how many leads, on what budget]',
      'О маркетинге судят по охвату, заявкам и их цене.',
      'Marketing is judged by reach, leads and what they cost.',
    ),
  ],
  [
    'HR-менеджер, Рекрутер, Recruiter, Специалист по подбору персонала, Менеджер по персоналу',
    gapOf(
      '[сколько вакансий или сотрудников, за какой срок]',
      '[how many openings or people, in what time]',
      'Подбор оценивают по числу закрытых вакансий и сроку.',
      'Recruiting is judged by openings filled and the time it took.',
    ),
  ],
  [
    'Аналитик, Data scientist, Data analyst, Data engineer, Business analyst, ML engineer, AI-инженер, ML-инженер, AI researcher, Machine learning engineer, Дата-сайентист',
    gapOf(
      '[какой показатель и насколько изменился, объём данных]',
      '[which metric and by how much, volume of data]',
      'Для работы с данными важны показатель и объём: по ним видно, что расчёт принёс пользу.',
      'In work with data the metric and the volume count: they show that it was of use.',
    ),
  ],
  [
    'Разработчик, Программист, Developer, DevOps, Software engineer, Backend, Frontend, Front-end, Back-end, Fullstack, Python-разработчик, Веб-разработчик, Веб-программист, Вебразработчик, Младший разработчик, Senior web developer, Главный backend engineer',
    gapOf(
      '[сколько пользователей или запросов, сколько времени сэкономлено]',
      '[how many users or requests, how much time saved]',
      'Сказано, что сделано, но не сказано, что это дало. Одно число отличит вашу строку от сотен таких же.',
      'The line says what was done, not what it gave. One number sets it apart from hundreds of others.',
    ),
  ],
  [
    'Логист, Кладовщик, Менеджер по закупкам, Закупщик, Logistics manager, Warehouse worker',
    gapOf(
      '[сколько поставок или позиций, в какой срок]',
      '[how many deliveries or items, in what time]',
      'По числу поставок и срокам виден объём работы.',
      'Deliveries and deadlines show the volume of the work.',
    ),
  ],
  [
    'Электрик, Электромонтёр, Сварщик, Монтажник, Прораб, Слесарь, Строитель',
    gapOf(
      '[сколько объектов, какой объём, в какой срок]',
      '[how many sites, what volume, in what time]',
      'По числу объектов и объёму видно, какую работу вам можно доверить.',
      'Sites and volume show what work you can be trusted with.',
    ),
  ],
  [
    'Администратор салона, Администратор гостиницы, Оператор, Специалист поддержки, Support engineer, Call center agent',
    gapOf(
      '[сколько обращений за смену]',
      '[how many requests a shift]',
      'По числу обращений видно, с каким потоком вы справляетесь.',
      'The number of requests shows what load you can handle.',
    ),
  ],
];

describe('a duty is measured as its trade is (docs/rules.md#writer-advice)', () => {
  it.each(trades)('%s', (titles, gap) => {
    for (const title of list(titles)) expect(gapFor('Делал своё дело', title), title).toEqual(gap);
  });

  it.each(
    list(
      'Таксидермист, Неповар, Mybackend, Electrode, Aqa, Data steward, Mlops, Менеджер, Специалист по кадрам, Администратор, Менеджер по проектам, Engineer',
    ),
  )('no hint for an unknown one: %s', (title) => expect(gapFor('Делал своё дело', title)).toBeNull());

  it('nor where no title is known', () => {
    expect(gapFor('Делал своё дело')).toBeNull();
    expect(gapFor('Делал своё дело', null)).toBeNull();
  });

  it('the first two hundred letters are the title', () => {
    expect(gapFor('Делал своё дело', `${'а'.repeat(194)} повар`)?.ru).toContain('блюд');
    expect(gapFor('Делал своё дело', `${'а'.repeat(195)} повар`)).toBeNull();
  });
});

describe('beside the shift nothing is counted by it', () => {
  it.each(
    list(
      'Помощь сотрудникам, Новый персонал, Помощь стажёрам, Помощь коллегам, Помощь практикантам, Наставничество, Инвентаризация, Конференции, Семинары, Отчёты, Документы, Закупки, Журналы, Новое меню, Графики, Staff rotas, Helping colleagues, Training newcomers, Documents, Reports, New menu, Inventory',
    ),
  )('%s', (words) => {
    expect(gapFor(words, 'Повар')).toBeNull();
    // A trade that counts no shift is measured all the same.
    expect(gapFor(words, 'Юрист')?.en).toBe('[how many contracts or cases, with what outcome]');
  });

  it.each(list('Горячие блюда, Constrained kitchens, Предложения гостям'))('by the shift: %s', (words) =>
    expect(gapFor(words, 'Повар')?.ru).toBe('[сколько блюд или гостей за смену]'),
  );
});

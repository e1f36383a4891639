import { fold } from '../../text/words.ts';

/** What a line is measured by: the gap to fill and why it is worth it. */
export interface Gap {
  ru: string;
  en: string;
  reason: { ru: string; en: string };
}

const gap = (ru: string, en: string, reasonRu: string, reasonEn: string): Gap => ({
  ru,
  en,
  reason: { ru: reasonRu, en: reasonEn },
});

const wordStarts = (...stems: string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${stems.join('|')})`, 'u');

/** A deed that changes a number: whatever the trade, the number is what it is about. */
const change = wordStarts(
  'ускор',
  'сократи',
  'снизи',
  'повыси',
  'увеличи',
  'уменьши',
  'reduced',
  'increased',
  'improved',
  'decreased',
  'sped up',
);
const ofChange = gap(
  'с [сколько было] до [сколько стало]',
  'from [before] to [after]',
  'Названо улучшение, но не видно, насколько стало лучше. Значения «было» и «стало» убеждают сильнее слов.',
  'The line names an improvement but not its size. Before and after convince better than words.',
);

/** By the trade of the job, as its title names it. */
const trades: readonly (readonly [RegExp, Gap])[] = [
  [
    wordStarts('повар', 'су-шеф', 'шеф-повар', 'кондитер', 'пекар', 'cook', 'chef', 'baker'),
    gap(
      '[сколько блюд или гостей за смену]',
      '[how many dishes or guests a shift]',
      'По числу блюд или гостей за смену видно, с каким потоком вы справляетесь.',
      'The number of dishes or guests a shift shows what load you can handle.',
    ),
  ],
  [
    wordStarts('официант', 'бармен', 'бариста', 'хостес', 'waiter', 'waitress', 'barista', 'bartender'),
    gap(
      '[сколько гостей или столов за смену]',
      '[how many guests or tables a shift]',
      'По числу гостей за смену видно, с каким потоком вы справляетесь.',
      'The number of guests a shift shows what load you can handle.',
    ),
  ],
  [
    wordStarts('юрист', 'юрисконсульт', 'адвокат', 'lawyer', 'legal', 'attorney', 'paralegal'),
    gap(
      '[сколько договоров или дел, с каким исходом]',
      '[how many contracts or cases, with what outcome]',
      'Число договоров или дел и их исход говорят об опыте юриста больше, чем перечень обязанностей.',
      'How many contracts or cases and how they ended says more of a lawyer than a list of duties.',
    ),
  ],
  [
    wordStarts(
      'медсестр',
      'медицинская сестра',
      'медбрат',
      'врач',
      'фельдшер',
      'санитар',
      'стоматолог',
      'nurse',
      'doctor',
      'physician',
    ),
    gap(
      '[сколько пациентов за смену]',
      '[how many patients a shift]',
      'По числу пациентов видно, к какой нагрузке вы привыкли.',
      'The number of patients shows what load you are used to.',
    ),
  ],
  [
    wordStarts('водител', 'курьер', 'экспедитор', 'driver', 'courier'),
    gap(
      '[сколько рейсов или заказов за смену]',
      '[how many trips or orders a shift]',
      'По числу рейсов или заказов видно, какой объём вы вывозите.',
      'The number of trips or orders shows how much you carry.',
    ),
  ],
  [
    wordStarts(
      'учител',
      'преподавател',
      'педагог',
      'воспитател',
      'репетитор',
      'teacher',
      'tutor',
      'lecturer',
    ),
    gap(
      '[сколько учеников, какие у них результаты]',
      '[how many students, what results they had]',
      'О работе учителя судят по ученикам: сколько их и чего они добились.',
      'Teachers are judged by their students: how many, and what they achieved.',
    ),
  ],
  [
    wordStarts('тестировщик', 'qa', 'tester', 'инженер по тестированию', 'специалист по тестированию'),
    gap(
      '[сколько проверок, сколько ошибок найдено до выпуска]',
      '[how many checks, how many bugs found before release]',
      'По объёму проверок и найденным до выпуска ошибкам видно, что дало тестирование.',
      'The number of checks and of bugs found before release shows what the testing gave.',
    ),
  ],
  [
    wordStarts('дизайнер', '(?:\\p{L}{1,20}[- ]){0,3}designer', 'иллюстратор'),
    gap(
      '[сколько работ, что изменилось у пользователей или заказчика]',
      '[how many pieces, what changed for users or the client]',
      'Дизайн ценят за то, что изменилось у пользователей и заказчика: покажите это числом.',
      'Design is valued for what it changed for users and clients: show it with a number.',
    ),
  ],
  [
    wordStarts('бухгалтер', 'accountant', 'bookkeeper'),
    gap(
      '[сколько операций, сотрудников или юрлиц, в какой срок]',
      '[how many operations, employees or entities, in what time]',
      'Объём учёта и сроки показывают уровень ответственности; без них строка подходит к любой бухгалтерии.',
      'Volume and deadlines show how much you answered for; without them the line fits any accounting job.',
    ),
  ],
  [
    wordStarts(
      'менеджер по продаж',
      'менеджер по работе с клиентами',
      'продавец',
      'торгов',
      'sales',
      'account manager',
    ),
    gap(
      '[сколько клиентов или сделок, какой оборот]',
      '[how many clients or deals, what revenue]',
      'Продажи оценивают по числам: сколько клиентов, какой оборот, какой рост.',
      'Sales are judged by numbers: clients, revenue, growth.',
    ),
  ],
  [
    wordStarts('маркетолог', 'smm', 'seo', 'таргетолог', 'marketing', 'marketer'),
    gap(
      '[какой охват или сколько заявок, с каким бюджетом]',
      '[what reach or how many leads, on what budget]',
      'О маркетинге судят по охвату, заявкам и их цене.',
      'Marketing is judged by reach, leads and what they cost.',
    ),
  ],
  [
    wordStarts('hr', 'рекрутер', 'recruiter', 'специалист по подбору', 'менеджер по персоналу'),
    gap(
      '[сколько вакансий или сотрудников, за какой срок]',
      '[how many openings or people, in what time]',
      'Подбор оценивают по числу закрытых вакансий и сроку.',
      'Recruiting is judged by openings filled and the time it took.',
    ),
  ],
  [
    wordStarts(
      'аналитик',
      'data (?:scientist|analyst|engineer)',
      'analyst',
      '(?:ml|ai)[- ]',
      'machine learning',
      'дата-',
    ),
    gap(
      '[какой показатель и насколько изменился, объём данных]',
      '[which metric and by how much, volume of data]',
      'Для работы с данными важны показатель и объём: по ним видно, что расчёт принёс пользу.',
      'In work with data the metric and the volume count: they show that it was of use.',
    ),
  ],
  [
    /(?<!\p{L})(?:\p{L}{1,20}[- ]?){0,2}(?:разработчи|программист|developer|devops|software engineer)|(?<!\p{L})(?:backend|frontend|front-end|back-end|fullstack)/u,
    gap(
      '[сколько пользователей или запросов, сколько времени сэкономлено]',
      '[how many users or requests, how much time saved]',
      'Сказано, что сделано, но не сказано, что это дало. Одно число отличит вашу строку от сотен таких же.',
      'The line says what was done, not what it gave. One number sets it apart from hundreds of others.',
    ),
  ],
  [
    wordStarts('логист', 'кладовщик', 'менеджер по закупкам', 'закупщик', 'logist', 'warehouse'),
    gap(
      '[сколько поставок или позиций, в какой срок]',
      '[how many deliveries or items, in what time]',
      'По числу поставок и срокам виден объём работы.',
      'Deliveries and deadlines show the volume of the work.',
    ),
  ],
  [
    wordStarts('электрик', 'электромонт', 'сварщик', 'монтажник', 'прораб', 'слесар', 'строител'),
    gap(
      '[сколько объектов, какой объём, в какой срок]',
      '[how many sites, what volume, in what time]',
      'По числу объектов и объёму видно, какую работу вам можно доверить.',
      'Sites and volume show what work you can be trusted with.',
    ),
  ],
  [
    wordStarts(
      'администратор салона',
      'администратор гостиниц',
      'оператор',
      'специалист поддержки',
      'support',
      'call',
    ),
    gap(
      '[сколько обращений за смену]',
      '[how many requests a shift]',
      'По числу обращений видно, с каким потоком вы справляетесь.',
      'The number of requests shows what load you can handle.',
    ),
  ],
];

/** Done beside the guests, patients and trips of a shift, and not counted by them: 'обучение новых сотрудников'. */
const besideShift =
  /сотрудник|персонал|стажер|коллег|практикант|наставн|инвентаризац|конференц|семинар|отчет|документ|закуп|журнал|меню|график|(?<!\p{L})(?:staff|colleague|train|document|report|menu|inventory)/u;

/** What to measure a line of a job by; null for a job of an unknown trade, where any hint would be a guess. */
export function gapFor(words: string, title: string | null = null): Gap | null {
  if (change.test(fold(words))) return ofChange;
  const trade = fold((title ?? '').slice(0, 200));
  const found = trades.find(([names]) => names.test(trade))?.[1] ?? null;
  return found?.ru.includes('за смену') && besideShift.test(fold(words)) ? null : found;
}

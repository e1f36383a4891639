/**
 * What the portal is asked for, unit by unit: it has no filter by profession, only a search over title, duties and
 * requirements (docs/decisions/011). What comes is sorted by `categoryOf`, wherever it was found.
 */
const searchTerms: Readonly<Record<string, readonly string[]>> = {
  development: [
    'программист',
    'разработчик',
    'программист 1С',
    'frontend',
    'фронтенд',
    'верстальщик',
    'JavaScript разработчик',
    'backend',
    'python',
    'java',
    'C++',
    'fullstack',
    'full stack',
    'android',
    'iOS',
    'мобильный разработчик',
    'flutter',
    'devops',
    'системный администратор',
    'сетевой инженер',
    'data scientist',
    'машинное обучение',
    'дата инженер',
    'аналитик больших данных',
  ],
  testers: ['тестировщик', 'QA', 'инженер по тестированию'],
  designers: ['дизайнер', 'графический дизайнер', 'веб-дизайнер', 'UX'],
  analysts: ['аналитик', 'системный аналитик', 'бизнес-аналитик', 'аналитик данных'],
  hr: ['специалист по кадрам', 'менеджер по персоналу', 'рекрутер', 'HR'],
  managers: ['руководитель проекта', 'менеджер проекта', 'руководитель отдела', 'директор'],
  business: ['менеджер по продажам', 'специалист по закупкам', 'тендер', 'развитие бизнеса'],
  'client-service': ['оператор call-центра', 'колл-центр', 'техническая поддержка', 'клиентский сервис'],
  finance: ['бухгалтер', 'экономист', 'финансовый аналитик', 'аудитор'],
  law: ['юрист', 'юрисконсульт'],
  marketing: ['маркетолог', 'SMM', 'PR', 'реклама', 'контент-менеджер'],
};

export const searchTermsOf = (unit: string): readonly string[] => searchTerms[unit] ?? [];

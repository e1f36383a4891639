/** All of it is invented: a profession as employers describe it on the portal. */
export interface Profession {
  /** As typed into the form: often in small letters. */
  readonly titles: readonly string[];
  readonly position: string | null;
  readonly specialisation: string;
  readonly duty: string;
  readonly requirements: string;
  readonly skills: readonly string[];
  /** Thousands of roubles a month. */
  readonly pay: number;
}

const it = 'Информационные технологии, телекоммуникации, связь';
const trade = 'Продажи, закупки, снабжение, торговля';
const books = 'Бухгалтерия, налоги, управленческий учет';

export const professions: readonly Profession[] = [
  {
    titles: ['программист 1С', 'Разработчик 1С', 'Инженер-программист'],
    position: 'Программист',
    specialisation: it,
    duty: '- доработка конфигураций 1С: ERP и «Зарплата»; - обмен данными между базами; - консультации пользователей',
    requirements:
      'Опыт разработки на платформе 1С от двух лет, знание СКД и запросов. Умение читать чужой код.',
    skills: ['Навык работы с 1С (программами семейства 1С)', 'SQL', 'Git', 'Ответственность'],
    pay: 120,
  },
  {
    titles: ['Программист Python', 'Backend-разработчик (Python)'],
    position: 'Программист Python',
    specialisation: it,
    duty: 'Разработка сервисов на Python и FastAPI<br/>Работа с PostgreSQL и очередями<br/>Участие в обзорах кода',
    requirements: 'Python, SQL, Docker, понимание REST.',
    skills: ['Python / Питон', 'FastAPI', 'PostgreSQL', 'Docker'],
    pay: 150,
  },
  {
    titles: ['Frontend-разработчик', 'верстальщик'],
    position: null,
    specialisation: it,
    duty: 'Вёрстка страниц по макетам, развитие личного кабинета на TypeScript и React.',
    requirements: 'HTML, CSS, JavaScript, основы React.',
    skills: ['JavaScript', 'HTML', 'CSS', 'React'],
    pay: 110,
  },
  {
    titles: ['Fullstack-разработчик', 'Разработчик мобильных приложений'],
    position: 'Программист',
    specialisation: it,
    duty: 'Разработка внутренних систем предприятия: от базы данных до экрана; приложение для Android.',
    requirements: 'Node.js или Kotlin, SQL, Git.',
    skills: [],
    pay: 140,
  },
  {
    titles: ['системный администратор', 'Сетевой инженер', 'Инженер DevOps'],
    position: 'Системный администратор',
    specialisation: it,
    duty: '• сопровождение серверов Linux • резервное копирование • помощь пользователям',
    requirements: 'Знание сетей, Linux и Windows Server. Автоматизация на bash или Python приветствуется.',
    skills: ['Навык работы с Linux', 'Знание Zabbix', 'Базовый уровень'],
    pay: 75,
  },
  {
    titles: ['Специалист по машинному обучению', 'Data Scientist', 'Инженер данных'],
    position: 'Data Scientist / Big Data / Data Analyst / Data Engineer',
    specialisation: it,
    duty: 'Модели прогноза спроса, подготовка данных, дообучение LLM для поиска по документам предприятия.',
    requirements: 'Python, PyTorch или scikit-learn, SQL, машинное обучение от двух лет.',
    skills: ['Машинное обучение / Machine Learning (ML)', 'Python / Питон', 'Pandas', 'PyTorch'],
    pay: 190,
  },
  {
    titles: ['Тестировщик', 'Инженер по тестированию', 'QA-инженер (автоматизация)'],
    position: 'Тестировщик программного обеспечения',
    specialisation: it,
    duty: 'Проверка новых версий, описание ошибок, ведение набора проверок; автоматизация на Selenium.',
    requirements: 'Внимание к мелочам, основы SQL, опыт с Postman.',
    skills: ['Postman', 'SQL', 'Внимательность'],
    pay: 85,
  },
  {
    titles: ['Графический дизайнер', 'Веб-дизайнер', 'дизайнер'],
    position: 'Дизайнер',
    specialisation: 'Маркетинг, реклама, PR',
    duty: 'Макеты упаковки, баннеров и каталогов; подготовка к печати.',
    requirements: 'Photoshop, Illustrator, Figma, портфолио обязательно.',
    skills: ['Adobe Photoshop', 'Figma', 'Аккуратность'],
    pay: 65,
  },
  {
    titles: ['Системный аналитик', 'Бизнес-аналитик', 'Аналитик данных'],
    position: 'Системный аналитик',
    specialisation: 'Производство',
    duty: 'Сбор требований, описание процессов, постановка задач разработчикам, витрины данных.',
    requirements: 'BPMN, UML, SQL; опыт от полугода.',
    skills: ['BPMN', 'SQL', 'UML'],
    pay: 95,
  },
  {
    titles: ['специалист по кадрам', 'Менеджер по персоналу', 'Рекрутер'],
    position: 'Специалист по кадрам',
    specialisation: 'Кадровая служба, управление персоналом',
    duty: 'Приём, перевод и увольнение, кадровые приказы, подбор персонала на открытые места. Резюме: hr@demo.example',
    requirements: 'Знание Трудового кодекса и 1С: ЗУП.',
    skills: ['Знание офисных программ', 'Ведение кадрового делопроизводства'],
    pay: 60,
  },
  {
    titles: ['Руководитель проекта', 'Начальник отдела', 'Директор'],
    position: 'Руководитель проектов',
    specialisation: 'Высший менеджмент',
    duty: 'Планирование, сроки и бюджет, отчёт перед заказчиком; руководитель отдела из восьми человек.',
    requirements: 'Высшее образование, опыт руководства от трёх лет.',
    skills: [],
    pay: 130,
  },
  {
    titles: ['Менеджер по продажам', 'специалист по закупкам', 'Специалист по тендерам'],
    position: 'Менеджер по продажам',
    specialisation: trade,
    duty: 'Договоры с поставщиками, участие в торгах по 44-ФЗ, развитие бизнеса в регионе.',
    requirements: 'Грамотная речь, уверенная работа с Excel и CRM.',
    skills: ['Навык работы с CRM', 'Деловая переписка'],
    pay: 70,
  },
  {
    titles: ['Оператор call-центра', 'Специалист технической поддержки', 'Менеджер по работе с клиентами'],
    position: 'Оператор call-центра',
    specialisation: 'Услуги населению, сервисное обслуживание',
    duty: 'Ответы на звонки и письма, клиентский сервис по готовым подсказкам, запись обращений.',
    requirements: 'Вежливая речь, быстрая печать.',
    skills: ['Вежливость', 'Стрессоустойчивость'],
    pay: 45,
  },
  {
    titles: ['бухгалтер', 'Экономист', 'Финансовый аналитик', 'Главный бухгалтер'],
    position: 'Бухгалтер',
    specialisation: books,
    duty: '1) учёт и отчётность; 2) расчёт заработной платы; 3) акты сверки',
    requirements: '1С: Бухгалтерия, знание ПБУ.',
    skills: ['Ведение бухгалтерского учета', 'Навык работы с 1С (программами семейства 1С)'],
    pay: 58,
  },
  {
    titles: ['Юрисконсульт', 'Юрист'],
    position: 'Юрисконсульт',
    specialisation: 'Юриспруденция',
    duty: 'Договоры, претензии, представительство в арбитражном суде.',
    requirements: 'Высшее юридическое образование, опыт от года.',
    skills: ['КонсультантПлюс', 'Договорная работа'],
    pay: 72,
  },
  {
    titles: ['Маркетолог', 'SMM-специалист', 'Контент-менеджер'],
    position: 'Маркетолог',
    specialisation: 'Маркетинг, реклама, PR',
    duty: 'Ведение сообществ, реклама в интернете, тексты для сайта и рассылок.',
    requirements: 'Опыт ведения групп, основы SEO, чувство языка.',
    skills: ['SMM', 'SEO', 'Копирайтинг'],
    pay: 62,
  },
];

/** What the portal's search finds as well, and nobody looks for here: each is skipped for a reason of its own. */
export const strangers: readonly Profession[] = [
  {
    titles: ['Инженер-программист станков с ЧПУ'],
    position: 'Оператор / Наладчик станка с ЧПУ',
    specialisation: 'Производство',
    duty: 'Написание управляющих программ для токарных станков.',
    requirements: 'Чтение чертежей.',
    skills: [],
    pay: 80,
  },
  {
    titles: ['Преподаватель информатики'],
    position: 'Преподаватель',
    specialisation: 'Образование, наука',
    duty: 'Занятия со студентами: программист как профессия, основы Python.',
    requirements: 'Педагогическое образование.',
    skills: [],
    pay: 50,
  },
  {
    titles: ['Почтальон'],
    position: 'Почтальон',
    specialisation: it,
    duty: 'Доставка писем и газет, реклама услуг отделения.',
    requirements: 'Без опыта.',
    skills: [],
    pay: 32,
  },
];

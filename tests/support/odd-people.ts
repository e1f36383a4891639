import type { Profile } from '#core/domain/user/profile.ts';

interface OddPerson {
  what: string;
  lines: string[];
  own?: Partial<Profile>;
  /** Lower-case pieces of what must stay in the browser. */
  secrets: string[];
}

/** Resumes that hold what a reading could take for something else. Nobody of them is real. */
export const oddPeople: readonly OddPerson[] = [
  {
    what: 'a surname that is a role',
    lines: ['Пекарь Оксана Водительевна', 'Бухгалтер', 'Навыки', '1С, Excel, НДС'],
    secrets: ['оксан', 'водительев'],
  },
  {
    what: 'a name that is a language of programming',
    lines: ['Джулия Свифтова', 'Аналитик данных', 'Навыки', 'SQL, Python, Tableau'],
    secrets: ['свифтов', 'джулия'],
  },
  {
    what: 'a Latin name in the title’s place',
    lines: ['Kunigunda Zarafanova — Backend Developer', 'Skills', 'Java, Spring, Kafka'],
    secrets: ['kunigunda', 'zarafan'],
  },
  {
    what: 'a mail that names a skill',
    lines: [
      'Пётр Образцов',
      'Тестировщик',
      'python.selenium.obraztsov@example.ru',
      'Навыки',
      'Postman, SQL, Jira',
    ],
    secrets: ['obraztsov', 'example.ru', '@'],
  },
  {
    what: 'an address with a street of a scientist',
    lines: [
      'Анна Примерова',
      'Москва, ул. Академика Пилюгина, дом 14, кв. 8',
      'Маркетолог',
      'Навыки',
      'SEO, Яндекс Директ, Excel',
    ],
    secrets: ['пилюгин', 'академик', 'кв.'],
  },
  {
    what: 'an employer that is a surname',
    lines: [
      'Иван Примеров',
      'Менеджер по продажам',
      'Опыт работы',
      'ООО «Кузьмин и Сыновья», менеджер, май 2020 — май 2024',
      '- Вёл переговоры, работал в Bitrix24',
      'Навыки',
      'CRM, Excel, холодные звонки',
    ],
    secrets: ['кузьмин', 'сынов'],
  },
  {
    what: 'a position with a name in it',
    lines: ['Помощник Рябокобылки Ивана Ивановича', 'Навыки', 'Excel, делопроизводство, Word'],
    own: { position: 'Личный помощник Рябокобылки И. И., ООО «Вжикпром»' },
    secrets: ['рябокоб', 'вжик', 'иванович'],
  },
  {
    what: 'skills that are sentences about people',
    lines: ['Мария Примерова', 'Повар', 'Навыки', 'HACCP, горячий цех'],
    own: {
      position: 'Повар горячего цеха',
      skills: ['училась у шефа Пантелеймонова', 'заготовки', 'тел. +7 900 000-00-00'],
      location: 'Москва, Большая Грузинская, 3',
    },
    secrets: ['пантелеймон', '900', 'грузинск', 'больш'],
  },
  {
    what: 'a village that nobody knows',
    lines: ['Фёдор Примеров', 'Сварщик', 'с. Верхние Мандроги', 'Навыки', 'НАКС, аргонодуговая сварка'],
    own: { position: 'Сварщик', location: 'с. Верхние Мандроги' },
    secrets: ['мандрог', 'верхн'],
  },
  {
    what: 'links and a nickname',
    lines: [
      'Тихон Примеров',
      'DevOps-инженер',
      't.me/terraform_tikhon, https://github.com/tikhon-ansible',
      'Навыки',
      'Docker, Kubernetes, Linux',
    ],
    secrets: ['tikhon', 't.me', 'github.com/'],
  },
];

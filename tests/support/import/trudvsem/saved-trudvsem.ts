import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

// biome-ignore lint/suspicious/noExplicitAny: a record of the outside world
type SavedRecord = Record<string, any> & { id: string };

interface Figures {
  records: number;
  /** Those in which a text of ours stands. */
  found: number;
  /**
   * Of each record in our columns: the beginning of its id, category, title, company's id, place, type, salary,
   * publication and tags. A company's id of 32 digits is made of the name: these records do not say that the employer
   * wrote them.
   */
  rows: string;
  /** Beginning of the id, title and reason. */
  skipped: [id: string, title: string, reason: string][];
  /** One vacancy that its employer has put there several times. */
  reposted: { company: string; title: string; ids: string[] };
  /** The record that names no employer, by the beginning of its id. */
  nameless: string;
  /** Those whose field is an industry. */
  industries: [id: string, industryId: string][];
}

/** A folder of answers of «Работа России», and what is to be found in it. */
const savedTrudvsem = (name: string, folder: string, figures: Figures) => {
  const recordsOf = (file: string): SavedRecord[] =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')).results.vacancies.map(
      ({ vacancy }: { vacancy: SavedRecord }) => vacancy,
    );
  return {
    name,
    folder,
    figures,
    recordsOf,
    /** By the beginning of its id. */
    record(id: string): SavedRecord {
      const found = readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .flatMap(recordsOf)
        .find((record) => record.id.startsWith(id));
      if (!found) throw new Error(`no saved record ${id}`);
      return found;
    },
  };
};

/** Invented, in the shapes of the real ones. */
export const trudvsemExtract = savedTrudvsem(
  'the extract',
  resolve(import.meta.dirname, '../../../fixtures/trudvsem'),
  {
    records: 12,
    // «Менеджер магазина детской обуви»: none of our texts stands in it.
    found: 11,
    rows: `
1822f00d | law | Юрисконсульт | 1025900000011 | Пермский край | Part-time | до 98 500 ₽ | 2026-07-01T06:00 | Сменный график, Квота для людей с инвалидностью
1f97a080 | system-analysis | Системный аналитик | 1096600000022 | Нижний Тагил | Full-time | от 55 000 до 90 000 ₽ | 2026-06-01T21:00 | SQL, BPMN, UML
36c13007 | system-analysis | Системный аналитик | 1096600000022 | Нижний Тагил | Full-time | от 55 000 до 90 000 ₽ | 2025-09-14T21:00 | SQL, BPMN, UML, Квота для людей с инвалидностью
8d7ab00b | finance | Бухгалтер | 1023500000088 | Вологодская область | Full-time | от 31 000 до 36 500 ₽ | 2024-10-07T21:00 |
9b35a080 | hr | Специалист по кадрам |  | Москва | Full-time | от 80 000 ₽ | 2024-02-28T21:00 |
a395a080 | backend | Программист 1С | 1117700000033 | Москва | Full-time | от 210 000 ₽ | 2025-11-29T21:00 | Программирование 1С, REST API, 1С
b292f00c | analysts | Аналитик данных (отчётность) | 0c4402cc26a3d568b864d0872c93fdd8 | Москва | Full-time |  | 2026-09-03T06:00 | Анализ данных, SQL, MS Excel
dc07f008 | system-analysis | Системный аналитик | 1096600000022 | Нижний Тагил | Full-time | от 55 000 до 90 000 ₽ | 2025-04-20T21:00 | SQL, BPMN, UML
dfe0e080 | finance | Бухгалтер | 1025900000011 | Пермь | Full-time | от 60 000 до 65 000 ₽ | 2026-08-23T21:00 | Git, Ведение бухгалтерского учета, Ненормированный рабочий день
`,
    skipped: [
      [
        '5f753009',
        'Доцент кафедры прикладной математики',
        'слово «доцент» в названии\u00a0— вне таблицы категорий',
      ],
      ['e4c8700a', 'Программист станков с ЧПУ', 'слово «станков» в названии\u00a0— вне таблицы категорий'],
    ],
    reposted: {
      company: 'ТРИ СОСНЫ',
      title: 'Системный аналитик',
      ids: ['1f97a080', '36c13007', 'dc07f008'],
    },
    nameless: '9b35a080',
    industries: [
      ['8d7ab00b', '39'],
      ['a395a080', '13'],
    ],
  },
);

const sharedFolder = resolve(
  process.env.TRUDVSEM_SHARED ?? join(import.meta.dirname, '../../../../../shared/trudvsem'),
);

/** The extract, and the answers saved beside the project where there are any; TRUDVSEM_SHARED names another folder of them. */
export const savedTrudvsemSets = [
  trudvsemExtract,
  ...(existsSync(sharedFolder)
    ? [
        savedTrudvsem('those beside the project', sharedFolder, {
          records: 42,
          // «Менеджер магазина мужской одежды»: none of our texts stands in it.
          found: 41,
          rows: `
0525ef18 | backend | Разработчик 1С | 1147746841340 | Москва | Full-time | от 411 950 ₽ | 2026-08-23T21:00 | 1С, 1С:ERP, Программирование 1С, ERP-системы, 1С:Документооборот, СКД, БСП, Git
1173adb8 | analysts | Аналитик данных | 1247800130082 | Санкт-Петербург | Full-time | от 110 000 до 120 000 ₽ | 2026-08-18T21:00 | Анализ данных
1263f128 | backend | Инженер бортового программного обеспечения | 1217700553344 | Москва | Full-time | от 88 000 до 120 000 ₽ | 2026-02-04T21:00 | Алгоритмы и структуры данных, Qt, C++ Builder, C++, Python, Linux, LibreOffice, Assembler
17e6db60 | analysts | Аналитик данных | 1043600029670 | Воронежская область | Full-time | от 80 000 ₽ | 2026-05-26T21:00 | Анализ данных, API, ETL, Python, SQL, PostgreSQL, pandas, NumPy
19449580 | system-analysis | Системный аналитик | 1096674008980 | Екатеринбург | Full-time | от 60 000 до 96 000 ₽ | 2025-08-06T21:00 | Системный анализ, ERP-системы, Анализ требований, Системная интеграция, Jira, UML, BPMN, SQL, Квота для людей с инвалидностью
1dd34a04 | analysts | Ведущий аналитик данных (Залоговая служба) | 91c7243baf943e34a7f038202b79309c | Москва | Full-time |  | 2026-09-07T21:00 | Анализ данных, Python, SQL
2a3c8049 | data-science | Аналитик больших данных | 1207700399356 | Москва | Full-time | от 80 000 ₽ | 2025-03-23T21:00 | Анализ данных, Машинное обучение, Data Science, Статистический анализ, SQL, Apache Spark, Квота для людей с инвалидностью
2d40d4b4 | analysts | Аналитик данных | 91c7243baf943e34a7f038202b79309c | Воронежская область | Full-time | от 92 000 ₽ | 2026-08-25T11:00 | Анализ данных, MS Excel, SQL, MS PowerPoint
354595e4 | analysts | Аналитик данных | 98fde90a7a157dbc35579a278c74de5d | Республика Татарстан | Full-time | от 75 000 до 78 000 ₽ | 2026-09-04T07:28 | Анализ данных, SQL, MS Excel, Дашборды, Qlik Sense
3ef74678 | backend | Программист | 1165476052862 | Москва | Full-time | от 70 000 ₽ | 2025-05-27T21:00 | Микросервисы, Код-ревью, CI/CD, Kubernetes, GitLab CI, Python, SQL, ООП, Квота для людей с инвалидностью
3f76020e | finance | Бухгалтер | 1037718030382 | Москва | Full-time | от 40 000 до 70 000 ₽ | 2025-09-07T21:00 | Работать с программой 1С, Знание работы с компьютером, Знание офисных программ, Ведение бухгалтерского учета, Знание бухгалтерского учета
4246c6d8 | analysts | Аналитик данных | ff78f193c6877ee8d18e7bb82cbc89a3 | Москва | Full-time | от 150 000 до 200 000 ₽ | 2026-09-11T11:38 | Анализ данных
4f76bff7 | finance | Бухгалтер | 1147154014700 | Тульская область | Full-time | от 46 684 ₽ | 2024-04-22T21:00 | Ненормированный рабочий день
511c3618 | analysts | Аналитик данных | 1217700010440 | Московская область | Full-time | от 75 000 до 200 000 ₽ | 2026-06-15T21:00 | Анализ данных, Статистический анализ, Ad-hoc аналитика, Data Science
5862d8e8 | backend | Программист | 1197746306383 | Москва | Full-time | от 60 000 до 65 000 ₽ | 2025-09-04T21:00 | Алгоритмы и структуры данных, 1С
58f7db9d | fullstack | Разработчик Fullstack на Python | 1035009567450 | Москва | Full-time | от 100 000 до 140 000 ₽ | 2026-04-26T21:00 | Linux, Python, Nginx, Django Framework, FastAPI, Квота для людей с инвалидностью
5f8812f8 | devops | Системный администратор | 412c74a0-e6f4-11e6-90cd-ef76bd2a03c1 | Сива | Full-time | от 56 000 до 60 000 ₽ | 2026-09-09T21:00 | Сетевые технологии
6100fc98 | system-analysis | Системный аналитик | 1096674008980 | Екатеринбург | Full-time | от 60 000 до 96 000 ₽ | 2025-05-05T21:00 | Системный анализ, ERP-системы, Анализ требований, Системная интеграция, Jira, UML, BPMN, SQL
6122f979 | analysts | Аналитик данных по управлению цифровыми компетенциями | dcd5c2984a751e3bf98ec60ff39bd60f | Санкт-Петербург | Full-time | от 80 000 до 100 000 ₽ | 2026-08-10T14:54 | Анализ данных, Дашборды, Прогнозные модели, ETL, Машинное обучение
63bb542c | backend | Программист | 1125902001170 | Пермь | Full-time | от 30 000 до 50 000 ₽ | 2026-01-20T21:00 | ООП, PL/SQL, Python, Квота для людей с инвалидностью
66183a24 | managers | Заместитель директора даркстора (м Солнцево) | 272f7e1abcb7c18351499bb07a4631b7 | Москва | Full-time | до 105 698 ₽ | 2026-08-18T21:00 | Инвентаризация, Сменный график
76eeac00 | backend | Инженер-программист | 1025901220620 | Пермь | Full-time | от 75 000 до 90 000 ₽ | 2026-07-05T21:00 | Git, Linux, CMake, Redmine, С+, Квота для людей с инвалидностью
81271865 | hr | Специалист по кадрам |  | Москва | Full-time | от 103 500 ₽ | 2026-08-13T07:49 | Подбор персонала
84d9adbc | backend | Инженер-программист | 1086731002621 | Москва | Full-time | от 70 000 до 100 000 ₽ | 2026-08-08T21:00 | Git, Python, SQL, C++, Ubuntu, Разработка нового функционала, UniTreeSDK2, LeRobot, Гибкий график
87679f38 | system-analysis | Системный аналитик | 1096674008980 | Екатеринбург | Full-time | от 60 000 до 96 000 ₽ | 2025-08-06T21:00 | Системный анализ, ERP-системы, Анализ требований, Системная интеграция, Jira, UML, BPMN, SQL, Квота для людей с инвалидностью
8791cd50 | analysts | Аналитик данных | 1035009567450 | Москва | Full-time | от 100 000 до 140 000 ₽ | 2026-04-26T21:00 | Обработка естественного языка, Большая языковая модель, Машинное обучение, Python, NumPy, Pandas, SciPy, Scikit-Learn, Квота для людей с инвалидностью
95259eb8 | backend | Инженер-программист | 1227700570349 | Москва | Full-time | от 300 000 ₽ | 2025-10-22T21:00 | 1С, Управленческий учёт, Управляемые формы 1С, Программирование 1С, REST API, SOAP, Квота для людей с инвалидностью
9a3aafc8 | backend | Программист С# | 1107232016583 | Пермский край | Full-time | от 50 000 до 70 000 ₽ | 2026-05-11T21:00 | C#
9b99c384 | analysts | Аналитик данных | 91c7243baf943e34a7f038202b79309c | Самарская область | Full-time | от 121 350 ₽ | 2026-09-08T14:00 | Анализ данных, Визуализация данных
ad42a528 | devops | Ведущий инженер-системный администратор | 1025901364026 | Пермь | Full-time | от 60 000 до 80 000 ₽ | 2026-05-17T21:00 | Информационная безопасность, ISO 27001, Управление инцидентами, Бюджетирование, Квота для людей с инвалидностью
ae110f54 | analysts | Аналитик данных (ИСУ) | 91c7243baf943e34a7f038202b79309c | Москва | Full-time |  | 2026-09-03T21:00 | Анализ данных, CRM-системы, Python
b85cd648 | finance | Бухгалтер | 1027301486266 | Ульяновская область | Full-time | от 30 000 до 35 000 ₽ | 2024-01-31T21:00 |
b9d9a648 | backend | Инженер программист (инв) | 1025900893864 | Пермь | Full-time | от 45 000 до 65 000 ₽ | 2025-09-10T21:00 | 1С, Квота для людей с инвалидностью
bde94f38 | finance | Бухгалтер | 1147154014700 | Тульская область | Full-time | от 37 105 ₽ | 2024-11-19T21:00 | Ненормированный рабочий день
c1da0088 | backend | Программист | 1085902012800 | Пермь | Full-time | от 35 000 до 50 000 ₽ | 2026-07-01T21:00 | Код-ревью, C#, .NET, Linux, GitLab CI, Docker, Scrum, Jira, Квота для людей с инвалидностью
cb885c14 | analysts | Аналитик данных | 91c7243baf943e34a7f038202b79309c | Москва | Full-time |  | 2026-08-20T07:00 | Анализ данных, Бизнес-планирование, MS Excel, SQL
d113ef85 | analysts | Аналитик данных | e6f3cd6c4af2f899032efea4e265c881 | Приморский край | Full-time | от 138 000 до 202 000 ₽ | 2026-08-11T05:38 | Анализ данных
e245b214 | analysts | Аналитик данных (финансы) | 91c7243baf943e34a7f038202b79309c | Москва | Full-time |  | 2026-08-21T12:00 | Анализ данных, Калькуляция себестоимости
ec2901f9 | finance | Финансовый директор | 1097746694891 | Москва | Full-time | от 120 000 до 130 000 ₽ | 2026-06-02T21:00 | Бюджетирование, МСФО, 1С, MS Office
`,
          skipped: [
            [
              '4f983949',
              'Доцент Кафедры информационных технологий',
              'слово «доцент» в названии\u00a0— вне таблицы категорий',
            ],
            [
              '7f68e488',
              'Инженер-программист станков с ЧПУ',
              'слово «станков» в названии\u00a0— вне таблицы категорий',
            ],
          ],
          reposted: {
            company: 'СВЭЛ',
            title: 'Системный аналитик',
            ids: ['87679f38', '6100fc98', '19449580'],
          },
          nameless: '81271865',
          industries: [
            ['95259eb8', '13'],
            ['b85cd648', '39'],
          ],
        }),
      ]
    : []),
];

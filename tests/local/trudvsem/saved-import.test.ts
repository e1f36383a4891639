import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importUnits } from '#core/domain/import/import-units.ts';
import { bundledRates } from '#core/domain/job/currency.ts';
import type { SkippedVacancy, SourceVacancy } from '#functions/sources/source.ts';
import { trudvsemSource } from '#functions/sources/trudvsem/source.ts';
import { hasSavedTrudvsem, savedRecord, savedTrudvsem } from '#tests/support/import/saved-trudvsem.ts';
import { readSavedVacancies } from '../../../infra/local/trudvsem/saved-vacancies.ts';
import { startTrudvsemStandIn, type TrudvsemStandIn } from '../../../infra/local/trudvsem/stand-in.ts';

/**
 * Of each record: the beginning of its id, category, title, company's id, place, type, salary, publication and tags.
 * A company's id of 32 digits is made of the name: these records do not say that the employer wrote them.
 */
const expected = `
0525ef18 | backend | Разработчик 1С | 1147746841340 | Москва | Full-time | от 411 950 ₽ | 2026-08-23T21:00 | 1С, Git
1173adb8 | analysts | Аналитик данных | 1247800130082 | Санкт-Петербург | Full-time | от 110 000 до 120 000 ₽ | 2026-08-18T21:00 |
1263f128 | backend | Инженер бортового программного обеспечения | 1217700553344 | Москва | Full-time | от 88 000 до 120 000 ₽ | 2026-02-04T21:00 | Python, C++, Linux
17e6db60 | analysts | Аналитик данных | 1043600029670 | Воронежская область | Full-time | от 80 000 ₽ | 2026-05-26T21:00 | Python, SQL, PostgreSQL
19449580 | system-analysis | Системный аналитик | 1096674008980 | Екатеринбург | Full-time | от 60 000 до 96 000 ₽ | 2025-08-06T21:00 | SQL, Jira, BPMN, UML, Квота для людей с инвалидностью
1dd34a04 | analysts | Ведущий аналитик данных (Залоговая служба) | 91c7243baf943e34a7f038202b79309c | Москва | Full-time |  | 2026-09-07T21:00 | Python, SQL
2a3c8049 | data-science | Аналитик больших данных | 1207700399356 | Москва | Full-time | от 80 000 ₽ | 2025-03-23T21:00 | SQL, Machine Learning, Квота для людей с инвалидностью
2d40d4b4 | analysts | Аналитик данных | 91c7243baf943e34a7f038202b79309c | Воронежская область | Full-time | от 92 000 ₽ | 2026-08-25T11:00 | SQL, Excel
354595e4 | analysts | Аналитик данных | 98fde90a7a157dbc35579a278c74de5d | Республика Татарстан | Full-time | от 75 000 до 78 000 ₽ | 2026-09-04T07:28 | SQL, Excel
3ef74678 | backend | Программист | 1165476052862 | Москва | Full-time | от 70 000 ₽ | 2025-05-27T21:00 | Python, SQL, Kafka, Kubernetes, CI/CD, Machine Learning, Квота для людей с инвалидностью
3f76020e | finance | Бухгалтер | 1037718030382 | Москва | Full-time | от 40 000 до 70 000 ₽ | 2025-09-07T21:00 | Работать с программой 1С, Знание работы с компьютером, Знание офисных программ, Ведение бухгалтерского учета, Знание бухгалтерского учета
4246c6d8 | analysts | Аналитик данных | ff78f193c6877ee8d18e7bb82cbc89a3 | Москва | Full-time | от 150 000 до 200 000 ₽ | 2026-09-11T11:38 |
4f76bff7 | finance | Бухгалтер | 1147154014700 | Тульская область | Full-time | от 46 684 ₽ | 2024-04-22T21:00 | Ненормированный рабочий день
511c3618 | analysts | Аналитик данных | 1217700010440 | Московская область | Full-time | от 75 000 до 200 000 ₽ | 2026-06-15T21:00 |
5862d8e8 | backend | Программист | 1197746306383 | Москва | Full-time | от 60 000 до 65 000 ₽ | 2025-09-04T21:00 | 1С
58f7db9d | fullstack | Разработчик Fullstack на Python | 1035009567450 | Москва | Full-time | от 100 000 до 140 000 ₽ | 2026-04-26T21:00 | Linux, Python, Nginx, Django Framework, FastAPI, Квота для людей с инвалидностью
5f8812f8 | devops | Системный администратор | 412c74a0-e6f4-11e6-90cd-ef76bd2a03c1 | Сива | Full-time | от 56 000 до 60 000 ₽ | 2026-09-09T21:00 |
6100fc98 | system-analysis | Системный аналитик | 1096674008980 | Екатеринбург | Full-time | от 60 000 до 96 000 ₽ | 2025-05-05T21:00 | SQL, Jira, BPMN, UML
6122f979 | analysts | Аналитик данных по управлению цифровыми компетенциями | dcd5c2984a751e3bf98ec60ff39bd60f | Санкт-Петербург | Full-time | от 80 000 до 100 000 ₽ | 2026-08-10T14:54 | Machine Learning
63bb542c | backend | Программист | 1125902001170 | Пермь | Full-time | от 30 000 до 50 000 ₽ | 2026-01-20T21:00 | Python, SQL, Английский язык, Квота для людей с инвалидностью
66183a24 | managers | Заместитель директора даркстора (м Солнцево) | 272f7e1abcb7c18351499bb07a4631b7 | Москва | Full-time | до 105 698 ₽ | 2026-08-18T21:00 | Сменный график
76eeac00 | backend | Инженер-программист | 1025901220620 | Пермь | Full-time | от 75 000 до 90 000 ₽ | 2026-07-05T21:00 | Git, Linux, CMake, Redmine, С+, Квота для людей с инвалидностью
81271865 | hr | Специалист по кадрам |  | Москва | Full-time | от 103 500 ₽ | 2026-08-13T07:49 |
84d9adbc | backend | Инженер-программист | 1086731002621 | Москва | Full-time | от 70 000 до 100 000 ₽ | 2026-08-08T21:00 | Git, Python, SQL, C++, Ubuntu, Разработка нового функционала, UniTreeSDK2, LeRobot, Гибкий график
87679f38 | system-analysis | Системный аналитик | 1096674008980 | Екатеринбург | Full-time | от 60 000 до 96 000 ₽ | 2025-08-06T21:00 | SQL, Jira, BPMN, UML, Квота для людей с инвалидностью
8791cd50 | analysts | Аналитик данных | 1035009567450 | Москва | Full-time | от 100 000 до 140 000 ₽ | 2026-04-26T21:00 | Обработка естественного языка, Большая языковая модель, Машинное обучение, Python, NumPy, Pandas, SciPy, Scikit-Learn, Квота для людей с инвалидностью
95259eb8 | backend | Инженер-программист | 1227700570349 | Москва | Full-time | от 300 000 ₽ | 2025-10-22T21:00 | 1С, Квота для людей с инвалидностью
9a3aafc8 | backend | Программист С# | 1107232016583 | Пермский край | Full-time | от 50 000 до 70 000 ₽ | 2026-05-11T21:00 | C#
9b99c384 | analysts | Аналитик данных | 91c7243baf943e34a7f038202b79309c | Самарская область | Full-time | от 121 350 ₽ | 2026-09-08T14:00 |
ad42a528 | devops | Ведущий инженер-системный администратор | 1025901364026 | Пермь | Full-time | от 60 000 до 80 000 ₽ | 2026-05-17T21:00 | Квота для людей с инвалидностью
ae110f54 | analysts | Аналитик данных (ИСУ) | 91c7243baf943e34a7f038202b79309c | Москва | Full-time |  | 2026-09-03T21:00 | Python, CRM
b85cd648 | finance | Бухгалтер | 1027301486266 | Ульяновская область | Full-time | от 30 000 до 35 000 ₽ | 2024-01-31T21:00 |
b9d9a648 | backend | Инженер программист (инв) | 1025900893864 | Пермь | Full-time | от 45 000 до 65 000 ₽ | 2025-09-10T21:00 | 1С, Квота для людей с инвалидностью
bde94f38 | finance | Бухгалтер | 1147154014700 | Тульская область | Full-time | от 37 105 ₽ | 2024-11-19T21:00 | Ненормированный рабочий день
c1da0088 | backend | Программист | 1085902012800 | Пермь | Full-time | от 35 000 до 50 000 ₽ | 2026-07-01T21:00 | C#, .NET, Docker, Linux, Jira, Scrum, Квота для людей с инвалидностью
cb885c14 | analysts | Аналитик данных | 91c7243baf943e34a7f038202b79309c | Москва | Full-time |  | 2026-08-20T07:00 | SQL, Excel
d113ef85 | analysts | Аналитик данных | e6f3cd6c4af2f899032efea4e265c881 | Приморский край | Full-time | от 138 000 до 202 000 ₽ | 2026-08-11T05:38 |
e245b214 | analysts | Аналитик данных (финансы) | 91c7243baf943e34a7f038202b79309c | Москва | Full-time |  | 2026-08-21T12:00 |
ec2901f9 | finance | Финансовый директор | 1097746694891 | Москва | Full-time | от 120 000 до 130 000 ₽ | 2026-06-02T21:00 | 1С, МСФО
`;

const cells = ({ row }: SourceVacancy): string[] => [
  row.external_id.slice(0, 8),
  row.category_id ?? '',
  row.title,
  row.company_id?.replace('trudvsem-', '') ?? '',
  row.location,
  row.job_type,
  (row.salary ?? '').replaceAll('\u00a0', ' '),
  row.published_at?.slice(0, 16) ?? '',
  row.tags.join(', '),
];

describe.skipIf(!hasSavedTrudvsem)('the saved records through stand-in and source', () => {
  let standIn: TrudvsemStandIn;
  const access = { userAgent: 'Prizvanie/1.0 (api@prizvanie.test)', requestsPerSecond: 0 };
  const found = new Map<string, SourceVacancy>();
  const skipped = new Map<string, SkippedVacancy>();
  const notices: string[] = [];

  beforeAll(async () => {
    standIn = await startTrudvsemStandIn({ vacancies: readSavedVacancies(savedTrudvsem).vacancies });
    const source = trudvsemSource({ token: '', ...access, url: standIn.url });
    for (const unit of importUnits) {
      let cursor: string | null = null;
      do {
        const page = await source.list(unit, cursor, { rates: bundledRates, since: null });
        for (const vacancy of page.vacancies) {
          const known = found.get(vacancy.row.id);
          // Found by several texts, it is the same every time: nothing is updated by its own copy.
          if (known) expect(vacancy).toEqual(known);
          found.set(vacancy.row.id, vacancy);
        }
        for (const one of page.skipped) skipped.set(one.externalId, one);
        notices.push(...page.notices);
        cursor = page.next;
      } while (cursor !== null);
    }
  });
  afterAll(() => standIn?.close());

  it('stand in our columns', () => {
    const rows = [...found.values()].map((vacancy) => cells(vacancy).join(' | ').trim());
    expect(rows.toSorted()).toEqual(expected.trim().split('\n'));
    expect(notices).toEqual([]);
  });

  it('are skipped with their reasons', () => {
    expect([...skipped.values()].map(({ externalId, title, reason }) => [externalId, title, reason])).toEqual(
      expect.arrayContaining([
        [
          savedRecord('4f983949').id,
          'Доцент Кафедры информационных технологий',
          'слово «доцент» в названии\u00a0— вне таблицы категорий',
        ],
        [
          savedRecord('7f68e488').id,
          'Инженер-программист станков с ЧПУ',
          'слово «станков» в названии\u00a0— вне таблицы категорий',
        ],
      ]),
    );
    expect(skipped.size).toBe(2);
    // «Менеджер магазина мужской одежды»: none of our texts stands in it.
    expect(found.size + skipped.size).toBe(41);
  });

  it('have the portal’s address, a description without a second request, and no contacts', () => {
    for (const { row, detail, text } of found.values()) {
      expect(row.source_url).toBe(savedRecord(row.external_id).vac_url);
      expect(detail?.html).toMatch(/^<h3>(?:Обязанности|Требования|Условия)<\/h3>/u);
      expect(text.length).toBeGreaterThan(20);
      expect(row).toMatchObject({ source: 'trudvsem', is_open: true, has_direct_contacts: false });
      expect(row.content_hash).toMatch(/^\d+-[\da-f]{32}$/u);
      expect(row.salary_words).toBe(row.salary);
    }
  });

  it('know a repost, and copies of one vacancy, of one employer', () => {
    const of = (id: string) => found.get(`trudvsem-${savedRecord(id).id}`);
    const svel = ['87679f38', '6100fc98', '19449580'].map(of);
    expect(new Set(svel.map((one) => one?.repostKey)).size).toBe(1);
    expect(new Set([...found.values()].map((one) => one.repostKey)).size).toBe(found.size - 2);
    expect(new Set(svel.map((one) => one?.row.cluster_key)).size).toBe(1);
    expect(of('81271865')).toMatchObject({ row: { company: 'Компания не названа', cluster_key: null } });
    expect(of('81271865')?.repostKey).toBeUndefined();
  });

  it('say an industry where their field is one', () => {
    const said = [...found.values()].filter(({ industryId }) => industryId !== null);
    expect(said.map(({ row, industryId }) => [row.external_id.slice(0, 8), industryId]).toSorted()).toEqual([
      ['95259eb8', '13'],
      ['b85cd648', '39'],
    ]);
  });

  it('are answered one by one as long as they are there', async () => {
    const source = trudvsemSource({ token: '', ...access, url: standIn.url });
    for (const { row, detail } of [...found.values()].slice(0, 5)) {
      expect(await source.detail(row)).toEqual(detail);
      expect(await source.detail({ ...row, external_id: 'gone' })).toBeNull();
    }
  });
});

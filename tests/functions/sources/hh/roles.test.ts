import { describe, expect, it } from 'vitest';
import { importUnits } from '#core/domain/import/import-units.ts';
import { titleRules } from '#core/domain/import/title-rules.ts';
import { categories } from '#core/domain/search/catalog.ts';
import { classifyByRoles, roleOutsideTable, roleRows, rolesOfUnit } from '#functions/sources/hh/roles.ts';
import { savedHhSets } from '#tests/support/import/saved-hh.ts';

const placed = (title: string, ...roles: string[]) => {
  const placement = classifyByRoles(title, roles);
  return 'skip' in placement ? placement.skip : placement.categoryId;
};

describe('units and roles', () => {
  it('reads the eleven top-level categories', () => {
    expect(importUnits).toHaveLength(11);
  });

  it('fetches every role of the table once, by the first row that names it', () => {
    const fetched = importUnits.flatMap(rolesOfUnit);
    const named = new Set(roleRows.flatMap((row) => [...row.roles, ...(row.alsoRoles ?? [])]));
    expect(fetched.toSorted()).toEqual([...named].toSorted());
    expect(rolesOfUnit('development')).toEqual(['96', '104', '160', '114', '113', '165']);
    expect(rolesOfUnit('analysts')).toContain('163');
    expect(rolesOfUnit('managers')).toEqual(['73', '107', '70', '71', '106', '66', '67', '76', '88']);
    expect(rolesOfUnit('finance')).toContain('158');
  });

  it('names only categories that there are', () => {
    const categoryIds = new Set(categories.map(({ id }) => id));
    for (const { categoryId } of [...roleRows, ...titleRules]) expect(categoryIds).toContain(categoryId);
  });
});

/** By hh.ru's own names of its professional roles. */
it.each([
  ['frontend', '96 104', 'Программист, разработчик; Руководитель группы разработки'],
  ['backend', '96 104', 'те же'],
  ['fullstack', '96 104', 'те же'],
  ['mobile', '96 104', 'те же'],
  ['devops', '160 114 113 96 104', 'DevOps-инженер; Системный инженер; Системный администратор; те же'],
  ['data-science', '165 96 104', 'Дата-сайентист; те же'],
  ['manual-testing', '124', 'Тестировщик'],
  ['test-automation', '124', 'Тестировщик'],
  ['ui-ux', '34 12', 'Дизайнер, художник; Арт-директор, креативный директор'],
  ['graphic-design', '34 12', 'те же'],
  ['motion-design', '34 20', 'Дизайнер, художник; Видеооператор, видеомонтажер'],
  ['business-analysis', '150 156 10', 'Бизнес-аналитик; BI-аналитик, аналитик данных; Аналитик'],
  ['system-analysis', '148 156 10', 'Системный аналитик; те же'],
  ['product-analysis', '164 156 10 163', 'Продуктовый аналитик; те же; Маркетолог-аналитик'],
  [
    'hr',
    '118 69 117 153 171 38 17',
    'Специалист по подбору персонала, по кадрам и их руководители; Бизнес-тренер',
  ],
  [
    'managers',
    '73 107 70 71 106 66 67 76 88',
    'Менеджеры продукта, проектов, по продажам, закупкам, логистике, АХО',
  ],
  ['business', '26 53 87 75 161 36 125 70 71', 'CEO, CCO, COO, CIO, CTO; по стратегии; Руководитель филиала'],
  [
    'client-service',
    '83 121 105 54 51 70',
    'Оператор call-центра; техподдержка; Координатор отдела продаж; Кассир',
  ],
  [
    'finance',
    '18 142 137 134 136 135 50 16 158 155 57 147',
    'Бухгалтер; Экономист; Финансовый менеджер; Аудитор',
  ],
  ['law', '146 145 166 158', 'Юрист; Юрисконсульт; Директор юридического департамента; Комплаенс-менеджер'],
  [
    'marketing',
    '68 3 2 1 163 170 37 55 99',
    'Маркетолог; SMM; PR; Event; Копирайтер; их руководители; Промоутер',
  ],
])('%s takes the roles %s: %s', (categoryId, roles) => {
  const row = roleRows.find((candidate) => candidate.categoryId === categoryId);
  expect([...(row?.roles ?? []), ...(row?.alsoRoles ?? [])].join(' ')).toBe(roles);
});

it.each([
  // Developers: Fullstack → Mobile → Data Science → DevOps → Frontend → Backend → the rest.
  ['Fullstack-разработчик (React, Java)', '96', 'fullstack'],
  ['Фулстек разработчик', '96', 'fullstack'],
  ['Full Stack Developer', '104', 'fullstack'],
  ['React Native разработчик', '96', 'mobile'],
  ['Разработчик мобильных приложений', '96', 'mobile'],
  ['Java/Kotlin разработчик', '96', 'mobile'],
  ['Python-разработчик (NLP, LLM)', '96', 'data-science'],
  ['Data Engineer (Python)', '96', 'data-science'],
  ['HTML-верстальщик', '96', 'frontend'],
  ['Go / SRE', '96', 'devops'],
  ['Frontend-разработчик (React, Node.js)', '96', 'frontend'],
  ['JavaScript developer', '96', 'frontend'],
  ['Разработчик React', '104', 'frontend'],
  ['Java developer', '96', 'backend'],
  ['Программист С++', '96', 'backend'],
  ['Разработчик 1С', '96', 'backend'],
  ['Программист 1C', '96', 'backend'],
  ['Разработчик .NET / C#', '96', 'backend'],
  ['Бекенд-разработчик', '96', 'backend'],
  ['Инженер-программист', '96', 'development'],
  ['Django-разработчик', '96', 'development'],
  ['Категорийный аналитик', '96', 'development'],
  // Words of a title count as whole words.
  ['Gopher', '96', 'development'],
  ['Email-разработчик HTMLang', '96', 'development'],
  ['Инженер по эксплуатации', '160', 'devops'],
  ['Системный инженер', '114', 'development'],
  ['Системный администратор / DevOps', '113', 'devops'],
  ['Исследователь', '165', 'data-science'],
  // Testers: the rest of 124 is manual.
  ['Тестировщик ПО', '124', 'manual-testing'],
  ['Инженер по автоматизированному тестированию', '124', 'test-automation'],
  ['Младший тестировщик AQA (Python)', '124', 'test-automation'],
  // A Cyrillic А within the Latin word.
  ['АQA engineer', '124', 'test-automation'],
  // Designers.
  ['UX/UI Designer', '34', 'ui-ux'],
  ['Веб-дизайнер', '34', 'ui-ux'],
  ['Графический дизайнер', '34', 'graphic-design'],
  ['Моушн-дизайнер', '34', 'motion-design'],
  ['Motion designer', '20', 'motion-design'],
  ['3D-визуализатор (интерьер)', '34', 'motion-design'],
  ['Дизайнер', '34', 'designers'],
  ['Видеограф', '20', 'designers'],
  ['Дизайнер интерьеров', '34', 'слово «интерьеров» в названии'],
  ['Декоратор', '12', 'слово «декоратор» в названии'],
  ['Графический дизайнер мебели', '34', 'слово «мебели» в названии'],
  // Its excluding words are for the row's design roles alone.
  ['Монтажёр роликов о мебели', '20', 'designers'],
  // Analysts.
  ['Бизнес-аналитик', '150', 'business-analysis'],
  ['Системный аналитик', '148', 'system-analysis'],
  ['System Analyst', '10', 'system-analysis'],
  ['Системный аналитик', '150', 'analysts'],
  ['Продуктовый аналитик', '156', 'product-analysis'],
  ['BI-разработчик', '156', 'analysts'],
  ['Маркетолог-аналитик', '163', 'analysts'],
  // One category of several that name a role.
  ['Руководитель проекта', '107', 'managers'],
  ['Руководитель проекта (СМР)', '107', 'слово «смр» в названии'],
  ['Руководитель строительства', '107', 'слово «строительства» в названии'],
  ['Менеджер объекта', '76', 'managers'],
  ['Руководитель отдела продаж (строительные объекты)', '106', 'managers'],
  ['Менеджер по продажам', '70', 'managers'],
  ['Менеджер по развитию бизнеса', '70', 'business'],
  ['Business Development Manager', '71', 'business'],
  ['Менеджер по работе с клиентами', '70', 'client-service'],
  ['Аккаунт-менеджер', '70', 'client-service'],
  ['Технический директор', '125', 'business'],
  ['Кассир', '51', 'client-service'],
  ['Комплаенс-менеджер', '158', 'finance'],
  ['Юрист-комплаенс', '158', 'law'],
  ['Юрисконсульт', '145', 'law'],
  ['HRD', '38', 'hr'],
  ['Промоутер', '99', 'marketing'],
  ['Другое', '40', roleOutsideTable],
])('«%s» of role %s belongs to %s', (title, role, expected) => {
  expect(placed(title, role)).toBe(expected);
});

it('takes the row of any of several roles', () => {
  expect(placed('Frontend-разработчик', '40', '96')).toBe('frontend');
});

describe.each(savedHhSets)('saved answers of hh.ru ($name)', ({ figures, listItems, details }) => {
  const outcomes = (vacancies: { name: string; professional_roles: { id: string }[] }[]) =>
    vacancies.map(({ name, professional_roles: roles }) => placed(name, ...roles.map(({ id }) => id)));

  const { listed, inFull, placed: ours, excluded } = figures;
  it(`places ${ours.listed} of the ${listed} listed, less ${excluded.length} excluded, and ${ours.inFull} of the ${inFull} in full`, () => {
    const listOutcomes = outcomes(listItems());
    expect(listOutcomes).toHaveLength(listed);
    expect(listOutcomes.filter((outcome) => outcome !== roleOutsideTable)).toHaveLength(ours.listed);
    expect(listOutcomes.filter((outcome) => outcome.startsWith('слово'))).toEqual(excluded);
    const detailOutcomes = outcomes(details());
    expect(detailOutcomes).toHaveLength(inFull);
    expect(detailOutcomes.filter((outcome) => outcome !== roleOutsideTable)).toHaveLength(ours.inFull);
  });
});

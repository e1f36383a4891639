import { describe, expect, it } from 'vitest';
import { categories } from '#core/domain/search/catalog.ts';
import { rules } from '#functions/sources/trudvsem/category-rules.ts';
import { trudvsemRecords } from '#tests/support/import/extracts.ts';
import { placed } from './placed.ts';

const itField = 'Информационные технологии, телекоммуникации, связь';
const outside = '\u00a0— вне таблицы категорий';

it('knows the categories that it names', () => {
  const categoryIds = new Set(categories.map(({ id }) => id));
  for (const { categoryId } of rules) expect(categoryIds.has(categoryId), categoryId).toBe(true);
});

/** Titles but for the first are made up. */
it.each([
  ['Аналитик больших данных', 'data-science'],
  ['Data Scientist', 'data-science'],
  ['Специалист по машинному обучению', 'data-science'],
  ['ML-инженер', 'data-science'],
  ['Инженер DevOps', 'devops'],
  ['Ведущий системный администратор', 'devops'],
  ['Администратор локальной сети', 'devops'],
  ['Тестировщик ПО', 'manual-testing'],
  ['QA-инженер (автотесты)', 'test-automation'],
  ['Разработчик мобильных приложений', 'mobile'],
  ['Android-разработчик', 'mobile'],
  ['Fullstack-разработчик', 'fullstack'],
  ['Frontend-разработчик', 'frontend'],
  ['Веб-дизайнер', 'ui-ux'],
  ['Дизайнер-верстальщик', 'frontend'],
  ['Графический дизайнер', 'graphic-design'],
  ['Дизайнер', 'designers'],
  ['Дизайнер интерьера', 'слово «интерьера» в названии'],
  ['Системный аналитик', 'system-analysis'],
  ['Бизнес-аналитик', 'business-analysis'],
  ['Аналитик', 'analysts'],
  ['Финансовый аналитик', 'finance'],
  ['Инженер-программист', 'backend'],
  ['Программист С++', 'backend'],
  ['Разработчик 1С', 'backend'],
  ['Инженер-разработчик C#', 'backend'],
  ['Java, инженер-разработчик', 'backend'],
  ['Инженер-разработчик встраиваемого ПО', 'backend'],
  ['Инженер-разработчик баз данных', 'backend'],
  ['Веб-разработчик', 'backend'],
  ['Системный инженер по информационной безопасности', 'devops'],
  ['Юрисконсульт', 'law'],
  ['Начальник правового отдела', 'law'],
  ['бухгалтер-кассир', 'finance'],
  ['Главный экономист', 'finance'],
  ['Начальник отдела кадров', 'hr'],
  ['Менеджер по подбору персонала', 'hr'],
  ['HR-специалист', 'hr'],
  ['PR-менеджер', 'marketing'],
  ['Специалист по рекламе', 'marketing'],
  ['Оператор call-центра', 'client-service'],
  ['Менеджер по работе с корпоративными клиентами', 'client-service'],
  ['Менеджер по продажам', 'business'],
  ['Специалист по закупкам', 'business'],
  ['Руководитель проекта', 'managers'],
  ['Руководитель секретариата', 'managers'],
  ['Директор по развитию, помощник собственника', 'managers'],
  ['Руководитель проекта строительства', 'слово «строительства» в названии'],
  ['Директор', 'managers'],
])('%s → %s', (title, expected) => {
  expect(placed(title)).toBe(expected);
});

it('whom an assistant or a driver works for says nothing of the work', () => {
  expect(placed('Секретарь руководителя')).toBe(`название без знакомой профессии${outside}`);
  expect(placed('Помощник директора', null, 'Кадровая служба')).toBe('hr');
  expect(placed('Секретарь', 'Секретарь руководителя')).toBe(`название без знакомой профессии${outside}`);
  expect(placed('Ассистент руководителя отдела маркетинга')).toBe('marketing');
  for (const [title, word] of [
    ['Персональный водитель руководителя', 'персональный водитель'],
    ['Младший кладовщик отдела снабжения', 'младший кладовщик'],
    ['Консультант-продавец отдела продаж', 'консультант-продавец'],
  ] as const)
    expect(placed(title)).toBe(`слово «${word}» в названии${outside}`);
});

it('folds letters of the other alphabet: «QА», «Progrаmmer»', () => {
  expect(placed('QА-инженер')).toBe('manual-testing');
  expect(placed('Dеveloper')).toBe('backend');
});

describe('what belongs nowhere', () => {
  it.each([
    ['Программист станков с ЧПУ', `слово «станков» в названии${outside}`],
    ['Оператор-программист ЧПУ', `слово «чпу» в названии${outside}`],
    ['Доцент кафедры ИТ', `слово «доцент» в названии${outside}`],
    ['Преподаватель права', `слово «преподаватель» в названии${outside}`],
    ['Музыкальный руководитель', `слово «музыкальный руководитель» в названии${outside}`],
    ['Химик-аналитик', `слово «химик» в названии${outside}`],
    ['Почтальон', `слово «почтальон» в названии${outside}`],
    ['Монтажник наружной рекламы', `слово «монтажник» в названии${outside}`],
    [
      'Руководитель физического воспитания',
      `слово «руководитель физического воспитания» в названии${outside}`,
    ],
    ['Руководитель кружка', `слово «руководитель кружка» в названии${outside}`],
    ['Дизайнер ногтевого сервиса', `слово «дизайнер ногтевого» в названии${outside}`],
  ])('%s, whatever its field', (title, reason) => {
    expect(placed(title, 'Программист', itField)).toBe(reason);
  });

  it.each([
    ['Оператор ЭВМ', null, itField, `профессия «оператор эвм»${outside}`],
    ['Инженер электросвязи', null, itField, `профессия «инженер электросвязи»${outside}`],
    ['Оператор связи', null, itField, `профессия «оператор связи»${outside}`],
    ['Консультант', 'Продавец', 'Продажи, закупки, снабжение, торговля', `профессия «продавец»${outside}`],
    ['Инженер', 'Доцент', itField, `типовая должность «Доцент»${outside}`],
    ['Технолог', null, 'Производство', `сфера «Производство»${outside}`],
    ['Технолог', null, null, `название без знакомой профессии${outside}`],
  ])('%s, %s, %s', (title, position, field, reason) => {
    expect(placed(title, position, field)).toBe(reason);
  });
});

it.each([
  'Технолог-разработчик пищевых продуктов',
  'Инженер-разработчик РЭА',
  'Инженер-разработчик по электронике',
  'Инженер по рекламациям',
  'Специалист по рекламационной работе',
  'Системный инженер пожарной безопасности',
  'Системный инженер систем охранной сигнализации',
])('«%s» shares a word with a category, and no work', (title) => {
  expect(placed(title)).toBe(`название без знакомой профессии${outside}`);
});

describe('a title that says nothing', () => {
  it('is helped by the position, then by the field', () => {
    expect(placed('Специалист', 'Юрисконсульт', itField)).toBe('law');
    expect(placed('Специалист', 'Ведущий специалист', itField)).toBe('development');
  });

  it.each([
    [itField, 'development'],
    ['Кадровая служба, управление персоналом', 'hr'],
    ['Юриспруденция', 'law'],
    ['Бухгалтерия, налоги, управленческий учет', 'finance'],
    ['Банки, кредит, страхование, пенсионное обеспечение', 'finance'],
    ['Маркетинг, реклама, PR', 'marketing'],
    ['Продажи, закупки, снабжение, торговля', 'business'],
    ['Высший менеджмент', 'managers'],
    ['Консалтинг, стратегическое развитие, управление', 'managers'],
    ['Услуги населению, сервисное обслуживание', 'client-service'],
  ])('in «%s» → %s', (field, expected) => {
    expect(placed('Специалист', null, field)).toBe(expected);
  });
});

it('takes the position of «Менеджер магазина детской обуви»', () => {
  const found = trudvsemRecords.find((record) => record['job-name'] === 'Менеджер магазина детской обуви');
  expect(found).toBeDefined();
  if (found)
    expect(placed(found['job-name'], found.typicalPosition, found.category.specialisation)).toBe(
      'client-service',
    );
});

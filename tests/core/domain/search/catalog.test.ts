import { describe, expect, it } from 'vitest';
import {
  categories,
  categoryWithAncestors,
  categoryWithDescendants,
  industries,
} from '#core/domain/search/catalog.ts';

describe('categories (docs/rules.md#category-tree)', () => {
  it('are eleven, with the named parts below them', () => {
    expect(categories.filter(({ parent_id }) => parent_id === null)).toHaveLength(11);
    expect(categoryWithDescendants('development')).toEqual([
      'development',
      'frontend',
      'backend',
      'fullstack',
      'mobile',
      'devops',
      'data-science',
    ]);
    expect(categoryWithDescendants('hr')).toEqual(['hr']);
    expect(categoryWithDescendants('unheard-of')).toEqual(['unheard-of']);
  });

  it('know what is above them', () => {
    expect(categoryWithAncestors('frontend')).toEqual(['frontend', 'development']);
    expect(categoryWithAncestors('unheard-of')).toEqual(['unheard-of']);
  });
});

it('ids are unique', () => {
  for (const list of [categories, industries])
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
});

it.each([
  ['development', 'Разработка', null],
  ['frontend', 'Frontend', 'development'],
  ['backend', 'Backend', 'development'],
  ['fullstack', 'Fullstack', 'development'],
  ['mobile', 'Mobile', 'development'],
  ['devops', 'DevOps', 'development'],
  ['data-science', 'Data Science', 'development'],
  ['testers', 'Тестирование', null],
  ['manual-testing', 'Ручное тестирование', 'testers'],
  ['test-automation', 'Автоматизация тестирования', 'testers'],
  ['designers', 'Дизайн', null],
  ['ui-ux', 'UI/UX', 'designers'],
  ['graphic-design', 'Графический дизайн', 'designers'],
  ['motion-design', 'Моушн-дизайн', 'designers'],
  ['analysts', 'Аналитика', null],
  ['business-analysis', 'Бизнес-аналитика', 'analysts'],
  ['system-analysis', 'Системная аналитика', 'analysts'],
  ['product-analysis', 'Продуктовая аналитика', 'analysts'],
  ['hr', 'HR', null],
  ['managers', 'Менеджмент', null],
  ['business', 'Бизнес', null],
  ['client-service', 'Клиентский сервис', null],
  ['finance', 'Финансы', null],
  ['law', 'Юриспруденция', null],
  ['marketing', 'Маркетинг и PR', null],
])('the category %s is «%s» below %s (docs/rules.md#category-tree)', (id, name, parent_id) => {
  expect(categories.find((entry) => entry.id === id)).toEqual({ id, name, parent_id });
  expect(categoryWithAncestors(id)).toEqual(parent_id === null ? [id] : [id, parent_id]);
});

/** As hh.ru's own dictionary names them. */
it.each([
  ['5', 'Перевозки, логистика, склад, ВЭД'],
  ['7', 'Информационные технологии, системная интеграция, интернет'],
  ['8', 'Электроника, приборостроение, бытовая техника, компьютеры и оргтехника'],
  ['9', 'Телекоммуникации, связь'],
  ['11', 'СМИ, маркетинг, реклама, BTL, PR, дизайн, продюсирование'],
  ['13', 'Строительство, недвижимость, эксплуатация, проектирование'],
  ['15', 'Автомобильный бизнес'],
  ['19', 'Лесная промышленность, деревообработка'],
  ['24', 'Металлургия, металлообработка'],
  ['27', 'Продукты питания'],
  ['29', 'Сельское хозяйство'],
  ['33', 'Тяжелое машиностроение'],
  ['34', 'Химическое производство, удобрения'],
  ['36', 'Государственные организации'],
  ['37', 'Общественная деятельность, партии, благотворительность, НКО'],
  ['39', 'Образовательные учреждения'],
  ['41', 'Розничная торговля'],
  ['42', 'Товары народного потребления (непищевые)'],
  ['43', 'Финансовый сектор'],
  ['44', 'Услуги для бизнеса'],
  ['45', 'Добывающая отрасль'],
  ['46', 'Энергетика'],
  ['47', 'Нефть и газ'],
  ['48', 'Медицина, фармацевтика, аптеки'],
  ['49', 'Услуги для населения'],
  ['50', 'Гостиницы, рестораны, общепит, кейтеринг'],
  ['51', 'ЖКХ'],
  ['52', 'Искусство, культура'],
  ['388', 'Промышленное оборудование, техника, станки и комплектующие'],
  ['389', 'Управление многопрофильными активами'],
])('the industry %s is «%s»', (id, name) =>
  expect(industries.filter((entry) => entry.id === id)).toEqual([{ id, name }]),
);

it('the industries are thirty', () => expect(industries).toHaveLength(30));

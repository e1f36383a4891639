import { expect, it } from 'vitest';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';
import { isSameTrade, meetsRole } from '#core/domain/writer/letter/role-fit.ts';

/** By row names of one trade. */
const trades: readonly (readonly string[])[] = [
  ['Разработчик', 'Программист', 'Developer', 'Software engineer', 'Backend', 'Frontend', 'Fullstack'],
  ['Бухгалтер', 'Accountant'],
  ['Дизайнер', 'Designer'],
  ['Аналитик', 'Analyst'],
  ['Тестировщик', 'QA', 'Tester'],
  ['Продажи', 'Sales', 'Торговый агент', 'Коммерческий агент'],
  ['Водитель', 'Driver', 'Экспедитор'],
  ['Медсестра', 'Медицинская сестра', 'Nurse'],
  ['Учитель', 'Преподаватель', 'Педагог', 'Teacher'],
  ['Маркетолог', 'Marketer', 'SMM', 'Рекламщик'],
  ['Юрист', 'Юрисконсульт', 'Lawyer', 'Юридический советник'],
  ['Повар', 'Cook', 'Chef de partie', 'Кулинар', 'Culinary artist'],
  ['Продакт', 'Product owner', 'Владелец продукта', 'Управление продуктом', 'Менеджер продукта'],
  ['Администратор', 'Administrator', 'DevOps'],
  ['Логист', 'Logist', 'Складской рабочий', 'Кладовщик'],
  ['Оператор', 'Operator'],
  ['Кассир', 'Продавец'],
  ['Кадровик', 'HR', 'Рекрутер', 'Recruiter'],
  ['Парикмахер', 'Барбер', 'Barber', 'Hairdresser'],
  ['Автослесарь', 'Автомеханик', 'Механик', 'Шиномонтажник'],
  ['Химик', 'Учитель химии'],
  ['Data scientist', 'Дата-сайентист', 'ML', 'Специалист машинного обучения'],
];

it.each(trades.flatMap((row) => row.flatMap((one) => row.map((other): [string, string] => [one, other]))))(
  '%s and %s are of one trade',
  (one, other) => expect(isSameTrade(one, other)).toBe(true),
);

it.each<[string, string]>([
  ['Повар', 'Водитель'],
  ['Бухгалтер', 'Юрист'],
  ['Механик', 'Химик'],
  ['Механика', 'Шиномонтаж'],
  ['Алхимия', 'Химик'],
  ['HTML', 'ML'],
  // What any trade has tells nothing.
  ['Старший менеджер', 'Главный менеджер'],
  ['Руководитель отдела', 'Начальник отдела'],
  ['Senior manager', 'Senior lead'],
  ['Удалённая работа', 'Удалённая вакансия'],
])('%s and %s are not', (one, other) => expect(isSameTrade(one, other)).toBe(false));

it.each<[string, string]>([
  ['Сметчик', 'Ведущий сметчик'],
  ['Флорист', 'Мастер-флористы'],
])('the same word names the same trade: %s, %s', (one, other) => expect(isSameTrade(one, other)).toBe(true));

const meets = (lines: string, title: string, extra = '') =>
  meetsRole(extractResumeFacts(`Вера Лугова\n${lines}`), title, extra);

it.each<[string, string]>([
  ['Повар', 'Шеф-повар'],
  ['Риелтор', 'Агент по недвижимости'],
  ['Менеджер\nО себе\nВеду ВЭД фирмы', 'Менеджер ВЭД'],
  ['Флорист', 'Менеджер'],
  ['Флорист', 'Руководитель группы'],
  ['Флорист', 'Специалист ПО'],
  ['Флорист\nО себе\nВела SEO сайта', 'SEO'],
  ['Флорист\nО себе\nПишу для SEO и ВЭД', 'Специалист ВЭД'],
  ['Флорист\nО себе\nУчёт в 1С', 'Специалист 1С'],
  ['Флорист\nО себе\nУчёт в 1С', 'Специалист 1C'],
])('a resume of %j meets «%s»', (lines, title) => expect(meets(lines, title)).toBe(true));

it.each<[string, string]>([
  ['Флорист', 'Шеф-повар'],
  ['Флорист', 'Менеджер ВЭД'],
  ['Флорист', 'SEO'],
  ['Флорист', 'Специалист 1С'],
  ['Флорист\nО себе\nЗнаю ВЭДы', 'Специалист ВЭД'],
  ['Флорист', 'Сметчик'],
])('a resume of %j does not meet «%s»', (lines, title) => expect(meets(lines, title)).toBe(false));

it('what is said beside the resume counts, too', () => {
  expect(meets('Флорист', 'Шеф-повар', 'Пять лет была поваром')).toBe(true);
  expect(meets('Флорист', 'Сметчик', 'Вела сметы')).toBe(false);
  expect(meets('Флорист', 'Сметчик', 'Была сметчиком')).toBe(true);
});

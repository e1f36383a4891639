import { describe, expect, it } from 'vitest';
import { rolesIn } from '#core/domain/match/roles.ts';
import { readSeeker } from '#core/domain/match/seeker/seeker-of.ts';
import { yearsOf } from '#core/domain/match/seeker/years-of.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';

const now = new Date('2026-11-20T10:00:00Z');

/** What the match counts of a line below a job, with strengths of others than 1. */
function counted(line: string): string[] {
  const text = `Вера Лугова\nСпециалист\n\nОпыт работы\nООО «Альфа», специалист\n2018 — 2024\n— ${line}\n`;
  return readSeeker(extractResumeFacts(text), null, now)
    .concepts.filter(({ impliedBy }) => impliedBy === null)
    .map(({ id, strength }) => (strength === 1 ? id : `${id} ${strength}`));
}

describe('what somebody has done beside others is theirs (docs/rules.md#seeker-unbrought)', () => {
  it.each([
    ['Команда пишет на Java, тестирую API в Postman, SQL', ['postman', 'sql']],
    ['Разработчики пишут на Go, настраиваю Kubernetes, Docker', ['kubernetes', 'docker']],
    ['Дизайнеры рисуют в Figma, верстаю на HTML и CSS', ['html', 'css']],
    ['Клиент получает отчёт в Excel, я готовлю его в SQL', ['sql']],
    ['Внедрил брокер сообщений Kafka', ['kafka']],
    ['Настроил брокер RabbitMQ, Redis', ['rabbitmq', 'redis']],
    ['Написал менеджер задач на Python', ['python']],
    ['Построил DWH на ClickHouse: аналитики строят отчёты в Tableau', ['clickhouse']],
    ['Коллеги используют мои шаблоны Excel', ['excel']],
    ['Отдел продаж ведёт сделки в amoCRM, которую я внедрила', ['amocrm']],
    ['Built Airflow pipelines used by analysts', ['airflow']],
    ['Как подрядчик внедрил 1С в 12 компаниях', ['1c']],
    ['Для команды разработали дашборды в Power BI', ['power-bi']],
    ['Задачи команды решали в Jira', ['jira']],
    ['Разработчики и я писали на Python, Redis', ['python', 'redis']],
    ['Продавала 1С:Бухгалтерию и настраивала её у клиентов', ['1c-accounting']],
    ['Закупал серверы и администрировал Linux', ['linux']],
    ['Возил сотрудников на личном автомобиле, права категории B', ['private-car']],
    ['Обучение на ДОПОГ пройдено, права категории C', ['dopog']],
    ['1С — чуть меньше 10 лет', ['1c']],
    ['Git — понимаю ветвление', ['git']],
    ['Linux — видел всё, администрирую 10 лет', ['linux']],
    ['1С ➖ ЗУП и УТ, Excel', ['1c', 'excel']],
  ])('%s: %j', (line, ids) => expect(counted(line)).toEqual(expect.arrayContaining(ids)));
});

describe('and what others did is not', () => {
  it.each([
    ['Коллеги перешли на 1С', '1c'],
    ['Сотрудники прошли обучение по Excel', 'excel'],
    ['Сайт делал знакомый на WordPress', 'wordpress'],
    ['Наш программист пишет на Python', 'python'],
    ['Возил директора на личном автомобиле', 'private-car'],
    ['Слышал про Kafka и RabbitMQ', 'kafka'],
    ['SQL — писал аналитик', 'sql'],
    ['Figma (рисовал дизайнер)', 'figma'],
    ['Мои разработчики использовали Java, Spring', 'java'],
    ['Все отделы работают в SAP', 'sap'],
    ['Коллеги использовали Java, новую Kafka', 'kafka'],
    ['Продавал 1С, настройкой занимались инженеры', '1c'],
    ['Подбирала водителей на личном автомобиле', 'private-car'],
    ['Spark ❌, SQL ✅', 'spark'],
  ])('%s: no %s', (line, id) => expect(counted(line)).not.toContain(id));
});

it('a post of another trade gives no years, though its word stands in the wanted one', () => {
  const facts = extractResumeFacts(
    'Вера Лугова\nАдминистратор базы данных\n\nОпыт работы\nОтель «Заря», администратор\n2018 — 2024\n— Встречала гостей\n',
  );
  expect(yearsOf(facts, rolesIn('Администратор базы данных'), now, 'Администратор базы данных')).toBe(0);
});

it.each([
  ['Главный инженер проекта', 'Инженер проекта'],
  ['Монтажник слаботочных систем', 'Монтажник'],
])('of «%s» «%s» has years', (wanted, past) => {
  const facts = extractResumeFacts(
    `Вера Лугова\n${wanted}\n\nОпыт работы\nООО «Заря», ${past}\n2018 — 2024\n— Вела монтаж на объектах\n`,
  );
  expect(yearsOf(facts, rolesIn(wanted), now, wanted)).toBeGreaterThan(5);
});

import { describe, expect, it } from 'vitest';
import { inventedIn } from '#core/domain/writer/invented-in.ts';

const resume = `Анна Петрова, Python-разработчик
Опыт работы: 5 лет. Компания «Яндекс», ООО «Ромашка», Москва. С 12.03.2021 по май 2024.
Снизила расходы на 40%, команда из 7 человек, бюджет 1,5 млн ₽, оборот 150 000 ₽, 25 тыс. запросов.
PostgreSQL, Docker. anna@example.com, +7 (900) 123-45-67, @anna_p, github.com/anna`;

describe('what stands in a source is no invention', () => {
  it.each([
    'Мой опыт — 5 лет.',
    'Мой опыт — пять лет.',
    'Расходы снизились на 40 %, на 40 процентов.',
    'Бюджет — 1 500 000 рублей, оборот — 150k, 150\u00a0000 ₽ и 150 тыс. рублей.',
    '25 000 запросов',
    'Работала в Яндексе и в компании Ромашка, живу в Москве.',
    'Начало — 12 марта 2021, конец — май 2024, то есть 05.2024.',
    'Пишите: anna@example.com, 8 900 123 45 67, @anna_p, https://github.com/anna/.',
    'Владею Python, Docker и PostgreSQL. Вы ищете HR?',
    'Буду рада рассказать Вам о Вашем проекте.',
    'По\u00adстгрес и Py\u200bthon',
  ])('%s', (text) => expect(inventedIn(text, [resume])).toEqual([]));
});

describe('what stands in none is (docs/rules.md#writer-nothing-invented)', () => {
  it.each([
    ['Мой опыт — 6 лет.', ['6 лет']],
    ['Мой опыт — шесть лет.', ['шесть лет']],
    ['Мой опыт — 5 месяцев.', ['5 месяцев']],
    ['Команда обошлась в 7 евро.', ['7 евро']],
    ['Бюджет — 2 млн, уход — июнь 2024, рост — 7%.', ['2 млн', 'июнь 2024', '7%']],
    ['Сэкономила 40 человек времени', ['40 человек']],
    ['Команда выросла на 7%.', ['7%']],
    ['Бюджет — 2 млн.', ['2 млн']],
    ['Оборот — 151 000 ₽.', ['151 000 ₽']],
    ['Работаю с 2019 года.', ['2019 года']],
    ['Начало — 13.03.2021.', ['13.03.2021']],
    ['Уход — июнь 2024.', ['июнь 2024']],
    ['Опыт в компании Сбербанк.', ['Сбербанк']],
    ['Опыт в «Газпром нефти».', ['Газпром нефти']],
    ['Раньше — ООО «Василёк».', ['Василёк']],
    ['Работала в Тинькофф.', ['Тинькофф']],
    ['Владею Kafka.', ['Kafka']],
    ['Писала на Airflow.', ['Airflow']],
    ['Владею Kafka, работала в «Газпром нефти».', ['Kafka', 'Газпром нефти']],
    ['Пишите: petrova@example.com', ['petrova@example.com']],
    ['Звоните: +7 900 123-45-68', ['+7 900 123-45-68']],
    ['Мой аккаунт — @anna_x', ['@anna_x']],
    ['Сайт — https://anna.dev/cv', ['https://anna.dev/cv']],
  ])('%s', (text, invented) => expect(inventedIn(text, [resume])).toEqual(invented));
});

describe('a number stands for what it counts', () => {
  const source = `Вела документацию по 20 договорам, обучила 12 новых сотрудников, 9 чел. в отделе, x4 к трафику
$12 million budget, 300 requests, 6-летний стаж; от 7 до 8 лет; стаж 25
2019 Ромашка`;
  it.each([
    '12 сотрудников, 9 человек, трафик в 4 раза, 20 договоров',
    'Бюджет 12 миллионов долларов, 6 лет, 7 лет, 8 лет, 25 лет, с 2019 года',
  ])('%s', (text) => expect(inventedIn(text, [source])).toEqual([]));
  it.each([
    ['Увеличила выручку на 20%', ['20%']],
    ['Руководила отделом из 20 человек', ['20 человек']],
    ['20 лет опыта, двадцатилетний стаж', ['20 лет', 'двадцатилетний']],
    ['Cut costs by 300 percent', ['300 percent']],
  ])('not: %s', (text, invented) => expect(inventedIn(text, [source])).toEqual(invented));
});

describe('figures in words', () => {
  const source = `Менеджер проектов, март 2019 — март 2024
Запустила 3 проекта с бюджетом 12 млн рублей
Сократила сроки на 15%, а простои в два раза. Вела команду из 5 человек
За полтора года открыла двадцать пять точек и СТО. Руковожу десять лет. По 100 договорам`;
  it.each([
    'Запустила три проекта с бюджетом двенадцать миллионов рублей',
    'Сократила сроки на пятнадцать процентов, простои вдвое; в команде пять человек.',
    'За полтора года открыла 25 точек, у меня десятилетний опыт.',
    'Сотня договоров',
    'Я один из менеджеров, которые в двух словах скажут, как обеспечить семью и СТО. Во второй половине — первая!',
    'Многолетний опыт, одна из лучших команд.',
  ])('of a source: %s', (text) => expect(inventedIn(text, [source])).toEqual([]));

  it.each([
    ['У меня пятнадцатилетний опыт, 15-летний.', ['пятнадцатилетний', '15-летний']],
    ['Опыт сто лет, сорок месяцев.', ['сто лет', 'сорок месяцев']],
    ['Опыт — двадцатилетие, семь с половиной лет.', ['двадцатилетие', 'семь с половиной лет']],
    ['Сократила сроки на двадцать процентов, на треть.', ['двадцать процентов', 'треть']],
    ['Подняла выручку втрое, удвоила продажи за полгода.', ['втрое', 'полгода']],
    ['Закрыла сорок четыре договора, сотни тысяч заявок.', ['сорок четыре', 'сотни тысяч']],
    ['Бюджет двенадцать миллионов долларов.', ['двенадцать миллионов долларов']],
    ['Led twenty-five people, doubled sales.', ['twenty-five people']],
    ['Две трети заявок, команда из пятидесяти человек.', ['Две трети', 'пятидесяти человек']],
  ])('of none: %s', (text, invented) => expect(inventedIn(text, [source])).toEqual(invented));
});

describe('in English', () => {
  const source = 'Daniel Brooks, Go engineer with 7+ years at Harbour Payments. Cut costs by 28%. AWS.';
  it.each([
    ['I bring 7+ years of experience at Harbour Payments.', []],
    ['I bring 9 years of experience.', ['9 years']],
    ['I spent two years at Google.', ['two years', 'Google']],
    ['I hold a degree from Stanford.', ['Stanford']],
    ['I cut costs by 28 percent with AWS.', []],
    ['I cut costs by 82 percent with Kubernetes.', ['82 percent', 'Kubernetes']],
  ])('%s', (text, invented) => expect(inventedIn(text, [source])).toEqual(invented));
});

describe('things under other names', () => {
  it.each<[text: string, source: string, invented: string[]]>([
    ['Знаю Machine Learning и Kubernetes.', 'ML, k8s', []],
    ['Опыт с Golang.', 'Навыки\nGo, SQL', []],
    ['Занималась анализом данных.', 'Анализировала данные', []],
    ['Веду налоговый учёт.', 'Вела бухгалтерский учёт', ['налоговый учёт']],
    ['Знаю Python.', 'Django', ['Python']],
    ['Общалась с поставщиками, работала в команде.', 'Закупки', []],
  ])('%s', (text, source, invented) => expect(inventedIn(text, [source])).toEqual(invented));
});

it('a month is a word, and no end of one', () => {
  expect(inventedIn('Веду три направления. 2023', ['Веду три направления.\n2023'])).toEqual([]);
  expect(inventedIn('Веду с апреля 2023.', ['Веду три направления 2023'])).toEqual(['апреля 2023']);
});

it('several sources count together', () =>
  expect(inventedIn('Docker и Kafka', ['Docker', 'Kafka'])).toEqual([]));

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

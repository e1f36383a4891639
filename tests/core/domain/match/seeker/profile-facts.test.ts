import { describe, expect, test } from 'vitest';
import { wishedSalary, yearsOfWork } from '#core/domain/match/seeker/profile-facts.ts';

const now = new Date('2026-06-15T12:00:00Z');

describe('years of work as a person writes them', () => {
  test.each<[string, number | null]>([
    ['нет', 0],
    ['Нет опыта', 0],
    ['без опыта', 0],
    ['не работал', 0],
    ['не работала', 0],
    ['no experience', 0],
    ['0', 0],
    ['0 лет', 0],
    ['0,5 года', 0.5],
    ['0.5 года', 0.5],
    ['нету', null],
    ['05', 5],
    ['полгода', 0.5],
    ['полтора года', 1.5],
    ['год', 1],
    ['год и 6 месяцев', 1.5],
    ['6 мес.', 0.5],
    ['6 months', 0.5],
    ['6мес', 0.5],
    ['12 месяцев', 1],
    ['2 года и 6 месяцев', 2],
    ['5', 5],
    ['более 5 лет', 5],
    ['5+', 5],
    ['2,5 года', 2.5],
    ['2.5 года', 2.5],
    ['100 лет', null],
    ['много', null],
    ['', null],
    // Spans of years.
    ['с 2015', 11],
    ['с 2015 года', 11],
    ['since 2015', 11],
    ['from 2015', 11],
    ['с 2010 по 2018', 8],
    ['с 2010 до 2018', 8],
    ['from 2010 to 2018', 8],
    ['from 2010 till 2018', 8],
    ['from 2010 until 2018', 8],
    ['с 2010 г. по 2018', 8],
    ['с 2010 г по 2018', 8],
    ['с 2010 года по 2018', 8],
    ['с 05.2010 по 06.2018', 8],
    ...'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'
      .split(' ')
      .map((month) => [`с ${month} 2010 по ${month} 2018 года`, 8] as [string, number]),
    ['с май 2010 по 2018', 8],
    ['с 1999 по 2001', 2],
    ['с 2018 по 2010', 0],
    // A year of two of them counts once.
    ['с 2010 по 2015, с 2013 по 2018', 8],
    ['с 2013 по 2018, с 2010 по 2015', 8],
    ['с 2010 по 2018, с 2012 по 2014', 8],
    ['с 2010 по 2012 и с 2016 по 2018', 4],
    ['с 20155', null],
    ['с 1815', null],
  ])('«%s» are %s', (text, expected) => {
    const years = yearsOfWork(text, now);
    if (expected === null) expect(years).toBeNull();
    else expect(years).toBeCloseTo(expected, 5);
  });
});

describe('the pay that somebody wishes for', () => {
  test.each(
    '$|€|£|¥|₸|₴|₾| USD| EUR| GBP| AED| KZT| BYN| UZS| GEL| долларов| евро| тенге| сум| сумов| грн| лари'.split(
      '|',
    ),
  )('none in another currency: «%s»', (unit) => expect(wishedSalary(`5000${unit}`)).toBeNull());

  test.each(
    `за смену|в смену|за сутки|в день|за день|в час|за час|/час|/ час|за вахту|за выход|в неделю|за рейс|за заказ|за проект
за урок|за занятие|per shift|per day|per hour|a week|an hour|per project|за 1 смену|за одну смену|за один день|в каждую смену
в каждый день|за рабочий день`.split(/[|\n]/u),
  )('none for another time: «%s»', (time) => {
    for (const amount of ['5 000', '5 000 руб.', '5 000 ₽', '5 000р.', '5 000 rub', '5 тыс. руб.', '5к'])
      expect([amount, wishedSalary(`${amount} ${time}`)]).toEqual([amount, null]);
    expect(wishedSalary(`5 000 на руки ${time}`)).toBeNull();
    expect(wishedSalary(`90 000 в месяц или 5 000 ${time}`)).toBe(90_000);
  });

  test.each(['в год', 'за год', '/год', '/ год', 'per year', 'a year', 'per annum', 'годовых'])(
    'a twelfth of it «%s»',
    (time) => expect(wishedSalary(`1 200 000 руб. ${time}`)).toBe(100_000),
  );

  test.each<[string, number | null]>([
    ['90 000', 90_000],
    ['europe, 90 000', 90_000],
    ['90 т.р.', 90_000],
    ['90 т. р.', 90_000],
    ['90 тр', 90_000],
    ['90т.руб.', 90_000],
    ['90 т.руб', 90_000],
    ['90 трав', null],
    ['1 000', 1000],
    ['999', null],
    ['Европа, 90 000', 90_000],
    ['евроремонт, 90 000', null],
    ['европейский уровень, 90 000', 90_000],
    ['суммарно 90 000', 90_000],
    ['ларинголог, 90 000', 90_000],
    ['90 000, 5 дней в неделю', 90_000],
    ['90 000 в годное время', 90_000],
    ['от 90 000 в месяц', 90_000],
    ['', null],
  ])('«%s» is %s', (text, expected) => expect(wishedSalary(text)).toBe(expected));
});

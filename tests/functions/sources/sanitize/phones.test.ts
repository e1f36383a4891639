import { describe, expect, it } from 'vitest';
import { contactsIn, removeSpans } from '#functions/sources/sanitize/contacts.ts';

const without = (text: string): string => removeSpans(contactsIn(text), text);
const listed = (words: string): string[] => words.split('|').map((word) => word.trim());

describe('a phone goes, however it is written', () => {
  it.each(
    listed(`8 (912) 345-67-89 | +7 (912) 345-67-89 | 89123456789 | +79123456789 | 79123456789 | 8-912-345-67-89
| 8 912 345 67 89 | 8.912.345.67.89 | (912) 345-67-89 | 912 345 67 89 | 912-345-67-89 | 912-345-6789
| 912-3456789 | 495-123-45-67 | (4852) 12-34-56 | 8 912-3456789 | 8 495-1234567 | 8 800 200-20-00 | 8 800 555-35-35
| 8 9 1 2 3 4 5 6 7 8 9 | +44 20 7946 0958 | +375 29 123-45-67 | 77012345678`),
  )('%s', (phone) => {
    expect(without(`Отдел кадров, ${phone}, Анна`)).toBe('Отдел кадров, , Анна');
    expect(without(`Телефон: ${phone}`)).toBe('Телефон: ');
  });

  it('each of several', () =>
    expect(without('8-912-345-67-89, 8-912-345-67-90; 8-912-345-67-91')).toBe(', ; '));

  it('with the bracket around it', () => expect(without('Анна (+7 912 345-67-89)')).toBe('Анна '));
});

it.each(
  listed(`20 000-30 000 | 79 500 – 120 000 | 150000-200000 | 8 000 000 000 | 89 000 000 000 | 2024-2025 | 10 000 000
| 9123456789 | 4951234567 | 12.10.2026 | 495 123 45 67`),
)('a number that nobody calls a phone stays: %s', (number) =>
  expect(without(`Всего ${number}, далее`)).toBe(`Всего ${number}, далее`),
);

it.each(
  listed(
    '₽ | руб. | р. | тыс. | т. р. | млн | млрд | долл. | евро | сум | тенге | USD | eur | rub | kzt | byn | бонусов | %',
  ),
)('and what is counted: 8 912 345 67 89 %s', (unit) => {
  const text = `Звоните, призовой фонд 8 912 345 67 89 ${unit}`;
  expect(without(text)).toBe(text);
});

it.each(listed('₽ | $ | € | ₸'))('and a sum behind its sign: %s', (sign) => {
  const text = `Звоните, фонд ${sign} 8 912 345 67 89`;
  expect(without(text)).toBe(text);
});

describe('a code stays where a phone would go', () => {
  it.each(
    listed(`ИНН | ОГРН | ОГРНИП | КПП | ОКПО | ОКАТО | ОКТМО | ОКВЭД | БИК | СНИЛС | ISBN | id | артикул | лицензия
| лицензии | заказ | заказа | р/с | к/с | счёт | счет | код | № | # | код №`),
  )('%s', (word) => {
    for (const sign of ['', ':']) {
      if (/[№#]/u.test(word) && sign !== '') continue;
      const text = `Звоните, ${word}${sign} 8 912 345 67 89`;
      expect(without(text)).toBe(text);
    }
    expect(without(`Звоните, ${word} +7 912 345 67 89`)).toBe(`Звоните, ${word} `);
    expect(without(`Звоните, x${word}x 8 912 345 67 89`)).toBe(`Звоните, x${word}x `);
  });
});

describe('a word that says so makes a phone of bare digits', () => {
  it.each(
    listed(`тел. | т. | т: | тел: | тел | Телефон | телефону | моб. | мобильный | сот. | сотовый | звоните | позвонить | Номер
| номера | контакты | связь | пишите | напишите | WhatsApp | What's App | вотсап | ватсапп | вацап | Viber | вайбер
| Telegram | телеграм | тг | tg | phone | mobile | call`),
  )('%s', (word) => {
    expect(without(`${word} 9123456789`)).toBe(`${word} `);
    expect(without(`${word} отдела кадров 9123456789`)).toBe(`${word} отдела кадров `);
    expect(without(`я${word}я 9123456789`)).toBe(`я${word}я 9123456789`);
  });

  it('not from another line, and not from afar', () => {
    for (const between of ['\n', ' отдела кадров и бухгалтерии фирмы '])
      expect(without(`Телефон${between}9123456789`)).toBe(`Телефон${between}9123456789`);
  });
});

it.each(['https://firma.ru/89123456789', 'firma.ru/89123456789', 'shop.firma-1.ru/card/89123456789/x'])(
  'an id in an address is no phone: %s',
  (url) => expect(without(`Тут ${url} и далее`)).toBe(`Тут ${url} и далее`),
);

it('of a text with very many numbers goes whatever could be one', () => {
  const many = 'в 12 ч, '.repeat(800);
  expect(without(`${many} Анна: 8 (912) 345-67-89.`)).toMatch(/ Анна: \.$/u);
  expect(without(`${many} Анна: 12-34.`)).toMatch(/ Анна: 12-34\.$/u);
});

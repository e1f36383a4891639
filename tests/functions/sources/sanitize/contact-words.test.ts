import { describe, expect, it } from 'vitest';
import { contactsIn, removeSpans } from '#functions/sources/sanitize/contacts.ts';

const without = (text: string): string => removeSpans(contactsIn(text), text);
const listed = (words: string): string[] => words.split('|').map((word) => word.trim());

describe('an address of a messenger goes', () => {
  it.each(
    listed(`t.me/anna | telegram.me/anna | telegram.dog/anna | wa.me/anna | api.whatsapp.com/anna | chat.whatsapp.com/anna
| web.whatsapp.com/anna | vk.me/anna | viber.me/anna | max.ru/anna | anna_hr.t.me | anna_hr.t.me/join`),
  )('%s', (address) => {
    for (const begin of ['', 'https://', 'http://', address.includes('.t.me') ? '' : 'www.'])
      expect(without(`Тут ${begin}${address}, или нет`)).toBe('Тут , или нет');
    expect(without(`Тут (${address.toUpperCase()}).`)).toBe('Тут ().');
  });

  it.each(['tg://resolve?domain=anna', 'viber://chat?number=1', 'whatsapp://send?phone=1'])('%s', (address) =>
    expect(without(`Тут «${address}» всё`)).toBe('Тут «» всё'),
  );

  it.each(
    listed(`format.me/anna | web.max.rus/anna | my.telegram.mess/anna | whatsapp.com/anna | mail.whatsapp.com/anna
| art.t.media | ann.t.me | stg://resolve | t.me`),
  )('but not %s', (address) => expect(without(`Тут ${address} всё`)).toBe(`Тут ${address} всё`));
});

describe('a mailbox goes, however it is spelt', () => {
  it.each(
    listed(`anna@firma.ru | mailto:anna@firma.ru | a.n-n_a+job%1@mail.firma.com | анна@фирма.рф | anna(at)firma.ru
| anna [at] firma.ru | anna (собака) firma.ru | anna[собака]firma.ru | anna собака firma.ru | anna@firma[.]ru
| anna@firma(dot)ru | anna@firma [точка] ru | anna@firma (.) ru | anna собака firma точка ru
| anna (at) firma точка com | anna [at] mail точка firma точка рф | anna собака фирма точка ком
| anna@firma.xn--p1ai`),
  )('%s', (mailbox) => {
    expect(without(`Резюме: ${mailbox}.`)).toBe('Резюме: .');
    expect(without(`(${mailbox.toUpperCase()}), далее`)).toBe('(), далее');
  });

  it.each(listed('lodash@4.17.21 | anna точка ru | anna@firma | @firma.ru'))('but not %s', (text) =>
    expect(without(`Тут ${text}!`)).toBe(`Тут ${text}!`),
  );
});

describe('a name behind a word that asks to write', () => {
  const telegram =
    listed(`тг | tg | тележка | тележке | тележку | телега | телеге | телеги | телегу | телеграм | телеграмм
| телеграма | телеграмме | телеграмом | телеграму | telegram | телеграм-канал | telegram-аккаунт | тг-чат`);
  const asking =
    listed(`пиши | пишите | напиши | напишите | писать | написать | отправляйте | присылайте | обращайтесь
| откликайтесь | связь | связи | связаться | связывайтесь | свяжитесь | контакт | контакты | по вопросам | ник | nickname
| contact | contacts`);

  it.each([...telegram, ...asking])('«%s»', (word) => {
    for (const [between, rest] of [
      [' ', ''],
      [': ', ''],
      [' — ', ''],
      [' (', ')'],
    ])
      expect(without(`${word}${between}@annapetrova${rest}`)).toBe(`${word}${between}${rest}`);
    const upper = word.toUpperCase();
    expect(without(`${upper}: @annapetrova, @petr123 и @olga_k`)).toBe(`${upper}: `);
  });

  it.each(
    listed(`мне | нам | в | во | на | с | со | мной | нами | по | к | для | или | и | личку | лс | личные сообщения | сюда
| резюме | hr | рекрутеру | тг | tg | telegram | телеграм | телеграмм | телегу | почту | мне в личку`),
  )('and past «%s»', (words) => expect(without(`Пишите ${words} @annapetrova!`)).toBe(`Пишите ${words} !`));

  it.each(['Телеграм', 'TELEGRAM', 'ТГ', 'Телеге'])('and past other words behind «%s»', (word) => {
    expect(without(`${word} нашей Анны – @annapetrova`)).toBe(`${word} нашей Анны – `);
    expect(without(`@annapetrova (${word})`)).toBe(` (${word})`);
  });

  it.each(telegram)('and past other words behind «%s», or before it', (word) => {
    expect(without(`${word} нашей Анны – @annapetrova`)).toBe(`${word} нашей Анны – `);
    for (const between of [' ', ' — ', ' (', ' в ', ' во ', ' на ', ', '])
      expect(without(`@annapetrova${between}${word}`)).toBe(`${between}${word}`);
  });

  it.each(
    listed(`прислал @annapetrova | ника @annapetrova | Пишите код @annapetrova | телеграмма @types/node
| Пишите @Bean() | Пишите @anna.petrova | Пишите @ann | тг для сервиса: аннотация @PostConstruct
| Telegram. Писали @annapetrova | стг @annapetrova | телеграмный @annapetrova | Тесты с @annapetrova
| Телеграм и ещё очень много самых разных слов до имени @annapetrova`),
  )('but not in «%s»', (text) => expect(without(text)).toBe(text));

  it.each([
    ['anna@firma.ru, @annapetrova', ', '],
    ['anna@firma.ru или @annapetrova', ' или '],
    ['anna@firma.ru и @annapetrova/@petr123', ' и '],
    ['t.me/anna (@annapetrova)', ' ()'],
    ['t.me/anna — @annapetrova & @petr123', ' — '],
  ])('and beside another contact: «%s»', (text, left) => expect(without(text)).toBe(left));

  it.each(
    listed(`@hr_firma | @firma_hr | @spb_hr_team | @recruiter | @recruit_firma | @firma_recruiting | @firma_bot | @bot_firma
| @HR_Firma`),
  )('or by itself: «%s»', (name) => expect(without(`Ждём! ${name}.`)).toBe('Ждём! .'));

  it.each(listed('@hrm_firma | @both | @chair | @botany_1 | x@hr_firma | @hr_firma(1)'))(
    'but not «%s»',
    (name) => expect(without(`Ждём! ${name}`)).toBe(`Ждём! ${name}`),
  );
});

describe('a name without its sign', () => {
  it.each(listed('тг | telegram | Телеграм | телега'))('behind «%s»', (word) => {
    for (const between of [': ', ' : ', ' – ', ' — ', ' - ', ':'])
      expect(without(`${word}${between}anna_hr, далее`)).toBe(`${word}${between}, далее`);
    expect(without(`${word} anna_hr`)).toBe(`${word} anna_hr`);
  });

  it.each(
    listed(`telegram | skype | скайп | viber | вайбер | whatsapp | what's app | whats app | what'sapp | вотсап | вотсапп
| ватсап | вацап | вацапп`),
  )('behind «%s:»', (word) => {
    expect(without(`${word}: annapetrova, далее`)).toBe(`${word}: , далее`);
    expect(without(`${word}: live:.cid.1a2b`)).toBe(`${word}: `);
    expect(without(`${word}: live:anna.petrova-1`)).toBe(`${word}: `);
    expect(without(`${word}: analytics and bots`)).toBe(`${word}: analytics and bots`);
    expect(without(`${word} annapetrova`)).toBe(`${word} annapetrova`);
    expect(without(`пре${word}: annapetrova`)).toBe(`пре${word}: annapetrova`);
  });

  it.each(
    listed(`api | bot | bots | webhooks | webapp | miniapp | desktop | channel | channels | slack | telegram | whatsapp
| viber | skype | discord | teams`),
  )('but «Telegram: %s» speaks of the messenger', (word) =>
    expect(without(`Telegram: ${word}`)).toBe(`Telegram: ${word}`),
  );
});

describe('ten digits are a phone behind a word that says so', () => {
  it.each(
    listed(`т: | т. | тел: | тел. | тел | телефон | телефону | моб | мобильный | сот | сотовый | звоните | звонить | позвоните
| номер | номеру | контакт | контактный | связь | связи | пиши | пишите | напишите | whatsapp | what's app | вотсап
| ватсапу | вацап | viber | вайбер | вайберу | telegram | телеграм | телеграму | тг | tg | phone | mobile | call`),
  )('«%s»', (word) => {
    expect(without(`${word} 9161234567`)).toBe(`${word} `);
    expect(without(`${word} (Анна): 9161234567`)).toBe(`${word} (Анна): `);
    expect(without(`пре${word} 9161234567`)).toBe(`пре${word} 9161234567`);
  });

  it.each([
    '9161234567',
    'Тел. за прошлый и позапрошлый год: 9161234567',
    'Тел. 5, 9161234567',
    'текст 9161234567',
  ])('and not in «%s»', (text) => expect(without(text)).toBe(text));
});

describe('a number of eleven digits is no phone', () => {
  it.each(
    listed(`ИНН | ОГРН | ОГРНИП | КПП | ОКПО | ОКАТО | ОКТМО | ОКВЭД | БИК | СНИЛС | ISBN | ID | артикул | лицензия
| лицензии | заказ | заказа | р/с | к/с | счёт | счет | код`),
  )('behind «%s»', (word) => {
    for (const text of [`${word} 89161234567`, `${word}: 89161234567`, `${word} № 89161234567`])
      expect(without(text)).toBe(text);
    expect(without(`${word} +79161234567`)).toBe(`${word} `);
  });

  it.each(['№', '#'])('behind «%s»', (sign) => {
    for (const text of [`${sign} 89161234567`, `${sign}89161234567`]) expect(without(text)).toBe(text);
  });

  it.each(
    listed(`₽ | $ | € | ₸ | % | руб | рублей | р | р. | тыс | т.р | т. р. | млн | млрд | долларов | евро | сум | тенге
| usd | eur | rub | kzt | byn | бонусов`),
  )('before «%s»', (unit) => {
    expect(without(`Оборот 89161234567 ${unit}`)).toBe(`Оборот 89161234567 ${unit}`);
    expect(without(`Оборот +79161234567${unit}`)).toBe(`Оборот +79161234567${unit}`);
  });

  it.each(['₽', '$', '€', '₸'])('behind «%s»', (sign) => {
    expect(without(`Оборот ${sign}89161234567`)).toBe(`Оборот ${sign}89161234567`);
    expect(without(`Оборот ${sign} 89161234567`)).toBe(`Оборот ${sign} 89161234567`);
  });

  it.each(['рядом', 'сумка', 'р-н', 'для'])('but before «%s» it is', (word) =>
    expect(without(`Пуск 89161234567 ${word}`)).toBe(`Пуск  ${word}`),
  );
});

describe('how a phone without a word is written', () => {
  it.each(
    listed(`89161234567 | 79161234567 | 84951234567 | 8 916 1234567 | 8-916-1234567 | 8(916)1234567 | (8 916) 123-45-67
| 916-123-45-67 | 916 123 45 67 | 916-123-4567 | 495-123-45-67 | (495) 1234567 | (3452) 12-34-56 | 916-12-34-567`),
  )('«%s» is one', (phone) => expect(without(`Ждём ${phone} до вечера`)).toBe('Ждём  до вечера'));

  it.each(listed('495 123 45 67 | 81161234567 | 916123-4567 | 12 34 56 78 90'))('«%s» is none', (number) =>
    expect(without(`Ждём ${number} до вечера`)).toBe(`Ждём ${number} до вечера`),
  );
});

describe('a town’s own number', () => {
  it.each(
    listed(
      'тел | тел. | телефон | телефоны | телефону | телефонам | телефоном | телефонах | звонить | звоните | позвонить | позвоните',
    ),
  )('behind «%s»', (word) => {
    for (const number of ['2-45-67', '52-14-33', '278-45-12', '2 45 67', '52–14–33'])
      expect(without(`${word} ${number}.`)).toBe(`${word} .`);
    expect(without(`${word} отдела кадров: 52-14-33, 52-14-34 или 52-14-35; далее`)).toBe(
      `${word} отдела кадров: ; далее`,
    );
    expect(without(`пре${word} 52-14-33`)).toBe(`пре${word} 52-14-33`);
  });

  it.each(['с', 'до', 'после', 'в', 'к', 'от', 'на', 'за', 'более', 'около'])(
    'but no time behind «%s»',
    (word) => expect(without(`Звонить ${word} 12-10-26`)).toBe(`Звонить ${word} 12-10-26`),
  );

  it.each(['₽', '$', '€', '%', 'руб', 'тыс', 'р'])('and no amount of «%s»', (unit) =>
    expect(without(`Телефон: 1 20 50 ${unit}`)).toBe(`Телефон: 1 20 50 ${unit}`),
  );

  it.each([
    '52-14-33',
    'Артикул 52-14-33',
    'Телефон: 52-14-333',
    'Телефон 52-14-33-5',
    'Телефон и ещё целых пять слов 52-14-33',
  ])('and none in «%s»', (text) => expect(without(text)).toBe(text));

  it.each(['звонок', 'звонки', 'звоним', 'телефонам'])('of seven digits behind «%s», too', (word) => {
    for (const number of ['278-45-12', '278 45 12', '278–45–12'])
      for (const between of [' ', ': ', '. ', ' — '])
        expect(without(`${word}${between}${number}.`)).toBe(`${word}${between}.`);
    for (const number of ['278-45-123', '278-45-12-3', '278-45-12 3'])
      expect(without(`${word} ${number}.`)).toBe(`${word} ${number}.`);
  });
});

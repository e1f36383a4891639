import { describe, expect, it } from 'vitest';
import { maxDescriptionLength } from '#core/domain/job/job-draft.ts';
import { decodeEntities } from '#core/domain/text/html-text.ts';
import { contactsIn, removeSpans } from '#functions/sources/sanitize/contacts.ts';
import { plainText, sanitised } from '#functions/sources/sanitize/description.ts';
import { hhDetails } from '#tests/support/import/extracts.ts';

it.each('p ul ol li h2 h3 h4 strong b em i'.split(' '))(
  '<%s> stays, without what it says of its look',
  (tag) => {
    expect(sanitised(`<${tag} class="x">а</${tag}>`)).toBe(`<${tag}>а</${tag}>`);
    expect(sanitised(`<${tag.toUpperCase()}>а</${tag.toUpperCase()}>`)).toBe(`<${tag}>а</${tag}>`);
  },
);

it.each('h1 h5 u span div a table td blockquote font code'.split(' '))('of <%s> the words stay', (tag) =>
  expect(sanitised(`<p>а</p><${tag}>б</${tag}>`)).toMatch(/^<p>а<\/p>б$/u),
);

it.each('script style textarea option noscript iframe object svg math title template xmp'.split(' '))(
  '<%s> goes with its words',
  (tag) => expect(sanitised(`<p>а</p><${tag}>тайна</${tag}><p>б</p>`)).toBe('<p>а</p><p>б</p>'),
);

it.each([
  [
    'keeps the allowed tags',
    '<p><strong>Задачи:</strong></p><ul><li>код</li></ul>',
    '<p><strong>Задачи:</strong></p><ul><li>код</li></ul>',
  ],
  [
    'drops every attribute',
    '<p style="color:red" class="x" onclick="steal()" id="a">текст</p>',
    '<p>текст</p>',
  ],
  ['drops what turns a text around', '<p>а &#x202e;б&#8;&#11;в</p>', '<p>а б\nв</p>'],
  ['drops scripts with their text', '<p>а</p><script>alert(1)</script><style>p{}</style>', '<p>а</p>'],
  [
    'drops what is not text',
    '<p>а<img src=x onerror=alert(1)><iframe src="//evil">б</iframe></p>',
    '<p>а</p>',
  ],
  [
    'drops drawings and formulas',
    '<svg onload=alert(1)><p>б</p></svg><math><mi>x</mi></math><p>в</p>',
    '<p>в</p>',
  ],
  [
    'unwraps links, spans and blocks',
    '<div><span>раз</span></div><div><a href="javascript:alert(1)">два</a></div>',
    'раз два',
  ],
  [
    'drops empty paragraphs',
    '<p>&nbsp;</p><p><strong> </strong></p><p>текст</p><ul><li></li></ul>',
    '<p>текст</p>',
  ],
  ['keeps what only looks like a tag as text', '<p>1 &lt;script&gt; 2</p>', '<p>1 &lt;script&gt; 2</p>'],
  ['survives unclosed and nested rubbish', '<p><<script>script>alert(1)</script>', null],
  ['closes what is open', '<ul><li>раз', '<ul><li>раз</li></ul>'],
  [
    'removes contacts',
    '<p>Пишите: hr@firma.ru или @hr_firma, тел. +7 (999) 123-45-67</p>',
    '<p>Пишите:  или , тел. </p>',
  ],
])('%s', (_, input, expected) => {
  const result = sanitised(input);
  if (expected === null)
    expect(result ?? '').not.toMatch(/<(?!\/?(?:p|br|ul|ol|li|strong|b|em|i|h[234])\b)/u);
  else expect(result).toBe(expected);
});

it('is null where nothing is left', () => {
  expect(sanitised('<p> </p><script>x</script>')).toBeNull();
});

describe('length', () => {
  it('is cut where a tag ends, and closed', () => {
    const html = sanitised(`<ul>${'<li>Разработка и поддержка сервисов</li>'.repeat(2000)}</ul>`) ?? '';
    expect(html.length).toBeLessThanOrEqual(maxDescriptionLength);
    expect(html.length).toBeGreaterThan(maxDescriptionLength * 0.9);
    expect(html).toMatch(/<li>Разработка и поддержка сервисов<\/li><\/ul>$/u);
  });

  it.each(['слово ', 'word ', '🙂 '])('is cut between words of one long text, never within «%s»', (word) => {
    const html = sanitised(`<p>${word.repeat(10_000)}</p>`) ?? '';
    expect(html.length).toBeLessThanOrEqual(maxDescriptionLength);
    expect(html).toMatch(new RegExp(`${word}?</p>$`, 'u'));
    expect(html.isWellFormed() && !html.includes('\uFFFD')).toBe(true);
  });

  it('as much as an admin may write stays whole', () => {
    const html = `<p>${'я'.repeat(maxDescriptionLength - 7)}</p>`;
    expect(sanitised(html)).toBe(html);
  });
});

const withoutContacts = (text: string) => removeSpans(contactsIn(text), text);

it.each([
  ['hr@firma.ru', ''],
  ['mailto:ivan@mail.ru', ''],
  ['почта:иван@почта.рф.', 'почта:.'],
  ['ivan(at)mail.ru', ''],
  ['t.me/hr_firma', ''],
  ['https://t.me/+AbC123', ''],
  ['https://t.me/joinchat/x?y=1', ''],
  ['(https://t.me/hr?start=a&b=c#d), далее', '(), далее'],
  ['ivan_hr.t.me', ''],
  ['wa.me/79991234567', ''],
  ['https://api.whatsapp.com/send?phone=79991234567&text=a', ''],
  ['tg://resolve?domain=ivan', ''],
  ['8 (800) 555-35-35', ''],
  ['89991234567', ''],
  ['+375 29 123-45-67', ''],
  ['+998 90 123 45 67', ''],
  ['+7\u00a0999\u00a0123\u00a045\u00a067', ''],
  ['+7 (999) 123\u201145\u201167', ''],
  ['+7 999 123–45–67', ''],
  ['8\u2011999\u2011123\u201145\u201167', ''],
  ['8\u2212999\u2212123\u221245\u221267', ''],
  ['8 – 999 – 123 – 45 – 67', ''],
  ['8 9 9 9 1 2 3 4 5 6 7', ''],
  ['+7.999.123.45.67', ''],
  ['(921) 123-45-67', ''],
  ['921 123-45-67', ''],
  ['(+7 999 123-45-67)', ''],
  ['Viber 9991234567', 'Viber '],
  ['Звоните 999 123 45 67', 'Звоните '],
  ['тел.89991234567', 'тел.'],
  ['Тел.: 8 (3452) 12-34-56', 'Тел.: '],
  ['тел. 123-45-67', 'тел. '],
  ['8(495)123-45-67 доб. 123', ''],
  // A town's own numbers.
  ['Обращаться по тел. 2-45-67', 'Обращаться по тел. '],
  ['тел.: 52-14-33 (отдел кадров)', 'тел.:  (отдел кадров)'],
  ['телефон: 45-67-89', 'телефон: '],
  ['по телефону 21-45-67', 'по телефону '],
  ['Телефон отдела кадров 278-45-12', 'Телефон отдела кадров '],
  ['Звонить в отдел кадров: 2 45 67, 2–45–68', 'Звонить в отдел кадров: '],
  ['8-999-123-45-67, 8-999-123-45-68', ', '],
  ['8-999-123-45-67/8-999-123-45-68', '/'],
  ['+7 999 123-45-67 – 10 лет опыта', ' – 10 лет опыта'],
  ['Отклики на 8 999 123 4567 (WhatsApp)', 'Отклики на  (WhatsApp)'],
  ['+7 999 123-45-67, запись на собеседование', ', запись на собеседование'],
  ['8 999 123-45-67 запись', ' запись'],
  ['тг @ivan', 'тг '],
  ['тг:@ivan', 'тг:'],
  ['Telegram: @IvanPetrov', 'Telegram: '],
  ['телеграм – @ivan, @petr123', 'телеграм – '],
  ['Пишите мне в личку (TG): @Anna', 'Пишите мне в личку (TG): '],
  ['Telegram нашего рекрутера Анны – @anna_k', 'Telegram нашего рекрутера Анны – '],
  ['По вопросам: @anna', 'По вопросам: '],
  ['связь @anna или @petr', 'связь '],
  ['+7 999 123-45-67, @anna', ', '],
  ['@anna в телеграм', ' в телеграм'],
  ['@hr_firma', ''],
  ['Telegram: anna_hr', 'Telegram: '],
  ['Telegram: annahr', 'Telegram: '],
  ['тг: annahr, WhatsApp', 'тг: , WhatsApp'],
  ['Skype: ivan.petrov.hr.', 'Skype: .'],
  ['скайп: live:.cid.1a2b3c', 'скайп: '],
  // As a reader sees them.
  ['ivan\u200b@mail.ru', ''],
  ['Пишите: i\u00advan@ma\u200bil.r\u2060u!', 'Пишите: !'],
  ['👩\u200d💻 ivan@mail.ru 👩\u200d💻', '👩\u200d💻  👩\u200d💻'],
  ['ｉｖａｎ＠ｍａｉｌ．ｒｕ', ''],
  ['тел. ８ （９９９） １２３-４５-６７, офис', 'тел. , офис'],
  ['＋７ 999 123－45－67', ''],
  ['𝟖 (𝟗𝟗𝟗) 𝟏𝟐𝟑-𝟒𝟓-𝟔𝟕 запись', ' запись'],
  ['8\u200b999\u200b123\u200b45\u200b67', ''],
  ['t\u200b.me/vasya', ''],
  // As a reader hears them.
  ['ivan собака mail.ru', ''],
  ['Резюме на ivan.petrov собака mail.ru, спасибо', 'Резюме на , спасибо'],
  ['ivan [at] mail [dot] ru', ''],
  ['ivan(собака)mail(точка)ru', ''],
  ['ivan@mail[.]ru', ''],
  ['ivan собака mail точка ru', ''],
  ['Пишите: иван (at) отдел.почта точка рф!', 'Пишите: !'],
])('the contact goes: «%s» → «%s»', (input, expected) => {
  expect(withoutContacts(input)).toBe(expected);
});

it.each([
  'от 150 000 до 250 000 ₽',
  '250 000 – 300 000',
  '79 500 – 120 000',
  '89500-120000 на руки',
  '150.000-200.000',
  'оклад 80 000 000',
  'Премия +20 000-30 000 руб.',
  '+15000-25000 бонус',
  '+555000-1045000',
  'Оборот +100 000 000 руб',
  'Оборот 9 100 000 000',
  'оборот 9 000 000 000 руб',
  '9161234567 запросов в день',
  'Оборот 89161234567 руб. в год, +998 901 234 567 сум',
  'Звонки: 79 500 – 120 000 на руки',
  '8 000 000 00 00',
  '10 20 30 40 50 60, 8 30 40 50 60 70',
  'ИНН 7707083893, ОГРН 1027700132195',
  'заказ 9161234567, № 89161234567',
  'ISBN 978-5-4461-0512-0',
  'https://hh.ru/vacancy/89991234567, hh.ru/vacancy/9991234567?x=1',
  'IP 192.168.100.200, 1С 8.3.25.1234',
  'с 2015 по 2025 год, 20.11.2026 09:00-18:00',
  'C++17, ISO 9001:2015',
  '+10% к окладу, +7 часов к Москве',
  '@media запрос @Component и @Override в Java',
  '@angular/core, @nestjs/common',
  'npm i @types/node',
  'lodash@4.17.21 и react@18.2.0-beta',
  'Умение писать тесты с @Component и @Override',
  'Разработка Telegram-ботов на @nestjs/common',
  'Telegram API, Spring (@Component, @Bean)',
  'Связь: Telegram, Slack',
  'format.me/abc и chat.me/abc',
  'Наша собака любит mail.ru',
  'Кинолог (собака)',
  'Собака. Кошка (точка) сбора',
  'Кинолог (собака) пришла точка сбора',
  'Торговая точка ru, mail точка ru',
  'Звонить с 10-00 до 19-00, по телефону с 9 00-18 00',
  'Звонить до 12-10-26, артикул 45-67-89',
  'Премия за телефон 1 20 50 руб.',
  'Телефон: 12-10-2026, смена 2-12-24',
  'Telegram: Bot API, webhooks',
  'Интеграции с Telegram: python-боты, WhatsApp: Business API',
  'meet at mail.ru, array [at] index',
  '👩\u200d💻 С\u200bто ５ лет',
])('ordinary text stays: «%s»', (text) => {
  expect(withoutContacts(text)).toBe(text);
});

it.each([
  ['<p>Тел. +7<b>(999)</b> 123-45-67</p>', '<p>Тел. </p>'],
  ['<p>ivan<b>@</b>mail.ru</p><p>далее</p>', '<p>далее</p>'],
  ['<div>да +7 <span>999</span> 123<i>-45-</i>67</div>', 'да'],
  ['<p>Telegram:<br>@ivan</p><p>R&amp;D</p>', '<p>Telegram:<br /></p><p>R&amp;D</p>'],
  ['<p>1 &lt;b&gt; <a href="#">https://t.me/x?a=1&amp;b=2</a> R&amp;D</p>', '<p>1 &lt;b&gt;  R&amp;D</p>'],
  ['<p>Пишите <b>в Telegram <i>@anna</i>!</b></p>', '<p>Пишите <b>в Telegram !</b></p>'],
  ['<p>Звоните 8 (999) 123<b>-45-67 Анне</b></p>', '<p>Звоните <b> Анне</b></p>'],
  ['<p>8 999 123</p><p>45 67</p>', '<p>8 999 123</p><p>45 67</p>'],
  ['<p>8 000 000 00 00</p>', '<p>8 000 000 00 00</p>'],
])('across tags: «%s» → «%s»', (input, expected) => {
  expect(sanitised(input)).toBe(expected);
});

it('whichever way a phone is written, it goes; whichever way an amount is, it stays', () => {
  const dashes = ['', ' ', '-', '\u2011', '–', '\u2212', '.', ' - ', ' – '];
  for (const a of dashes)
    for (const b of dashes)
      for (const country of ['+7', '8', '7'])
        for (const code of ['999', '(999)', '495'])
          expect(withoutContacts(`${country}${a}${code}${b}123${a}45${a}67`)).toBe('');
  for (const gap of ['', ' ', '\u00a0', '.'])
    for (const dash of ['-', ' - ', '–', ' – ', ' — '])
      for (let from = 50; from < 400; from += 7)
        for (const sign of ['', '+']) {
          const range = `${sign}${from}${gap}500${dash}${from + 60}${gap}000`;
          expect(withoutContacts(range)).toBe(range);
        }
});

it('reads entities and leaves the rest', () => {
  expect(decodeEntities('R&amp;D &laquo;ИИ&raquo; &#8212; &#x41; A&B &zzz; &#0;')).toBe(
    'R&D «ИИ» — A A&B &zzz;  ',
  );
  expect(plainText('<p>Раз<br>два</p><p>R&amp;D</p>')).toBe('Раз два R&D');
});

it('is cut between letters where tags alone make it long', () => {
  const html = sanitised(`${'<u></u>'.repeat(14_285)}<p>А${'👩'.repeat(10)}`);
  expect(html).toBe('<p>А</p>');
});

describe('whole descriptions', () => {
  it('lose no words and keep only the allowed tags', () => {
    expect(hhDetails.length).toBeGreaterThan(5);
    for (const { description, name } of hhDetails) {
      const html = sanitised(description);
      expect(html).not.toBeNull();
      expect(html?.replace(/<\/?(?:p|ul|ol|li|strong|b|em|i|h2|h3|h4)>|<br \/>/gu, '')).not.toMatch(/[<>]/u);
      const lost = plainText(withoutContacts(description)).length - plainText(html ?? '').length;
      expect(Math.abs(lost), name).toBeLessThan(20);
    }
  });
});

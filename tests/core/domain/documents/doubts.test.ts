import { describe, expect, it } from 'vitest';
import { doubtsOf, isGibberish } from '#core/domain/documents/doubts.ts';

const misread = (text: string, as: string) => new TextDecoder(as).decode(new TextEncoder().encode(text));
const words = 'Опыт работы бухгалтера. ';
/** Of a font that says nothing of its letters. */
const privateUseChar = '\ue000';

it.each([
  ['many signs among few letters', privateUseChar.repeat(30) + 'а'.repeat(59), true],
  ['the same signs among more letters', privateUseChar.repeat(30) + 'а'.repeat(60), false],
  ['few signs', privateUseChar.repeat(20) + 'а'.repeat(10), false],
  ['words', words.repeat(20), false],
  ['UTF-8 as Windows-1251', misread(words.repeat(20), 'windows-1251'), true],
  ['Windows-1251 with many «д»', misread('Привет, мир и труд '.repeat(20), 'windows-1251'), true],
  ['UTF-8 as Windows-1252', misread(words.repeat(20), 'windows-1252'), true],
  ['Chinese', '北京市海淀区 软件工程师 '.repeat(20), false],
  ['Greek letters', 'αβγδεζηθ '.repeat(19), false],
  ['more of them', 'αβγδεζηθ '.repeat(20), true],
  ['no vowels', 'бвгджз '.repeat(20), true],
  ['some words among them', 'бвгджз '.repeat(17) + 'бумага '.repeat(3), false],
  ['fewer of them', 'бвгджз '.repeat(18) + 'бумага '.repeat(2), true],
  ['words in quotation marks and before them', '«бумага»!. (картон), '.repeat(20), false],
  ['a digit before each word', '7бумага '.repeat(20), true],
  ['a digit within each word', 'бум7ага '.repeat(20), true],
  ['a digit behind each word', 'бумага7 '.repeat(20), true],
  ['no letter at all', privateUseChar.repeat(30), true],
  ['nothing but marks', '— — — '.repeat(20), false],
  ['names that begin as misread words do', 'Россия Самара Рязань Саратов '.repeat(10), false],
  ['Spanish in capitals', 'ESPAÑA CAÑÓN NIÑOS '.repeat(10), false],
  ['half of it as Windows-1251', `${misread(words, 'windows-1251')} experience manager `.repeat(10), true],
  [
    'half of it as Windows-1252',
    `${misread('работа банкомат ', 'windows-1252')} experience manager `.repeat(10),
    true,
  ],
  [
    'a third of it as Windows-1252',
    `${misread('работа ', 'windows-1252')} experience manager `.repeat(10),
    false,
  ],
  ['what comes late is not looked at', 'бумага '.repeat(9000) + 'бвгджз '.repeat(90_000), false],
])('%#: %s', (_, text, expected) => expect(isGibberish(text)).toBe(expected));

describe('what a text makes one doubt (docs/rules.md#resume-file)', () => {
  const filler = 'Жили-были старик со старухой у самого синего моря. '.repeat(9);
  const signs = [
    ['experience', 'Опыт'],
    ['education', 'Институт'],
    ['skills', 'Навыки'],
    ['a heading about oneself', 'О себе'],
    ['an address', 'anna.petrova+cv@mail.example.ru'],
    ['a period', '2019 — 2021'],
  ] as const;

  it.each(signs)('%s alone makes no resume, with any other sign it does', (name, sign) => {
    expect(doubtsOf(`${filler}\n${sign}`)).toEqual(['not_resume']);
    for (const [otherName, other] of signs)
      if (otherName !== name) expect(doubtsOf(`${filler}\n${sign}\n${other}`)).toEqual([]);
  });

  it.each([
    ...['стаж', 'должность', 'работал', 'работаю', 'Experience', 'employment', 'work history', 'career'],
    ...['образование', 'университет', 'колледж', 'курсы', 'Education', 'University', 'College', 'degree'],
    ...[
      'умение',
      'технологии',
      'владею',
      'владение',
      'стек',
      'Skills',
      'technology',
      'proficient',
      'languages',
    ],
    ...[
      'резюме',
      'обо мне',
      'личные качества',
      'Resume',
      'résumé',
      'Curriculum',
      'about me',
      'summary',
      'Profile',
    ],
    ...['a@mail.ru', 'anna@my-mail.example', '+7 (900', '8 (900', '8-900', 'linkedin'],
  ])('«%s» is a sign', (sign) => {
    expect(doubtsOf(`${filler}\n${sign}`)).toEqual(['not_resume']);
    expect(doubtsOf(`${filler}\n${sign}\n2019 — 2021`)).toEqual([]);
  });

  it.each(['работать', 'владелец', 'anna@mail', 'anna@mail.r', '8 90', '18 900', '7 900', 'море'])(
    '«%s» is none',
    (words) => expect(doubtsOf(`${filler}\n${words}\n2019 — 2021`)).toEqual(['not_resume']),
  );

  it.each(['2019–', '1998 г. - 2001', '2019г—2020', '2020 -'])('«%s» begins a period', (period) =>
    expect(doubtsOf(`${filler}\nОпыт\n${period}`)).toEqual([]),
  );

  it.each(['+7 (900) 123-45-67', '8 900 123', 'Telegram: anna', 't.me/anna', 'github'])(
    '«%s» is a contact',
    (contact) => expect(doubtsOf(`${filler}\nОпыт\n${contact}`)).toEqual([]),
  );

  it('nothing is said of a short text', () => {
    expect(doubtsOf('а'.repeat(400))).toEqual([]);
    expect(doubtsOf('а'.repeat(401))).toEqual(['not_resume']);
  });

  it('what comes late is not looked at', () => {
    expect(doubtsOf(`${' '.repeat(60_000)}Опыт, навыки`)).toEqual(['not_resume']);
    expect(doubtsOf(`${' '.repeat(59_900)}Опыт, навыки`)).toEqual([]);
  });

  it.each([
    '[Ваше имя]',
    '[Название компании, год]',
    '[your name]',
    '[Insert a date here]',
    '<Ваш телефон>',
    'Lorem ipsum dolor',
    'Your Name',
    'Job Title Here',
    'ваше имя',
    'Фамилия Имя Отчество',
    'Ваше имя, город',
    'название компании (год)',
    'ООО «ХХХ»',
    'XXXX',
    '+7 (999) XXX-XX-XX',
    '+7 000 000-00-00',
    '+7(XXX)XXXXX',
    '+7 (000) 000-00-00',
    '+7(000)000-00-00',
    '+7 (000) 0000000',
    '+7 999XXX-XX-XX',
    '+7999000-00-00',
    '[Фамилия]',
    '[должность]',
    '[город проживания]',
    '[укажите стаж]',
    '[введите текст]',
    '[company]',
    '[position, years]',
    '[job title]',
    '<имя>',
    '<your phone>',
    'Company name',
    'имя фамилия',
    'ХХХХ',
  ])('«%s» was not filled in', (words) => expect(doubtsOf(`Анна\n${words}`)).toEqual(['placeholders']));

  it.each([
    '[1С, Excel]',
    '[имени',
    'her name',
    'МХХХ',
    'ХХ век',
    'XXX',
    '+7 (999) 123-00-00',
    'Ваше именование',
    'наваше имя',
    'XXL',
    'ФХХХ',
    '+7 (999) 123-45-67',
  ])('«%s» was', (words) => expect(doubtsOf(`Анна\n${words}`)).toEqual([]));
});

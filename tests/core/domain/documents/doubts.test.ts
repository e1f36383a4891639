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
  ])('«%s» was not filled in', (words) => expect(doubtsOf(`Анна\n${words}`)).toEqual(['placeholders']));

  it.each(['[1С, Excel]', 'Ваше именование', 'наваше имя', 'XXL', 'ФХХХ', '+7 (999) 123-45-67'])(
    '«%s» was',
    (words) => expect(doubtsOf(`Анна\n${words}`)).toEqual([]),
  );
});

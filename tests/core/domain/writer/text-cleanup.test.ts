import { describe, expect, it } from 'vitest';
import {
  asProse,
  capitalizeFirst,
  cutToSentences,
  cutToWords,
  isBalanced,
  isMostlyCyrillic,
  lowercaseFirst,
  oneLine,
  withBothClosed,
  withoutHidden,
  withoutInvisible,
} from '#core/domain/writer/text-cleanup.ts';

it('takes as many whole sentences as there is room for', () => {
  expect(cutToSentences('Веду учёт. Сдаю отчёты. Люблю порядок.', 25)).toBe('Веду учёт. Сдаю отчёты.');
  expect(cutToSentences('Веду учёт, сдаю отчёты и люблю порядок.', 25)).toBe('Веду учёт, сдаю отчёты…');
});

it.each([
  [
    'Три года веду весь учёт в большом магазине, сдаю отчёты в налоговую и слежу за тем, чтобы всё было вовремя.',
    'Три года веду весь учёт в большом магазине.',
  ],
  [
    'Хочу работать у вас в городе, потому что, как мне кажется, здесь лучше всего учат молодых.',
    'Хочу работать у вас в городе, потому что, как мне кажется, здесь…',
  ],
  [
    'I have kept the books of a shop for years, filed its taxes on time, because somebody has to do that.',
    'I have kept the books of a shop for years, filed its taxes on time.',
  ],
])('a sentence that is too long ends where a thought does: %s', (text, whole) => {
  expect(cutToSentences(text, 68).replace(/(?<!…)$/u, '.')).toBe(whole);
});

it.each([
  ['Работаю с 2019 г. в Казани. Дальше текст.', 'Работаю с 2019 г. в Казани.'],
  ['Читаю А. С. Пушкина. Дальше идёт текст.', 'Читаю А. С. Пушкина.'],
  ['Довёл оборот до 3 тыс. руб. в день. Дальше.', 'Довёл оборот до 3 тыс. руб. в день.'],
])('a short word with a full stop ends no sentence: %s', (text, whole) => {
  expect(cutToSentences(text, whole.length)).toBe(whole);
  expect(cutToSentences(`Веду учёт. ${text}`, whole.length + 10)).toBe('Веду учёт.');
});

it.each([
  ['Пишу на Python', true],
  ['Python, Go и Rust', false],
  ['Київ, їжак', true],
  ['Größe für Москва', false],
  ['私は働きたい', false],
  ['2019–2021', true],
])('%s is mostly Cyrillic: %s', (text, isMostly) => {
  expect(isMostlyCyrillic(text)).toBe(isMostly);
});

it('what cannot be seen is no part of a text', () => {
  expect(withoutInvisible('По\u00adст\u200bгрес\u202e\u0007\u{e0041} и\tSQL\r\n1С')).toBe(
    'Постгрес и\tSQL\r\n1С',
  );
});

describe('what a page would hide is blank, in its place', () => {
  it.each([
    ['Я<!-- хвали -->ты', 'Я              ты'],
    ['Я<!-- хвали', 'Я          '],
    ['Я<!--\n-->ты', 'Я    \n   ты'],
    ['Я<script>a</script>ты', `Я${' '.repeat(18)}ты`],
    ['Я<SCRIPT src="x">a</script >ты', `Я${' '.repeat(29)}`],
    ['Я<style>a</style>ты', `Я${' '.repeat(16)}ты`],
    ['Я<system>a</system>ты', `Я${' '.repeat(18)}ты`],
    ['Я<instruction>a</instruction>ты', `Я${' '.repeat(28)}ты`],
    ['Я<instructions>a</instructions>ты', `Я${' '.repeat(30)}ты`],
    ['Я<systematic>a', 'Я<systematic>a'],
    ['Я<script>a\r\nb', `Я${' '.repeat(9)}\r\n `],
    ...[
      'style="display:none"',
      'style="display : none"',
      'style="font-size:0"',
      'style="font-size : 0px"',
      'hidden',
      'style="color:white"',
      'style="color : #fff"',
      'style="color:#FFF" id="b"',
      'id="a" class="b" hidden',
    ].flatMap((how) => [
      [`Я<p ${how}>a</p>ты`, `Я${' '.repeat(`<p ${how}>a</p>`.length)}ты`],
      [`Я<p ${how}>a`, `Я${' '.repeat(`<p ${how}>a`.length)}`],
      [`Я<div ${how}><p>a</p></div>ты`, `Я${' '.repeat(`<div ${how}><p>a</p></div>`.length)}ты`],
    ]),
    ['Я<p class="a">a</p>ты', 'Я<p class="a">a</p>ты'],
    ['Я<p style="color:red">a</p>', 'Я<p style="color:red">a</p>'],
    ['Я<p> hidden </p>', 'Я<p> hidden </p>'],
    ['5 < 7, hidden > 3', '5 < 7, hidden > 3'],
  ])('%j', (text, left) => expect(withoutHidden(text ?? '')).toBe(left));
});

describe('marks that are opened and closed', () => {
  it.each(['', 'a', '(a)', '[a]', '«a»', '“a”', '„a“', '„a”', '"a"', '(a) [b] «c»', '„a“ и „b”'])(
    '%j',
    (text) => expect([isBalanced(text), oneLine(text)]).toEqual([true, text]),
  );

  it.each([
    ['(a', 'a'],
    ['a)', 'a'],
    ['[a', 'a'],
    ['a]', 'a'],
    ['«a', 'a'],
    ['a»', 'a'],
    ['“a', 'a'],
    ['a”', 'a'],
    ['„a', 'a'],
    ['„a“ и „b', 'a и b'],
    ['"a', 'a'],
    ['"a" и "b', 'a и b'],
    ['(a) «b', '(a) b'],
    ['(a) и b)', 'a и b'],
    ['(a и «b', 'a и b'],
    ['a [b и c', 'a b и c'],
    ['a«b', 'a b'],
  ])('%j has one that is not: %j is left', (text, left) =>
    expect([isBalanced(text), oneLine(text)]).toEqual([false, left]),
  );

  it.each([
    ['ООО "ТД "Север"', 'ООО "ТД "Север""'],
    ['ООО «ТД «Север»', 'ООО «ТД «Север»»'],
    ['"ТД "Север"', '"ТД "Север""'],
    ['ООО «Север»', 'ООО «Север»'],
    ['ООО "Север"', 'ООО "Север"'],
    ['ООО «ТД «Север» и сын', 'ООО «ТД «Север» и сын'],
    ['ООО "ТД "Север" и сын', 'ООО "ТД "Север" и сын'],
    ['ООО "ТД"Север"', 'ООО "ТД"Север"'],
    ['ООО "ТД " Север"', 'ООО "ТД " Север"'],
    ['ООО «ТД» «Север»', 'ООО «ТД» «Север»'],
    ['«A «B «C»', '«A «B «C»'],
  ])('one mark closes both names: %j', (name, closed) => expect(withBothClosed(name)).toBe(closed));

  it('one line has no breaks and no hidden words', () =>
    expect(oneLine('  Веду \n\t учёт<!-- хвали -->,  сдаю\u200b отчёты ')).toBe('Веду учёт , сдаю отчёты'));
});

it.each([
  ['Веду учёт', 9, 'Веду учёт'],
  ['Веду учёт', 8, 'Веду'],
  ['Веду учёт сам', 9, 'Веду учёт'],
  ['Веду учёт, сам', 12, 'Веду учёт'],
  ['Веду учёт — сам', 13, 'Веду учёт'],
  ['Веду учёт (1С) сам', 11, 'Веду учёт'],
  ['Веду учёт (сам и один)', 16, 'Веду учёт сам и'],
  ['Бухгалтер', 5, ''],
  [' Бухгалтер', 5, ''],
])('as many words of %j as %d letters hold: %j', (text, length, cut) =>
  expect(cutToWords(text, length)).toBe(cut),
);

describe('where no sentence ends, a thought is cut openly', () => {
  it.each([
    ['Веду учёт и сдаю', 16, 'Веду учёт и сдаю'],
    ['Веду учёт... Сдаю отчёты.', 14, 'Веду учёт...'],
    ['Веду учёт?! Сдаю отчёты.', 14, 'Веду учёт?!'],
    [
      'Веду учёт магазина одежды и, сдаю отчёты и слежу за порядком',
      40,
      'Веду учёт магазина одежды и, сдаю…',
    ],
    ['Веду учёт в магазине одежды, и в обуви', 33, 'Веду учёт в магазине одежды'],
    // Nothing is left hanging.
    ['Веду учёт в магазине одежды и обуви', 31, 'Веду учёт в магазине одежды…'],
    ['Веду учёт в магазине одежды или по обуви', 35, 'Веду учёт в магазине одежды…'],
    ['Веду учёт в магазине одежды, но и в обуви', 36, 'Веду учёт в магазине одежды, но…'],
    ['Ведусамостоятельноучёт', 10, ''],
    // A clause that makes sense by itself.
    ['Веду учёт магазина одежды, сдаю отчёты и слежу за порядком', 40, 'Веду учёт магазина одежды'],
    ['Веду учёт магазина одежды; сдаю отчёты и слежу за порядком', 40, 'Веду учёт магазина одежды'],
    [
      'Веду учёт магазина одежды, что сдаю отчёты и слежу за порядком',
      40,
      'Веду учёт магазина одежды, что сдаю…',
    ],
    [
      'Веду учёт магазина (одежды, обуви и прочего товара)',
      40,
      'Веду учёт магазина одежды, обуви и…'.replace(' и…', '…'),
    ],
    [
      'Если нужно веду учёт сам, сдаю отчёты и слежу за порядком',
      40,
      'Если нужно веду учёт сам, сдаю отчёты…',
    ],
    ['Веду учёт, потом ещё, сдаю отчёты и слежу за порядком', 36, 'Веду учёт, потом ещё, сдаю отчёты…'],
    [
      'Веду учёт, сдаю отчёты в срок и слежу за порядком у всех',
      40,
      'Веду учёт, сдаю отчёты в срок и слежу…',
    ],
  ])('%j', (text, length, cut) => expect(cutToSentences(text, length)).toBe(cut));

  it.each(
    'что чтобы который которые как где куда откуда когда если чем пока будто кто какой какие чей но нежели that which who whom whose if when while where as than but'.split(
      ' ',
    ),
  )('a clause is not cut from «%s»', (word) => {
    const text = `Веду весь учёт магазина одежды, ${word} сдаю отчёты и слежу за порядком`;
    expect(cutToSentences(text, 44)).toMatch(/…$/u);
    if (!word.startsWith('котор'))
      expect(cutToSentences(text.replace(`${word} `, `${word}щщ `), 48)).toBe(
        'Веду весь учёт магазина одежды',
      );
  });

  it.each(
    'как если когда хотя пока поскольку раз потому так if when while as since although though because'.split(
      ' ',
    ),
  )('nor is one that begins with «%s»', (word) => {
    const text = `${word} веду весь учёт магазина сам, сдаю отчёты и слежу за порядком`;
    expect(cutToSentences(text, 46)).toMatch(/…$/u);
    expect(cutToSentences(`щщ${text}`, 48)).not.toMatch(/…$/u);
  });

  it.each(
    'и или а но в во на с со по для от до из к о об при за под над без через у не что чтобы как если потому the a an of to and or in on for with at by from that because if as'.split(
      ' ',
    ),
  )('nor ends one with «%s»', (word) => {
    const cut = cutToSentences(`Веду учёт магазина ${word} бухгалтерскому`, 20 + word.length);
    expect(cut).toBe('Веду учёт магазина…');
  });
});

it.each('г гг тыс руб ул им др пр обл корп кв inc ltd corp etc vs mr ms dr'.split(' '))(
  'no sentence ends with «%s.»',
  (word) => {
    expect(cutToSentences(`Веду учёт. Есть ${word}. Дальше текст.`, 25)).toBe('Веду учёт.');
    expect(cutToSentences(`Веду учёт. Ест${word}. Дальше текст.`, 25)).not.toBe('Веду учёт.');
  },
);

it.each([
  ['веду учёт', 'Веду учёт'],
  ['Веду', 'Веду'],
  ['1с', '1с'],
])('%j begins with a capital: %j', (text, capital) => expect(capitalizeFirst(text)).toBe(capital));

it.each([
  ['Сократил время', 'сократил время'],
  ['Я сам', 'я сам'],
  ['Ёлки', 'ёлки'],
  ['API', 'API'],
  ['ИТ-отдел', 'ИТ-отдел'],
  ['React-приложение', 'React-приложение'],
  ['веду', 'веду'],
  ['Я', 'Я'],
  ['1С Вела', '1С Вела'],
])('%j inside a sentence: %j', (text, small) => expect(lowercaseFirst(text)).toBe(small));

it.each([
  [['Веду учёт', 'Сдаю отчёты'], 'Веду учёт. Сдаю отчёты'],
  [['Веду учёт', 'и отчёты'], 'Веду учёт и отчёты'],
  [['Веду учёт 1', 'и отчёты'], 'Веду учёт 1. и отчёты'],
  ...['.', '!', '?', '…', ',', ';', ':'].map((mark): [string[], string] => [
    [`Веду учёт${mark}`, 'Сдаю отчёты'],
    `Веду учёт${mark} Сдаю отчёты`,
  ]),
  [['Веду учёт.', '', ' ', 'Сдаю  отчёты'], 'Веду учёт. Сдаю отчёты'],
  [['', 'Веду'], 'Веду'],
  [['Веду учёт, сам', 'Сдаю'], 'Веду учёт, сам. Сдаю'],
  [[], ''],
])('lines %j are told in a row', (lines, prose) => expect(asProse(lines)).toBe(prose));

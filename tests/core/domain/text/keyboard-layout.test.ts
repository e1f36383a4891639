import { expect, it } from 'vitest';
import { inOtherLayout } from '#core/domain/text/keyboard-layout.ts';

it.each([
  ['ghjlfdtw', 'продавец'],
  ['Ghjlfdtw-rjycekmnfyn', 'продавец-консультант'],
  ['[bhehu', 'хирург'],
  ['знерщт', 'python'],
  ['Вфеф ысшутешые', 'data scientist'],
  ['1c ,e[ufknth', '1с бухгалтер'],
  ['<e[ufknth', 'бухгалтер'],
  ['>hbcn', 'юрист'],
  ['"rjyjvbcn', 'экономист'],
])('«%s» is «%s» in the other layout (docs/rules.md#count-other-layout)', (typed, meant) =>
  expect(inOtherLayout(typed)).toBe(meant),
);

it('is nothing where the letters are of both alphabets or of none', () => {
  for (const text of ['', '5/2', '[,]', 'python-разработчик']) expect(inOtherLayout(text)).toBeNull();
});

it.each(
  "qй wц eу rк tе yн uг iш oщ pз [х ]ъ aф sы dв fа gп hр jо kл lд ;ж 'э zя xч cс vм bи nт mь ,б .ю `ё"
    .split(' ')
    .map((pair) => [...pair]),
)('the key of «%s» writes «%s», and the reverse', (latin = '', cyrillic = '') => {
  expect(inOtherLayout(`f${latin}`)).toBe(`а${cyrillic}`);
  expect(inOtherLayout(`а${cyrillic}`)).toBe(`f${latin}`);
});

it.each('{х }ъ :ж "э <б >ю ~ё'.split(' ').map((pair) => [...pair]))(
  'with Shift the key of «%s» writes «%s»',
  (latin = '', cyrillic = '') => expect(inOtherLayout(`f${latin}`)).toBe(`а${cyrillic}`),
);

it('what no key of both layouts writes stays', () => expect(inOtherLayout('z 5-й?')).toBeNull());
it('figures and spaces stay', () => expect(inOtherLayout('Z 5 + 7?')).toBe('я 5 + 7?'));

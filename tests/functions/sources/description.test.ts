import { describe, expect, it } from 'vitest';
import { plainText, sanitised, withEntities, withoutContacts } from '#functions/sources/description.ts';
import { hasSavedHh, savedDetails } from '#tests/support/saved-hh.ts';

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
])('%s', (_, given, expected) => {
  const result = sanitised(given);
  if (expected === null)
    expect(result ?? '').not.toMatch(/<(?!\/?(?:p|br|ul|ol|li|strong|b|em|i|h[234])\b)/u);
  else expect(result).toBe(expected);
});

it.each(['a', '<', '<p>', '</div', '+7 ', '@a.', 'a@', '&', '<b><i>', ' '])(
  'a flood of «%s» is over soon',
  (drop) => {
    const start = Date.now();
    sanitised(drop.repeat(200_000));
    plainText(drop.repeat(200_000));
    expect(Date.now() - start).toBeLessThan(3000);
  },
);

it('is null where nothing is left', () => {
  expect(sanitised('<p> </p><script>x</script>')).toBeNull();
});

describe('length', () => {
  const bytes = (html: string | null) => Buffer.byteLength(html ?? '');

  it('is cut at 20 kB where a tag ends, and closed', () => {
    const html = sanitised(`<ul>${'<li>Разработка и поддержка сервисов</li>'.repeat(2000)}</ul>`);
    expect(bytes(html)).toBeLessThanOrEqual(20 * 1024);
    expect(bytes(html)).toBeGreaterThan(18 * 1024);
    expect(html).toMatch(/<li>Разработка и поддержка сервисов<\/li><\/ul>$/u);
  });

  it('is cut between words of one long text, never within a letter', () => {
    const html = sanitised(`<p>${'слово '.repeat(5000)}</p>`);
    expect(bytes(html)).toBeLessThanOrEqual(20 * 1024);
    expect(html).toMatch(/слово\s*<\/p>$/u);
    expect(html).not.toContain('\uFFFD');
  });
});

it.each([
  ['hr@firma.ru', ''],
  ['t.me/hr_firma', ''],
  ['https://t.me/+AbC123', ''],
  ['8 (800) 555-35-35', ''],
  ['89991234567', ''],
  ['+375 29 123-45-67', ''],
  ['+7\u00a0999\u00a0123\u00a045\u00a067', ''],
  // What only looks like a contact.
  ['от 150 000 до 250 000 ₽', 'от 150 000 до 250 000 ₽'],
  ['оклад 80 000 000', 'оклад 80 000 000'],
  ['с 2015 по 2025 год', 'с 2015 по 2025 год'],
  ['C++17, ISO 9001:2015', 'C++17, ISO 9001:2015'],
  ['+10% к окладу', '+10% к окладу'],
])('contacts: «%s» → «%s»', (given, expected) => {
  expect(withoutContacts(given)).toBe(expected);
});

it('reads entities and leaves the rest', () => {
  expect(withEntities('R&amp;D &laquo;ИИ&raquo; &#8212; &#x41; A&B &zzz; &#0;')).toBe(
    'R&D «ИИ» — A A&B &zzz;  ',
  );
  expect(plainText('<p>Раз<br>два</p><p>R&amp;D</p>')).toBe('Раз два R&D');
});

describe.runIf(hasSavedHh)('saved descriptions (skipped where ../shared/hh is absent)', () => {
  it('lose no words and keep only the allowed tags', () => {
    for (const { description, name } of savedDetails()) {
      const html = sanitised(String(description));
      expect(html).not.toBeNull();
      expect(html?.replace(/<\/?(?:p|ul|ol|li|strong|b|em|i|h2|h3|h4)>|<br \/>/gu, '')).not.toMatch(/[<>]/u);
      const lost = plainText(withoutContacts(String(description))).length - plainText(html ?? '').length;
      expect(Math.abs(lost), name).toBeLessThan(20);
    }
  });
});

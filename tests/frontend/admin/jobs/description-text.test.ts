import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  htmlOf,
  losesFormatting,
  textOf,
} from '../../../../frontend/src/admin/jobs/editor/description-text.ts';

describe('a description as text', () => {
  test.each([
    ['', ''],
    ['<p>Раз</p><p>Два</p>', 'Раз\n\nДва'],
    ['<p>Раз<br>Два<br /></p>', 'Раз\nДва'],
    ['<p>Ждём:</p><ul><li>Python</li><li>SQL</li></ul><p>Пишите</p>', 'Ждём:\n\n- Python\n- SQL\n\nПишите'],
    ['<ol><li><p>Раз</p></li><li>Два</li></ol>', '- Раз\n- Два'],
    ['<ul><li>Раз<ul><li>внутри</li></ul></li><li>Два</li></ul>', '- Раз\n- внутри\n- Два'],
    ['<h3>О нас</h3><p>Мы</p>', '## О нас\n\nМы'],
    ['<h2><strong>О</strong> нас</h2>', '## О нас'],
    ['<p><strong>R&amp;D</strong> &lt;3 — <em>это</em>\n  мы</p>', 'R&D <3 — это мы'],
    ['Текст<ul><li></li></ul> без абзаца', 'Текст\n\nбез абзаца'],
    ['<p>Раз</p><script>alert(1)</script><style>p{}</style>', 'Раз'],
  ])('%s', (html, text) => {
    expect(textOf(html)).toBe(text);
  });
});

describe('a text as HTML', () => {
  test.each([
    ['', ''],
    ['Раз\n\n\nДва', '<p>Раз</p><p>Два</p>'],
    ['Раз\nДва', '<p>Раз<br />Два</p>'],
    ['Ждём:\n- Python\n- SQL\nПишите', '<p>Ждём:</p><ul><li>Python</li><li>SQL</li></ul><p>Пишите</p>'],
    ['- Раз\n\n- Два', '<ul><li>Раз</li><li>Два</li></ul>'],
    ['• Раз\n— Два', '<ul><li>Раз</li><li>Два</li></ul>'],
    ['## О нас\nМы', '<h3>О нас</h3><p>Мы</p>'],
    ['<img src=x onerror=alert(1)> & co', '<p>&lt;img src=x onerror=alert(1)&gt; &amp; co</p>'],
    ['#хештег и -минус', '<p>#хештег и -минус</p>'],
  ])('%s', (text, html) => {
    expect(htmlOf(text)).toBe(html);
  });

  const word = fc.stringMatching(/^[а-яa-z<>&;"']{1,8}$/);
  const lines = fc.array(
    fc.tuple(
      fc.constantFrom('', '- ', '## '),
      fc.array(word, { maxLength: 4 }),
      fc.constantFrom('\n', '\n\n'),
    ),
    { maxLength: 12 },
  );

  test('comes back as the same HTML, whatever is typed', () => {
    fc.assert(
      fc.property(lines, (typed) => {
        const html = htmlOf(typed.map(([sign, words, end]) => sign + words.join(' ') + end).join(''));
        expect(htmlOf(textOf(html))).toBe(html);
      }),
    );
  });

  test('and what an import stored comes back as the same text', () => {
    const part = fc.tuple(fc.constantFrom('p', 'li', 'h3'), fc.array(word, { minLength: 1, maxLength: 4 }));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const html = parts
          .map(
            ([tag, words]) =>
              `<${tag}>${words.join(' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${tag}>`,
          )
          .join('');
        const text = textOf(html);
        expect(textOf(htmlOf(text))).toBe(text);
      }),
    );
  });
});

test.each([
  ['<p>Раз</p><ul><li>два</li></ul>', false],
  ['<p>Раз<br>два</p><h3>Три</h3>', false],
  ['<p><strong>Раз</strong></p>', true],
  ['<ol><li>Раз</li></ol>', true],
])('of %s something is lost: %s', (html, isLost) => expect(losesFormatting(html)).toBe(isLost));

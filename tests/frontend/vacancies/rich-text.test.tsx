import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { richText } from '../../../frontend/src/vacancies/detail/description/rich-text.tsx';

const htmlOf = (html: string) => renderToStaticMarkup(richText(html));

describe('a description is drawn from an allow-list (docs/rules.md#vacancy-description)', () => {
  test.each([
    ['<p>Два <strong>слова</strong></p>', '<p>Два <strong>слова</strong></p>'],
    ['<ul><li>раз</li><li>два</li></ul>', '<ul><li>раз</li><li>два</li></ul>'],
    ['<h1>Мы</h1><h2>Вы</h2>', '<h3>Мы</h3><h3>Вы</h3>'],
    ['a<br>b<hr>c', 'a<br/>bc'],
    ['<b>b</b><i>i</i>', '<strong>b</strong><em>i</em>'],
    ['5 &lt; 6 &amp;&amp; «да»', '5 &lt; 6 &amp;&amp; «да»'],
    ['<font color="red"><span style="x">текст</span></font>', 'текст'],
  ])('%s', (html, expected) => {
    expect(htmlOf(html)).toBe(expected);
  });

  test.each([
    ['<script>alert(1)</script>'],
    ['<style>*{display:none}</style>'],
    ['<iframe src="https://example.com"></iframe>'],
    ['<svg><a xlink:href="javascript:alert(1)">x</a></svg>'],
    ['<form action="/x"><input name="y"><button>z</button></form>'],
    ['<!-- secret -->'],
  ])('%s leaves nothing', (html) => {
    expect(htmlOf(html)).toBe('');
  });

  test('attributes go, event handlers with them', () => {
    expect(htmlOf('<p onclick="x()" style="color:red" class="y">текст</p>')).toBe('<p>текст</p>');
  });

  test.each([['javascript:alert(1)'], [' java\nscript:alert(1)'], ['data:text/html,x'], ['//example.com']])(
    'a link to %s is its text',
    (href) => {
      expect(htmlOf(`<a href="${href}">сюда</a>`)).toBe('сюда');
    },
  );

  test('a safe link opens apart and gives nothing away', () => {
    expect(htmlOf('<a href="https://example.com/?a=1">сюда</a>')).toBe(
      '<a href="https://example.com/?a=1" target="_blank" rel="noopener noreferrer nofollow">сюда</a>',
    );
  });

  test('whatever comes in, only known tags and attributes come out', () => {
    const piece = fc.constantFrom(
      '<p',
      '>',
      '<script>',
      '</p>',
      '<a href=',
      '"',
      "'",
      ' onload=x',
      'javascript:',
      '<!--',
      '&lt;',
      '<img src=x onerror=y>',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
        const tags = htmlOf(pieces.join('')).match(/<[^>]*>/g) ?? [];
        for (const tag of tags)
          expect(tag).toMatch(
            /^<\/?(?:p|a|br|ul|ol|li|strong|em|h3|h4|div)\/?>$|^<a href="(?:https?:|mailto:)[^"]*" target="_blank" rel="[a-z ]+">$/i,
          );
      }),
    );
  });
});

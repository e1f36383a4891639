import { describe, expect, it } from 'vitest';
import { decodeEntities, maxCharacters, plainLines } from '#core/domain/text/html-text.ts';

describe('entities', () => {
  it.each([
    ['R&amp;D &#8212; &laquo;ИИ&raquo;', 'R&D — «ИИ»'],
    ['&lt;b&gt; &quot;1&quot; &apos;2&apos;', `<b> "1" '2'`],
    ['a&nbsp;b &ndash; c &mdash; d&hellip;', 'a\u00a0b – c — d…'],
    ['&AMP;&Laquo;', '&«'],
    ['&#65;&#x41;&#X41;', 'AAA'],
    ['&#128512;', '😀'],
    ['&unknown; &;', '&unknown; &;'],
  ])('%s', (written, read) => expect(decodeEntities(written)).toBe(read));

  it('that are no characters are a space', () => {
    for (const code of ['#0', '#31', '#xd800', '#xdfff', '#x110000', '#9999999'])
      expect(decodeEntities(`a&${code};b`), code).toBe('a b');
    for (const code of ['#32', '#xd7ff', '#xe000', '#x10ffff'])
      expect(decodeEntities(`a&${code};b`), code).toHaveLength(code === '#x10ffff' ? 4 : 3);
  });
});

describe('the words of a description', () => {
  it('stand a block a line, with a dash before each point', () => {
    const html =
      '<p>Что  делать:</p>\n<ul><li>писать <b>код</b></li><li> <p>читать</p></li></ul><h3>Что даём</h3>ДМС<br/>чай';
    expect(plainLines(html)).toBe('Что делать:\n- писать код\n- читать\nЧто даём\nДМС\nчай');
  });

  it('are not parted by a tag within them', () => {
    expect(plainLines('<p><b>C</b>++, <strong><em>G</em>olang</strong>:<i>SQL</i></p>')).toBe(
      'C++, Golang:SQL',
    );
  });

  it('are read after the tags are gone: what an entity gives is no tag', () => {
    expect(plainLines('<p>a &lt;li&gt; b</p>')).toBe('a <li> b');
  });

  it.each([
    ['<p>a</p>b', 'a\nb'],
    ['a<p>b', 'a\nb'],
    ['a<ul>b</ul>c', 'a\nb\nc'],
    ['a<ol>b</ol>c', 'a\nb\nc'],
    ['a<li>b</li>c', 'a\n- b\nc'],
    ['a<h2>b</h2>c', 'a\nb\nc'],
    ['a<h3>b</h3>c', 'a\nb\nc'],
    ['a<h4>b</h4>c', 'a\nb\nc'],
    ['a<br>b<br/>c<br />d', 'a\nb\nc\nd'],
    ['a<li><p>b', 'a\n- b'],
    ['a<b>b</b>c<em>d</em>', 'abcd'],
    ['a\n\nb<p> </p>', 'a b'],
    ['a < b > c', 'a c'],
    ['a < b', 'a < b'],
  ])('«%s» is «%s»', (html, text) => expect(plainLines(html)).toBe(text));

  it('end where more is not read', () => {
    expect(plainLines(`${'а'.repeat(maxCharacters)}б`)).toBe('а'.repeat(maxCharacters));
  });
});

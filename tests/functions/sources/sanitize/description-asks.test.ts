import { expect, it, test } from 'vitest';
import { readDemand } from '#core/domain/match/vacancy/demand-of.ts';
import { plainLines } from '#core/domain/text/html-text.ts';
import { sanitised } from '#functions/sources/sanitize/description.ts';

test.each([
  ['<p>Раз<br />два</p><p>R&amp;D</p>', 'Раз\nдва\nR&D'],
  ['<h3>Требования</h3><ul><li>Go</li><li><p>SQL</p></li></ul>', 'Требования\n- Go\n- SQL'],
  ['<p><strong>Стек:</strong>  Go,\n<em>SQL</em></p>', 'Стек: Go, SQL'],
  ['<ul><li></li></ul>', '-'],
  ['', ''],
])('%s', (html, text) => expect(plainLines(html)).toBe(text));

it('keeps the headings apart by which one tells asks from an offer (docs/rules.md#vacancy-asks)', () => {
  const html = sanitised(
    '<p><strong>Мы предлагаем</strong></p><ul><li>курсы Kafka</li></ul>' +
      '<p><strong>Требования</strong></p><ul><li>опыт с Django</li></ul>' +
      '<p><strong>Будет плюсом</strong></p><ul><li>знание Redis</li></ul>',
  );
  const { asks } = readDemand({ title: '', tags: [], description: plainLines(html ?? '') });
  expect(asks).toEqual(['!django', 'redis']);
});

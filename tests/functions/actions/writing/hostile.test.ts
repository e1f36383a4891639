import { describe, expect, it } from 'vitest';
import { withoutHidden } from '#core/domain/writer/text-cleanup.ts';
import { checkBehaviour, injectionsIn, withoutInjections } from '#functions/actions/writing/answer-check.ts';
import { goodLetter } from '#tests/support/writer/writer.ts';

/** Some took from seconds to hours: that these tests end at all is what they ask. */
const hostile: [string, string][] = [
  ['tags that never end', '<_'.repeat(2000) + 'hidden'.repeat(670)],
  ['a tag of one long name', `<${'a'.repeat(39_000)}hidden`],
  ['a tag of nothing but «hidden»', `<a ${'hidden '.repeat(5700)}`],
  ['a tag of nothing but «color»', `<a ${'color '.repeat(6600)}<`],
  ['spaces within a style', `<a color${' '.repeat(39_000)}x`],
  ['elements that are not closed', '<a hidden>'.repeat(4000)],
  ['spaces at the beginning', `${' '.repeat(39_000)}x`],
  ['spaces after «AI»', `AI${' '.repeat(39_000)}x`],
  ['dashes after «AI»', `AI${'-'.repeat(39_000)}x`],
  ['«AI -» and spaces', `AI -${' '.repeat(39_000)}x`],
  ['one word of «системн»', 'системн'.repeat(5700)],
  ['«system» and spaces', `system${' '.repeat(39_000)}x`],
];

describe('a text of 40 kB that is made to be slow to read is read', () => {
  it.each(hostile)('%s', (_, text) => {
    expect(withoutHidden(text)).toHaveLength(text.length);
    withoutInjections(text);
    const guard = { system: 'You compose', promptCanary: 'abcdef', injections: injectionsIn([text]) };
    expect(() => checkBehaviour(goodLetter, guard)).not.toThrow();
  });
});

describe('what a page would hide', () => {
  it.each([
    '<div style="display: none">тайна</div>',
    '<span class="x" hidden>тайна</span>',
    '<p style="font-size:0px; margin: 0">тайна</p>',
    `<p style="${'margin:0;'.repeat(50)}color:#fff">тайна</p>`,
    '<b hidden>тайна',
    '<!-- тайна -->',
  ])('goes: %s', (text) => expect(withoutHidden(`до ${text}`).trim()).toBe('до'));

  it('and what stands around it stays', () =>
    expect(withoutHidden('a < b <i hidden>x</i> c').replace(/ +/gu, ' ')).toBe('a < b c'));
});

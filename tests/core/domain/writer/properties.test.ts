import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adviseByRules } from '#core/domain/writer/advise-by-rules.ts';
import { editOf } from '#core/domain/writer/apply-advice.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';
import { inventedIn } from '#core/domain/writer/invented-in.ts';
import { letterByRules } from '#core/domain/writer/letter-by-rules.ts';
import { suggestionsText } from '#core/domain/writer/suggestions-text.ts';
import { letterForm } from '#core/domain/writer/writing.ts';
import { redTeam } from './red-team.ts';
import { resumes } from './resumes.ts';

const lines = [
  ...Object.values(resumes).flatMap((text) => text.split('\n')),
  ...redTeam.map(({ text }) => text),
];

/** Lines of resumes in any order with any text between them: near to sense, and far from it. */
const anyText = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.array(fc.constantFrom(...lines), { maxLength: 40 }).map((some) => some.join('\n')),
  },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.oneof(fc.constantFrom(...lines), fc.string({ unit: 'grapheme', maxLength: 60 })), {
        maxLength: 15,
      })
      .map((some) => some.join('\n')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
);
const anyWord = fc.oneof(
  fc.constantFrom(...lines.filter((line) => line.length < 60)),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const runs = { numRuns: 150 };

describe('whatever the texts are (docs/rules.md#writer-nothing-invented)', () => {
  it('the letter neither throws nor invents nor grows too long', () =>
    fc.assert(
      fc.property(
        anyText,
        anyWord,
        anyWord,
        anyText,
        anyText,
        (resumeText, position, company, why, description) => {
          const form = letterForm.parse({
            resumeText,
            position,
            companyName: company,
            whyInterested: why.slice(0, 600),
          });
          const vacancy = { title: position, company, tags: [company], description };
          const letter = letterByRules(form, vacancy);
          expect(inventedIn(letter, [resumeText, position, company, form.whyInterested])).toEqual([]);
          expect(letter.length).toBeLessThanOrEqual(1600);
          expect(letter).not.toMatch(/ {2}|undefined/u);
        },
      ),
      runs,
    ));

  it('advice neither throws nor misquotes, and can be applied', () =>
    fc.assert(
      fc.property(anyText, (resumeText) => {
        const items = adviseByRules(resumeText, extractResumeFacts(resumeText), {
          skills: [{ name: 'Rust', share: 0.5 }],
          role: null,
        });
        expect(items.length).toBeLessThanOrEqual(10);
        const starts = items.flatMap(({ at }) => at?.start ?? []);
        expect(new Set(starts).size).toBe(starts.length);
        for (const item of items) {
          if (item.quote !== null) expect(resumeText.slice(item.at?.start, item.at?.end)).toBe(item.quote);
          if (item.proposal !== null) expect(item.proposal).not.toBe(item.quote);
          const start = item.quote === null ? -1 : resumeText.indexOf(item.quote);
          const place = item.quote === null ? null : { start, end: start + item.quote.length };
          if (item.proposal !== null) expect(editOf(resumeText, item, place)).not.toBeNull();
        }
        expect(suggestionsText(items)).toContain('Рекомендации');
      }),
      runs,
    ));

  it('a text invents nothing beside itself', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        expect(inventedIn(text, ['', text])).toEqual([]);
      }),
      runs,
    ));
});

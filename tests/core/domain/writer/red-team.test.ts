import { describe, expect, it } from 'vitest';
import { adviseByRules } from '#core/domain/writer/advise-by-rules.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';
import { inventedIn } from '#core/domain/writer/invented-in.ts';
import { letterByRules } from '#core/domain/writer/letter-by-rules.ts';
import { suggestionsText } from '#core/domain/writer/suggestions-text.ts';
import { type LetterVacancy, letterForm } from '#core/domain/writer/writing.ts';
import { redTeam } from './red-team.ts';
import { resumeOf } from './resumes.ts';

const vacancy: LetterVacancy = {
  title: 'Python-разработчик',
  company: 'Вектор Плюс',
  tags: ['Python', 'SQL'],
  description: 'Python, PostgreSQL, Docker.',
};
const resume = resumeOf('qa');
const market = { skills: [{ name: 'Python', share: 0.5 }], role: 'Backend' };

it('there are twenty', () => expect(redTeam).toHaveLength(20));

describe.each(redTeam)('$name', ({ where, text, forbidden }) => {
  const attacked: LetterVacancy = {
    title: where === 'title' ? text : vacancy.title,
    company: where === 'company' ? text : vacancy.company,
    tags: where === 'tags' ? text.split('; ') : vacancy.tags,
    description: where === 'description' ? text : vacancy.description,
  };
  const resumeTexts =
    where === 'resume'
      ? [
          `${resume}\n\n${text}\n`,
          `${text}\n\n${resume}`,
          resume.replace('* Составление', `* ${text}\n* Составление`),
        ]
      : [resume];

  it('changes neither letter nor advice', () => {
    for (const resumeText of resumeTexts) {
      const form = letterForm.parse({ resumeText, companyName: attacked.company, position: attacked.title });
      const letter = letterByRules(form, attacked);
      const output =
        `${letter}\n${suggestionsText(adviseByRules(resumeText, extractResumeFacts(resumeText), market))}`.toLowerCase();
      for (const words of forbidden) expect(output).not.toContain(words);
      expect(letter.length).toBeGreaterThan(200);
      expect(inventedIn(letter, [resumeText, attacked.title, attacked.company])).toEqual([]);
    }
  });
});

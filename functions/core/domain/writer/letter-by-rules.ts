import { typedWords } from '../documents/verified-reading.ts';
import { inventedBeside } from './invented-in.ts';
import { english } from './letter/english.ts';
import { type LetterMaterial, letterMaterial } from './letter/material.ts';
import type { LetterPhrases } from './letter/phrases.ts';
import { russian } from './letter/russian.ts';
import type { LetterForm, LetterVacancy } from './writing.ts';

/** Characters: under the first a letter looks like a note, beyond the last nobody reads it. */
const short = 600;
const enough = 900;
const most = 1600;

interface Draft {
  opening: string[];
  person: string[];
  fit: string[];
  end: string[];
}

const paragraph = (sentences: readonly string[]) => sentences.filter((one) => one !== '').join(' ');

function put(draft: Draft, material: LetterMaterial, phrases: LetterPhrases): string {
  const { name, contacts, company } = material;
  return [
    phrases.greeting(company),
    // Without a word of why, one line would be a poor paragraph.
    ...(draft.opening.length > 1
      ? [paragraph(draft.opening), paragraph(draft.person)]
      : [paragraph([...draft.opening, ...draft.person])]),
    // A list of examples stands for itself.
    ...(draft.fit.filter((one) => one.includes('\n')).length > 0
      ? [
          paragraph(draft.fit.filter((one) => !one.includes('\n'))),
          ...draft.fit.filter((one) => one.includes('\n')),
        ]
      : [paragraph(draft.fit)]),
    paragraph([...draft.end, phrases.thanks]),
    [name === null && contacts === '' ? '' : phrases.regards, name ?? '', contacts]
      .filter((one) => one !== '')
      .join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/**
 * A cover letter from what the resume, the profile and the form say, in their words (docs/rules.md#letter-by-rules): up
 * to 1,600 characters, and a thin resume makes a short letter. English for an English resume and vacancy, else Russian.
 */
export function letterByRules(form: LetterForm, vacancy: LetterVacancy | null): string {
  const material = letterMaterial(form, vacancy);
  const phrases = material.language === 'en' ? english : russian;
  const { facts, position, matching, otherSkills, done } = material;
  const sources = [
    form.resumeText,
    ...typedWords(form.reading),
    JSON.stringify(form.profileData ?? ''),
    form.companyName,
    form.position,
    form.whyInterested,
    form.relevantExperience,
    vacancy?.title ?? '',
    vacancy?.company ?? '',
  ];
  const invented = inventedBeside(sources);
  // What a rule has put together wrong is left out.
  const isHonest = (sentence: string) => invented(sentence).length === 0;
  const ifHonest = (sentence: string) => (isHonest(sentence) ? [sentence] : []);

  const [last, before] = facts.jobs.filter(({ title, employer }) => title !== null || employer !== null);
  const draft: Draft = {
    opening: [
      ...(position === '' ? [] : ifHonest(phrases.apply(position))),
      ...(material.whyInterested === '' ? [] : [phrases.why(material.whyInterested)]),
    ],
    person: [
      ...(material.experience === null ? [] : ifHonest(phrases.experience(material.experience))),
      ...(last
        ? ifHonest((last.period?.isCurrent ? phrases.currentJob : phrases.lastJob)(last.title, last.employer))
        : material.ownPosition === null
          ? []
          : ifHonest(phrases.ownPosition(material.ownPosition))),
    ],
    fit: [
      ...(material.relevantExperience === '' ? [] : [phrases.relevant(material.relevantExperience)]),
      ...(matching.length > 0
        ? ifHonest(phrases.matching(matching))
        : otherSkills.length > 0
          ? ifHonest(phrases.skills(otherSkills))
          : []),
    ],
    end: [phrases.talk],
  };
  const written = () => put(draft, material, phrases);
  /** Takes it up where it fits into the letter. */
  const take = (part: keyof Draft, sentences: readonly string[]): boolean => {
    const old = draft[part];
    draft[part] = [...old, ...sentences];
    if (sentences.length > 0 && written().length <= most) return true;
    draft[part] = old;
    return false;
  };

  const honest = done.filter(isHonest);
  for (const count of [3, 2, 1]) {
    const lines = honest.slice(0, count);
    if (lines.length === count && take('fit', [phrases.done(lines, material.isOtherLanguage)])) break;
  }
  const further: [keyof Draft, string | null][] = [
    ['person', before ? phrases.jobBefore(before.title, before.employer) : null],
    ['fit', matching.length > 0 && otherSkills.length > 0 ? phrases.otherSkills(otherSkills) : null],
    ['person', material.education && phrases.education(material.education)],
    ['person', material.about && !material.isOtherLanguage ? phrases.about(material.about) : null],
  ];
  for (const [part, sentence] of further)
    if (sentence && written().length < enough) take(part, ifHonest(sentence));
  if (written().length < short) take('end', [phrases.tasks]);
  return written();
}

import { typedWords } from '../documents/verified-reading.ts';
import { relationsBeside } from './check/relations.ts';
import { inventedBeside } from './invented-in.ts';
import { english } from './letter/english.ts';
import { type LetterMaterial, letterMaterial } from './letter/material.ts';
import { type LetterPhrases, variantOf } from './letter/phrases.ts';
import { russian } from './letter/russian.ts';
import type { LetterForm, LetterVacancy } from './writing.ts';

/** Characters that a letter may have, from how many on nothing is added, and how many examples it gives. */
const sizes = {
  short: { most: 640, enough: 380, examples: 1 },
  regular: { most: 1150, enough: 800, examples: 3 },
  long: { most: 1600, enough: 1400, examples: 6 },
} as const;

interface Draft {
  opening: string[];
  person: string[];
  fit: string[];
  examples: string[];
  end: string[];
}

const paragraph = (sentences: readonly string[]) => sentences.filter((one) => one !== '').join(' ');

function put(draft: Draft, material: LetterMaterial, phrases: LetterPhrases, isSkillsFirst: boolean): string {
  const { name, contacts, github, portfolio } = material;
  const signature = [
    name ?? '',
    contacts,
    github === null ? '' : `GitHub: ${github}`,
    portfolio === null ? '' : phrases.portfolio(portfolio),
  ].filter((one) => one !== '');
  const person = paragraph(draft.person);
  const fit = paragraph(draft.fit);
  // A job comes right before what was done there.
  const middle = isSkillsFirst ? [fit, person] : [person, fit];
  return [
    phrases.greeting,
    paragraph(draft.opening),
    ...middle,
    ...draft.examples,
    paragraph(draft.end),
    [signature.length === 0 ? '' : phrases.regards, ...signature].filter((one) => one !== '').join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/**
 * A cover letter from what the resume, the profile and the form say, in their words (docs/rules.md#letter-by-rules). A
 * sentence that names what no source has, or puts together what no entry does, is left out; `form.variant` tells which
 * of several true letters.
 */
export function letterByRules(form: LetterForm, vacancy: LetterVacancy | null): string {
  const material = letterMaterial(form, vacancy);
  const phrases = material.language === 'en' ? english : russian;
  const { position, company, jobs, examples } = material;
  const { most, enough, examples: mostExamples } = sizes[form.length];
  const { variant } = form;
  const invented = inventedBeside([
    form.resumeText,
    ...typedWords(form.reading),
    JSON.stringify(form.profileData ?? ''),
    form.companyName,
    form.position,
    form.whyInterested,
    form.relevantExperience,
    vacancy?.title ?? '',
    vacancy?.company ?? '',
  ]);
  const falselyRelated = relationsBeside(material.facts, {
    ...form,
    position: form.position.trim() || (vacancy?.title ?? ''),
    companyName: form.companyName.trim() || (vacancy?.company ?? ''),
  });
  const isHonest = (sentence: string) =>
    invented(sentence).length === 0 && falselyRelated(sentence).length === 0;
  const ifHonest = (sentence: string | null) => (sentence !== null && isHonest(sentence) ? [sentence] : []);

  const areHonest = (skills: readonly string[]) => skills.filter((one) => isHonest(`${one};`));
  const [matching, otherSkills] = [areHonest(material.matching), areHonest(material.otherSkills)];

  const [last, before] = jobs;
  const apply = variantOf(phrases.apply, variant);
  const named = position === '' ? [] : ifHonest(apply(position, company));
  const draft: Draft = {
    opening: [
      ...(named.length > 0 || position === '' ? named : ifHonest(apply(position, null))),
      ...(material.whyInterested === '' ? [] : [phrases.why(material.whyInterested)]),
    ],
    person: [
      ...ifHonest(material.experience && phrases.experience(material.experience)),
      ...(last ? ifHonest(phrases.job(last)) : []),
    ],
    fit: [
      ...(material.fits ? [] : ifHonest(phrases.noFit(last?.title ?? null))),
      ...(material.relevantExperience === '' ? [] : [phrases.relevant(material.relevantExperience)]),
      ...(matching.length > 0
        ? ifHonest(variantOf(phrases.matching, variant)(matching))
        : otherSkills.length > 0
          ? ifHonest(phrases.skills(otherSkills))
          : []),
    ],
    examples: [],
    end: [variantOf(phrases.talk, variant)],
  };
  const written = () => put(draft, material, phrases, variant % 2 === 1);
  /** Takes it up where it fits into the letter. */
  const take = (part: keyof Draft, sentences: readonly string[]): boolean => {
    const old = draft[part];
    draft[part] = [...old, ...sentences];
    if (sentences.length > 0 && written().length <= most) return true;
    draft[part] = old;
    return false;
  };

  if (examples) {
    const { lines, from } = examples;
    const { employer, period } = examples.job;
    const isTold =
      employer !== null &&
      [last, before].some((one) => one?.employer === employer && one.period?.text === period?.text);
    const job = isTold ? { ...examples.job, title: null } : examples.job;
    const inCircle = [...lines.slice(from), ...lines.slice(0, from)];
    const honest = inCircle.filter((line) => isHonest(phrases.done(job, [line])));
    for (let count = Math.min(mostExamples, honest.length); count > 0; count -= 1) {
      const taken = new Set(honest.slice(0, count));
      if (
        take('examples', [
          phrases.done(
            job,
            lines.filter((line) => taken.has(line)),
          ),
        ])
      )
        break;
    }
  }
  const further: [keyof Draft, string | null][] = [
    ['person', before ? phrases.job(before) : null],
    ['fit', matching.length > 0 && otherSkills.length > 0 ? phrases.otherSkills(otherSkills) : null],
    ['person', material.education && phrases.education(material.education)],
  ];
  for (const [part, sentence] of further)
    if (sentence && written().length < enough) take(part, ifHonest(sentence));
  return written();
}

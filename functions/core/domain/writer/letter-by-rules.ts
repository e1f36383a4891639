import { sentResume, typedWords } from '../documents/verified-reading.ts';
import { createRelationChecker } from './check/relations.ts';
import { extractResumeFacts, type ResumeFacts } from './facts.ts';
import { createInventionChecker } from './invented-in.ts';
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

const paragraph = (sentences: readonly string[]) => sentences.filter((sentence) => sentence !== '').join(' ');

function composeLetter(
  draft: Draft,
  material: LetterMaterial,
  phrases: LetterPhrases,
  isSkillsFirst: boolean,
): string {
  const { name, contacts, github, portfolio } = material;
  const signature = [
    name ?? '',
    contacts,
    github === null ? '' : `GitHub: ${github}`,
    portfolio === null ? '' : phrases.portfolio(portfolio),
  ].filter((line) => line !== '');
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
    [name === null ? '' : phrases.regards, ...signature].filter((line) => line !== '').join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/**
 * A cover letter from what the resume, the profile and the form say, in their words (docs/rules.md#letter-by-rules). A
 * sentence that names what no source has, or puts together what no entry does, is left out; `form.variant` tells which
 * of several true letters. `facts` are those of the form's resume: to read it is most of the work.
 */
export function letterByRules(
  form: LetterForm,
  vacancy: LetterVacancy | null,
  facts: ResumeFacts = extractResumeFacts(sentResume(form.resumeText, form.blocks, form.reading)),
): string {
  const material = letterMaterial(form, facts, vacancy);
  const phrases = material.language === 'en' ? english : russian;
  const { position, company, jobs, examples } = material;
  const { most, enough, examples: mostExamples } = sizes[form.length];
  const { variant } = form;
  const findInventions = createInventionChecker([
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
  const findFalseRelations = createRelationChecker(material.facts, {
    ...form,
    position: form.position.trim() || (vacancy?.title ?? ''),
    companyName: form.companyName.trim() || (vacancy?.company ?? ''),
  });
  const isHonest = (sentence: string) =>
    findInventions(sentence).length === 0 && findFalseRelations(sentence).length === 0;
  const ifHonest = (sentence: string | null) => (sentence !== null && isHonest(sentence) ? [sentence] : []);

  const honestSkills = (skills: readonly string[]) => skills.filter((skill) => isHonest(`${skill};`));
  const [matching, otherSkills] = [honestSkills(material.matching), honestSkills(material.otherSkills)];
  /** One skill that cannot be told beside the others takes none of them away. */
  const ofHonestSkills = (
    skills: readonly string[],
    render: (skills: readonly string[]) => string,
  ): string[] => {
    if (skills.length === 0) return [];
    const whole = ifHonest(render(skills));
    if (whole.length > 0) return whole;
    const included: string[] = [];
    for (const skill of skills) if (isHonest(render([...included, skill]))) included.push(skill);
    return included.length === 0 ? [] : [render(included)];
  };

  const [last, previous] = jobs;
  const apply = variantOf(phrases.apply, variant);
  const applySentences = position === '' ? [] : ifHonest(apply(position, company));
  const ofMatching = ofHonestSkills(matching, variantOf(phrases.matching, variant));
  const draft: Draft = {
    opening: [
      ...(applySentences.length > 0 || position === '' ? applySentences : ifHonest(apply(position, null))),
      ...(material.whyInterested === '' ? [] : [phrases.why(material.whyInterested)]),
    ],
    person: [
      ...ifHonest(material.experience && phrases.experience(material.experience)),
      ...(last ? ifHonest(phrases.job(last)) : []),
    ],
    fit: [
      ...(material.fits ? [] : ifHonest(phrases.noFit(last?.title ?? null))),
      ...(material.relevantExperience === '' ? [] : [phrases.relevant(material.relevantExperience)]),
      ...(ofMatching.length > 0 ? ofMatching : ofHonestSkills(otherSkills, phrases.skills)),
    ],
    examples: [],
    end: [variantOf(phrases.talk, variant)],
  };
  const compose = () => composeLetter(draft, material, phrases, variant % 2 === 1);
  /** Takes it up where it fits into the letter. */
  const tryAdd = (part: keyof Draft, sentences: readonly string[]): boolean => {
    const old = draft[part];
    draft[part] = [...old, ...sentences];
    if (sentences.length > 0 && compose().length <= most) return true;
    draft[part] = old;
    return false;
  };

  if (examples) {
    const { lines, from } = examples;
    const { employer, period } = examples.job;
    const isAlreadyMentioned =
      employer !== null &&
      [last, previous].some(
        (pastJob) => pastJob?.employer === employer && pastJob.period?.text === period?.text,
      );
    const job = isAlreadyMentioned ? { ...examples.job, title: null } : examples.job;
    const rotated = [...lines.slice(from), ...lines.slice(0, from)];
    const honest = rotated.filter((line) => isHonest(phrases.done(job, [line])));
    for (let count = Math.min(mostExamples, honest.length); count > 0; count -= 1) {
      const chosen = new Set(honest.slice(0, count));
      if (
        tryAdd('examples', [
          phrases.done(
            job,
            lines.filter((line) => chosen.has(line)),
          ),
        ])
      )
        break;
    }
  }
  const optionalSentences: [keyof Draft, () => string[]][] = [
    ['person', () => (previous ? ifHonest(phrases.job(previous)) : [])],
    ['fit', () => (ofMatching.length > 0 ? ofHonestSkills(otherSkills, phrases.otherSkills) : [])],
    ['person', () => ifHonest(material.education && phrases.education(material.education))],
  ];
  for (const [part, sentencesOf] of optionalSentences)
    if (compose().length < enough) tryAdd(part, sentencesOf());
  return compose();
}

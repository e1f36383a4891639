import type { ResumeLine } from '../../documents/reading/lines.ts';
import { type Concept, conceptsIn, mentionsIn } from '../../match/lexicon.ts';
import { collectConcepts, skillSourcesIn } from '../../match/seeker/seeker-concepts.ts';
import { once } from '../../text/once.ts';
import { fold } from '../../text/words.ts';
import type { ResumeFacts } from '../facts.ts';
import { ownedBesideDuties } from '../letter/letter-skills.ts';
import { wordingOf } from '../letter/wording.ts';
import { isKnownWellBy } from '../own/known-well.ts';
import { isPossession } from '../own/possessions.ts';
import type { RankedAdvice } from './ranked-advice.ts';

/** What the vacancies of a field ask for: the share of them that name a skill, 0–1. */
export interface SkillMarket {
  skills: readonly { name: string; share: number }[];
  /** Whose market it is: 'Backend'; null where the profession is not known, and then nothing is said of it. */
  role: string | null;
}

/** Asked for more rarely, a skill is not worth a line. */
const minShare = 0.15;
const maxSkills = 4;
/** Skills of the market that a resume names: with fewer it may be of another trade, whatever its title says. */
const minShared = 2;

/** Everybody writes them, and nobody is found by them; or they are not learnt as a tool is. */
const softSkills =
  /ответственн|коммуника|команд|стресс|вниматель|пунктуальн|обучаем|грамотн|организатор|делов|переговор|общени|пользователь пк|english|английск|b2b|agile|scrum/u;

/** '20 %', in English '20%'. */
const percent = (share: number, isRussian: boolean): string =>
  `${Math.round(share * 100)}${isRussian ? '\u00a0' : ''}%`;

/** A thing with a name of its own, as a line names it. */
interface NamedSkill {
  id: string;
  words: string;
}

/** A foreign word as it stands; a Russian one, which is declined, as the lexicon words the same: 'работа с отзывами' is not SERM. */
const nameFor = (concept: Concept, words: string): string =>
  /[а-яё]/iu.test(words) ? (wordingOf(concept, words) ?? words) : words;

/** Each once. */
function skillsNamedIn(text: string): NamedSkill[] {
  const found = new Map<string, string>();
  for (const { concept, words } of mentionsIn(text)) {
    if (concept.kind === 'work' || softSkills.test(fold(concept.name)) || found.has(concept.id)) continue;
    found.set(concept.id, nameFor(concept, words));
  }
  return [...found].map(([id, words]) => ({ id, words }));
}

/** The list that is densest in known skills: the one to add to. */
function densestOf(lines: readonly ResumeLine[]): { line: ResumeLine; known: NamedSkill[] } | null {
  let best: { line: ResumeLine; known: NamedSkill[]; density: number } | null = null;
  for (const line of lines) {
    const known = skillsNamedIn(line.words);
    const density = known.length / line.words.length;
    const isList =
      /[,;|·•/]/u.test(line.words) && line.words.length <= 400 && !/[.!?]\s\p{Lu}/u.test(line.words);
    if (
      known.length > 2 &&
      isList &&
      (best === null || known.length * density > best.known.length * best.density)
    )
      best = { line, known, density };
  }
  return best;
}

/** 'Postgres' and 'PostgreSQL' are asked for as one, under the name that more ask by. */
function distinct(skills: SkillMarket['skills']): SkillMarket['skills'] {
  const seen = new Set<string>();
  return skills.filter(({ name }) => {
    const keys = [fold(name), ...conceptsIn(name, true).map(({ id }) => `#${id}`)];
    const isNew = keys.every((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
}

/** What the market asks for and the resume neither names, under any name, nor shows by what it follows from. */
function missingSkillsOf(
  facts: ResumeFacts,
  resumeText: string,
  { skills, role }: SkillMarket,
): SkillMarket['skills'] {
  if (role === null) return [];
  const folded = fold(resumeText);
  const seekerConcepts = new Set([
    ...collectConcepts(skillSourcesIn(facts)).map(({ id }) => id),
    ...conceptsIn(resumeText).map(({ id }) => id),
  ]);
  const has = ({ name }: { name: string }) =>
    folded.includes(fold(name)) || conceptsIn(name, true).some(({ id }) => seekerConcepts.has(id));
  const frequent = distinct(
    skills
      .filter(({ name, share }) => share >= minShare && !softSkills.test(fold(name)))
      .toSorted((left, right) => right.share - left.share),
  );
  if (frequent.filter(has).length < minShared) return [];
  return frequent.filter((skill) => !has(skill)).slice(0, maxSkills);
}

const skillListWords =
  /навык|умени|компетенц|владе|скилл|стек|технологи|инструмент|skill|stack|technolog|tools|proficien/iu;

/** Skills that the market asks for and that are found nowhere; and those found in the text, but not in a list. */
export function adviseOnSkills(facts: ResumeFacts, resumeText: string, market: SkillMarket): RankedAdvice[] {
  const isRussian = facts.language === 'ru';
  const missing = missingSkillsOf(facts, resumeText, market);
  const names = missing.map(({ name }) => `[${name}]`);
  const shares = missing.map(({ name, share }) => `${name} (${percent(share, isRussian)})`).join(', ');
  const lacking = isRussian
    ? `В вакансиях «${market.role}» часто просят то, чего нет в резюме: ${shares}. Оставьте без скобок только то, чем владеете, остальное уберите.`
    : `Vacancies in “${market.role}” often ask for what the resume does not name: ${shares}. Keep only what you know, without the brackets.`;
  const densest = densestOf(facts.skillLines);
  /** Nobody is to claim what he denies, or only wishes for. */
  const isKnown = isKnownWellBy(facts);
  const isOwned = once(() => ownedBesideDuties(facts));
  const isKnownWell = (words: string) => isKnown(words) && (!isPossession(words) || isOwned()(words));
  if (densest) {
    const { line } = densest;
    const listed = new Set(
      skillsNamedIn(
        [...facts.skillLines.map(({ words }) => words), ...facts.reading.skills.map(({ text }) => text)].join(
          ' ; ',
        ),
      ).map(({ id }) => id),
    );
    const used = skillsNamedIn(facts.duties.map(({ words }) => words).join('\n'))
      .filter(({ id }) => !listed.has(id))
      .map(({ words }) => words)
      .filter(isKnownWell);
    // One may have been left out on purpose.
    const unlisted = used.length > 1 ? used.slice(0, 6) : [];
    const more = [...unlisted, ...names];
    if (more.length === 0) return [];
    const reason = isRussian
      ? `В опыте названы, а в списке навыков нет: ${unlisted.join(', ')}. По списку резюме находят в поиске и сверяют с вакансией.`
      : `Your experience names what the list of skills lacks: ${unlisted.join(', ')}. Resumes are searched and compared by the list.`;
    return [
      {
        weight: 71,
        kind: 'skills',
        line,
        quote: line.text,
        proposal: `${line.text.replace(/(?<![\s.,;])[\s.,;]+$/u, '')}, ${more.join(', ')}`,
        reason: [...(unlisted.length > 0 ? [reason] : []), ...(names.length > 0 ? [lacking] : [])].join(' '),
      },
    ];
  }
  if (facts.sections.has('skills') || facts.reading.skills.length > 0 || skillListWords.test(resumeText))
    return [];
  if (facts.lines.some(({ words }) => skillsNamedIn(words).length > 2)) return [];
  const own = skillsNamedIn(facts.lines.map(({ words }) => words).join('\n'))
    .map(({ words }) => words)
    .filter(isKnownWell)
    .slice(0, 10);
  const more = names.length > 0 ? names : [isRussian ? '[чем владеете]' : '[what you know]'];
  return [
    {
      weight: 70,
      kind: 'skills',
      line: null,
      quote: null,
      proposal: `${isRussian ? 'Навыки' : 'Skills'}\n${[...own, ...more].join(', ')}`,
      reason: `${
        isRussian
          ? 'Навыки не собраны в один список, а по нему резюме находят в поиске и сверяют с вакансией.'
          : 'There is no list of skills, and resumes are searched and compared by it.'
      }${names.length > 0 ? ` ${lacking}` : ''}`,
    },
  ];
}

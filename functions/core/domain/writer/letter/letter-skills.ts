import { skillsIn } from '../../job/skills.ts';
import { fold, wholeWords } from '../../text/words.ts';
import type { ResumeFacts } from '../facts.ts';
import { isBalanced } from '../text-cleanup.ts';
import type { LetterVacancy } from '../writing.ts';
import { isKnownWellBy } from './known-well.ts';

/** Go is a language where it stands among others, or before 'developer': never 'go to market'. */
const goLanguage =
  /(?<![\p{L}\p{N}-])Go(?=\s*(?:[,/;.)]|$)|-разработчик|\s+(?:разработчик|developer|engineer|программист|backend|\(|или|и|and|or)(?![\p{L}]))/mu;

const namedIn = (text: string): string[] => {
  const found = skillsIn(text);
  return goLanguage.test(text) && !found.includes('Go') ? [...found, 'Go'] : found;
};

/** 'Go' among others of its kind: 'Go, PostgreSQL', 'PHP, Go и MySQL'. */
const namesGo = ({ lines }: ResumeFacts): boolean =>
  lines.some(
    ({ words, section }) =>
      (section === 'experience' || section === 'skills' || section === 'projects') &&
      words.length <= longestLine &&
      goLanguage.test(words) &&
      skillsIn(words).some((name) => name !== 'Go'),
  );

/**
 * A skill as a letter may name it, and those that its brackets hold: 'JavaScript (React)' has two. What is no name by
 * itself gives those that we know: 'Знание SQL' is SQL.
 */
function namesOf(raw: string): string[] {
  const inBrackets = /\(([^()]*)\)/u.exec(raw)?.[1] ?? '';
  const name = wellSpelt(raw);
  return [...(reads(name) ? [name] : skillsIn(name)), ...skillsIn(inBrackets)];
}

/** 'EXCEL' → 'Excel', 'ПЕРЕГОВОРЫ' → 'переговоры', 'Немецкий язык — B2' without the level; 'СБИС' stays. */
function wellSpelt(skill: string): string {
  const name = skill.replace(/\s+[—–(-]\s*.*$/u, '').replace(/(?<![\s.;,:])[\s.;,:]+$/u, '');
  const known = skillsIn(name).find((one) => fold(one) === fold(name));
  if (known) return known;
  return /^[А-ЯЁ\s-]{6,}$/u.test(name) ? name.toLowerCase() : name;
}

const noSkill =
  /^(?:опыт|знани[ея]|умени[ея]|навык|владени[ея]|работа(?!\p{L})|уверенн|базов|хорош|отличн|понимани|способн|готовност|good|strong|experience|knowledge|ability|understanding|other|tools|languages?|прочее|инструмент)|ответственн|коммуникабельн|стрессоустойчив|пунктуальн|исполнительн|целеустремл|трудолюби|обучаем|терпелив|креативн|внимательн|усидчив|любовь|soft[ -]?skills|начальн|сертификат|базов|знани[еяй]|умени[еяй]|добросовестн|вежлив|грамотн|организованн|многозадачн|дружелюб|активн|честн|аккуратн|hard-?working|team ?player|stress/iu;

const reads = (skill: string): boolean =>
  skill.length >= 2 &&
  skill.length <= 40 &&
  skill.split(/\s+/u).length <= 4 &&
  /^(?:1[CcСс]: ?)?[\p{L}\d.][\p{L}\p{N}\s.+#/&'’-]*$/u.test(skill) &&
  isBalanced(skill) &&
  !noSkill.test(skill) &&
  !/\s(?:и|and)\s/iu.test(skill) &&
  !/\d{4}|\.\s|\.$|-\s|\/.*\//u.test(skill);

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
const isIn = (skill: string, text: string): boolean =>
  skill.length >= 4 && wholeWords(escaped(fold(skill))).test(text);

const longestLine = 2000;
/** Each of them is sought in the whole vacancy. */
const mostSkillsRead = 120;
/** With a level behind it; what is longer is no skill. */
const longestRaw = 100;

export interface LetterSkills {
  /** Asked for by the vacancy: first those of its title, then those of its tags. */
  matching: string[];
  /** Those of them that its title names. */
  ofTitle: string[];
  others: string[];
  /** What the vacancy asks for, as far as we know it. */
  asked: ReadonlySet<string>;
}

/** Each skill once, however it is spelt. */
export function letterSkills(
  facts: ResumeFacts,
  profileSkills: readonly string[],
  vacancy: LetterVacancy,
): LetterSkills {
  const ranks = [vacancy.title, vacancy.tags.join(', '), vacancy.description].map((text) => ({
    names: new Set(namedIn(text)),
    text: fold(text),
  }));
  const asked = new Set(ranks.flatMap(({ names }) => [...names]));
  const inWork = skillsIn(
    [
      facts.position ?? '',
      ...facts.entries.flatMap(({ title, duties }) => [title ?? '', ...duties.map(({ words }) => words)]),
      ...facts.lines
        .filter(({ section }) => section === 'skills' || section === 'experience')
        .map(({ words }) => words),
    ].join('\n'),
  );
  const found = facts.skills.filter((skill) => !facts.listedSkills.includes(skill) && inWork.includes(skill));
  const isKnownWell = isKnownWellBy(facts);
  const own = [...facts.listedSkills, ...found, ...(namesGo(facts) ? ['Go'] : [])]
    .slice(0, mostSkillsRead)
    .filter((raw) => raw.length <= longestRaw)
    .flatMap(namesOf)
    .filter(isKnownWell);
  const seen = new Set<string>();
  const ranked: { skill: string; rank: number }[] = [];
  const ofProfile = profileSkills.filter((raw) => raw.length <= longestRaw).flatMap(namesOf);
  for (const skill of [...own, ...ofProfile].slice(0, mostSkillsRead)) {
    // 'Python3' is Python, and is named as it stands.
    const canonical = skill === 'Go' ? ['Go'] : skillsIn(skill.replace(/(?<=\p{L})\s?\d$/u, ''));
    const keys = [fold(skill).replace(/\s?\d$/u, ''), ...canonical.map(fold)];
    // 'PostgreSQL' after 'Postgres', 'SQL' after 'SQL (PostgreSQL)'.
    if (keys.some((key) => seen.has(key))) continue;
    for (const key of keys) seen.add(key);
    const rank = ranks.findIndex(
      ({ names, text }) => [skill, ...canonical].some((one) => names.has(one)) || isIn(skill, text),
    );
    ranked.push({ skill, rank: rank < 0 ? ranks.length : rank });
  }
  const ofRank = (wanted: number) => ranked.filter(({ rank }) => rank === wanted).map(({ skill }) => skill);
  return {
    matching: ranks.flatMap((_, rank) => ofRank(rank)),
    ofTitle: ofRank(0),
    others: ofRank(ranks.length),
    asked,
  };
}

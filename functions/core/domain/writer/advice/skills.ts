import { skillsIn } from '../../job/skills.ts';
import { fold } from '../../text/words.ts';
import type { ResumeFacts } from '../facts.ts';
import type { RankedAdvice } from './ranked-advice.ts';

/** What the vacancies of a field ask for: the share of them that name a skill, 0–1. */
export interface SkillMarket {
  skills: readonly { name: string; share: number }[];
  /** Whose market it is: 'Backend'; null where it is everybody's. */
  role: string | null;
}

/** Asked for more rarely, a skill is not worth a line. */
const leastShare = 0.08;
const mostSkills = 5;

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Skills that the market asks for and that are found nowhere; and those found in the text, but not in the list. */
export function adviseOnSkills(facts: ResumeFacts, resumeText: string, market: SkillMarket): RankedAdvice[] {
  const { skillLines, language } = facts;
  const folded = fold(resumeText);
  const found = new Set(skillsIn(resumeText).map(fold));
  const wanted = market.skills
    .filter(
      ({ name, share }) => share >= leastShare && !found.has(fold(name)) && !folded.includes(fold(name)),
    )
    .toSorted((one, other) => other.share - one.share)
    .slice(0, mostSkills);
  const list = skillLines.toSorted((one, other) => other.words.length - one.words.length)[0];
  const after = (line: string, more: readonly string[]) =>
    `${line.replace(/(?<![\s.,;])[\s.,;]+$/u, '')}, ${more.join(', ')}`;
  const advice: RankedAdvice[] = [];
  const gaps = wanted.map(({ name }) => `[${name}]`);
  const shares = wanted.map(({ name, share }) => `${name} (${percent(share)})`).join(', ');
  const where = market.role === null ? 'В открытых вакансиях' : `В вакансиях «${market.role}»`;
  const lacking = `${where} часто просят то, чего нет в резюме: ${shares}. Оставьте без скобок только то, чем владеете, остальное уберите.`;
  if (!facts.sections.has('skills')) {
    const isRussian = language === 'ru';
    const more = gaps.length > 0 ? gaps : [isRussian ? '[чем ещё владеете]' : '[what else you know]'];
    advice.push({
      weight: 84,
      kind: 'skills',
      quote: null,
      proposal: `${isRussian ? 'Навыки' : 'Skills'}\n${[...facts.skills.slice(0, 10), ...more].join(', ')}`,
      reason: `Навыки не собраны в один список, а по нему резюме находят в поиске и сверяют с вакансией.${gaps.length > 0 ? ` ${lacking}` : ''}`,
    });
  } else if (list && wanted.length > 0)
    advice.push({
      weight: 82,
      kind: 'skills',
      quote: list.text,
      proposal: after(list.text, gaps),
      reason: lacking,
    });
  const listed = skillsIn(skillLines.map(({ words }) => words).join(' ; '));
  const unlisted = skillsIn(facts.lines.map(({ words }) => words).join('\n')).filter(
    (name) => !listed.includes(name),
  );
  if (list && unlisted.length > 0)
    advice.push({
      weight: 66,
      kind: 'skills',
      quote: list.text,
      proposal: after(list.text, unlisted.slice(0, 8)),
      reason: `Эти навыки названы в тексте, но не в списке: ${unlisted.slice(0, 8).join(', ')}. Поиск и беглый взгляд ищут их именно там.`,
    });
  return advice;
}

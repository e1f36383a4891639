import type { Arrangement } from '#core/domain/job/arrangement.ts';
import { distinctTags } from '#core/domain/job/tags.ts';
import { guessedTags as namesAsked } from '#core/domain/match/vacancy/guessed-tags.ts';
import { collapse } from '#core/domain/text/words.ts';
import { plainText } from '../sanitize/description.ts';
import type { TrudvsemVacancy } from './record.ts';

const maxTagLength = 40;
const maxSkills = 8;

/** Virtues, duties and levels that stand among the skills. */
const noSkill =
  /^(?:ответственн|внимательн|дисциплин|пунктуальн|исполнительн|добросовестн|аккуратн|доброжелательн|вежлив|инициативн|самостоятельн|целеустремл|честн|порядочн|трудолюб|активн|организованн|организаторск|коммуника|стрессоустойчив|обучаем|нацеленн|умение работать в|работа в команде|грамотная речь|быстр|мотивац|желание|выполнение должност|без вредных|начальн|средн|базов|высш|не указан|нет$)|многозадачн|стрессоустойчив/iu;

/** «Навык работы с Git» is Git; «Знание бухгалтерского учёта» would not be a word in its own case. */
function skillName(skill: string): string {
  const [own = ''] = plainText(skill).split(' / ');
  const bare = own
    .replace(/^(?:навыки? работы (?:с|со|в)|знание|владение|опыт работы с) (?=[A-Za-z\d])/iu, '')
    .replace(/\s*\([^()]*\)$/u, '');
  return collapse(bare).replace(/(?<![.,;])[.,;]+$/u, '');
}

const listed = ({ skills }: TrudvsemVacancy): string[] =>
  distinctTags(
    skills
      .map(skillName)
      .filter((skill) => skill.length > 1 && skill.length <= maxTagLength && !noSkill.test(skill)),
  ).slice(0, maxSkills);

/** In the words that other sources' vacancies have for the same. */
function arrangement({ schedule, employment, workPlaceType }: TrudvsemVacancy): string[] {
  const terms = `${schedule ?? ''} ${employment ?? ''}`.toLowerCase();
  const tags: [boolean, Arrangement][] = [
    [/вахт/u.test(terms), 'Вахта'],
    [/стажир/u.test(terms), 'Стажировка'],
    [/сменн/u.test(terms), 'Сменный график'],
    [/гибк/u.test(terms), 'Гибкий график'],
    [/ненормирован/u.test(terms), 'Ненормированный рабочий день'],
    [workPlaceType?.workPlaceQuota === true, 'Квота для людей с инвалидностью'],
  ];
  return tags.filter(([applies]) => applies).map(([, tag]) => tag);
}

/** What the employer listed, then how the work is arranged; null where no skills are listed. */
export function listedTags(vacancy: TrudvsemVacancy): string[] | null {
  const skills = listed(vacancy);
  return skills.length > 0 ? distinctTags([...skills, ...arrangement(vacancy)]) : null;
}

/** For a vacancy that lists no skills. */
export const guessedTags = (vacancy: TrudvsemVacancy, title: string, description: string): string[] =>
  distinctTags([...namesAsked({ title, description }, maxSkills), ...arrangement(vacancy)]);

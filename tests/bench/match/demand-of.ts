import type { Experience } from '#core/domain/job/experience.ts';
import type { Demand } from '#core/domain/match/score/demand.ts';
import { demandOf, readDemand } from '#core/domain/match/vacancy/demand-of.ts';
import { fold } from '#core/domain/text/words.ts';
import type { SetVacancy } from './judged-set.ts';

const experience: Record<string, Experience> = {
  'Нет опыта': 'Нет опыта',
  'От 1 года до 3 лет': '1–3 года',
  'От 3 до 6 лет': '3–6 лет',
  'Более 6 лет': 'Более 6 лет',
};

/** As an import would have it from the same words. */
export function demandOfVacancy(vacancy: SetVacancy): Demand {
  const schedule = fold(vacancy.schedule ?? '');
  return demandOf({
    title: vacancy.title,
    demand: readDemand({ title: vacancy.title, tags: vacancy.skills, description: vacancy.text }),
    experience: experience[vacancy.experience ?? ''] ?? null,
    job_type: /удален/.test(schedule) ? 'Remote' : 'Full-time',
    location: vacancy.city,
    salary: vacancy.salary ?? null,
    industry_id: null,
  });
}

import { parseSalary } from '#core/domain/job/pay/salary.ts';
import { levelInTitle, rolesIn } from '#core/domain/match/roles.ts';
import type { Demand } from '#core/domain/match/score/demand.ts';
import { tokensOf } from '#core/domain/match/stems.ts';
import { languagesAsked, readAsks } from '#core/domain/match/vacancy/asks.ts';
import { stemWeight } from '#core/domain/match/weights.ts';
import { fold } from '#core/domain/text/words.ts';
import type { SetVacancy } from './judged-set.ts';

const years: Record<string, readonly [number, number]> = {
  'Нет опыта': [0, 1],
  'От 1 года до 3 лет': [1, 3],
  'От 3 до 6 лет': [3, 6],
  'Более 6 лет': [6, 40],
};

export function demandOf(one: SetVacancy): Demand {
  const text = [one.title, one.skills.join('; '), one.text].join('\n');
  const schedule = fold(one.schedule ?? '');
  const remote = /удален/.test(schedule);
  const salary = parseSalary(one.salary ?? null);
  return {
    asks: readAsks({ title: one.title, tags: one.skills, description: one.text }),
    roles: rolesIn(one.title),
    titleStems: tokensOf(one.title).map(({ stem }) => stem),
    textStems: new Set(
      tokensOf(text)
        .map(({ stem }) => stem)
        .filter((stem) => stemWeight(stem) > 0),
    ),
    level: levelInTitle(one.title),
    years: years[one.experience ?? ''] ?? null,
    formats: [
      ...(remote ? (['remote'] as const) : []),
      ...(/гибрид/.test(schedule) ? (['hybrid'] as const) : []),
    ],
    city: fold(one.city),
    salary: salary?.max ?? null,
    industry: null,
    languages: languagesAsked(one.text),
  };
}

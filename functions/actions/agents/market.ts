import type * as z from 'zod';
import type { market as tool } from '#core/contract/agents/agent-tools.ts';
import type { PayKind } from '#core/domain/job/pay/salary.ts';
import { counted, number } from '#core/domain/text/plural.ts';
import { foundSalaries } from '#functions/search/insights/found-salaries.ts';
import { currentIndex } from '#functions/search/loader.ts';
import { listLink } from './list-link.ts';
import { notice, plainLine, type ToolAnswer } from './tool-answer.ts';
import { withoutValueLines } from './without-value.ts';

const payLabels: Record<PayKind, string> = {
  net: 'на руки',
  gross: 'до вычета налогов',
  unsaid: 'без слов о налогах',
};

const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;

/** What the vacancies of a search pay, and what those of the text's profession ask for. */
export async function market(
  request: z.output<typeof tool.request>,
  siteOrigin: string,
): Promise<ToolAnswer<z.output<typeof tool.response>>> {
  const index = await currentIndex();
  const query = {
    ...request,
    notCompany: [],
    from: request.from ?? null,
    to: request.to ?? null,
    companySearch: '',
    // As the month's figures have it (docs/rules.md#market-copies).
    copies: 'folded' as const,
    page: 1,
  };
  const { found, numbers } = index.find(query, new Date());
  const salary = foundSalaries(found);
  const { role, skills: roleSkills } = index.skillMarket(request.q);
  const skills = roleSkills.map(({ name, share }) => ({ name: plainLine(name, 60), share }));
  const { total, withoutValue } = numbers;
  const { link, missing } = listLink(siteOrigin, request);
  return {
    structured: { notice, link, total, withoutValue, salary, role, foreign: { skills } },
    summary: [
      `Найдено: ${counted(total, ['вакансия', 'вакансии', 'вакансий'])}. На сайте: ${link}`,
      ...withoutValueLines(withoutValue),
      ...missing,
      salary
        ? `Зарплата ${payLabels[salary.pay]}, ₽ в месяц, по ${number(salary.n)} из них, копии одной вакансии считаются один раз: четверть ниже ${number(salary.p25)}, медиана ${number(salary.median)}, четверть выше ${number(salary.p75)}.`
        : 'Зарплат слишком мало, чтобы о них судить.',
      role === null
        ? 'По тексту запроса роль не видна: о навыках сказать нечего.'
        : `Навыки, которые просят вакансии «${role}», с долей: ниже.`,
    ],
    foreign: skills.map(({ name, share }) => `${name} ${percent(share)}`),
  };
}

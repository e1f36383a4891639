import { describe, expect, it } from 'vitest';
import { adviseByRules } from '#core/domain/writer/advise-by-rules.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';

const top = 'Анна Примерова\nМенеджер\n\nОпыт работы\nООО «Альфа», менеджер\n2018 — 2024\n';
const english = 'Anna Brooks\nManager\n\nExperience\nAlfa Ltd, Manager\n2018 – 2024\n';

const proposals = (text: string): string =>
  adviseByRules(text, extractResumeFacts(text), { role: null, skills: [] }, '2026-06')
    .map(({ proposal }) => proposal ?? '')
    .join('\n');

describe('advice puts no untruth into a resume (docs/rules.md#writer-advice)', () => {
  it.each([
    [`${top}— Участвовала во внедрении 1С:ERP (внедрял подрядчик)`, /Внедрила/u],
    [`${top}— Отвечала за то, чтобы касса сходилась`, /\] то,/u],
    [`${english}- Helped the sales team understand Salesforce`, /in the sales team/u],
    [
      `${top}— ДОПОГ истёк, карта водителя просрочена\n\nНавыки\nExcel, 1С, SQL, Python`,
      /ДОПОГ|карта водителя/iu,
    ],
    [
      `${english}- Worked with developers using Kotlin and Spring\n\nSkills\nExcel, SQL, Jira, Confluence`,
      /Kotlin|Spring/u,
    ],
  ])('%s', (text, untrue) => expect(proposals(text)).not.toMatch(untrue));

  it('what is known is still proposed', () =>
    expect(proposals(`${top}— Вела отчёты в Power BI и Figma\n\nНавыки\nExcel, 1С, SQL, Python`)).toMatch(
      /Power BI, Figma/u,
    ));
});

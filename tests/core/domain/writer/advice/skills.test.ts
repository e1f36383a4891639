import { expect, it } from 'vitest';
import { adviseByRules } from '#core/domain/writer/advise-by-rules.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';

const proposals = (text: string): string[] =>
  adviseByRules(text, extractResumeFacts(text), { skills: [], role: null }).flatMap(({ kind, proposal }) =>
    (kind === 'skills' || kind === 'results') && proposal !== null ? [proposal] : [],
  );

const work = 'Опыт работы\nООО «Луч», менеджер\n2019 — 2024';

it.each([
  ['ДОПОГа нет, работала в Jira', 'Навыки\nJira, [чем владеете]'],
  ['Опыта продаж нет, веду учёт в Jira', 'Навыки\nJira, [чем владеете]'],
  ['Kubernetes не использовал', 'Навыки\n[чем владеете]'],
  ['Хочу работать с Kafka', 'Навыки\n[чем владеете]'],
  ['Запускала A/B-тесты', 'Навыки\nA/B-тесты, [чем владеете]'],
  ['Оформила ДОПОГ, работала в Jira', 'Навыки\nДОПОГ, Jira, [чем владеете]'],
])('what a resume denies no list is advised to name: «%s» (docs/rules.md#writer-advice)', (line, proposal) =>
  expect(proposals(`Вера Лугова\nМенеджер\n\n${line}`)).toContain(proposal),
);

it('nor to be added to its own list', () => {
  const text = `Вера Лугова\nМенеджер\n\n${work}\n- Работала в Jira, Figma и Miro\n- С Kafka не работала\n\nНавыки\nPython, SQL, Excel, Word`;
  expect(proposals(text)).toContain('Python, SQL, Excel, Word, Jira, Figma, Miro');
});

it.each([
  'Не работала с кондитерским цехом',
  'Компания — лидер рынка поставок для клиентов, ведёт учёт в amoCRM',
  'Отдел занимается продажами новым клиентам',
])('nor to be measured, nor is what a firm does: «%s»', (line) => {
  const text = `Вера Лугова\n\nОпыт работы\nКафе «Луч», повар\n2019 — 2024\n- ${line}\n- Готовила горячие блюда для гостей`;
  expect(proposals(text).filter((proposal) => proposal.startsWith('- '))).toEqual([
    expect.stringMatching(/^- Готовила горячие блюда для гостей: \[/u),
  ]);
});

import type { Advice } from './writing.ts';

const titles: Record<Advice['kind'], string> = {
  structure: 'Структура',
  contacts: 'Контакты',
  results: 'Измеримые результаты',
  skills: 'Навыки',
  wording: 'Формулировки',
  length: 'Объём',
};

/** Lines after the first stand under it. */
const indented = (label: string, text: string): string =>
  text.includes('\n') ? `   ${label}:\n${text.replace(/^/gmu, '      ')}` : `   ${label}: ${text}`;

function point({ kind, quote, proposal, reason }: Advice, number: number): string {
  return [
    `${number}. ${titles[kind]}`,
    ...(quote === null ? [] : [indented('Сейчас', quote)]),
    ...(proposal === null ? [] : [indented(quote === null ? 'Добавьте' : 'Лучше', proposal)]),
    `   Почему: ${reason}`,
  ].join('\n');
}

/** `suggestions`, from the same data as the structured advice: a text to read or copy. */
export function suggestionsText(advice: readonly Advice[]): string {
  if (advice.length === 0)
    return 'Рекомендации к резюме\n\nЗамечаний нет: разделы на месте, результаты названы, формулировки ясные.';
  const hasGaps = advice.some(({ proposal }) => proposal?.includes('['));
  return [
    'Рекомендации к резюме',
    ...advice.map((item, at) => point(item, at + 1)),
    ...(hasGaps ? ['В квадратных скобках — то, что знаете только вы: впишите своё или уберите.'] : []),
  ].join('\n\n');
}

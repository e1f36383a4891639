import { expect, it } from 'vitest';
import { suggestionsText } from '#core/domain/writer/suggestions-text.ts';
import type { Advice } from '#core/domain/writer/writing.ts';

const advice = (more: Partial<Advice>): Advice => ({
  kind: 'wording',
  id: '1',
  at: null,
  quote: null,
  proposal: null,
  reason: 'так яснее.',
  ...more,
});

it('says that there is nothing to say', () =>
  expect(suggestionsText([])).toBe(
    'Рекомендации к резюме\n\nЗамечаний нет: разделы на месте, результаты названы, формулировки ясные.',
  ));

it('numbers what it proposes: what stands there now, what would be better, and why (docs/rules.md#writer-advice)', () =>
  expect(
    suggestionsText([
      advice({ quote: 'Занимался разработкой сайтов', proposal: 'Разработал сайты' }),
      advice({ kind: 'contacts', proposal: 'Телефон и почта', reason: 'иначе вам не ответят.' }),
      advice({ kind: 'length', reason: 'читают две страницы.' }),
    ]),
  ).toBe(
    [
      'Рекомендации к резюме',
      '1. Формулировки\n   Сейчас: Занимался разработкой сайтов\n   Лучше: Разработал сайты\n   Почему: так яснее.',
      '2. Контакты\n   Добавьте: Телефон и почта\n   Почему: иначе вам не ответят.',
      '3. Объём\n   Почему: читают две страницы.',
    ].join('\n\n'),
  ));

it.each([
  ['structure', 'Структура'],
  ['contacts', 'Контакты'],
  ['results', 'Измеримые результаты'],
  ['skills', 'Навыки'],
  ['wording', 'Формулировки'],
  ['length', 'Объём'],
] as const)('calls %s «%s»', (kind, title) =>
  expect(suggestionsText([advice({ kind })])).toContain(`\n\n1. ${title}\n`),
);

it('puts several lines below their label, each as far in', () =>
  expect(suggestionsText([advice({ quote: 'Опыт\nпять лет', proposal: 'Опыт:\n\n5 лет' })])).toContain(
    '   Сейчас:\n      Опыт\n      пять лет\n   Лучше:\n      Опыт:\n      \n      5 лет\n   Почему:',
  ));

it('says what brackets are, once, where there are any', () => {
  const gaps = 'В квадратных скобках — то, что знаете только вы: впишите своё или уберите.';
  const gap = advice({ proposal: 'Обучил [сколько] сотрудников' });
  expect(suggestionsText([gap, gap]).split(gaps)).toHaveLength(2);
  expect(suggestionsText([gap]).endsWith(`\n\n${gaps}`)).toBe(true);
  expect(suggestionsText([advice({ quote: 'Обучил [12] сотрудников' })])).not.toContain(gaps);
});

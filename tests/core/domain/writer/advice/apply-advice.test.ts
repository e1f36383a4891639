import { describe, expect, it } from 'vitest';
import { editOf } from '#core/domain/writer/apply-advice.ts';
import { applyEdit, editsBetween } from '#core/domain/writer/text-edit.ts';

const contacts = { kind: 'contacts' as const, quote: null, proposal: 'Телефон: [номер]' };

describe('a section that was missing comes', () => {
  it.each([
    ['under the head', 'Анна\nБухгалтер\n\nОпыт', 'Анна\nБухгалтер\n\nТелефон: [номер]\n\nОпыт'],
    ['at the end where no empty line ends a head', 'Анна\nБухгалтер', 'Анна\nБухгалтер\n\nТелефон: [номер]'],
    ['at the end where nothing stands above', '\n\nАнна', '\n\nАнна\n\nТелефон: [номер]'],
    [
      'at the end where five lines are no head',
      '1\n2\n3\n4\n5\n\nОпыт',
      '1\n2\n3\n4\n5\n\nОпыт\n\nТелефон: [номер]',
    ],
    [
      'at the end where the head is half the resume',
      `${'а'.repeat(301)}\n\nОпыт`,
      `${'а'.repeat(301)}\n\nОпыт\n\nТелефон: [номер]`,
    ],
    ['alone into nothing', '', 'Телефон: [номер]\n'],
  ])('%s', (_, resume, expected) => {
    const edit = editOf(resume, contacts, null);
    expect(edit && applyEdit(resume, edit)).toBe(expected);
  });
});

it('of a quote only what is to change changes', () => {
  expect(editsBetween('Вела учёт', 'Вела весь учёт')).toEqual([
    { start: 5, end: 5, text: 'весь ' },
    { start: 4, end: 4, text: ' весь' },
  ]);
  const advice = { kind: 'wording' as const, quote: 'Вела учёт', proposal: 'Вела весь учёт' };
  expect(editOf('Анна. Вела учёт', advice, { start: 6, end: 15 })).toEqual({
    start: 11,
    end: 11,
    text: 'весь ',
  });
  expect(editOf('Анна. Вела учёт', advice, null)).toBeNull();
});

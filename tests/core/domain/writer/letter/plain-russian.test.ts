import { describe, expect, it } from 'vitest';
import { letterByRules } from '#core/domain/writer/letter-by-rules.ts';
import { letterForm } from '#core/domain/writer/writing.ts';

const letterOf = (resumeText: string, tags: readonly string[] = []): string =>
  letterByRules(
    letterForm.parse({ resumeText, companyName: 'Вектор', position: 'Менеджер', language: 'ru' }),
    { title: 'Менеджер', company: 'Вектор', tags: [...tags], description: '' },
  ).replaceAll('\u00a0', ' ');

const job = (post: string, duty = 'Вела отчётность перед учредителями') =>
  `Вера Лугова\n\nОпыт работы\n2018 — 2024\nООО «Альфа»\n${post}\n— ${duty}`;

describe('a letter is plain Russian (docs/rules.md#letter-by-rules)', () => {
  it('letters of a licence stay capital', () =>
    expect(letterOf(job('ВОДИТЕЛЬ КАТ. СЕ'))).toContain('водитель кат. СЕ'));

  it('of a post with what was done there the post is told', () =>
    expect(
      letterOf(
        'Вера Лугова\n\nОпыт работы\n2018-2021 Склад ООО Ромашка, кладовщик: приёмка, отгрузка, инвентаризация',
      ),
    ).toMatch(/должность — кладовщик[.,;]/u));

  it('rights to a machine are had, not known', () =>
    expect(
      letterOf('Вера Лугова\n\nНавыки\nТСД, права на погрузчик', ['ТСД', 'Права на погрузчик']),
    ).not.toMatch(/(?:умею|знаю)[^.;]*права/u));

  it('a shortened unit keeps its stop', () =>
    expect(
      letterOf(
        job(
          'Менеджер',
          'Увеличила рентабельность отдела продаж на 3,2 п.п.\n— Вела отчётность перед учредителями',
        ),
      ),
    ).toMatch(/3,2 п\.п\./u));

  it('without a name nobody signs', () =>
    expect(letterOf('тел. +7 920 123-45-67\n\nНавыки\nExcel', ['Excel'])).not.toContain('С уважением'));
});

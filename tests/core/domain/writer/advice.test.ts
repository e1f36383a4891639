import { describe, expect, it } from 'vitest';
import { weakWordsIn } from '#core/domain/writer/advice/weak-words.ts';
import { adviseByRules } from '#core/domain/writer/advise-by-rules.ts';
import { editOf } from '#core/domain/writer/apply-advice.ts';
import { factsOf } from '#core/domain/writer/facts.ts';
import { inventedIn } from '#core/domain/writer/invented-in.ts';
import { suggestionsText } from '#core/domain/writer/suggestions-text.ts';
import { applyEdit } from '#core/domain/writer/text-edit.ts';
import { type Advice, advice } from '#core/domain/writer/writing.ts';
import { resumeOf, resumes } from './resumes.ts';

const market = {
  skills: [
    { name: 'Python', share: 0.61 },
    { name: 'Docker', share: 0.4 },
    { name: 'Kafka', share: 0.2 },
    { name: 'Rust', share: 0.01 },
  ],
  role: 'Backend',
};
const empty = { skills: [], role: null };
function applied(text: string, one: Pick<Advice, 'kind' | 'quote' | 'proposal'>): string | null {
  const start = one.quote === null ? -1 : text.indexOf(one.quote);
  const edit = editOf(text, one, start < 0 ? null : { start, end: start + (one.quote ?? '').length });
  return edit && applyEdit(text, edit);
}
const withoutGaps = (text: string) => text.replace(/\[[^\]]*\]/gu, '');

describe.each(Object.keys(resumes))('advice for %s', (name) => {
  const resume = resumeOf(name);
  const given = adviseByRules(resume, factsOf(resume), market);

  it('is well formed: up to ten, quoted word for word, each id once', () => {
    expect(given.length).toBeGreaterThan(2);
    expect(given.length).toBeLessThanOrEqual(10);
    for (const one of given) {
      expect(advice.parse(one)).toEqual(one);
      if (one.quote !== null) expect(resume).toContain(one.quote);
    }
    expect(new Set(given.map(({ id }) => id)).size).toBe(given.length);
  });

  it('proposes nothing that the resume does not say, but for gaps and headings', () => {
    for (const { proposal } of given)
      if (proposal !== null) {
        const said = withoutGaps(proposal).replace(/^(?:E-mail|Telegram)/gmu, '');
        expect(inventedIn(said, [resume])).toEqual([]);
      }
  });

  it('all of it can be applied, one after another', () => {
    let text: string | null = resume;
    for (const one of given) if (one.proposal !== null) text = text && applied(text, one);
    expect(text).not.toBeNull();
    expect(text).not.toContain('undefined');
  });

  it('reads as a text', () => {
    const text = suggestionsText(given);
    expect(text).toMatch(/^Рекомендации к резюме\n\n1\. /u);
    expect(text).not.toMatch(/undefined|null/u);
    for (const { reason } of given) expect(text).toContain(reason);
  });
});

describe('weak words become deeds (docs/rules.md#writer-advice)', () => {
  it.each([
    [
      'Участвовал в разработке сервиса заявок на FastAPI',
      'Разработал [какую часть] сервиса заявок на FastAPI',
    ],
    ['Занималась подготовкой данных для моделей.', 'Подготовила данные для моделей'],
    ['Занимаюсь поддержкой корпоративного сайта', 'Поддерживаю корпоративный сайт'],
    ['Занимался разработкой новых модулей на Go', 'Разработал новые модули на Go'],
    ['Занимался разработкой и поддержкой сайтов', 'Разработка и поддержка сайтов'],
    ['Занимался сайтами банка', 'Работа с сайтами банка'],
    ['Осуществляла контроль дебиторской задолженности', 'Контролировала дебиторскую задолженность'],
    ['Отвечал за бюджет отдела', 'Вёл бюджет отдела'],
    ['Отвечала за качество', '[наладила, ускорила или запустила — что точнее] качество'],
    ['Занимался внедрением чего-то необычного', 'Внедрение чего-то необычного'],
    ['Помогал с приёмом гостей', 'Взял на себя [что именно] в работе с приёмом гостей'],
    ['Responsible for managing on-call rotation.', 'Managed on-call rotation'],
    ['Worked on migration of the monolith', 'Migrated [which part] of the monolith'],
  ])('%s → %s', (line, rewrite) => expect(weakWordsIn(line)?.rewrite).toBe(rewrite));

  it.each(['Разработал сайт', 'Отвечаю быстро', 'Занимательная физика', 'Helpful colleague'])(
    '%s stays',
    (line) => expect(weakWordsIn(line)).toBeNull(),
  );
});

describe('what is missing', () => {
  const kinds = (text: string) =>
    adviseByRules(text, factsOf(text), empty).map(({ kind, proposal }) => [kind, proposal?.split('\n')[0]]);

  it('of a thin resume: contacts first, then experience, skills, education', () =>
    expect(kinds(resumeOf('thin'))).toEqual([
      ['contacts', 'Контакты'],
      ['structure', 'Опыт работы'],
      ['skills', 'Навыки'],
      ['structure', 'Образование'],
      ['length', undefined],
    ]));

  it('nothing of the sections that are there', () =>
    expect(kinds(resumeOf('long')).filter(([kind]) => kind === 'structure' || kind === 'contacts')).toEqual(
      [],
    ));

  it('dates, a name, a document that has no place there', () => {
    const text =
      'Менеджер\na@example.com, +7 900 123-45-67\nПаспорт 4510 123456\n\nОпыт работы\nМенеджер, ООО «Луч»\n';
    const said = adviseByRules(text, factsOf(text), empty);
    expect(said[0]).toMatchObject({ kind: 'structure', quote: 'Паспорт 4510 123456', proposal: null });
    expect(said.map(({ proposal }) => proposal)).toContain('[Имя и фамилия]\nМенеджер');
    expect(said.map(({ reason }) => reason).join()).toContain('нет дат');
  });

  it('no text, no advice', () => {
    const blank = ' \n\u200b';
    expect(adviseByRules(blank, factsOf(blank), market)).toEqual([]);
    expect(suggestionsText([])).toContain('Замечаний нет');
  });
});

describe('skills of the market', () => {
  const resume = resumeOf('junior');
  const skills = adviseByRules(resume, factsOf(resume), market).find(({ kind }) => kind === 'skills');

  it('those not found, in gaps, with their share; rare ones are left out', () => {
    expect(skills?.quote).toBe('Python, FastAPI, PostgreSQL, SQL, Git, Docker, pytest');
    expect(skills?.proposal).toBe('Python, FastAPI, PostgreSQL, SQL, Git, Docker, pytest, [Kafka]');
    expect(skills?.reason).toContain(
      'В вакансиях «Backend» часто просят то, чего нет в резюме: Kafka (20%).',
    );
  });
});

describe('what taking a proposal does', () => {
  const base = { kind: 'wording', quote: 'старое', proposal: 'новое' } as const;
  it('puts the proposal in the quote’s place, once and letter for letter', () =>
    expect(applied('раз старое, два старое', { ...base, proposal: '$& $1' })).toBe('раз $& $1, два старое'));
  it('null where the quote is gone or nothing is proposed', () => {
    expect(applied('другое', base)).toBeNull();
    expect(applied('старое', { ...base, proposal: null })).toBeNull();
  });
  it('a missing section goes to the end, contacts under the head', () => {
    const text = 'Анна\nБухгалтер\n\nОпыт работы\n…\n';
    expect(applied(text, { kind: 'structure', quote: null, proposal: 'Навыки' })).toBe(
      `${text.trimEnd()}\n\nНавыки\n`,
    );
    expect(applied(text, { kind: 'contacts', quote: null, proposal: 'Контакты' })).toBe(
      'Анна\nБухгалтер\n\nКонтакты\n\nОпыт работы\n…\n',
    );
    expect(applied('', { kind: 'structure', quote: null, proposal: 'Навыки' })).toBe('Навыки\n');
  });
});

import { describe, expect, it } from 'vitest';
import { weakWordsIn } from '#core/domain/writer/advice/weak-words.ts';
import { adviseByRules } from '#core/domain/writer/advise-by-rules.ts';
import { editOf } from '#core/domain/writer/apply-advice.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';
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

describe('what vacancies ask for', () => {
  const adviceFor = (skills: string, skillNames: string[]) => {
    const text = `Анна Лугова\nРазработчик\n\nНавыки\n${skills}`;
    const skillMarket = {
      role: 'Backend',
      skills: skillNames.map((name, at) => ({ name, share: 0.9 - at / 10 })),
    };
    return (
      adviseByRules(text, extractResumeFacts(text), skillMarket).find(({ kind }) => kind === 'skills')
        ?.proposal ?? null
    );
  };

  it('is found under any name, or follows from what is there; the same is asked for once', () => {
    const skills = 'Postgres, k8s, Django, Git';
    expect(adviceFor(skills, ['PostgreSQL', 'Kubernetes', 'Python', 'SQL'])).toBeNull();
    expect(adviceFor(skills, ['PostgreSQL', 'Git', 'Kafka', 'Apache Kafka', 'Docker'])).toBe(
      `${skills}, [Kafka], [Docker]`,
    );
  });
});

function applied(text: string, item: Pick<Advice, 'kind' | 'quote' | 'proposal'>): string | null {
  const start = item.quote === null ? -1 : text.indexOf(item.quote);
  const edit = editOf(text, item, start < 0 ? null : { start, end: start + (item.quote ?? '').length });
  return edit && applyEdit(text, edit);
}
const withoutGaps = (text: string) => text.replace(/\[[^\]]*\]/gu, '');

describe.each(Object.keys(resumes))('advice for %s', (name) => {
  const resume = resumeOf(name);
  const items = adviseByRules(resume, extractResumeFacts(resume), market);

  it('is well formed: up to ten, quoted word for word, each id once', () => {
    expect(items.length).toBeLessThanOrEqual(10);
    for (const item of items) {
      expect(advice.parse(item)).toEqual(item);
      if (item.quote !== null) expect(resume.slice(item.at?.start, item.at?.end)).toBe(item.quote);
      if (item.proposal !== null) expect(item.proposal).not.toBe(item.quote);
    }
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    const starts = items.flatMap(({ at }) => at?.start ?? []);
    expect(new Set(starts).size).toBe(starts.length);
  });

  it('proposes nothing that the resume does not say, but for gaps and headings', () => {
    for (const { proposal } of items)
      if (proposal !== null) {
        const proposed = withoutGaps(proposal).replace(/^(?:E-mail|Telegram)/gmu, '');
        expect(inventedIn(proposed, [resume])).toEqual([]);
      }
  });

  it('all of it can be applied, one after another', () => {
    let text: string | null = resume;
    for (const item of items) if (item.proposal !== null) text = text && applied(text, item);
    expect(text).not.toBeNull();
    expect(text).not.toContain('undefined');
  });

  it('reads as a text', () => {
    const text = suggestionsText(items);
    expect(text).toMatch(/^Рекомендации к резюме\n\n/u);
    expect(text).not.toMatch(/undefined|null/u);
    for (const { reason } of items) expect(text).toContain(reason);
    const numbers = [...text.matchAll(/^(\d+)\. /gmu)].map(([, number]) => Number(number));
    expect(numbers).toEqual(items.map((_, at) => at + 1));
  });
});

describe('weak words become deeds (docs/rules.md#writer-advice)', () => {
  it.each([
    [
      'Участвовал в разработке сервиса заявок на FastAPI',
      'Разработал [какую часть] сервиса заявок на FastAPI',
    ],
    ['Участвовала в обучении новых сотрудников', 'Взяла на себя [что именно] в обучении новых сотрудников'],
    ['Участвовал в подготовке к аудиту', 'Взял на себя [что именно] в подготовке к аудиту'],
    ['Участвовал в тестировании сервиса', 'Протестировал [какую часть] сервиса'],
    ['Помогала в проведении инвентаризации', 'Провела [какую часть] инвентаризации'],
    ['Занималась подготовкой данных для моделей.', 'Подготовила данные для моделей'],
    ['Занимаюсь поддержкой корпоративного сайта', 'Поддерживаю корпоративный сайт'],
    ['Занимался разработкой новых модулей на Go', 'Разработал новые модули на Go'],
    ['Занимался разработкой и поддержкой сайтов', 'Разработка и поддержка сайтов'],
    ['Осуществляла контроль дебиторской задолженности', 'Контролировала дебиторскую задолженность'],
    ['Отвечал за бюджет отдела', 'Вёл бюджет отдела'],
    ['Отвечала за качество', '[наладила, ускорила или запустила — что точнее] качество'],
    ['Занимался внедрением чего-то необычного', 'Внедрение чего-то необычного'],
    ['Responsible for managing on-call rotation.', 'Managed on-call rotation'],
    ['Worked on migration of the monolith', 'Migrated [which part] of the monolith'],
    ['Worked on migration to Kubernetes', '[Did what exactly] in migration to Kubernetes'],
  ])('%s → %s', (line, rewrite) => expect(weakWordsIn(line)?.rewrite).toBe(rewrite));

  it.each([
    'Занимался сайтами банка',
    'Помогал с приёмом гостей',
    'Участвовала в ярмарках',
    'Разработал сайт',
    'Отвечаю быстро',
    'Занимательная физика',
    'Helpful colleague',
    // None of them is set up, made faster or launched.
    'Отвечала за жизнь и здоровье детей',
    'Отвечал за безопасность на объекте',
    'Отвечала за порядок в зале',
    'Отвечаю за троих сотрудников смены',
  ])('%s stays', (line) => expect(weakWordsIn(line)).toBeNull());
});

describe('what is missing', () => {
  const kinds = (text: string) =>
    adviseByRules(text, extractResumeFacts(text), empty).map(({ kind, proposal }) => [
      kind,
      proposal?.split('\n')[0],
    ]);

  it('of a thin resume: contacts first, then skills, education; work it speaks of', () =>
    expect(kinds(resumeOf('thin'))).toEqual([
      ['contacts', 'Контакты'],
      ['skills', 'Навыки'],
      ['structure', 'Образование'],
      ['length', undefined],
    ]));

  it('nothing of the sections that are there', () =>
    expect(kinds(resumeOf('long')).filter(([kind]) => kind === 'structure' || kind === 'contacts')).toEqual(
      [],
    ));

  it('dates, and a document that has no place there', () => {
    const text =
      'Анна Петрова\nМенеджер\na@example.com, +7 900 123-45-67\nПаспорт 4510 123456\n\nОпыт работы\nООО «Луч»\nМенеджер\n';
    const items = adviseByRules(text, extractResumeFacts(text), empty);
    expect(items[0]).toMatchObject({ kind: 'structure', quote: 'Паспорт 4510 123456', proposal: null });
  });

  it('no text, no advice', () => {
    const blank = ' \n\u200b';
    expect(adviseByRules(blank, extractResumeFacts(blank), market)).toEqual([]);
    expect(suggestionsText([])).toContain('Замечаний нет');
  });
});

describe('skills of the market', () => {
  const resume = resumeOf('junior');
  const skills = adviseByRules(resume, extractResumeFacts(resume), market).find(
    ({ kind }) => kind === 'skills',
  );

  it('those not found, in gaps, with their share; rare ones are left out', () => {
    expect(skills?.quote).toBe('Python, FastAPI, PostgreSQL, SQL, Git, Docker, pytest');
    expect(skills?.proposal).toBe('Python, FastAPI, PostgreSQL, SQL, Git, Docker, pytest, [Kafka]');
    expect(skills?.reason).toContain(
      'В вакансиях «Backend» часто просят то, чего нет в резюме: Kafka (20\u00a0%).',
    );
  });
});

it('skills of the text are named as the text says them', () => {
  const text = resumeOf('junior').replace(
    /\n[-—•] /u,
    '\n— Занималась работой с отзывами и настройкой маршрутизаторов$&',
  );
  const reasons = adviseByRules(text, extractResumeFacts(text), empty).map(({ reason }) => reason);
  expect(reasons.join('\n')).toContain('работа с отзывами, настройка маршрутизаторов');
});

const person = 'Анна Петрова\nПовар\nanna@example.com, +7 900 123-45-67\n';
const adviceFor = (text: string, today = '2026-01') =>
  adviseByRules(text, extractResumeFacts(text), market, today);

describe('what strangers need not know', () => {
  it.each([
    ['Адрес: г. Тверь, ул. Садовая, д. 5, кв. 12', 'Адрес: г. Тверь'],
    ['Адрес: 170000, Тверь, улица Мира, 7', 'Адрес: Тверь'],
    ['Тверь, замужем, двое детей', 'Тверь'],
    ['Паспорт: 4510 123456, готова к командировкам', 'готова к командировкам'],
    ['Семейное положение: не замужем', null],
  ])('%s → %s', (line, proposal) => {
    const text = `${person}${line}\n`;
    expect(adviceFor(text).find(({ quote }) => quote === line)).toMatchObject({
      at: { start: person.length, end: person.length + line.length },
      proposal,
    });
  });

  it.each(['Тверь', 'Возраст: 30 лет', 'Дата рождения: 01.02.1995', 'Паспорта сделок, 12 в месяц'])(
    '%s stays',
    (line) => expect(adviceFor(`${person}${line}\n`).some(({ quote }) => quote === line)).toBe(false),
  );
});

describe('dates (docs/rules.md#writer-advice)', () => {
  const jobs = (...periods: string[]) =>
    `${person}\nОпыт работы\n${periods.map((period, at) => `${period}\nООО «Луч ${at}»\nПовар\n— Готовила горячие блюда\n`).join('\n')}`;
  const reasonsFor = (text: string) =>
    adviceFor(text)
      .map(({ reason }) => reason)
      .join('\n');

  it.each(['январь 2020 — март 2028', '2020–2031', '01.2027 — 05.2027'])('%s is ahead', (period) =>
    expect(reasonsFor(jobs(period))).toContain('ещё не наступила'),
  );
  it.each(['январь 2020 — январь 2026', '2020–2026', '2019 — н. в.', 'с 2018 года', '06–09.2013'])(
    '%s is not',
    (period) => expect(reasonsFor(jobs(period))).not.toContain('не наступила'),
  );
  it('years between jobs of which nothing is said', () => {
    expect(reasonsFor(jobs('май 2021 — июнь 2024', 'март 2012 — апрель 2016'))).toContain(
      'с 2016 по 2021 год',
    );
    expect(reasonsFor(jobs('май 2021 — июнь 2024', '2018–2020'))).not.toContain('Между');
    const filled = `${jobs('май 2021 — июнь 2024', 'март 2012 — апрель 2016')}\nДекрет до 2021`;
    expect(reasonsFor(filled)).not.toContain('Между');
  });
  it.each(['Служил по контракту', 'Воспитывала детей', 'Уход за больной матерью', 'Свой бизнес: магазин'])(
    '«%s» says what they were',
    (words) =>
      expect(
        reasonsFor(`${jobs('май 2021 — июнь 2024', 'март 2012 — апрель 2016')}\n${words}`),
      ).not.toContain('Между'),
  );
  it('who still works there is not told to say so', () =>
    expect(reasonsFor(jobs('январь 2028 — по настоящее время'))).toMatch(/не наступила(?!.*напишите)/u));
  it.each(["с '18 по '21", '3 года', 'лето 2019', '05.19', 'по настоящее время'])(
    '«%s» cancels «нет дат»',
    (words) => {
      const job = `${person}\nОпыт работы\nКомпания: ООО «Луч»\nДолжность: Повар\n— Готовила горячие блюда\n`;
      expect(reasonsFor(job)).toContain('нет дат');
      expect(reasonsFor(`${job}${words}\n`)).not.toContain('нет дат');
    },
  );
});

describe('each trade hears of its own', () => {
  const resume = (title: string, duty: string) =>
    `Анна Петрова\n${title}\nanna@example.com\n\nОпыт работы\nмай 2021 — июнь 2024\nООО «Луч»\n${title}\n— ${duty}\n`;
  it.each([
    ['Повар', 'Приготовление горячих и холодных блюд', 'блюд или гостей'],
    ['Юрист', 'Подготовка договоров и исковых заявлений', 'договоров или дел'],
    ['Медсестра', 'Выполнение назначений лечащего врача', 'пациентов'],
    ['Водитель', 'Доставка продуктов по магазинам города', 'рейсов'],
    ['Учитель математики', 'Подготовка учеников старших классов к экзаменам', 'учеников'],
  ])('%s', (title, duty, hint) => {
    const items = adviceFor(resume(title, duty));
    expect(items.find(({ kind }) => kind === 'results')?.proposal).toContain(hint);
    // The market is of developers: nothing in the resume says that it is hers.
    expect(JSON.stringify(items)).not.toMatch(/Docker|Kafka|Python/u);
  });

  it.each([
    ['Медсестра', 'Обучение новых сотрудников отделения правилам'],
    ['Повар', 'Составление меню для банкетов и праздников'],
  ])('%s: nothing of «%s»', (title, duty) =>
    expect(adviceFor(resume(title, duty)).filter(({ kind }) => kind === 'results')).toEqual([]),
  );

  it('an unknown trade hears nothing', () =>
    expect(
      adviceFor(resume('Таксидермист', 'Изготовление чучел для музеев и частных собраний')).filter(
        ({ kind }) => kind === 'results',
      ),
    ).toEqual([]));

  it('an English resume is answered in English', () => {
    const text =
      'Jane Roe\nDesigner\njane@example.com\nMarital status: single\n\nExperience\nMay 2021 – June 2024\nLantern Ltd\nDesigner\n- Responsible for design of the shop\n';
    const items = adviceFor(text);
    expect(items.length).toBeGreaterThan(1);
    for (const { reason } of items) expect(reason).not.toMatch(/[а-яё]/iu);
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

import { describe, expect, it } from 'vitest';
import { adviseOnMissingSections } from '#core/domain/writer/advice/missing-sections.ts';
import type { RankedAdvice } from '#core/domain/writer/advice/ranked-advice.ts';
import { extractResumeFacts, type ResumeFacts } from '#core/domain/writer/facts.ts';

const adviceFor = (text: string, change: Partial<ResumeFacts> = {}, textBeside = text): RankedAdvice[] =>
  adviseOnMissingSections({ ...extractResumeFacts(text), ...change }, textBeside);
const ofWeight = (weight: number, advice: readonly RankedAdvice[]) =>
  advice.filter((one) => one.weight === weight);

it('of a job that may be none no dates are asked for', () => {
  const text = 'Анна Лугова\nПродавец\n\nОпыт работы\nСахар\nМенеджер по продажам';
  const facts = extractResumeFacts(text);
  expect(facts.reading.jobs.map(({ employer, title }) => [employer?.certainty, title?.certainty])).toEqual([
    ['unsure', 'unsure'],
  ]);
  const reasons = adviseOnMissingSections(facts, text).map(({ reason }) => reason);
  expect(reasons.filter((reason) => /нет дат/u.test(reason))).toEqual([]);
});

describe('what stands there is not called missing (docs/rules.md#writer-advice)', () => {
  const reasonsFor = ({
    top = 'Бухгалтер',
    contacts = '+7 912 345-67-89',
    end = 'Образование\nМГУ, 2009',
  }) => {
    const text = `Смирнова Ольга Петровна\n${top}\n${contacts}\n\nОпыт работы\nООО «Ромашка», бухгалтер\n2019 — 2024\n- Вела учёт по договорам\n\n${end}`;
    return adviseOnMissingSections(extractResumeFacts(text), text)
      .map(({ reason }) => reason)
      .join('\n');
  };

  it.each(['Делопроизводитель', 'Кинолог', 'Чертёжник', 'Стюардесса', 'Москва\nКинолог'])(
    'a post: %s',
    (top) => expect(reasonsFor({ top })).not.toContain('нет должности'),
  );
  it.each(['Екатеринбург, готова к переезду', '35 лет', 'г. Тверь', 'Не замужем'])('no post: %s', (top) =>
    expect(reasonsFor({ top })).toContain('нет должности'),
  );

  it.each([
    'МГЮА, юриспруденция, 2015',
    'Высшее юридическое',
    'ПТУ №5, сварщик',
    'УрФУ 2012',
    'кандидат технических наук',
    'ординатура, терапия',
  ])('studies: %s', (end) => expect(reasonsFor({ end })).not.toContain('Об образовании'));
  it('no studies', () => expect(reasonsFor({ end: 'ООО «МТУ»' })).toContain('Об образовании'));

  it.each(['Telegram: olgas', 'т. 34-56-78', 'ivan(собака)mail.ru', 'skype: olga.s'])(
    'a contact: %s',
    (contacts) => expect(reasonsFor({ contacts })).not.toContain('ни вашего телефона'),
  );
  it.each(['Telegram-боты', 'т. е. 2019'])('no contact: %s', (contacts) =>
    expect(reasonsFor({ contacts })).toContain('ни вашего телефона'),
  );
});

const bare = { line: null, quote: null };
const russian = 'Анна Орлова\nЛюблю порядок и тишину в доме';
const english = 'Anna Brooks\nI love order and silence at home';

describe('what a resume lacks is told whole (docs/rules.md#writer-advice)', () => {
  it('in Russian', () => {
    const [line] = extractResumeFacts(russian).lines;
    expect(adviceFor(russian)).toEqual([
      {
        ...bare,
        weight: 100,
        kind: 'contacts',
        proposal: 'Контакты\nТелефон: [номер]\nE-mail: [адрес]',
        reason:
          'В резюме нет ни вашего телефона, ни вашей почты: если файл перешлют, ответить будет некуда. Поставьте контакты сразу под именем.',
      },
      {
        ...bare,
        weight: 96,
        kind: 'structure',
        proposal:
          'Опыт работы\n[Должность], [компания]\n[месяц, год] — [месяц, год]\n— [что сделано и что это дало, с числом]',
        reason:
          'Об опыте ничего не сказано, а его читают первым. Если постоянной работы ещё не было, опишите практику, подработку, учебные и свои проекты.',
      },
      {
        ...bare,
        weight: 64,
        kind: 'structure',
        proposal: 'Образование\n[учебное заведение], [специальность], [год окончания]',
        reason: 'Об образовании ничего не сказано. Хватит одной строки; подойдут и законченные курсы.',
      },
      {
        weight: 79,
        kind: 'structure',
        line,
        quote: 'Анна Орлова',
        proposal: 'Анна Орлова\n[должность, на которую вы претендуете]',
        reason: 'Под именем нет должности: непонятно, на какую работу вы претендуете.',
      },
      {
        ...bare,
        weight: 59,
        kind: 'length',
        proposal: null,
        reason:
          'В резюме слов: 8. Этого мало, чтобы о вас судить: обычно хватает 250–600. Добавьте по три-пять строк о каждом месте работы или проекте: задача, что сделано, результат.',
      },
    ]);
  });

  it('in English', () => {
    const facts = extractResumeFacts(english);
    const [line] = facts.lines;
    const name = { text: 'Anna Brooks', line: line?.span ?? null, certainty: 'sure' as const };
    const reading = { ...facts.reading, name };
    expect(adviceFor(english, { reading })).toEqual([
      {
        ...bare,
        weight: 100,
        kind: 'contacts',
        proposal: 'Contacts\nPhone: [number]\nE-mail: [address]',
        reason:
          'There is neither a phone number nor an e-mail of yours: if the file is passed on, nobody can reply. Put them right under your name.',
      },
      {
        ...bare,
        weight: 96,
        kind: 'structure',
        proposal:
          'Work experience\n[Position], [company]\n[month, year] – [month, year]\n- [what was done and what it gave, with a number]',
        reason:
          'Nothing is said of experience, and it is read first. If you have not had a job yet, describe internships, studies and projects of your own.',
      },
      {
        ...bare,
        weight: 64,
        kind: 'structure',
        proposal: 'Education\n[school], [field], [year]',
        reason: 'Nothing is said of education. One line is enough; finished courses will do as well.',
      },
      {
        weight: 79,
        kind: 'structure',
        line,
        quote: 'Anna Brooks',
        proposal: 'Anna Brooks\n[the position you apply for]',
        reason: 'There is no position under your name: a reader cannot tell what job you apply for.',
      },
      {
        ...bare,
        weight: 59,
        kind: 'length',
        proposal: null,
        reason:
          'The resume has 9 words, too few to judge you by: 250–600 are usual. Add three to five lines on each job or project: the task, what you did, the result.',
      },
    ]);
  });
});

describe('contacts', () => {
  const weightsFor = (contact: string) =>
    adviceFor(`Анна Орлова\nКинолог\n${contact}`)
      .filter(({ kind }) => kind === 'contacts')
      .map(({ weight }) => weight);

  it.each([
    ['+7 900 555-01-02', [77]],
    ['anna@example.ru', []],
    ['@anna_orlova', []],
    ['+7 900 555-01-02, anna@example.ru', []],
    ['+7 900 555-01-02, @anna_orlova', []],
    ['+7 900 555-01-02, example.ru/anna', []],
    ['+7 900 555-01-02, anna @ example', []],
    // A page is no way to answer.
    ['example.ru/anna', [100]],
  ])('%s', (contact, weights) => expect(weightsFor(contact)).toEqual(weights));

  it.each([
    [
      'Анна Орлова\nКинолог\nТелефон +7 900 555-01-02',
      'Телефон +7 900 555-01-02\nE-mail: [адрес]',
      'Нет адреса почты: приглашения и тестовые задания присылают на неё.',
    ],
    [
      'Anna Brooks\nCook\nPhone +7 900 555-01-02',
      'Phone +7 900 555-01-02\nE-mail: [address]',
      'There is no e-mail: invitations and test tasks are sent there.',
    ],
  ])('a phone alone asks for an address as well', (text, proposal, reason) => {
    const line = extractResumeFacts(text).lines[2];
    expect(ofWeight(77, adviceFor(text))).toEqual([
      { weight: 77, kind: 'contacts', line, quote: line?.text, proposal, reason },
    ]);
  });

  it('of a line of a hundred and twenty letters, and of no longer one', () => {
    const contact = ' +7 900 555-01-02';
    expect(weightsFor('а'.repeat(120 - contact.length) + contact)).toEqual([77]);
    expect(weightsFor('а'.repeat(121 - contact.length) + contact)).toEqual([]);
    expect(ofWeight(77, adviceFor(`Анна Орлова\n${contact}`, { lines: [] }))).toEqual([]);
  });
});

describe('sections', () => {
  it('of four words nothing is said but their number', () => {
    const missing = (text: string) => adviceFor(text).map(({ weight }) => weight);
    expect(missing('Анна Орлова\nРост 170')).toEqual([100, 79, 59]);
    expect(missing('Анна Орлова\nРост 170 см')).toEqual([100, 96, 64, 79, 59]);
  });

  const facts = extractResumeFacts(russian);
  const withSection = (section: 'experience' | 'education' | 'courses' | 'wanted') => ({
    sections: new Set([...facts.sections, section]),
  });
  const value = { text: 'Кинолог', line: null, certainty: 'unsure' as const };
  const reading = (change: Partial<ResumeFacts['reading']>) => ({ reading: { ...facts.reading, ...change } });
  const job = { title: value, employer: null, period: null, duties: [] };
  const study = { school: value, degree: null, period: null };

  it.each([
    ['a heading of work', withSection('experience'), [100, 64, 79, 59]],
    ['a job', reading({ jobs: [job] as unknown as ResumeFacts['reading']['jobs'] }), [100, 64, 79, 59]],
    ['a heading of studies', withSection('education'), [100, 96, 79, 59]],
    ['a heading of courses', withSection('courses'), [100, 96, 79, 59]],
    [
      'a study',
      reading({ education: [study] as unknown as ResumeFacts['reading']['education'] }),
      [100, 96, 79, 59],
    ],
    ['a heading of what is wanted', withSection('wanted'), [100, 96, 64, 59]],
    ['a position', reading({ position: value as ResumeFacts['reading']['position'] }), [100, 96, 64, 59]],
    ['a name that is not sure', reading({ name: { ...value, text: 'Анна Орлова' } }), [100, 96, 64, 59]],
    ['no name', reading({ name: null }), [100, 96, 64, 59]],
    ['another name', reading({ name: { ...value, certainty: 'sure' } }), [100, 96, 64, 59]],
  ] as const)('with %s', (_, change, weights) =>
    expect(adviceFor(russian, change).map(({ weight }) => weight)).toEqual(weights),
  );

  it('a position is asked for where the text begins, below no heading', () => {
    const headings = facts.lines.slice(0, 1).map((line) => ({ ...line, words: 'Обо мне', isHeading: true }));
    expect(ofWeight(79, adviceFor(russian, { lines: [...headings, ...facts.lines] }))).toMatchObject([
      { quote: 'Анна Орлова' },
    ]);
    expect(ofWeight(79, adviceFor(russian, { lines: [] }))).toEqual([]);
  });
});

describe('dates', () => {
  const russianJob =
    'Анна Орлова\nПовар\n\nОпыт работы\nКомпания: ООО «Луч»\nДолжность: Повар\n— Готовила горячие блюда\n';
  const englishJob =
    'Anna Brooks\nCook\n\nExperience\nCompany: Lantern Ltd\nPosition: Cook\n- Cooked hot dishes\n';

  it.each([
    [
      russianJob,
      'Должность: Повар',
      '[месяц, год] — [месяц, год]',
      'Ни у одного места работы нет дат. Без них не видно, сколько вы проработали и что было недавно.',
    ],
    [
      englishJob,
      'Position: Cook',
      '[month, year] – [month, year]',
      'No job has dates. Without them nobody can see how long you worked and what was recent.',
    ],
  ])('are asked for below a post', (text, quote, period, reason) => {
    const line = extractResumeFacts(text).lines.find((other) => other.text === quote);
    expect(ofWeight(81, adviceFor(text))).toEqual([
      { weight: 81, kind: 'structure', line, quote, proposal: `${quote}\n${period}`, reason },
    ]);
  });

  it('or below an employer, where no post is known; not where a job has some, nor where no line shows it', () => {
    const facts = extractResumeFacts(russianJob);
    const [job] = facts.reading.jobs;
    if (!job) throw new Error('There is no job');
    const ofJobs = (...jobs: ResumeFacts['reading']['jobs']) =>
      ofWeight(81, adviceFor(russianJob, { reading: { ...facts.reading, jobs } })).map(({ quote }) => quote);
    const period = { text: '2019', line: null, certainty: 'sure', from: '2019', to: null, isCurrent: false };
    const dated = { ...job, period: period as NonNullable<typeof job.period> };
    const unsure = { ...job, title: null, employer: null };
    expect(ofJobs({ ...job, title: null })).toEqual(['Компания: ООО «Луч»']);
    expect(ofJobs({ ...job, employer: null })).toEqual(['Должность: Повар']);
    expect(ofJobs(unsure, job)).toEqual(['Должность: Повар']);
    expect(ofJobs(unsure)).toEqual([]);
    expect(ofJobs(job, dated)).toEqual([]);
    expect(ofJobs(dated)).toEqual([]);
    expect(ofWeight(81, adviceFor(russianJob, { lines: [] }))).toEqual([]);
  });
});

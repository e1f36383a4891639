import { describe, expect, it } from 'vitest';
import { blocksOfText } from '#core/domain/documents/blocks.ts';
import { modelReading, numberedLines, withModelReading } from '#core/domain/documents/model-reading.ts';
import type { ReadValue, ResumeReading } from '#core/domain/documents/resume-reading.ts';

const nothing: ResumeReading = {
  name: null,
  position: null,
  jobs: [],
  education: [],
  skills: [],
  contacts: [],
};

/** A resume as lines, and a model's quotes of them: line by line, from 1. */
const answered = (lines: readonly string[], answer: object, read = nothing) => {
  const text = lines.join('\n');
  return withModelReading(modelReading.parse(answer), read, { text, blocks: blocksOfText(text) });
};
const quote = (line: number, text: string) => ({ line, text });
const value = (text: string, start: number, whole = text): ReadValue => ({
  text,
  line: { start, end: start + whole.length },
  certainty: 'sure',
});

describe('lines as a model sees them (docs/rules.md#resume-reading-model)', () => {
  it('have a number each, and no blanks beside each other', () => {
    const text = 'Вера  Лугова\n\nШвея\t\tТула';
    expect(numberedLines({ text, blocks: blocksOfText(text) })).toBe('1: Вера Лугова\n2: Швея Тула');
  });
});

describe('who somebody is (docs/rules.md#resume-reading-model)', () => {
  const lines = [
    'Вера Лугова и прочие 5',
    'vera@example.com',
    'Контакты',
    'Тула',
    'Опыт работы',
    'ООО «Луч»',
  ];
  const nameOf = (line: number, text: string) => answered(lines, { name: quote(line, text) }).name?.text;

  it.each([
    [1, 'Вера Лугова'],
    [4, 'Тула'],
  ])('stands in line %i: %s', (line, text) => expect(nameOf(line, text)).toBe(text));

  it.each([
    [1, 'прочие 5'],
    [2, 'vera@example.com'],
    [2, 'vera@'],
    [2, 'example.com'],
    [3, 'Контакты'],
    [4, 'Вера Лугова'],
    [6, 'ООО «Луч»'],
    [7, 'Вера'],
  ])('not in line %i: %s', (line, text) => expect(nameOf(line, text)).toBeUndefined());

  it('a name has a hundred characters, a position ninety', () => {
    const of = (length: number) => {
      const words = 'а'.repeat(length);
      const { name, position } = answered([words], { name: quote(1, words), position: quote(1, words) });
      return [name?.text.length, position?.text.length];
    };
    expect(of(90)).toEqual([90, 90]);
    expect(of(91)).toEqual([91, undefined]);
    expect(of(100)).toEqual([100, undefined]);
    expect(of(101)).toEqual([undefined, undefined]);
  });

  it('gives way to nothing', () => {
    const read = { ...nothing, name: value('Вера', 0), position: value('Лугова', 5) };
    const { name, position } = answered(lines, { name: quote(4, 'Тула'), position: quote(4, 'Тула') }, read);
    expect([name, position]).toEqual([read.name, read.position]);
  });
});

describe('parts of an entry stand together (docs/rules.md#resume-reading-model)', () => {
  const job = (
    lines: readonly string[],
    employer: object | null,
    post: object | null,
    period: object | null = null,
  ) =>
    answered(lines, { jobs: [{ employer, post, period }] }).jobs.map(
      ({ employer: who, title, period: when }) => [who?.text, title?.text, when?.text],
    );
  const apart = (count: number) => ['Луч', ...Array<string>(count).fill('Пошив платьев'), 'швея'];

  it('on six lines', () => {
    expect(job(apart(4), quote(1, 'Луч'), quote(6, 'швея'))).toEqual([['Луч', 'швея', undefined]]);
    expect(job(apart(5), quote(1, 'Луч'), quote(7, 'швея'))).toEqual([]);
  });

  it('however they are turned', () =>
    expect(job(['швея', 'Луч'], quote(2, 'Луч'), quote(1, 'швея'))).toEqual([['Луч', 'швея', undefined]]));

  it('in one section, which is none of others', () => {
    expect(job(['Где была', 'Луч', 'О себе', 'швея'], quote(2, 'Луч'), quote(4, 'швея'))).toEqual([]);
    for (const heading of ['Образование', 'Курсы', 'Навыки', 'Языки'])
      expect(job([heading, 'Луч', 'швея'], quote(2, 'Луч'), quote(3, 'швея'))).toEqual([]);
    for (const heading of ['Опыт работы', 'Проекты', 'О себе', 'Прочее'])
      expect(job([heading, 'Луч', 'швея'], quote(2, 'Луч'), quote(3, 'швея'))).toHaveLength(1);
  });

  it('a point of a list is one alone', () => {
    expect(job(['— Луч, швея'], quote(1, 'Луч'), quote(1, 'швея'))).toEqual([['Луч', 'швея', undefined]]);
    expect(job(['Луч', '— швея'], quote(1, 'Луч'), quote(2, 'швея'))).toEqual([]);
  });

  it('with one period at most', () => {
    const lines = ['Луч, 2010–2012', 'швея', '2015–2018'];
    expect(job(lines, quote(1, 'Луч'), quote(2, 'швея'))).toEqual([['Луч', 'швея', undefined]]);
    expect(job(lines, quote(1, 'Луч'), quote(2, 'швея'), quote(3, '2015–2018'))).toEqual([]);
    expect(job(lines, null, quote(2, 'швея'), quote(3, '2015–2018'))).toEqual([
      [undefined, 'швея', '2015–2018'],
    ]);
    expect(job(lines, null, quote(2, 'швея'), quote(3, '2015'))).toEqual([[undefined, 'швея', undefined]]);
  });

  it('a contact is no part of them', () => {
    expect(job(['example.com', 'швея'], quote(1, 'example.com'), quote(2, 'швея'))).toEqual([]);
    expect(job(['Луч', '+7 900 555-10-20'], quote(1, 'Луч'), quote(2, '+7 900 555-10-20'))).toEqual([]);
  });

  it('nor is what a school and a job would both take', () => {
    const study = { school: quote(1, 'Луч'), degree: null, period: null };
    const { jobs, education } = answered(['Луч', 'швея', 'Ясень'], {
      jobs: [{ employer: quote(1, 'Луч'), post: quote(2, 'швея'), period: null }],
      education: [study, { ...study, school: quote(3, 'Ясень') }],
    });
    expect(jobs).toHaveLength(1);
    expect(education.map(({ school }) => school?.text)).toEqual(['Ясень']);
  });

  it('those of schools are in none of other sections', () => {
    const studies = (heading: string) =>
      answered([heading, 'Луч'], { education: [{ school: quote(2, 'Луч'), degree: null, period: null }] })
        .education;
    for (const heading of ['Опыт работы', 'Навыки', 'Проекты', 'Языки']) expect(studies(heading)).toEqual([]);
    for (const heading of ['Образование', 'Курсы', 'О себе']) expect(studies(heading)).toHaveLength(1);
  });
});

describe('entries that were read (docs/rules.md#resume-reading-model)', () => {
  const lines = ['Луч', 'швея', '2015–2018', 'Ясень', 'портной', '2010–2012'];
  const starts = [0, 4, 9, 19, 25, 33];
  const at = (line: number) => value(lines[line - 1] ?? '', starts[line - 1] ?? 0);
  const period = (line: number, from: string, to: string) => ({ ...at(line), from, to, isCurrent: false });
  const answer = {
    jobs: [
      { employer: quote(1, 'Луч'), post: quote(2, 'швея'), period: quote(3, '2015–2018') },
      { employer: quote(4, 'Ясень'), post: quote(5, 'портной'), period: quote(6, '2010–2012') },
    ],
  };
  const merged = (...jobs: ResumeReading['jobs']) =>
    answered(lines, answer, { ...nothing, jobs }).jobs.map((job) =>
      [job.employer, job.title, job.period, ...job.duties].map((part) => part?.text ?? '').join(' | '),
    );
  const luch = 'Луч | швея | 2015–2018';
  const yasen = 'Ясень | портной | 2010–2012';

  it('are filled where one part is the same, and the latest stand first', () => {
    expect(merged()).toEqual([luch, yasen]);
    expect(merged({ employer: at(4), title: null, period: null, duties: [] })).toEqual([luch, yasen]);
    expect(merged({ employer: null, title: at(5), period: null, duties: [] })).toEqual([luch, yasen]);
    expect(merged({ employer: null, title: null, period: period(6, '2010', '2012'), duties: [] })).toEqual([
      luch,
      yasen,
    ]);
  });

  it('stay as they are where a part is another', () => {
    const other = { employer: at(4), title: value('порт', 25, 'портной'), period: null, duties: [] };
    expect(merged(other)).toEqual([luch, 'Ясень | порт | ']);
  });

  it('stay where they share lines alone, or where a proposal would take two of them', () => {
    expect(merged({ employer: value('Яс', 19, 'Ясень'), title: null, period: null, duties: [] })).toEqual([
      luch,
      'Яс |  | ',
    ]);
    const ofOne = (line: number) => ({ employer: null, title: at(line), period: null, duties: [] });
    expect(merged(ofOne(1), ofOne(2))).toEqual([yasen, ' | Луч | ', ' | швея | ']);
  });

  it('a duty on the lines of a proposal keeps it away, and duties stay', () => {
    expect(merged({ employer: value('Луч', 0), title: null, period: null, duties: [at(5)] })).toEqual([
      'Луч | швея | 2015–2018 | портной',
    ]);
  });
});

describe('skills (docs/rules.md#resume-reading-model)', () => {
  const lines = [
    'Вера, крой',
    'Навыки',
    'Excel, 1С, EXCEL',
    'Прочее',
    'шитьё',
    'Опыт работы',
    'Вязание',
    'Языки',
    'немецкий',
  ];
  const skillsOf = (...quotes: object[]) =>
    answered(lines, { skills: quotes }).skills.map(({ text }) => text);

  it('are those of their section, of the top, and of what has no other', () =>
    expect(
      skillsOf(
        ...[quote(1, 'крой'), quote(3, 'Excel'), quote(3, 'EXCEL'), quote(3, '1С'), quote(5, 'шитьё')],
        ...[quote(2, 'Навыки'), quote(7, 'Вязание'), quote(9, 'немецкий'), quote(3, 'крой'), quote(3, ',')],
      ),
    ).toEqual(['крой', 'Excel', '1С', 'шитьё']));

  it('are three hundred, with those that were read', () => {
    const text = Array.from({ length: 300 }, (_, at) => `крой-${at}а`);
    const read = { ...nothing, skills: [value('шитьё', 0)] };
    const quotes = text.map((words, at) => quote(at + 2, words));
    expect(answered(['Навыки', ...text], { skills: quotes }, read).skills).toHaveLength(300);
    expect(answered(['Навыки', ...text], { skills: quotes.slice(1) }, read).skills).toHaveLength(300);
    expect(answered(['Навыки', ...text], { skills: quotes.slice(2) }, read).skills).toHaveLength(299);
  });

  it('more than three hundred are no answer', () => {
    const quotes = Array.from({ length: 301 }, () => quote(3, 'Excel'));
    expect(skillsOf(...quotes)).toEqual([]);
    expect(skillsOf(...quotes.slice(1))).toEqual(['Excel']);
  });
});

it.each([
  [{ line: 0, text: 'Луч' }],
  [{ line: 1.5, text: 'Луч' }],
  [{ line: 1, text: '' }],
  [{ line: 1, text: '  ' }],
  [{ line: 4001, text: 'Луч' }],
  [{ line: 1, text: 'а'.repeat(401) }],
  ['Луч'],
])('%j is no quotation, and spoils no other', (wrong) =>
  expect(modelReading.parse({ name: wrong, position: quote(1, 'швея') })).toMatchObject({
    name: null,
    position: { line: 1, text: 'швея' },
    jobs: [],
    education: [],
    skills: [],
  }),
);

import { describe, expect, test } from 'vitest';
import { lexicon } from '#core/domain/match/lexicon.ts';
import { roles } from '#core/domain/match/roles.ts';
import { seeker, strengths } from '#core/domain/match/seeker/seeker.ts';
import { readSeeker } from '#core/domain/match/seeker/seeker-of.ts';
import { stemWeight } from '#core/domain/match/weights.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';
import { seekerOf, seekerOfSkills } from '#tests/support/match/seekers.ts';

const now = new Date('2026-06-15T12:00:00Z');
const resume = (...lines: string[]) => seekerOf(extractResumeFacts(lines.join('\n')), now);

const whole = [
  'Анна Примерова',
  'Python-разработчик',
  'Казань, готова к переезду в Москву или удалённо',
  'Зарплата: от 150 000 руб.',
  '',
  'Опыт работы',
  'ООО «Ромашка», Python-разработчик, июнь 2022 — май 2024',
  '- Перевела кабинет на Django 5',
  '',
  'Навыки',
  'Kafka, Docker',
  '',
  'О себе',
  'Английский B2. 1С не знаю, Bitrix не предлагать.',
];

describe('what a person brings', () => {
  const anna = resume(...whole);
  const strengthOf = (id: string) => anna.concepts.find((concept) => concept.id === id)?.strength;

  test('at work, in a list, and what follows', () => {
    expect(strengthOf('django')).toBe(strengths.worked);
    expect(strengthOf('kafka')).toBe(strengths.listed);
    expect(strengthOf('python')).toBeGreaterThanOrEqual(strengths.implied);
  });

  test('what somebody denies they do not bring', () => {
    expect(strengthOf('1c')).toBeUndefined();
    expect(strengthOf('bitrix')).toBeUndefined();
  });

  test.each([
    'SQL, 1С не владею',
    'SQL, Figma — нет',
    'SQL, хочу освоить Figma, 1С',
    'SQL\nНе владею: 1С, Figma',
    'SQL\nНе владею:\n1С\nFigma',
    '1С — нет; SQL; Figma — нет; почта',
    'SQL знаю хорошо, 1С не знаю.',
    '1С не знаю, SQL владею уверенно',
    'SQL. Отсутствие опыта в 1С компенсирую желанием работать',
    'Работала не в 1С, а с SQL',
    'SQL, готова научиться работать в 1С',
  ])('nor what they deny in a list, %j', (list) =>
    expect(resume('Анна Примерова', 'Навыки', list).concepts).toEqual([{ id: 'sql', strength: 0.8 }]),
  );

  test('wishes, place and languages', () =>
    expect(anna).toMatchObject({
      roles: ['python-dev'],
      salary: 150_000,
      city: 'казань',
      relocation: true,
      languages: [{ id: 'english', level: 'B2' }],
    }));

  test('in English, too', () => {
    const english = resume('Anna Brooks', 'About me', 'Not interested in PHP.', 'I know Kafka.');
    expect(english.concepts.map(({ id }) => id)).toEqual(['kafka']);
  });

  test('what somebody has only begun with', () =>
    expect(resume('Анна Примерова', 'Навыки', 'SQL, немного Docker').concepts).toEqual(
      expect.arrayContaining([
        { id: 'docker', strength: strengths.touched },
        { id: 'sql', strength: strengths.listed },
      ]),
    ));

  test.each([
    'Учу SQL, Docker',
    'Сейчас учу SQL, Docker',
    'Учу язык SQL и Docker, чтобы работать аналитиком',
    'SQL — слабо, осваиваю Docker',
    'Изучаю SQL, Docker, знаю Kafka',
  ])('nor what is still learnt: «%s»', (line) => {
    const { concepts } = resume('Анна Примерова', 'О себе', line);
    for (const id of ['sql', 'docker']) expect(concepts).toContainEqual({ id, strength: strengths.touched });
    expect(concepts.every(({ id, strength }) => (id === 'kafka') === (strength === strengths.listed))).toBe(
      true,
    );
  });

  test.each([
    ['Учу детей, Python', 'python'],
    ['Учу сотрудников работать в 1С, Excel', '1c', 'excel'],
    ['Учу коллег писать на Python', 'python'],
    ['Учу команду работать с Git, Docker', 'git', 'docker'],
    ['Учу новых продавцов, Excel', 'excel'],
    ['Учу английскому языку', 'english'],
    ['Учу программированию на Python', 'python'],
  ])('what a teacher teaches they know: «%s»', (line, ...ids) => {
    const { concepts } = resume('Анна Примерова', 'О себе', line);
    for (const id of ids) expect(concepts).toContainEqual({ id, strength: strengths.listed });
  });

  test.each([
    ['О себе', 'Hadoop, Hive, YARN'],
    ['Навыки', 'Hadoop, Hive, YARN'],
    ['Навыки', 'Hadoop\nYARN'],
  ])('YARN of Hadoop is no manager of packages: %j', (heading, lines) =>
    expect(resume('Анна Примерова', heading, lines).concepts.map(({ id }) => id)).not.toContain('npm'),
  );

  test('and without it one is', () =>
    expect(resume('Анна Примерова', 'Навыки', 'Vue, yarn').concepts.map(({ id }) => id)).toContain('npm'));

  test('a clause that denies says nothing of the sentence before it', () =>
    expect(resume('Анна Примерова', 'О себе', 'Знаю Kafka. 1С не знаю.').concepts).toContainEqual({
      id: 'kafka',
      strength: strengths.listed,
    }));

  test('years in the wanted role', () => expect(anna.years).toBeCloseTo(2, 0));

  test('a beginner without work has no years', () =>
    expect(resume('Иван Примеров', 'Младший тестировщик', 'Навыки', 'SQL, Postman')).toMatchObject({
      level: 'Junior',
      years: 0,
    }));
});

test.each([
  ['a name', [...whole.slice(1)]],
  ['another name', ['Пётр Образцов', ...whole.slice(1)]],
  ['an age', [...whole.slice(0, 2), '62 года', ...whole.slice(2)]],
  ['a sex', [...whole.slice(0, 2), 'Женщина', ...whole.slice(2)]],
])('%s changes nothing', (_, lines) => expect(resume(...lines)).toEqual(resume(...whole)));

test('the place is that of the person, not of what they have done', () => {
  const beginning = ['Анна Примерова', 'Python-разработчик', '', 'Опыт работы'];
  const jobs = ['ООО «Ромашка», Python-разработчик, июнь 2022 — май 2024', ...Array(8).fill('- Вела проект')];
  const worked = [...beginning, ...jobs, '- Открыла отдел в Перми, город Пермь', ''];
  expect(resume(...worked)).toMatchObject({ city: null, relocation: false });
  expect(resume(...worked, 'О себе', 'Казань, готова к скорому переезду')).toMatchObject({
    ...{ city: 'казань', relocation: true },
  });
});

test.each([
  ['Владимир Петров\nPython-разработчик\nМосква', 'москва'],
  ['Петров Владимир Сергеевич\nPython-разработчик\nг. Казань, ул. Баумана', 'казань'],
  ['Sofia Orlova\nPython developer\nMoscow', 'москва'],
  ['Владимир Погорелов, 32 года, Екатеринбург\nPython-разработчик', 'екатеринбург'],
  ['Владимир Петров\nPython-разработчик', null],
])('who is called as a city is lives elsewhere: %j', (text, city) =>
  expect(resume(...text.split('\n'))).toMatchObject({ city }),
);

test('what is done without something is no skill', () =>
  expect(resume('Анна Примерова', 'О себе', 'Ищу проект на React, без лендингов и Bitrix').concepts).toEqual([
    { id: 'react', strength: strengths.listed },
    { id: 'javascript', strength: strengths.implied },
  ]));

test.each([
  ['Английский — B2 — Средне-продвинутый', [{ id: 'english', strength: strengths.listed }]],
  ['Английский (B2)', [{ id: 'english', strength: strengths.listed }]],
  ['Английский, B2', [{ id: 'english', strength: strengths.listed }]],
  ['Английский — свободно', [{ id: 'english', strength: strengths.listed }]],
  ['Немецкий — A2 — Элементарный', [{ id: 'german', strength: strengths.touched }]],
  ['Английский — нет, немецкий B2', [{ id: 'german', strength: strengths.listed }]],
  ['Английский', []],
])('a language is brought where its level stands: «%s»', (line, concepts) =>
  expect(resume('Анна Примерова', '', 'Знание языков', 'Русский — Родной', line).concepts).toEqual(concepts),
);

test.each([
  ['Вела группы английского, уровни A1–B1', 'Английский — C1', 'C1'],
  ['Подбор менеджеров со знанием английского на уровне B2', 'Английский — A2', 'A2'],
  ['Вела переговоры на английском, уровень B2', 'Немецкий — A2', 'B2'],
])('the level of a language is one’s own, not that of work: «%s», «%s»', (duty, line, level) =>
  expect(
    resume(
      ...['Анна Примерова', '', 'Опыт работы', 'ООО «Ромашка», рекрутер, июнь 2022 — май 2024', `- ${duty}`],
      ...['', 'Языки', line],
    ).languages,
  ).toContainEqual({ id: 'english', level }),
);

test.each([
  ['ООО «ВЭД Партнёр»\nОфис-менеджер', null],
  ['Лаборатория Касперского\nБухгалтер', null],
  ['ООО «Клининг-Сервис», бухгалтер', null],
  ['ООО «ВЭД Партнёр», специалист по ВЭД', 'foreign-trade'],
])('an employer’s name is no skill: %j', (job, skill) => {
  const text = `Анна Примерова\n\nОпыт работы\n2019 — 2024\n${job}\n- Встречала гостей`;
  const { concepts } = readSeeker(extractResumeFacts(text), null, now);
  const quote = job.split('\n')[0];
  expect(concepts).toEqual(
    skill === null ? [] : [{ id: skill, strength: strengths.worked, quote, impliedBy: null }],
  );
});

test('ё and е are one', () =>
  expect(resume(...whole.map((line) => line.replaceAll('ё', 'е')))).toEqual(resume(...whole)));

test('only ids of ours, stems of the vocabulary and names of cities are in it, and it fits its schema', () => {
  const anna = resume(...whole, 'Сарафанова Кунигунда, улица Пушкинская, ООО «Вжикпром»');
  expect(seeker.parse(anna)).toEqual(anna);
  for (const { id } of anna.concepts) expect(lexicon().concepts.has(id)).toBe(true);
  for (const id of [...anna.roles, ...anna.pastRoles]) expect(roles().byId.has(id)).toBe(true);
  for (const stem of anna.titleStems) expect(stemWeight(stem)).toBeGreaterThan(0);
  expect(JSON.stringify(anna)).not.toMatch(/сарафан|кунигунд|вжик|ромашк/u);
});

test('an absurd career and wage fit the schema', () =>
  expect(() =>
    seeker.parse(
      resume(
        'Анна Примерова',
        'Бухгалтер',
        'Зарплата: 900 000 000 руб.',
        '',
        'Опыт работы',
        'ООО «Ромашка», бухгалтер, 1900 — 2020',
      ),
    ),
  ).not.toThrow());

test('skills alone are brought as from work', () =>
  expect(seekerOfSkills(['Django']).concepts).toContainEqual({ id: 'django', strength: 1 }));

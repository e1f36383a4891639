import { describe, expect, it } from 'vitest';
import { adviseOnSkills, type SkillMarket } from '#core/domain/writer/advice/skills.ts';
import { adviseByRules } from '#core/domain/writer/advise-by-rules.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';

const list = (words: string): string[] => words.split(' | ');

const none: SkillMarket = { skills: [], role: null };
/** So many vacancies in a hundred ask for each. */
const marketOf = (shares: Record<string, number>, role: string | null = 'Backend'): SkillMarket => ({
  skills: Object.entries(shares).map(([name, share]) => ({ name, share: share / 100 })),
  role,
});

const russian = (skills: string, duties: readonly string[] = []) =>
  `Вера Лугова\nРазработчик\n\nОпыт работы\nООО «Луч», разработчик\n2019 — 2024\n${duties.map((duty) => `- ${duty}\n`).join('')}${skills === '' ? '' : `\nНавыки\n${skills}\n`}`;
const english = (skills: string, duties: readonly string[] = []) =>
  `Vera Brooks\nDeveloper\n\nExperience\nLantern Ltd, Developer\n2019 – 2024\n${duties.map((duty) => `- ${duty}\n`).join('')}${skills === '' ? '' : `\nSkills\n${skills}\n`}`;

const adviceFor = (text: string, market = none) => adviseOnSkills(extractResumeFacts(text), text, market);
const proposalFor = (text: string, market = none) => adviceFor(text, market)[0]?.proposal ?? null;
const lineOf = (text: string, quote: string) =>
  extractResumeFacts(text).lines.find((line) => line.text === quote);

const lackingRu = (shares: string) =>
  `В вакансиях «Backend» часто просят то, чего нет в резюме: ${shares}. Оставьте без скобок только то, чем владеете, остальное уберите.`;
const lackingEn = (shares: string) =>
  `Vacancies in “Backend” often ask for what the resume does not name: ${shares}. Keep only what you know, without the brackets.`;
const unlistedRu = (names: string) =>
  `В опыте названы, а в списке навыков нет: ${names}. По списку резюме находят в поиске и сверяют с вакансией.`;
const unlistedEn = (names: string) =>
  `Your experience names what the list of skills lacks: ${names}. Resumes are searched and compared by the list.`;

const skills = 'Python, Docker, Git';
const market = { Python: 90, Docker: 80, Kafka: 20 };

it.each([
  ['Битрикс24', 'Б24'],
  ['amoCRM', 'Амо'],
  ['SAP', 'Сап'],
  ['1С:ЗУП', 'ЗиК'],
])('%s is not missing where it is asked for as «%s»', (known, asked) => {
  const text = russian(`Python, Docker, ${known}`);
  expect(proposalFor(text, marketOf({ Python: 90, Docker: 80, [asked]: 60, Kafka: 20 }))).toMatch(
    new RegExp(`${known}, \\[Kafka\\]$`, 'u'),
  );
});

describe('what is added to a list of skills is told whole (docs/rules.md#writer-advice)', () => {
  const duties = ['Работала в Jira и Figma'];
  const englishDuties = ['Worked in Jira and Figma'];

  it.each([
    [russian(skills), marketOf({ ...market, Kafka: 70 }), '[Kafka]', lackingRu('Kafka (70\u00a0%)')],
    [russian(skills), marketOf(market), '[Kafka]', lackingRu('Kafka (20\u00a0%)')],
    [english(skills), marketOf(market), '[Kafka]', lackingEn('Kafka (20%)')],
    [russian(skills, duties), none, 'Jira, Figma', unlistedRu('Jira, Figma')],
    [english(skills, englishDuties), none, 'Jira, Figma', unlistedEn('Jira, Figma')],
    [
      russian(skills, duties),
      marketOf({ ...market, Redis: 15.5 }),
      'Jira, Figma, [Kafka], [Redis]',
      `${unlistedRu('Jira, Figma')} ${lackingRu('Kafka (20\u00a0%), Redis (16\u00a0%)')}`,
    ],
  ])('%#', (text, skillMarket, added, reason) =>
    expect(adviceFor(text, skillMarket)).toEqual([
      {
        weight: 71,
        kind: 'skills',
        line: lineOf(text, skills),
        quote: skills,
        proposal: `${skills}, ${added}`,
        reason,
      },
    ]),
  );

  it('the marks behind the list go', () =>
    expect(proposalFor(russian(`${skills} ; .`), marketOf(market))).toBe(`${skills}, [Kafka]`));
});

describe('what the market asks for', () => {
  it.each([
    ['a share of fifteen in a hundred', { ...market, Kafka: 15 }, [skills, '[Kafka]']],
    ['a smaller share', { ...market, Kafka: 14.9 }, null],
    ['one skill shared with the market', { Python: 90, Kafka: 20 }, null],
    ['two, one of which few ask for', { Python: 90, Docker: 14, Kafka: 20 }, null],
    [
      'four are enough, the most asked for first',
      { ...market, Redis: 30, RabbitMQ: 50, Terraform: 40, Ansible: 60 },
      [skills, '[Ansible], [RabbitMQ], [Terraform], [Redis]'],
    ],
    ['two names of one thing', { ...market, 'Apache Kafka': 30 }, [skills, '[Apache Kafka]']],
    [
      'one name twice, and no known one',
      { ...market, Кафка: 0, Фубарикс: 30, фубарикс: 20 },
      [skills, '[Фубарикс], [Kafka]'],
    ],
  ])('%s', (_, shares, proposal) =>
    expect(proposalFor(russian(skills), marketOf(shares))).toBe(proposal?.join(', ') ?? null),
  );

  it('of an unknown role nothing is said', () =>
    expect(adviceFor(russian(skills), marketOf(market, null))).toEqual([]));

  it('what stands anywhere in the text is not lacking, under whatever name', () => {
    expect(
      proposalFor(russian(`${skills}, фубарикс`), marketOf({ ...market, Kafka: 0, Фубарикс: 30 })),
    ).toBeNull();
    expect(proposalFor(russian(skills, ['Читала из Apache Kafka']), marketOf(market))).toBeNull();
    expect(
      proposalFor(russian('Django, Docker, Git'), marketOf({ Git: 90, Docker: 80, Python: 70 })),
    ).toBeNull();
  });

  it.each(
    list(
      'Ответственность | Коммуникабельность | Работа в команде | Стрессоустойчивость | Внимательность | Пунктуальность | Обучаемость | Грамотная речь | Организаторские навыки | Деловая переписка | Переговоры | Общение | Пользователь ПК | English | Английский язык | B2B | Agile | Scrum',
    ),
  )('what everybody writes is not asked for: %s', (name) =>
    expect(proposalFor(russian(skills), marketOf({ Python: 90, Docker: 80, [name]: 50 }))).toBeNull(),
  );
});

describe('the list to add to', () => {
  const added = (lines: string): string | null => proposalFor(russian(lines), marketOf(market));

  it.each([', ', '; ', ' | ', ' · ', ' • ', ' / '])('is parted by «%s»', (mark) => {
    const words = skills.replaceAll(', ', mark);
    expect(added(words)).toBe(`${words}, [Kafka]`);
  });

  it.each([
    ['Python, Docker', null],
    ['Python Docker Git', null],
    ['Python, Docker, Git. Также люблю чай', null],
    ['Python, Docker, Git! Также люблю чай', null],
    ['Python, Docker, Git? Также люблю чай', null],
    ['Python, Docker, Git. также чай', 'Python, Docker, Git. также чай, [Kafka]'],
  ])('«%s»: %s', (words, proposal) => expect(added(words)).toBe(proposal));

  it('is of four hundred letters at most', () => {
    const words = (length: number) => `${skills}, ${'а'.repeat(length - skills.length - 2)}`;
    expect(added(words(400))).toBe(`${words(400)}, [Kafka]`);
    expect(added(words(401))).toBeNull();
  });

  it.each([
    [
      'the denser',
      `${skills}, Redis, и многое другое, о чём можно долго рассказывать за чаем\n${skills}`,
      skills,
    ],
    ['the richer', `${skills}\n${skills}, Redis`, `${skills}, Redis`],
    ['the richer, wherever it stands', `${skills}, Redis\n${skills}`, `${skills}, Redis`],
    ['of two alike the first', 'Python, Docker, Git\nDocker, Git, Python', 'Python, Docker, Git'],
  ])('is %s', (_, lines, list) => expect(added(lines)).toBe(`${list}, [Kafka]`));
});

describe('what was done with, and the list lacks', () => {
  it.each([
    [['Работала в Jira'], null],
    [['Работала в Jira и Figma'], `${skills}, Jira, Figma`],
    [['Работала в Jira, Figma, Jira'], `${skills}, Jira, Figma`],
    [['Писала на Python, работала в Jira'], null],
    // Neither what everybody writes, nor a work that is no tool.
    [['Работала в Jira, Figma, Scrum, Agile'], `${skills}, Jira, Figma`],
    [['Работала в Jira, Figma, делала холодные звонки'], `${skills}, Jira, Figma`],
    // Each once, as it was first named.
    [['Писала на Postgres и PostgreSQL, работала в Jira'], `${skills}, Postgres, Jira`],
    [
      ['Работала в Jira, Figma, Miro, Redis', 'Работала с Kafka, Terraform, Ansible'],
      `${skills}, Jira, Figma, Miro, Redis, Kafka, Terraform`,
    ],
  ])('%s: %s', (duties, proposal) => expect(proposalFor(russian(skills, duties))).toBe(proposal));

  it('another list of skills names it as well', () =>
    expect(proposalFor(russian(`${skills}\nJira, Figma`, ['Работала в Jira и Figma']))).toBeNull());

  it('nor is it lacking where it was read as a skill elsewhere', () => {
    const text = russian(skills, ['Работала в Jira и Figma']);
    const facts = extractResumeFacts(text);
    const [skill] = facts.reading.skills;
    if (!skill) throw new Error('There is no skill');
    const reading = { ...facts.reading, skills: [...facts.reading.skills, { ...skill, text: 'Jira' }] };
    expect(adviseOnSkills({ ...facts, reading }, text, none)).toEqual([]);
  });
});

describe('a resume without a list of skills (docs/rules.md#writer-advice)', () => {
  it.each([
    [
      russian('', ['Работала в Jira']),
      none,
      'Навыки\nJira, [чем владеете]',
      'Навыки не собраны в один список, а по нему резюме находят в поиске и сверяют с вакансией.',
    ],
    [
      english('', ['Worked in Jira']),
      none,
      'Skills\nJira, [what you know]',
      'There is no list of skills, and resumes are searched and compared by it.',
    ],
    [
      russian('', ['Писала на Python', 'Работала с Docker']),
      marketOf(market),
      'Навыки\nPython, Docker, [Kafka]',
      `Навыки не собраны в один список, а по нему резюме находят в поиске и сверяют с вакансией. ${lackingRu('Kafka (20\u00a0%)')}`,
    ],
    [
      english('', ['Wrote Python', 'Worked with Docker']),
      marketOf(market),
      'Skills\nPython, Docker, [Kafka]',
      `There is no list of skills, and resumes are searched and compared by it. ${lackingEn('Kafka (20%)')}`,
    ],
  ])('%#', (text, skillMarket, proposal, reason) =>
    expect(adviceFor(text, skillMarket)).toEqual([
      { weight: 70, kind: 'skills', line: null, quote: null, proposal, reason },
    ]),
  );

  it('ten of one’s own are enough', () => {
    const own = 'Jira Figma Miro Redis Kafka Terraform Ansible Python Docker Git Kubernetes'.split(' ');
    const duties = own.map((name) => `Работала с ${name}`);
    expect(proposalFor(russian('', duties))).toBe(`Навыки\n${own.slice(0, 10).join(', ')}, [чем владеете]`);
  });

  it.each(
    list(
      'Навыками довольна | Есть умения | Компетентна и компетенции растут | Владею словом | Скиллы растут | Полный стек | Люблю технологии | Мои инструменты | My skill | My stack | Technology | My tools | Proficient',
    ),
  )('it may have one under another name: «%s»', (words) => {
    expect(adviceFor(russian('', ['Работала в Jira', words]))).toEqual([]);
  });

  it('a line that names three may be one, and a line that names two is none', () => {
    expect(adviceFor(russian('', ['Работала в Jira, Figma, Miro']))).toEqual([]);
    expect(proposalFor(russian('', ['Работала в Jira и Figma']))).toBe('Навыки\nJira, Figma, [чем владеете]');
  });

  it('a heading of skills, or a skill that was read, is a list', () => {
    const text = russian('', ['Работала в Jira']);
    const facts = extractResumeFacts(text);
    const skill = { text: 'Jira', line: null, certainty: 'unsure' as const };
    expect(adviseOnSkills({ ...facts, sections: new Set(['skills']) }, text, none)).toEqual([]);
    const reading = { ...facts.reading, skills: [skill] };
    expect(adviseOnSkills({ ...facts, reading }, text, none)).toEqual([]);
  });
});

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

import { describe, expect, it } from 'vitest';
import { adviseOnLines } from '#core/domain/writer/advice/lines.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';

const list = (words: string): string[] => words.split(' | ');

const russian = (duties: readonly string[], end = '', title = 'Повар') =>
  `Анна Орлова\n${title}\n\nОпыт работы\nмай 2021 — июнь 2024\nООО «Луч»\n${title}\n${duties.join('\n')}\n\n${end}`;
const english = (duties: readonly string[], end = '', title = 'Cook') =>
  `Anna Brooks\n${title}\n\nExperience\nMay 2021 – June 2024\nLantern Ltd\n${title}\n${duties.join('\n')}\n\n${end}`;

const adviceFor = (text: string) => adviseOnLines(extractResumeFacts(text));
const proposalsFor = (text: string) => adviceFor(text).map(({ proposal }) => proposal);
const lineOf = (text: string, quote: string) =>
  extractResumeFacts(text).lines.find((line) => line.text === quote);

const gap = '[сколько блюд или гостей за смену]';

describe('weak words of a line (docs/rules.md#writer-advice)', () => {
  it('the first three are told, the first as the weightiest', () => {
    const duties = list(
      '— Занималась подготовкой заказов | — Отвечала за склад | — Участвовала в подготовке витрины | — Занималась обработкой заказов',
    );
    const text = russian(duties);
    expect(adviceFor(text)).toEqual([
      {
        weight: 86,
        kind: 'wording',
        line: lineOf(text, duties[0] ?? ''),
        quote: '— Занималась подготовкой заказов',
        proposal: `— Подготовила заказы: ${gap}`,
        reason:
          '«Занималась» говорит о присутствии, а не о деле. Скажите, что сделано и чем это кончилось; если глагол преувеличивает, поправьте его.',
      },
      {
        weight: 72,
        kind: 'wording',
        line: lineOf(text, duties[1] ?? ''),
        quote: '— Отвечала за склад',
        proposal: `— Вела склад: ${gap}`,
        reason:
          '«Отвечала за» называет обязанность, а не то, как вы с ней справлялись. Скажите, что изменилось при вас.',
      },
      {
        weight: 58,
        kind: 'wording',
        line: lineOf(text, duties[2] ?? ''),
        quote: '— Участвовала в подготовке витрины',
        proposal: '— Подготовила [какую часть] витрины',
        reason:
          'Из слов «Участвовала в» не видно, что сделали вы, а что — остальные. Назовите свою часть работы и её итог.',
      },
    ]);
  });

  it.each([
    ['— Занималась подготовкой заказов.', `— Подготовила заказы: ${gap}`],
    ['— Занималась подготовкой 40 заказов.', '— Подготовка 40 заказов.'],
    ['— Занималась подготовкой редкостей; мыла зал', '— Подготовка редкостей; мыла зал'],
    ['— Занималась подготовкой редкостей. Мыла зал.', '— Подготовка редкостей. Мыла зал.'],
    ['— Участвовала в подготовке витрины.', '— Подготовила [какую часть] витрины.'],
    [
      '— Участвовала в подготовке витрины на ул. Садовой',
      '— Подготовила [какую часть] витрины на ул. Садовой',
    ],
    ['— ЗАНИМАЛАСЬ ПОДГОТОВКОЙ ЗАКАЗОВ', `— Подготовила заказы: ${gap}`],
    ['— Занималась подготовкой меню', '— Подготовка меню'],
    [
      '— Responsible for preparation of breakfast',
      '— Prepared breakfast: [how many dishes or guests a shift]',
    ],
  ])('%s → %s', (duty, proposal) => expect(proposalsFor(russian([duty]))[0]).toBe(proposal));

  it('of an unknown trade nothing is measured', () =>
    expect(proposalsFor(russian(['— Занималась подготовкой заказов.'], '', 'Таксидермист'))).toEqual([
      '— Подготовила заказы.',
    ]));

  it('of two hundred and sixty letters, and of no longer line', () => {
    const start = 'Занималась подготовкой редкостей ';
    const duty = (length: number) => `— ${start}${'а'.repeat(length - start.length)}`;
    expect(proposalsFor(russian([duty(260)], '', 'Таксидермист'))).toHaveLength(1);
    expect(proposalsFor(russian([duty(261)], '', 'Таксидермист'))).toEqual([]);
  });

  it.each([...'-–—•·●▪■◦‣⁃∙○*+»>✓✔\uf0b7\uf0a7', '1.', '12)'])('the bullet «%s» stays', (bullet) =>
    expect(proposalsFor(russian([`${bullet} Занималась подготовкой заказов`]))).toEqual([
      `${bullet} Подготовила заказы: ${gap}`,
    ]),
  );
});

describe('a line that a file has broken, or marked up, is left alone', () => {
  const weak = '— Занималась подготовкой заказов';

  it.each([
    [[weak, '— для гостей']],
    [[weak, 'Для гостей']],
    [[weak, '5 лет']],
    [['Занималась подготовкой заказов']],
    [[`${weak} на дом (самых срочных)`]],
    [[`${weak} для двоих`]],
  ])('%s is whole', (duties) => expect(proposalsFor(russian(duties))[0]).toMatch(/Подготовила заказы/u));

  it.each([
    [[weak, 'для гостей']],
    [[weak, '(для гостей)']],
    [['занималась подготовкой заказов']],
    [['— **Занималась** подготовкой заказов']],
    ...[',', ' (', ' –', ' —', '-'].map((end) => [[weak + end]]),
    ...'и в на с для по and of for the with to И'.split(' ').map((end) => [[`${weak} ${end}`]]),
  ])('%s is not', (duties) => expect(proposalsFor(russian(duties))).toEqual([]));
});

describe('a line without a number is to be measured (docs/rules.md#writer-advice)', () => {
  const duty = '— Готовила горячие блюда для гостей';
  const measured = `${duty}: ${gap}`;

  it('whole, in the language of the resume', () => {
    const text = russian([duty]);
    expect(adviceFor(text)).toEqual([
      {
        weight: 74,
        kind: 'results',
        line: lineOf(text, duty),
        quote: duty,
        proposal: measured,
        reason: 'По числу блюд или гостей за смену видно, с каким потоком вы справляетесь.',
      },
    ]);
    expect(adviceFor(english(['- Developed new dishes for guests']))).toMatchObject([
      {
        weight: 74,
        quote: '- Developed new dishes for guests',
        proposal: '- Developed new dishes for guests: [how many dishes or guests a shift]',
        reason: 'The number of dishes or guests a shift shows what load you can handle.',
      },
    ]);
  });

  it.each([
    [`${duty}.`, measured],
    [`${duty} ; `, measured],
    ['— ГОТОВИЛА ГОРЯЧИЕ БЛЮДА ГОСТЯМ', `— Готовила горячие блюда гостям: ${gap}`],
    [
      '— Готовила по рецептам ресторана блюда для компаний гостей: супы, салаты',
      `— Готовила по рецептам ресторана блюда для компаний гостей: супы, салаты — ${gap}`,
    ],
    ['— Готовила блюда для кафе 24:00', null],
    [
      '— Developed new dishes for guests',
      '— Developed new dishes for guests: [how many dishes or guests a shift]',
    ],
    // Twenty-five letters in four words, and fewer.
    ['— Готовила обеды всем людям', `— Готовила обеды всем людям: ${gap}`],
    ['— Готовила супы всем людям', null],
    ['— Готовила разнообразнейшие блюда', null],
    // A hundred and eighty, and more.
    [`${duty} ${'а'.repeat(180 - 34)}`, `${duty} ${'а'.repeat(180 - 34)}: ${gap}`],
    [`${duty} ${'а'.repeat(181 - 34)}`, null],
    ['— Готовила горячие блюда для 40 гостей', null],
    ['— Готовила горячие блюда. Встречала гостей', null],
    ['— Готовила горячие блюда; встречала гостей', null],
    ['— Готовила горячие блюда! Встречала гостей', null],
    ['— Готовила горячие блюда? Встречала гостей', null],
    ['— Кухня: готовила горячие блюда для гостей', null],
    ['— Готовила горячие блюда для гостей:', null],
    ['— Готовила горячие блюда, см. https://example.ru', null],
    ['— Готовила горячие блюда, см. www.example.ru', null],
    ['— Горячие и холодные блюда для гостей', null],
    ['— Не работала с горячими блюдами', null],
    ...'Компания Фирма Магазин Отдел Организация Предприятие Агентство'
      .split(' ')
      .map((firm): [string, null] => [`— ${firm} готовила горячие блюда для гостей`, null]),
    ['— Отделочные крема готовила для гостей', `— Отделочные крема готовила для гостей: ${gap}`],
  ])('%s → %s', (line, proposal) =>
    expect(
      adviceFor(russian([line])).flatMap((one) => (one.kind === 'results' ? [one.proposal] : [])),
    ).toEqual(proposal === null ? [] : [proposal]),
  );

  it.each([
    [1, 3, 2],
    [1, 2, 0],
    [2, 6, 2],
    [2, 5, 0],
    [3, 10, 0],
    [2, 11, 2],
  ])('beside %i that say how much, of %i others so many are told', (withNumber, without, told) => {
    const numbers = Array.from({ length: withNumber }, (_, at) => `— Обслужила ${40 + at} гостей ресторана`);
    const others = Array.from({ length: without }, () => duty);
    expect(proposalsFor(russian([...numbers, ...others]))).toEqual(
      Array.from({ length: told }, () => measured),
    );
  });

  it('of the latest job alone, each by its own title', () => {
    const text = `${russian([duty])}Май 2011 — июнь 2014\nООО «Маяк»\nЮрист\n${duty}\n— Отвечала за архив\n`;
    expect(extractResumeFacts(text).reading.jobs).toHaveLength(2);
    expect(proposalsFor(text)).toEqual([
      '— Вела архив: [сколько договоров или дел, с каким исходом]',
      measured,
    ]);
  });

  it('a line of weak words is told of once', () =>
    expect(proposalsFor(russian(['— Занималась подготовкой горячих заказов']))).toEqual([
      `— Подготовила горячие заказы: ${gap}`,
    ]));

  it('where a job has no title the wanted position is its trade', () => {
    const facts = extractResumeFacts(russian([duty]));
    const jobs = facts.reading.jobs.map((job) => ({ ...job, title: null }));
    const ofPosition = (position: string | null) =>
      adviseOnLines({ ...facts, reading: { ...facts.reading, jobs }, position }).map(
        ({ proposal }) => proposal,
      );
    expect(ofPosition('Повар')).toEqual([measured]);
    expect(ofPosition(null)).toEqual([]);
  });

  it.each([{ isHeading: true }, { isLabelled: true }, { section: 'skills' }] as const)(
    'not where it is %o',
    (change) => {
      const facts = extractResumeFacts(russian([duty]));
      const lines = facts.lines.map((line) => (line.text === duty ? { ...line, ...change } : line));
      const duties = lines.filter((line) => line.text === duty);
      expect(adviseOnLines({ ...facts, lines, duties })).toEqual([]);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { adviseOnLines } from '#core/domain/writer/advice/lines.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';

const list = (words: string): string[] => words.split(' | ');

/** Of an unknown trade: nothing is to be measured. */
const russian = (duty: string, end = '') =>
  `Анна Орлова\nТаксидермист\n\nОпыт работы\nмай 2021 — июнь 2024\nООО «Луч»\nТаксидермист\n${duty}\n\n${end}`;
const english = (duty: string, end = '') =>
  `Anna Brooks\nTaxidermist\n\nExperience\nMay 2021 – June 2024\nLantern Ltd\nTaxidermist\n${duty}\n\n${end}`;

const adviceFor = (text: string) => adviseOnLines(extractResumeFacts(text));

describe('capitals throughout (docs/rules.md#writer-advice)', () => {
  it.each([
    [
      russian('— ДЕЛАЛА ЧУЧЕЛА ДЛЯ МУЗЕЕВ ГОРОДА'),
      '— ДЕЛАЛА ЧУЧЕЛА ДЛЯ МУЗЕЕВ ГОРОДА',
      '— Делала чучела для музеев города',
      'Сплошные заглавные буквы читаются медленнее и выглядят как крик. Оставьте их только в сокращениях; имена и названия после замены проверьте.',
    ],
    [
      english('- ПОДГОТОВИЛА ЧУЧЕЛА ДЛЯ МУЗЕЯ').replace(
        'Taxidermist\n\n',
        'Taxidermist of the city museum\n\n',
      ),
      '- ПОДГОТОВИЛА ЧУЧЕЛА ДЛЯ МУЗЕЯ',
      '- Подготовила чучела для музея',
      'Capitals throughout are slow to read and look like shouting. Keep them for abbreviations, and check names afterwards.',
    ],
  ])('are told whole', (text, quote, proposal, reason) => {
    const line = extractResumeFacts(text).lines.find((other) => other.text === quote);
    expect(adviceFor(text)).toEqual([{ weight: 88, kind: 'wording', line, quote, proposal, reason }]);
  });

  it.each([
    ['— ДЕЛАЛА ЧУЧЕЛА ЗВЕРЕЙ, ПТИЦ', 1],
    ['— ДЕЛАЛА ЧУЧЕЛА ЗВЕРЕЙ ПТИЦ', 0],
    ['— ДЕЛАЛА ЧУЧЕЛА ДЛЯ 40 МУЗЕЕВ ГОРОДА', 0],
    ['— ПИСАТЬ О ЧУЧЕЛАХ: ANNA @ EXAMPLE', 0],
    ['— Делала чучела для музеев города', 0],
    // What may go on below is no line of its own.
    ['— ДЕЛАЛА ЧУЧЕЛА ДЛЯ МУЗЕЕВ ГОРОДА,', 0],
  ])('«%s»: %i', (duty, count) => expect(adviceFor(russian(duty))).toHaveLength(count));
});

describe('a long paragraph (docs/rules.md#writer-advice)', () => {
  const long = (end: string) => `Делала чучела ${'зверей '.repeat(62)}${end}`;
  const points = ['Мыла витрины', 'Вела журнал (в музее)', 'Учила гостей «музея»'];

  it('becomes a line a thought', () => {
    const quote = `— ${long('').trim()}; мыла витрины; ; учила гостей. Вела журнал.`;
    const text = russian(quote);
    const line = extractResumeFacts(text).lines.find((other) => other.text === quote);
    expect(adviceFor(text)).toEqual([
      {
        weight: 57,
        kind: 'length',
        line,
        quote,
        proposal: `— ${long('').trim()}\n— мыла витрины\n— учила гостей\n— Вела журнал`,
        reason: 'Сплошной длинный абзац просматривают по диагонали. Одна мысль в строке: так заметят каждую.',
      },
    ]);
  });

  it('in English as well', () => {
    const quote = `Made animals ${'and birds '.repeat(46)}; washed windows; taught guests`;
    expect(adviceFor(english(quote))).toMatchObject([
      {
        proposal: `— Made animals ${'and birds '.repeat(46).trim()}\n— washed windows\n— taught guests`,
        reason: 'A long paragraph is skimmed. With one thought a line, each of them is seen.',
      },
    ]);
  });

  it.each(['.', '!', '?'])('a sentence ends with «%s», behind a bracket or a quotation, too', (stop) => {
    const text = `${long('').trim()}${stop} ${points.join(`${stop} `)}${stop}`;
    const [first, ...others] = adviceFor(russian(text))[0]?.proposal?.split('\n') ?? [];
    expect(first?.slice(0, 15)).toBe('— Делала чучела');
    expect(others.map((point) => point.replace(/[!?]$/u, ''))).toEqual(points.map((point) => `— ${point}`));
  });

  it('an abbreviation ends none, nor what no capital follows', () => {
    expect(adviceFor(russian(`${long('').trim()}. Жила в г. Тверь и на ул. Садовая`))).toEqual([]);
    expect(adviceFor(russian(`${long('').trim()}. мыла витрины. учила гостей`))).toEqual([]);
  });

  it('of three thoughts, and of no fewer', () => {
    expect(adviceFor(russian(long('; мыла; учила')))).toHaveLength(1);
    expect(adviceFor(russian(long('; мыла витрины')))).toEqual([]);
    expect(adviceFor(russian(long('; мыла витрины; ')))).toEqual([]);
  });

  it('of more than four hundred and fifty letters', () => {
    const end = '; мыла; учила';
    const start = `Делала ${'а'.repeat(450 - 'Делала '.length - end.length)}`;
    expect(adviceFor(russian(`— ${start}${end}`))).toEqual([]);
    expect(adviceFor(russian(`— ${start}а${end}`))).toHaveLength(1);
  });
});

describe('qualities without an example (docs/rules.md#writer-advice)', () => {
  it.each([
    [
      russian('', 'О себе\nОтветственная, Пунктуальная, исполнительная, внимательная. '),
      'Ответственная, Пунктуальная, исполнительная, внимательная.',
      'Ответственная, Пунктуальная, исполнительная, внимательная. [случай из работы: какая была задача, что сделано, чем кончилось]',
      'Качества без примера («ответственная», «пунктуальная», «исполнительная») стоят почти в каждом резюме, и их пропускают. Один короткий случай из работы скажет о том же убедительнее.',
    ],
    [
      english('', 'About me\nHard-working team player, fast learner'),
      'Hard-working team player, fast learner',
      'Hard-working team player, fast learner. [one case from work: the task, what you did, how it ended]',
      'Qualities without an example (“hard-working”, “team player”, “fast learner”) stand in almost every resume and are skipped. One short case from work says it better.',
    ],
  ])('are told whole', (text, quote, proposal, reason) => {
    const line = extractResumeFacts(text).lines.find((other) => other.text === quote);
    expect(adviceFor(text)).toEqual([{ weight: 62, kind: 'wording', line, quote, proposal, reason }]);
  });

  const told = (words: string) => adviceFor(russian('', `О себе\n${words}`)).length;

  it.each(
    list(
      'Ответственный | Ответственная | Ответственность | Коммуникабельный | Коммуникабельность | Стрессоустойчивый | Стрессоустойчивость | Пунктуальный | Пунктуальность | Исполнительный | Исполнительная | Исполнительность | Целеустремлённый | Целеустремленная | Трудолюбие | Трудолюбивый | Быстрообучаемый | Быстрообучаемость | Внимательный | Внимательная | Внимательность | Дисциплинированный | Дисциплинированность | Hardworking | Hard-working | Team player | Stress-resistant | Stress resistant | Fast learner | Self-motivated | Communicative',
    ),
  )('%s', (trait) => {
    expect(told(`${trait}, self-motivated, communicative`)).toBe(1);
    expect(told(`${trait}, self-motivated`)).toBe(0);
  });

  it.each(
    list(
      'Безответственная | Ответственные | Коммуникабельностью | Пунктуальностями | Исполнительные | Внимательные | Hard working | Teamplayer | Uncommunicative | Communicatively | Вежливая',
    ),
  )('no quality of these: %s', (trait) => expect(told(`${trait}, self-motivated, communicative`)).toBe(0));

  const three = 'Ответственная, пунктуальная, исполнительная';
  it('of four hundred letters, without a number', () => {
    expect(told(`${three}, ${'а'.repeat(400 - three.length - 2)}`)).toBe(1);
    expect(told(`${three}, ${'а'.repeat(401 - three.length - 2)}`)).toBe(0);
    expect(told(`${three}, провела 40 встреч`)).toBe(0);
  });

  it('only where somebody tells of himself, and not as a heading or a label', () => {
    const facts = extractResumeFacts(russian('', `О себе\n${three}`));
    const changed = (change: object) =>
      adviseOnLines({
        ...facts,
        lines: facts.lines.map((line) => (line.text === three ? { ...line, ...change } : line)),
      });
    expect(changed({})).toHaveLength(1);
    expect(changed({ section: 'skills' })).toEqual([]);
    expect(changed({ isHeading: true })).toEqual([]);
    expect(changed({ isLabelled: true })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { ReadPeriod } from '#core/domain/documents/resume-reading.ts';
import { adviseOnDates } from '#core/domain/writer/advice/dates.ts';
import { extractResumeFacts, type ResumeFacts } from '#core/domain/writer/facts.ts';

const today = '2026-01';

const resume = (periods: readonly string[], end = '') =>
  `Анна Орлова\nПовар\n\nОпыт работы\n${periods
    .map((period, at) => `${period}\nООО «Луч ${at}»\nПовар\n— Готовила горячие блюда\n`)
    .join('\n')}\n${end}`;

const english = (...periods: string[]) =>
  `Anna Brooks\nCook\n\nExperience\n${periods
    .map((period, at) => `${period}\nLantern ${at} Ltd\nCook\n- Cooked hot dishes for guests\n`)
    .join('\n')}`;

const adviceFor = (text: string) => adviseOnDates(extractResumeFacts(text), text, today);
const reasonsFor = (text: string) => adviceFor(text).map(({ reason }) => reason);

/** The same facts, with periods changed as no text would. */
const withPeriods = (facts: ResumeFacts, change: (period: ReadPeriod, at: number) => ReadPeriod | null) => ({
  ...facts,
  reading: {
    ...facts.reading,
    jobs: facts.reading.jobs.map((job, at) => ({ ...job, period: job.period && change(job.period, at) })),
  },
});

describe('a date that is still ahead (docs/rules.md#writer-advice)', () => {
  it.each([
    [
      resume(['январь 2020 — март 2028']),
      'январь 2020 — март 2028',
      'В периоде «январь 2020 — март 2028» есть дата, которая ещё не наступила. Похоже на опечатку; если работа продолжается, напишите «по настоящее время».',
    ],
    [
      resume(['январь 2028 — по настоящее время']),
      'январь 2028 — по настоящее время',
      'В периоде «январь 2028 — по настоящее время» есть дата, которая ещё не наступила. Похоже на опечатку: проверьте год.',
    ],
    [
      english('January 2020 – March 2028'),
      'January 2020 – March 2028',
      'The period “January 2020 – March 2028” has a date that is still ahead. If it is a typo, correct it; if you still work there, write “present”.',
    ],
    [
      english('January 2028 – present'),
      'January 2028 – present',
      'The period “January 2028 – present” has a date that is still ahead. If it is a typo, correct it.',
    ],
  ])('is told once, with what to do', (text, quote, reason) => {
    const advice = adviceFor(text);
    const line = extractResumeFacts(text).lines.find((other) => other.text === quote);
    expect(advice).toEqual([{ weight: 94, kind: 'structure', line, quote, proposal: null, reason }]);
  });

  it.each([
    ['январь 2020 — январь 2026', 0],
    ['январь 2020 — февраль 2026', 1],
    ['2020 — 2026', 0],
    ['2020 — 2027', 1],
    ['01.2026 — 01.2026', 0],
    ['02.2026 — 03.2026', 1],
  ])('today is 2026-01, and of «%s» %i lies ahead', (period, count) =>
    expect(adviceFor(resume([period]))).toHaveLength(count),
  );

  it('of several the first alone is told', () =>
    expect(adviceFor(resume(['май 2028 — июнь 2028', 'январь 2027 — март 2027']))).toHaveLength(1));

  it('what is not sure is passed by', () => {
    const text = resume(['май 2028 — июнь 2028', 'январь 2027 — март 2027']);
    const facts = extractResumeFacts(text);
    const unsure = withPeriods(facts, (period, at) =>
      at === 0 ? { ...period, certainty: 'unsure' } : period,
    );
    expect(adviseOnDates(unsure, text, today).map(({ quote }) => quote)).toEqual(['январь 2027 — март 2027']);
    expect(
      adviseOnDates(
        withPeriods(facts, () => null),
        text,
        today,
      ),
    ).toEqual([]);
  });

  it('nor is anything said where no line shows the period', () => {
    const text = resume(['январь 2020 — март 2028']);
    const facts = withPeriods(extractResumeFacts(text), (period) => ({ ...period, line: null }));
    expect(adviseOnDates(facts, text, today)).toEqual([]);
  });
});

describe('years between jobs of which nothing is said (docs/rules.md#writer-advice)', () => {
  const late = 'май 2021 — июнь 2024';
  const early = 'март 2012 — апрель 2016';
  const gap =
    'Между местами работы пусто с 2016 по 2021 год, и об этом спросят. Скажите одной строкой, что это было: учёба, семья, своё дело.';

  it('are told at the job behind them, in the language of the resume', () => {
    const text = resume([late, early]);
    const line = extractResumeFacts(text).lines.find((other) => other.text === late);
    expect(adviceFor(text)).toEqual([
      { weight: 63, kind: 'structure', line, quote: late, proposal: null, reason: gap },
    ]);
    expect(reasonsFor(english('May 2021 – June 2024', 'March 2012 – April 2016'))).toEqual([
      'Nothing is said of the years between jobs, 2016 to 2021, and you will be asked. One line is enough: study, family, a business of your own.',
    ]);
  });

  it.each([
    ['май 2018 — июнь 2024', early, 1],
    // Two years to the month are no long pause.
    ['апрель 2018 — июнь 2024', early, 0],
    ['2019 — 2024', '2012 — 2016', 1],
    ['2018 — 2024', '2012 — 2016', 0],
    ['2019 — 2024', 'март 2012 — декабрь 2016', 1],
    ['2019 — 2024', 'март 2012 — январь 2017', 0],
    ['январь 2019 — июнь 2024', '2012 — 2016', 1],
    ['май 2001 — июнь 2024', 'март 1990 — апрель 1996', 1],
    ['май 2021 — по настоящее время', early, 1],
  ])('«%s» after «%s»: %i', (last, first, count) => {
    expect(adviceFor(resume([last, first]))).toHaveLength(count);
    // The order of the jobs in the resume is no matter.
    expect(adviceFor(resume([first, last]))).toHaveLength(count);
  });

  it('a job that lasted through them fills them', () => {
    expect(
      reasonsFor(resume(['март 2020 — июнь 2024', 'март 2011 — июнь 2011', 'январь 2010 — май 2020'])),
    ).toEqual([]);
    expect(
      reasonsFor(resume(['март 2020 — июнь 2024', 'март 2011 — июнь 2011', 'январь 2010 — май 2012'])),
    ).toEqual([gap.replace('2016', '2012').replace('2021', '2020')]);
    expect(reasonsFor(resume(['март 2020 — июнь 2024', 'январь 2010 — по настоящее время']))).toEqual([]);
  });

  it('of two pauses the first is told', () =>
    expect(reasonsFor(resume([late, early, 'март 2005 — апрель 2008']))).toEqual([
      gap.replace('2016', '2008').replace('2021', '2012'),
    ]));

  it('where one period is not known, it may fill any pause', () => {
    const text = resume([late, early]);
    const facts = extractResumeFacts(text);
    for (const change of [
      () => null,
      (period: ReadPeriod) => ({ ...period, certainty: 'unsure' as const }),
      (period: ReadPeriod) => ({ ...period, from: null }),
      (period: ReadPeriod) => ({ ...period, line: null }),
    ]) {
      expect(adviseOnDates(withPeriods(facts, change), text, today)).toEqual([]);
      const ofTheFirst = withPeriods(facts, (period, at) => (at === 0 ? change(period) : period));
      expect(adviseOnDates(ofTheFirst, text, today)).toEqual([]);
    }
    expect(adviseOnDates({ ...facts, lines: [] }, text, today)).toEqual([]);
    expect(adviceFor(resume([late]))).toEqual([]);
    expect(adviceFor('Анна Орлова\nПовар\n')).toEqual([]);
  });

  it.each([
    ['2016', 0],
    ['2015', 1],
    ['2026', 0],
    ['2027', 1],
  ])('studies that end in %s fill them unless they lie apart: %i', (year, count) => {
    const text = resume(
      [late, early],
      `Образование\nКазанский федеральный университет, экономика, ${year}\n`,
    );
    expect(extractResumeFacts(text).reading.education).toHaveLength(1);
    expect(reasonsFor(text).filter((reason) => reason === gap)).toHaveLength(count);
  });

  it.each([
    ['Вела кружок, 2017', 0],
    ['Вела кружок, 2020', 0],
    ['Вела кружок, 2016', 1],
    ['Вела кружок, 2021', 1],
    ['Вела кружок, 2022', 1],
    ['Вела кружок № 12018', 1],
    ['Вела кружок № 20180', 1],
    ['Вела кружок № 1818', 1],
  ])('a year within them that is named anywhere fills them: «%s»', (words, count) =>
    expect(
      reasonsFor(resume([late, early], `О себе\n${words}\n`)).filter((reason) => reason === gap),
    ).toHaveLength(count),
  );

  it('a year of the last century as well', () => {
    const jobs = ['май 2001 — июнь 2024', 'март 1990 — апрель 1996'];
    expect(reasonsFor(resume(jobs, 'О себе\nВела кружок, 1998\n'))).toEqual([]);
  });

  it.each([
    'Декрет',
    'Отпуск по уходу за ребёнком',
    'Была армия',
    'Год в армии',
    'Ушёл в армию',
    'Служба в войсках',
    'Служба по контракту',
    'Занят службой в части',
    'Служил на флоте',
    'Служила на флоте',
    'Воспитывала детей',
    'Воспитывал сына',
    'Воспитание дочери',
    'Воспитывала двоих детей',
    'Занята воспитанием ребёнка',
    'Уход за матерью',
    'Свой бизнес',
    'Своё дело',
    'Свое дело',
    'Собственный магазин',
    'Собственное предприятие',
    'Была предпринимателем',
    'Частная практика',
    'Не работала по болезни',
    'Домохозяйка',
    'Фриланс',
    'Была самозанятой',
    'Перерыв в работе',
    'Maternity leave',
    'Parental leave',
    'Career break',
    'Sabbatical',
    'Freelancer',
  ])('«%s» says what they were', (words) =>
    expect(reasonsFor(resume([late, early], `О себе\n${words}\n`))).toEqual([]),
  );

  it.each([
    'Люблю порядок',
    'Армирование стен',
    'Армияне',
    'Служба доставки',
    'Служу примером',
    'Воспитывала собак',
    'Воспитатель детей',
    'Неуход за садом',
    'Свой сад',
    'Чужой бизнес',
    'Собственный сад',
    'Частые практики',
    'Annual leave',
  ])('«%s» does not', (words) =>
    expect(reasonsFor(resume([late, early], `О себе\n${words}\n`))).toEqual([gap]),
  );
});

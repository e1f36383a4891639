import { describe, expect, it } from 'vitest';
import { blocksOfText } from '#core/domain/documents/blocks.ts';
import { isOfHh } from '#core/domain/documents/reading/jobs/hh.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';
import { drawn } from '../drawn.ts';

const read = (text: string) => readResume({ text, blocks: blocksOfText(text) });
const headsIn = (text: string) =>
  read(text).jobs.map(({ employer, title, period }) => [employer?.text, title?.text, period?.from]);

describe('an export of hh.ru as plain text (docs/rules.md#resume-reading-exports)', () => {
  const top = 'Ершова Мария Дмитриевна\nПроживает: Балашиха\n\nЖелаемая должность и зарплата\nДиспетчер\n';
  const career = (details: string) =>
    `${top}\nОпыт работы — 2 года 3 месяца\nМарт 2019 — Май 2021\n2 года 3 месяца\nГородское хозяйство\n${details}\nДиспетчер\nПринимала заявки`;

  it.each([
    'Балашиха\nЖКХ',
    // A town that nobody has told us of.
    'Грибоедовск\nЖКХ',
    'Балашиха, www.example.ru\nУслуги для бизнеса',
    'Балашиха',
  ])('the post stands below its place and trade: %j', (details) =>
    expect(headsIn(career(details))).toEqual([['Городское хозяйство', 'Диспетчер', '2019-03']]),
  );
});

describe('what stands between a period and its post (docs/rules.md#resume-reading-exports)', () => {
  const career = (lines: string) =>
    `Ершова Мария\nПроживает: Балашиха\nЖелаемая должность и зарплата\nДиспетчер\nОпыт работы — 2 года\n${lines}`;
  /** Employer, post and duties of each job; '?' before what is unsure. */
  const jobsIn = (lines: string) =>
    read(career(lines)).jobs.map(({ employer, title, period, duties }) =>
      [
        ...[employer, title].map((part) => part && `${part.certainty === 'sure' ? '' : '? '}${part.text}`),
        period?.from,
        ...duties.map((duty) => duty.text),
      ].join(' | '),
    );
  const when = 'Март 2019 — Май 2021\n2 года 3 месяца\n';

  // A post that nobody has told us of stands right below.
  it.each([
    'Грибоедовск, gorod.example',
    'Грибоедовск, www.gorod.example',
    'Грибоедовск, www.gorod.example/',
    'Нижний Грибоедовск, gorod.example/contacts?from=hh',
    'Усть-Грибоедовск, gorod-2.example',
    'Грибоедовск, x5.дом-быта.рф',
    'Балашиха',
    'www.example.ru',
    '+7 900 555-10-20',
    'ЖКХ',
    '• Управление домами',
    '2 года 3 месяца',
  ])('«%s» is of the employer', (detail) =>
    expect(jobsIn(`${when}Городское хозяйство\n${detail}\nЛифтёр\nСледила за домом`)).toEqual([
      '? Городское хозяйство | ? Лифтёр | 2019-03 | Следила за домом',
    ]),
  );

  it.each([
    'Лифтёр, рук.смены и дежурный',
    'Лифтёр, смена. Подмена',
    '2-й лифтёр, дом-музей.филиал',
    'Лифтёр 1-й, дом-музей.филиал',
    'Лифтёр, дом, подъезд.этаж',
    'Лифтёр, домовой',
  ])('«%s» is a post', (post) =>
    expect(jobsIn(`${when}Городское хозяйство\n${post}\nСледила за домом`)).toEqual([
      `? Городское хозяйство | ? ${post} | 2019-03 | Следила за домом`,
    ]),
  );

  it('an employer may stand on the line of the period, as cells of a row', () => {
    const lines = 'Москва\nДиспетчер\nПринимала заявки';
    const job = 'Городское хозяйство | Диспетчер | 2019-03 | Принимала заявки';
    expect(jobsIn(`Март 2019 — Май 2021 | Городское хозяйство\n${lines}`)).toEqual([job]);
    expect(jobsIn(`Март 2019 — Май 2021 Городское хозяйство, Москва\n${lines}`)).toEqual([job]);
    expect(jobsIn(`Март 2019 — Май 2021 | 2 года 3 месяца\nГородское хозяйство\n${lines}`)).toEqual([job]);
  });

  it('a town that we do not know stands before the trade', () =>
    expect(jobsIn(`${when}Городское хозяйство\nНовый посёлок\nЖКХ\nЛифтёр\nСледила за домом`)).toEqual([
      '? Городское хозяйство | ? Лифтёр | 2019-03 | Следила за домом',
    ]));

  it('a trade that we do not know stands before the post', () =>
    expect(jobsIn(`${when}Городское хозяйство\nУход за лифтами\nДиспетчер\nСледила за домом`)).toEqual([
      'Городское хозяйство | Диспетчер | 2019-03 | Следила за домом',
    ]));

  it.each(['Индивидуальное предпринимательство / частная практика / фриланс', 'Фриланс', 'Частная практика'])(
    '«%s» is no employer',
    (name) =>
      expect(jobsIn(`${when}${name}\nДиспетчер\nСледила за домом`)).toEqual([
        ' | Диспетчер | 2019-03 | Следила за домом',
      ]),
  );

  it('a post has a hundred and twenty characters', () => {
    const post = (length: number) => `Диспетчер ${'а'.repeat(length - 10)}`;
    expect(jobsIn(`${when}Луч\n${post(120)}\nСледила`)).toEqual([
      `? Луч | ? ${post(120)} | 2019-03 | Следила`,
    ]);
    expect(jobsIn(`${when}Луч\n${post(121)}\nСледила`)).toEqual([
      `? Луч |  | 2019-03 | ${post(121)} | Следила`,
    ]);
  });

  it('a post that nobody has told us of is written as large as its employer', () => {
    const postOf = (employer: number | null, post: number) => {
      const [job] = readResume(
        drawn([
          [{ size: 2 }, 'Ершова Мария'],
          [{}, 'Проживает: Балашиха'],
          [{}, 'Желательное время в пути до работы: любое'],
          [{ size: 1.3 }, 'Опыт работы — 2 года'],
          [{}, 'Март 2019 — Май 2021'],
          [{ size: employer }, 'Городское хозяйство'],
          [{ size: post }, 'Лифтёр'],
          [{}, 'Следила за домом'],
        ]),
      ).jobs;
      return [job?.employer?.certainty, job?.title?.text, job?.title?.certainty];
    };
    expect(postOf(1.25, 1.25)).toEqual(['sure', 'Лифтёр', 'sure']);
    expect(postOf(1.25, 1.2)).toEqual(['sure', 'Лифтёр', 'sure']);
    expect(postOf(1.25, 1.15)).toEqual(['unsure', 'Лифтёр', 'unsure']);
    expect(postOf(1.05, 1.05)).toEqual(['unsure', 'Лифтёр', 'unsure']);
    expect(postOf(null, 1.25)).toEqual(['unsure', 'Лифтёр', 'unsure']);
  });

  it('the end of a period may stand below its employer', () =>
    expect(jobsIn('Март 2019 — Луч\nМай 2021\nМосква\nДиспетчер\nПринимала заявки')).toEqual([
      '? Луч | ? Диспетчер | 2019-03 | Принимала заявки',
    ]));

  it('two jobs, of which the first says no post and the second nothing', () => {
    expect(jobsIn(`${when}Луч\nИюнь 2017 — Май 2018\n1 год\nЯсень\nДиспетчер`)).toEqual([
      '? Луч |  | 2019-03',
      'Ясень | Диспетчер | 2017-06',
    ]);
    expect(jobsIn(`Март 2019 — Май 2021`)).toEqual([' |  | 2019-03']);
  });

  it.each([
    'Ершова Мария • Резюме обновлено 01.11.2025 в 10:00',
    'Ершова Мария • Resume updated 01.11.2025 at 10:00',
    'Ершова Мария • Resume updated on 01.11.2025 at 10:00',
  ])('«%s» is the foot of a page', (foot) =>
    expect(jobsIn(`${when}Луч\nДиспетчер\nПринимала заявки\n${foot}\nСледила за домом`)).toEqual([
      'Луч | Диспетчер | 2019-03 | Принимала заявки | Следила за домом',
    ]),
  );

  it.each(['Резюме обновлено по просьбе коллег', 'Resume updated by herself'])('«%s» is none', (duty) =>
    expect(jobsIn(`${when}Луч\nДиспетчер\n${duty}`)).toEqual([`Луч | Диспетчер | 2019-03 | ${duty}`]),
  );
});

describe('an export of hh.ru in English (docs/rules.md#resume-reading-exports)', () => {
  const text = [
    'Ershova Maria',
    'Female, 30 years, born on 5 May 1995',
    'Reside in: Moscow',
    'Citizenship: Russia, work permit at: Russia',
    'Desired position and salary',
    'Senior Developer',
    'Employment: full time',
    'Desired travel time to work: any',
    'Work experience —6 years 4 months',
    'June 2019 — till now',
    '4 years 3 months',
    'Quayside',
    'Moscow, quayside.example',
    'Information technology, system integration, internet',
    '• Software development',
    'Senior Developer',
    'Built the search',
    'May 2017 — May 2019',
    '2 years 1 month',
    'Horns and Hooves',
    'Moscow',
    'Services for mills',
    'Programmer',
    'Wrote reports',
    'Education',
    'Higher',
    '2017 Moscow State University, Moscow',
    'Professional development, courses',
    '2018 Databases',
    'Key skills',
    'Languages Russian — Native',
    'English — B2 — Upper Intermediate',
    'Skills Python SQL Docker',
    'Further information',
    'I like quiet systems',
    'Ershova Maria • Resume updated 1 November 2025 at 10:00',
  ].join('\n');

  it('is read as it is laid out', () => {
    expect(headsIn(text)).toEqual([
      ['Quayside', 'Senior Developer', '2019-06'],
      ['Horns and Hooves', 'Programmer', '2017-05'],
    ]);
    const { position, jobs, education, skills } = read(text);
    expect(position?.text).toBe('Senior Developer');
    expect(jobs.map(({ duties }) => duties.map((duty) => duty.text))).toEqual([
      ['Built the search'],
      ['Wrote reports'],
    ]);
    expect(education.map(({ school }) => school?.text)).toEqual(['Moscow State University']);
    expect(skills.map((skill) => skill.text)).toEqual(['Python', 'SQL', 'Docker']);
  });
});

describe('whose export it is (docs/rules.md#resume-reading-exports)', () => {
  const other = 'Гражданство: Россия, есть разрешение на работу: Россия';

  it.each([
    'Желаемая должность и зарплата',
    'Опыт работы — 15 лет',
    'Опыт работы —15 лет',
    'Опыт работы—1 год 2 месяца',
    'Опыт работы - 3 месяца',
    'Опыт работы – 4 года',
    'Иван Ершов • Резюме обновлено 5 марта 2024',
    'Желательное время в пути до работы: не имеет значения',
    'Проживает: Омск',
    'Desired position and salary',
    'Work experience —6 years 4 months',
    'Work experience - 7 months',
    'Work experience—12 years',
    'Resume updated 5 March 2024',
    'Resume updated on 5 March 2024',
    'Desired travel time to work: any',
    'Reside in: Omsk',
    'Citizenship: Russia, work permit at: Russia',
  ])('«%s» is a sign, and two of them are enough', (sign) => {
    expect(isOfHh(`Иван Ершов\n${sign}\nСлесарь`)).toBe(false);
    expect(isOfHh(`Иван Ершов\n  ${sign}\n${other}\nСлесарь`)).toBe(true);
  });

  it.each([
    'Опыт работы — лет пять',
    'Опыт работы 15 лет',
    'Мой опыт работы — 15 лет',
    'Желаемая должность и зарплата: слесарь',
    'Резюме обновлено вчера',
    'Гражданство: Россия',
    'Он проживает: Омск',
    'Прежде желаемая должность и зарплата',
    'Нежелательное время в пути до работы: час',
    'Двойное гражданство: Россия, есть разрешение на работу: Россия',
    'My desired position and salary',
    'Desired position and salary: any',
    'My work experience — 6 years',
    'Dual citizenship: Russia, work permit at: Russia',
    'My desired travel time to work: any',
    'They reside in: Omsk',
  ])('«%s» is none', (words) => {
    for (const sign of [other, 'Опыт работы — 15 лет'])
      expect(isOfHh(`Иван Ершов\n${words}\n${sign}`)).toBe(false);
  });

  it('is seen at the beginning', () => {
    const signs = `\nПроживает: Омск\n${other}`;
    expect(isOfHh(`${'а'.repeat(39_900)}${signs}`)).toBe(true);
    expect(isOfHh(`${'а'.repeat(40_000)}${signs}`)).toBe(false);
  });
});

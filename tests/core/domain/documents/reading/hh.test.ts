import { describe, expect, it } from 'vitest';
import { blocksOfText } from '#core/domain/documents/blocks.ts';
import { isOfHh } from '#core/domain/documents/reading/jobs/hh.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';

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
  ])('«%s» is none', (words) => expect(isOfHh(`Иван Ершов\n${words}\n${other}`)).toBe(false));
});

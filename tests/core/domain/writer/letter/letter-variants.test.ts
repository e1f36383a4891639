import { describe, expect, it } from 'vitest';
import { sentResume } from '#core/domain/documents/verified-reading.ts';
import { falseRelations } from '#core/domain/writer/check/relations.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';
import { inventedIn } from '#core/domain/writer/invented-in.ts';
import { letterByRules } from '#core/domain/writer/letter-by-rules.ts';
import { type LetterVacancy, letterForm, letterLengths } from '#core/domain/writer/writing.ts';
import { texts } from '../../documents/reading/invented.ts';
import { resumeOf, resumes } from '../resumes.ts';

const vacancies: readonly LetterVacancy[] = [
  [
    'Python-разработчик',
    'Вектор Плюс',
    'Ищем разработчика: Python, PostgreSQL, Docker, Git. Работа удалённая.',
  ],
  [
    'Менеджер по продажам',
    'ООО «Торговый путь»',
    'Холодные звонки, ведение клиентов в CRM, Excel. Оклад и процент.',
  ],
  ['Бухгалтер', 'Ясный учёт', 'Первичные документы, сверки, 1С, Excel, отчётность. Офис в центре города.'],
  [
    'Senior Go Engineer',
    'Northgate Systems',
    'An engineer who knows Go, PostgreSQL and Kafka and likes calm processes.',
  ],
  ['Повар', 'Ресторан «Причал»', 'Горячий цех, заготовки, соблюдение санитарных норм, график два через два.'],
].map(([title = '', company = '', description = '']) => ({ title, company, tags: [], description }));
const [python, sales, , golang] = vacancies as [LetterVacancy, LetterVacancy, LetterVacancy, LetterVacancy];

const write = (resumeText: string, vacancy: LetterVacancy, more: object = {}) => {
  const form = letterForm.parse({
    resumeText,
    companyName: vacancy.company,
    position: vacancy.title,
    ...more,
  });
  return { form, letter: letterByRules(form, vacancy) };
};

const all: Readonly<Record<string, string>> = { ...resumes, ...texts };

describe('every letter is true (docs/rules.md#letter-relations)', () => {
  it.each(Object.entries(all))('%s: five vacancies, six variants, three lengths', (_, resume) => {
    const facts = extractResumeFacts(sentResume(resume, null, null));
    for (const vacancy of vacancies)
      for (const length of letterLengths)
        for (let variant = 0; variant < 6; variant += 1) {
          const { form, letter } = write(resume, vacancy, { length, variant });
          expect(falseRelations(letter, facts, form)).toEqual([]);
          expect(inventedIn(letter, [resume, vacancy.title, vacancy.company])).toEqual([]);
          expect(letter.length).toBeLessThanOrEqual({ short: 640, regular: 1150, long: 1600 }[length]);
        }
  });
});

describe('another letter (docs/rules.md#letter-variants)', () => {
  it('each of three begins, matches and ends otherwise; the same number gives the same letter', () => {
    const letters = [0, 1, 2].map((variant) => write(resumeOf('senior-ml'), python, { variant }).letter);
    for (const at of [2, -1]) {
      const parts = letters.map((letter) => letter.split('\n\n').at(at === -1 ? -2 : 1));
      expect(new Set(parts).size).toBe(3);
    }
    expect(write(resumeOf('senior-ml'), python, { variant: 1 }).letter).toBe(letters[1]);
  });

  it('longer ones say more', () => {
    const [short, regular, long] = letterLengths.map(
      (length) => write(resumeOf('long'), sales, { length }).letter.length,
    );
    expect(short).toBeLessThan(regular ?? 0);
    expect(regular).toBeLessThanOrEqual(long ?? 0);
  });
});

describe('what is said', () => {
  it('a skill of the title comes first, Go is a language, and none is named twice', () => {
    const { letter } = write(
      'Иван Лугов\nРазработчик\n\nНавыки\nKafka, Docker, Postgres, PostgreSQL, Go, Golang',
      {
        ...golang,
        description: 'Ищем инженера: Kafka, PostgreSQL, Go. Спокойные процессы и тесты для всех.',
      },
    );
    expect(letter).toContain('знаю Go, Kafka и Postgres');
    expect(letter.match(/Postgres/gu)).toHaveLength(1);
    expect(letter.match(/Go(?!\s?Engineer)(?!lang)/gu)).toHaveLength(1);
    const market = { ...sales, title: 'Go to market менеджер' };
    expect(write('Иван Лугов\n\nНавыки\nGo, Excel', market).letter).not.toMatch(/знаю Go/u);
  });

  it('that the vacancy does not fit', () => {
    const { letter } = write(resumeOf('designer'), vacancies[4] as LetterVacancy);
    expect(letter).toContain('опыта в\u00a0такой роли в\u00a0моём резюме нет');
    expect(write(resumeOf('senior-ml'), python).letter).not.toContain('такой роли');
  });

  it('examples are whole points of one job, which is named', () => {
    const { letter } = write(texts.chef, vacancies[4] as LetterVacancy);
    expect(letter).toContain('(ресторан «Тихая гавань»):\n— снизил списания на 15%');
    expect(letter).not.toContain('супы');
  });

  it('English by choice, without what is Russian', () => {
    const { letter } = write(resumeOf('senior-ml'), python, { language: 'en' });
    expect(letter).toContain('I am writing about');
    expect(letter).toContain('Senior ML Engineer (since 2022)');
    expect(letter).not.toContain('Построила');
    expect(write(resumeOf('english'), golang, { language: 'ru' }).letter).toMatch(/^Здравствуйте!/u);
  });
});

describe('a letter for another trade (docs/rules.md#letter-no-fit)', () => {
  const plain = 'опыта в\u00a0такой роли в\u00a0моём резюме нет';

  it('says so, though a skill or two are asked for', () => {
    const { letter } = write(resumes.qa ?? '', sales);
    expect(letter).toContain(plain);
    expect(letter).toContain('CRM');
  });

  it('says nothing where the title names a skill of the resume, or the resume the trade', () => {
    expect(write(resumes['senior-ml'] ?? '', python).letter).not.toContain(plain);
    expect(write(resumes.long ?? '', python).letter).not.toContain(plain);
  });
});

it('examples stand in the order of their weight, whichever are taken, and weak ones are left out', () => {
  for (const variant of [0, 3, 5]) {
    const { letter } = write(resumes.long ?? '', python, { length: 'long', variant });
    expect(letter).not.toMatch(/участвовал|отвечал за/u);
    expect(letter.indexOf('75 до 34')).toBeGreaterThan(0);
    expect(letter.indexOf('75 до 34')).toBeLessThan(letter.indexOf('школу наставников'));
  }
});

describe('one skill is one, several are several', () => {
  const resumeWith = (skills: string) =>
    `Anna Petrova\n\nSkills\n${skills}\n\nEducation\nTrinity College, 2014`;
  const cook = { title: 'Cook', company: 'Harbour Cafe', tags: [], description: 'Hot dishes. Excel, Figma.' };
  const other = { ...cook, description: 'Hot dishes.' };

  it.each([
    ['en', other, 'Excel', 'My main skill is Excel.'],
    ['en', other, 'Excel, Figma', 'My main skills are Excel and Figma.'],
    ['en', cook, 'Excel', 'My skill that matches the vacancy: Excel.'],
    ['en', cook, 'Excel, Figma', 'My skills that match the vacancy: Excel and Figma.'],
    ['ru', other, 'Excel', 'Мой основной навык\u00a0— Excel.'],
    ['ru', other, 'Excel, Figma', 'Мои основные навыки: Excel и Figma.'],
    ['ru', cook, 'Excel', 'С\u00a0вакансией совпадает мой навык: Excel.'],
    ['ru', cook, 'Excel, Figma', 'С\u00a0вакансией совпадают мои навыки: Excel и Figma.'],
  ] as const)('%s, %#', (language, vacancy, skills, sentence) => {
    const { letter } = write(resumeWith(skills), vacancy, { language, variant: 2 });
    expect(letter).toContain(sentence);
  });
});

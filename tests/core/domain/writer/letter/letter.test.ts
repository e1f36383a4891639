import { describe, expect, it } from 'vitest';
import { inventedIn } from '#core/domain/writer/invented-in.ts';
import { letterByRules } from '#core/domain/writer/letter-by-rules.ts';
import { type LetterForm, type LetterVacancy, letterForm } from '#core/domain/writer/writing.ts';
import { hhDetails } from '#tests/support/import/extracts.ts';
import { resumeOf, resumes } from '../resumes.ts';

const formFor = (resumeText: string, vacancy: LetterVacancy, more: Partial<LetterForm> = {}): LetterForm =>
  letterForm.parse({ resumeText, companyName: vacancy.company, position: vacancy.title, ...more });

const backend: LetterVacancy = {
  title: 'Python-разработчик',
  company: 'Вектор Плюс',
  tags: ['Python', 'PostgreSQL', 'Docker'],
  description: 'Ищем разработчика: Python, PostgreSQL, Docker, Kafka.',
};
const goEngineer: LetterVacancy = {
  title: 'Senior Go Engineer',
  company: 'Northgate Systems',
  tags: ['Go', 'Kafka'],
  description:
    'We are looking for an engineer who knows Go, PostgreSQL and Kafka and likes calm processes and tests.',
};

/** Endings of the past tense and short adjectives that a man or a woman says of themselves. */
const gendered =
  /(?<!\p{L})(?:рад|рада|готов|готова|уверен|уверена|благодарен|благодарна|заинтересован|заинтересована|должен|должна|смог|смогла|(?!с?начала)\p{L}{3,}(?:ал|ала|ил|ила|лся|лась))(?!\p{L})/iu;

/** What the letter says itself, without the words that it takes from its sources. */
function ownWords(letter: string, sources: readonly string[]): string {
  const sourceText = sources.join('\n').toLowerCase();
  return letter
    .split('\n')
    .filter(
      (line) =>
        !sourceText.includes(
          line
            .replace(/^[—-] /u, '')
            .replace(/[;.]$/u, '')
            .toLowerCase(),
        ),
    )
    .map((line) => line.replace(/^Пример из моей работы: .*$/u, ''))
    .join('\n');
}

function expectGoodLetter(letter: string, form: LetterForm, vacancy: LetterVacancy) {
  const sources = [
    form.resumeText,
    vacancy.title,
    vacancy.company,
    form.whyInterested,
    form.relevantExperience,
  ];
  expect(inventedIn(letter, sources)).toEqual([]);
  expect(letter.length).toBeGreaterThanOrEqual(250);
  expect(letter.length).toBeLessThanOrEqual(1600);
  expect(letter).not.toMatch(/ {2}|undefined|null|\[|\]|\n{3}|[ \t]\n| [,.;!]|\.\./u);
  // Quotes within quotes are „these“, and end as “those” begin.
  const outer = letter.replace(/„[^„“]*“/gu, '');
  for (const [open, close] of ['«»', '()', '“”'])
    expect(outer.split(open ?? '').length).toBe(outer.split(close ?? '').length);
  expect((letter.match(/"/gu) ?? []).length % 2).toBe(0);
  expect(ownWords(letter, sources)).not.toMatch(gendered);
}

describe.each(Object.keys(resumes))('the letter of %s', (name) => {
  it.each([
    ['without a word of the user', {}],
    [
      'with both fields',
      {
        whyInterested: 'Давно слежу за вашим продуктом\nи хочу делать его быстрее.',
        relevantExperience: 'похожие задачи в прошлом проекте',
      },
    ],
  ])('%s', (_, more) => {
    for (const vacancy of [backend, goEngineer]) {
      const form = formFor(resumeOf(name), vacancy, more);
      const letter = letterByRules(form, vacancy);
      expectGoodLetter(letter, form, vacancy);
      expect(letter).toContain(vacancy.title);
      expect(letter).toContain(vacancy.company);
    }
  });
});

describe('what the letter is made of', () => {
  const letter = letterByRules(formFor(resumeOf('senior-ml'), backend), backend);

  it('years, last employer, matching skills, results, name and contacts', () => {
    for (const part of [
      'Опыт работы\u00a0— 8 лет 2 месяца.',
      'Сейчас работаю в компании «Северный Маркет» с\u00a02022\u00a0года, должность\u00a0— Senior ML Engineer.',
      'для этой работы, знаю Python',
      'Из сделанного в компании «Северный Маркет»:',
      'сократила время ответа модели с 180 до 35 мс',
      'Марина Орлова\n+7 (921) 555-44-10, m.orlova@example.com\nGitHub: github.com/morlova-example',
    ])
      expect(letter).toContain(part);
  });

  it('skills of brackets and of a sentence; Go, where it stands among others', () => {
    const text = `Вера Лугова
Опыт работы
ООО «Зелёный берег», разработчик
2019 — 2022
— Писала сервисы на Go, PHP и Kafka
Навыки
JavaScript (React), Знание SQL, Kotlin (базово)
Swift, Scala — базовые знания
Python, Redis, Excel, Ruby — базовые знания
Знакома с основами Docker`;
    const tags = ['React', 'SQL', 'Go', 'Kotlin', 'Swift', 'Scala', 'Docker', 'Redis', 'Ruby'];
    const vacancy = { ...backend, title: 'Разработчик', tags: tags, description: '' };
    expect(letterByRules(formFor(text, vacancy), vacancy)).toContain(
      'нужно для этой работы, знаю React, SQL, Redis и Go. Кроме',
    );
  });

  it('skills by any name, what lines show, and nothing that is not asked for', () => {
    const text = `Вера Лугова
github.com/vera-lugova
Опыт работы
ООО «Зелёный берег», бухгалтер
2019 — 2022
— Вела первичную документацию и акты сверки
— Готовила отчёты в 1С:УТ
Навыки
EXCEL, k8s, Django`;
    const skillsFor = (description: string, tags: string[] = []) => {
      const vacancy = { ...backend, title: 'Сотрудник', tags, description };
      const letter = letterByRules(formFor(text, vacancy), vacancy);
      return /для этой работы, (.*?)\.(?: |\n)/u.exec(letter)?.[1];
    };
    expect(skillsFor('Требования: Kubernetes, MS Excel, SQL')).toBe('знаю Excel и k8s');
    expect(skillsFor('Требования: первичные документы')).toBe('знаю и\u00a0умею: первичная документация');
    expect(skillsFor('Акты сверки, Excel не требуется')).toBe('знаю акты сверки');
    // Its name says so; what only follows from another is not claimed.
    expect(skillsFor('', ['1С'])).toBe('знаю 1С:УТ');
    expect(skillsFor('', ['Python'])).toBeUndefined();
    expect(skillsFor('GitHub')).toBeUndefined();
  });

  it('jobs of one employer, and those that go on at once, are told so', () => {
    const text = (jobs: string) => `Вера Лугова\nОпыт работы\n${jobs}`;
    const same = text(
      'ООО «Зелёный берег», главный бухгалтер\n2019 — н.в.\nООО «Зелёный берег», бухгалтер\n2015 — 2019',
    );
    expect(letterByRules(formFor(same, backend), backend)).toContain(
      'До этого там же (2015–2019): должность\u00a0— бухгалтер.',
    );
    const both = text(
      'ООО «Зелёный берег», бухгалтер\n2019 — н.в.\nООО «Тихая пристань», кассир\n2015 — н.в.',
    );
    expect(letterByRules(formFor(both, backend), backend)).toContain(
      'Ещё одно место работы сейчас (с\u00a02015\u00a0года)\u00a0— ООО «Тихая пристань», должность\u00a0— кассир.',
    );
  });

  it('examples are of the job of the vacancy’s trade, whose post is named', () => {
    const text = `Вера Лугова
Опыт работы
ООО «Зелёный берег», кассир
2021 — 2023
- Подготовка выручки к сдаче за 2 дня
- Настройка 5 касс и устранение неполадок
ООО «Тихая пристань», продавец
2018 — 2020
ООО « СКМ ХЛЕБ. ПРИМЕРСК», повар
2012 — 2014
- Подготовка заготовок на неделю
- Составление меню с новыми супами`;
    const vacancy = { ...backend, title: 'Ведущий повар', tags: [], description: '' };
    expect(letterByRules(formFor(text, vacancy), vacancy)).toContain(
      'Из сделанного в ООО «СКМ хлеб. Примерск» в должности «Повар»:\n— подготовка заготовок на неделю;',
    );
  });

  it('of jobs without periods none is the last one', () => {
    const text = `Вера Лугова
Опыт работы
Преподаватель черчения
Школа «Зелёный берег»
- Разработка курсов для старших классов
Методист
Лицей № 5
- Подготовка учебных планов для школы`;
    const letter = letterByRules(formFor(text, backend), backend);
    expect(letter).toContain('Одно из мест работы\u00a0— школа «Зелёный берег», должность');
    expect(letter).not.toMatch(/Последн|До этого/u);
  });

  it('a study that goes on is not told as finished', () => {
    const text = 'Вера Лугова\nОбразование\nУфимский университет, Экономика\n2023 — н.в.';
    expect(letterByRules(formFor(text, backend), backend)).toContain(
      'Образование: Уфимский университет, экономика, с\u00a02023\u00a0года.',
    );
  });

  it('a trade is one in two languages, and no word but a deed begins an example', () => {
    const text = `Вера Лугова
Опыт работы
ООО «Зелёный берег», Product Manager
2019 — 2022`;
    const vacancy = { ...backend, title: 'Продакт-менеджер', tags: [], description: '' };
    expect(letterByRules(formFor(text, vacancy), vacancy)).not.toContain('опыта в\u00a0такой роли');
    const english = `Vera Lugova
Experience
Green Shore Inc., Backend Developer
2019 — 2022
- Everything about the payments of shops
- Built the ledger in Kotlin`;
    const letter = letterByRules(formFor(english, goEngineer), goEngineer);
    expect(letter).toContain('— built the ledger in Kotlin.'.replace('built', 'Built'));
    expect(letter).not.toContain('verything');
  });

  it('a company with a figure in its name; a few words of the user', () => {
    const vacancy = { ...backend, company: 'Связь «Эфир-3»' };
    const form = formFor(resumeOf('qa'), vacancy, { whyInterested: 'интересный продукт и сильная команда' });
    expect(letterByRules(form, vacancy)).toContain(
      '(Связь «Эфир-3»). Что меня привлекает: интересный продукт и сильная команда.',
    );
  });

  it('English for an English resume and vacancy, Russian for a Russian vacancy', () => {
    const english = formFor(resumeOf('english'), goEngineer);
    expect(letterByRules(english, goEngineer)).toMatch(/^Hello,\n\n.*at Northgate Systems\./u);
    expect(letterByRules(english, goEngineer)).not.toMatch(/[а-яё]/iu);
    expect(letterByRules(formFor(resumeOf('english'), backend), backend)).toMatch(/^Здравствуйте/u);
    expect(letterByRules({ ...english, whyInterested: 'Нравится Go' }, goEngineer)).toMatch(/^Здравствуйте/u);
  });

  it('lines with any bullet are deeds, not heads of entries', () =>
    expect(letterByRules(formFor(resumeOf('qa'), backend), backend)).toContain(
      'регрессионное тестирование: время прогона сократилось с 3 дней до 1',
    ));

  it('the user’s own words stand in it', () => {
    const form = formFor(resumeOf('qa'), backend, {
      whyInterested: 'Мне близки платёжные системы.',
      relevantExperience: 'Полгода веду тестирование платёжного шлюза.',
    });
    const own = letterByRules(form, backend);
    expect(own).toContain('Мне близки платёжные системы.');
    expect(own).toContain('Полгода веду тестирование платёжного шлюза.');
  });

  it('the profile speaks where the resume is silent', () => {
    const profileData = {
      fullName: 'Игорь Седов',
      position: 'Оператор ПК',
      experience: '2 года',
      location: '',
      salary: '',
      skills: ['Docker'],
      about: '',
      artifacts: [],
    };
    const own = letterByRules(formFor(resumeOf('thin'), backend, { profileData }), backend);
    for (const part of ['Игорь Седов', 'Опыт работы\u00a0— 2 года.', 'для этой работы, знаю Docker'])
      expect(own).toContain(part);
  });

  it.each([
    ['ООО "Ромашка"', 'разработчик» в ООО «Ромашка».'],
    ['ООО "Торговый дом "Север""', 'разработчик» в ООО «Торговый дом „Север“».'],
    ['ООО «ТД „Север“»', 'разработчик» в ООО «ТД „Север“».'],
    ['Медцентр «Альфа «Плюс»»', 'разработчик» (Медцентр «Альфа „Плюс“»).'],
    ['Прокуратура Пермского края', 'разработчик» (Прокуратура Пермского края).'],
    ['Северный Маркет', 'разработчик» в компании «Северный Маркет».'],
    ['Группа компаний «Полюс»', 'разработчик» (Группа компаний «Полюс»).'],
    ['Tevian (ООО Технологии)', 'разработчик» в компании «Tevian».'],
    ['Частное лицо (имя скрыто) a5d8', 'разработчик».'],
    ['«Ромашка', 'разработчик» в компании «Ромашка».'],
  ])('%s is named', (company, ending) => {
    const vacancy = { ...backend, company };
    expect(letterByRules(formFor(resumeOf('qa'), vacancy), vacancy).split('\n')[2]).toContain(ending);
  });

  it('long words of the user do not make a long letter', () => {
    const long = 'Мне нравится эта работа и всё, что с ней связано. '.repeat(90);
    const form = formFor(resumeOf('long'), backend, { whyInterested: long, relevantExperience: long });
    expectGoodLetter(letterByRules(form, backend), form, backend);
  });

  it('without a vacancy the form is enough', () =>
    expect(letterByRules(formFor(resumeOf('qa'), backend), null)).toContain('«Python-разработчик»'));
});

/** Quotes as they are within quotes. */
const within = (name: string) => name.replaceAll('«', '„').replaceAll('»', '“');

describe('whole vacancies', () => {
  it('ten resumes for ten vacancies each', () => {
    const ten = hhDetails.map(
      ({ name, employer, key_skills, description }): LetterVacancy => ({
        title: name,
        company: employer.name,
        tags: key_skills.map((skill) => skill.name),
        description: description.replace(/<[^>]+>/gu, ' '),
      }),
    );
    expect(ten).toHaveLength(10);
    for (const resumeText of Object.values(resumes))
      for (const vacancy of ten) {
        const form = formFor(resumeText, vacancy);
        const letter = letterByRules(form, vacancy);
        expectGoodLetter(letter, form, vacancy);
        expect(letter).toContain(within(vacancy.title.replace(/\s+/gu, ' ').trim()));
        expect(letter).toContain(vacancy.company.replace(/ \(.*$/u, '').replaceAll('"', ''));
      }
  });
});

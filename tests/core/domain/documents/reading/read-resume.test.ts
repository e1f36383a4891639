import { describe, expect, it } from 'vitest';
import { blocksOfText, type ResumeDocument } from '#core/domain/documents/blocks.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';
import type { ReadPeriod, ReadValue } from '#core/domain/documents/resume-reading.ts';
import {
  careerTable,
  drawn,
  head,
  item,
  ofHh,
  ofLinkedIn,
  periodColumn,
  plain,
  slipped,
  title,
  twoColumns,
} from './drawn.ts';
import { texts } from './invented.ts';

const asText = (text: string): ResumeDocument => ({ text, blocks: blocksOfText(text) });

/** 'Шеф-повар', or '? Шеф-повар' where it is unsure. */
const words = (value: ReadValue | null): string | null =>
  value && `${value.certainty === 'sure' ? '' : '? '}${value.text.replace(/\s+/gu, ' ')}`;
const when = (period: ReadPeriod | null): string | null =>
  period && `${period.from ?? ''}–${period.isCurrent ? 'now' : (period.to ?? '')}`;

/** Employer, post and period of each job; school, degree and period of each education. */
function read(document: ResumeDocument) {
  const { name, position, jobs, education, skills } = readResume(document);
  return {
    name: words(name),
    position: words(position),
    jobs: jobs.map(({ employer, title, period }) => [words(employer), words(title), when(period)]),
    education: education.map(({ school, degree, period }) => [words(school), words(degree), when(period)]),
    skills: skills.map(({ text }) => text),
  };
}
const ofText = (name: keyof typeof texts) => read(asText(texts[name]));

describe('resumes of many trades (docs/rules.md#resume-reading)', () => {
  it('a chef: the employer in words and quotation marks, the period below', () =>
    expect(ofText('chef')).toEqual({
      name: 'Белов Артём Сергеевич',
      position: 'Шеф-повар',
      jobs: [
        ['Ресторан «Тихая гавань»', 'шеф-повар', '2019-07–now'],
        ['Кафе «Листва»', 'повар горячего цеха', '2015-03–2019-06'],
      ],
      education: [['Кулинарный техникум № 3', 'технология продукции общественного питания', '–2014']],
      skills: [],
    }));

  it('a lawyer: labels, whole dates, the latest first though it stands last', () =>
    expect(ofText('lawyer')).toMatchObject({
      name: 'Громова Виктория Павловна',
      position: null,
      jobs: [
        ['АО «Камский холдинг»', 'начальник юридического отдела', '2019-03–now'],
        ['ООО «Правовая линия»', 'юрисконсульт', '2014-07–2019-03'],
      ],
      education: [['Пермский государственный университет', 'Юриспруденция', '2009–2014']],
    }));

  it('a nurse: the position above the name, a heading in the singular, an open period', () =>
    expect(ofText('nurse')).toEqual({
      name: 'Соловьёва Нина Андреевна',
      position: 'Медсестра',
      jobs: [
        ['Городская больница № 3', 'Медицинская сестра процедурного кабинета', '2018–now'],
        ['Детская поликлиника № 7', 'Медицинская сестра', '2015–2018'],
      ],
      education: [['Медицинский колледж', 'сестринское дело', '–2015']],
      skills: ['внутривенные инъекции', 'ЭКГ', 'работа в ЕМИАС'],
    }));

  it('a driver: all on one line', () =>
    expect(ofText('driver').jobs).toEqual([
      ['ИП Смирнов', 'Водитель', '2016-05–2024-08'],
      ['ООО «Севертранс»', 'Водитель-дальнобойщик', '2012–2016'],
    ]));

  it('a student without jobs: none is made of a sentence', () =>
    expect(ofText('student')).toEqual({
      name: 'Дарья Мельникова',
      position: null,
      jobs: [],
      education: [['Уральский федеральный университет', 'Прикладная информатика, бакалавриат', '2022–2026']],
      skills: ['Python', 'SQL', 'Excel'],
    }));

  it('projects are no jobs', () =>
    expect(ofText('projects')).toMatchObject({
      name: 'Тимур Асланов',
      position: 'Frontend-разработчик',
      jobs: [],
      education: [['ИТМО', 'программная инженерия', '2020–2024']],
    }));

  it('in English: employer over post over period', () =>
    expect(ofText('english')).toEqual({
      name: 'Helen Carter',
      position: 'Operations Manager',
      jobs: [
        ['Brightwater Logistics Ltd', 'Operations Manager', '2019-07–now'],
        ['Northfield Foods', 'Shift Supervisor', '2014-03–2019-06'],
      ],
      education: [['University of Leeds', 'BA Business Management', '2010–2013']],
      skills: ['Excel', 'SAP', 'scheduling'],
    }));

  it('all in capitals', () =>
    expect(ofText('capitals')).toMatchObject({
      name: 'МОРОЗОВ АЛЕКСЕЙ ИЛЬИЧ',
      position: 'СЛЕСАРЬ-РЕМОНТНИК',
      jobs: [
        ['ПАО «УРАЛМЕТ»', 'СЛЕСАРЬ-РЕМОНТНИК', '2017–2024'],
        ['ЗАО «СТАНКОЗАВОД»', 'СЛЕСАРЬ', '2011–2017'],
      ],
    }));

  it('a current job without a month', () =>
    expect(ofText('yearsAlone').jobs).toEqual([
      ['«Полярный банк»', 'Аналитик данных', '2021–now'],
      ['«Полярный банк»', 'Младший аналитик', '2019–2021'],
    ]));

  it('a freelancer has no employer (docs/rules.md#resume-reading-jobs)', () =>
    expect(ofText('freelancer').jobs).toEqual([
      [null, 'Графический дизайнер', '2020–now'],
      ['Студия «Угол»', 'Дизайнер', '2018–2020'],
    ]));

  it('the oldest first: the latest is found by its period', () =>
    expect(ofText('oldestFirst')).toMatchObject({
      name: 'Фомин Павел Олегович',
      position: 'инженер ПТО',
      jobs: [
        ['АО «Тоннель»', 'ведущий инженер ПТО', '2021-12–now'],
        ['ООО «Дорстрой»', 'инженер ПТО', '2013-03–2021-11'],
        ['ООО «Мостострой»', 'техник', '2008-08–2013-02'],
      ],
    }));

  it('a template that nobody has filled in says nothing', () => {
    const { name, position, jobs, education } = readResume(asText(texts.template));
    const values = [
      name,
      position,
      ...jobs.flatMap(({ employer, title }) => [employer, title]),
      ...education.flatMap(({ school, degree }) => [school, degree]),
    ];
    expect(values.filter((value) => value !== null)).toEqual([]);
  });
});

describe('documents whose look is known', () => {
  it('two columns: skills are those of their column, and no sentence', () =>
    expect(read(twoColumns)).toEqual({
      name: 'Лидия Корнеева',
      position: 'HR-менеджер',
      jobs: [
        ['Сеть клиник «Исток»', 'HR-менеджер', '2020-09–now'],
        ['Торговый дом «Нива»', 'Специалист по кадрам', '2017-05–2020-08'],
      ],
      education: [['Самарский государственный университет', null, '–2016']],
      skills: ['Excel', '1С:ЗУП'],
    }));

  it('a career in a table, without its header', () =>
    expect(read(careerTable)).toMatchObject({
      jobs: [
        ['ООО «Вектор-Авто»', 'механик', '2020–2024'],
        ['Автосервис «Ключ»', 'автослесарь', '2016–2020'],
      ],
      education: [['Автомобильный колледж', 'техник', '2012–2016']],
    }));

  it('a period that has slipped below the first duty, a heading in the first cell of a row', () =>
    expect(read(slipped)).toMatchObject({
      jobs: [['Кварц', 'Аналитик', '2021–2024']],
      education: [['Томский политехнический университет', null, '2015–2019']],
    }));

  it('as many periods as jobs belong together (docs/rules.md#resume-reading-columns)', () =>
    expect(read(periodColumn(['2018 – 2020', '2020 – 2023'])).jobs).toEqual([
      ['ООО «Второй дом»', 'администратор', '2020–2023'],
      ['ООО «Первый дом»', 'менеджер', '2018–2020'],
    ]));

  it('of more periods than jobs nobody can say which is whose', () =>
    expect(read(periodColumn(['2018 – 2020', '2020 – 2021', '2021 – 2023'])).jobs).toEqual([
      ['? ООО «Первый дом»', '? менеджер', null],
      ['? ООО «Второй дом»', '? администратор', null],
    ]));
});

describe('jobs without a period', () => {
  const undated = (places: string) =>
    drawn([
      [title, 'Вера Лугова'],
      [head, 'Опыт работы'],
      [{ size: 1.16 }, 'Преподаватель черчения'],
      [plain, places],
      [item, '• Разработка курсов'],
    ]);

  it('are sure where their head stands out, and names one employer', () => {
    expect(read(undated('Школа «Зелёный берег»')).jobs).toEqual([
      ['Школа «Зелёный берег»', 'Преподаватель черчения', null],
    ]);
    expect(read(undated('Школа «Зелёный берег», Лицей № 5')).jobs[0]?.[0]).toMatch(/^\? /u);
  });
});

describe('a text without layout, pasted (docs/rules.md#resume-reading)', () => {
  const skillsOf = (text: string) => readResume(asText(text)).skills.map(({ text: skill }) => skill);

  it('a degree below the heading of skills is none', () =>
    expect(skillsOf('Skills\nMaster’s degree (in progress)\nElixir, OCaml\nНавыки\nМагистратура')).toEqual([
      'Elixir',
      'OCaml',
    ]));

  it('a course begun later, or a project of one’s own, is no duty of the job above', () => {
    const dutiesOf = (text: string) =>
      readResume(asText(text)).jobs.map(({ duties }) => duties.map(({ text: duty }) => duty));
    const job = 'Опыт работы\n2016 – 2020 | ООО «Зелёный берег» | повар\n- Готовил супы';
    expect(dutiesOf(`${job}\n2021 - | Курсы шитья\n- Знание выкроек и тканей`)).toEqual([['Готовил супы']]);
    expect(dutiesOf(`${job}\n2014 – 2015 | Свой проект\nРедактор карт (Lua,\nGodot) для школ`)).toEqual([
      ['Готовил супы'],
    ]);
  });

  it('a school that a sentence calls by its initials', () =>
    expect(
      readResume(asText('Вера Лугова\nОбразование\nУчусь в ПримГУ на 3 курсе.')).education,
    ).toMatchObject([{ school: { text: 'ПримГУ', certainty: 'sure' }, degree: null }]));

  it('a phone whose country stands in brackets', () =>
    expect(
      readResume(
        asText('Вера Лугова\n(+7) (900) 555-10-20 - telegram\n📱 (+82) 10-0000-1234 (+821000001234)'),
      ).contacts.map(({ text: phone }) => phone),
    ).toEqual(['(+7) (900) 555-10-20', '(+82) 10-0000-1234', '+821000001234']));

  it('a skill in other letters stands once', () =>
    expect(skillsOf('Навыки\nExcel, SQL\nexcel, 1С')).toEqual(['Excel', 'SQL', '1С']));

  it('pictures before headings, and numbers before duties, are none of their words', () =>
    expect(
      readResume(
        asText(
          'Вера Лугова\n💼 Опыт работы\n2016 – 2020 | ООО «Зелёный берег» | повар\n1. Готовила супы\n2) Вела меню',
        ),
      ).jobs,
    ).toMatchObject([
      {
        employer: { text: 'ООО «Зелёный берег»' },
        duties: [{ text: 'Готовила супы' }, { text: 'Вела меню' }],
      },
    ]));

  it('a degree on the line after its school is sure where its words are those of degrees', () => {
    const degreeOf = (words: string) =>
      read(asText(`Вера Лугова\nОбразование\nМосковский институт стали\n${words}\n2005`)).education[0]?.[1];
    expect(degreeOf('доктор технических наук')).toBe('доктор технических наук');
    expect(degreeOf('сварка металлов')).toBe('? сварка металлов');
  });

  it('a column that follows the skills is none of them', () => {
    expect(skillsOf(twoColumns.text)).toEqual(['Excel', '1С:ЗУП']);
    expect(skillsOf(ofLinkedIn.text)).toEqual(['Kotlin']);
    expect(skillsOf('Навыки\nExcel\nПереговоры\nЛидия Корнеева\nHR-менеджер\nОпыт работы')).toEqual([
      'Excel',
      'Переговоры',
    ]);
  });
});

describe('exports (docs/rules.md#resume-reading-exports)', () => {
  it('of hh.ru: neither place, site nor trade is an employer', () =>
    expect(read(ofHh)).toEqual({
      name: 'Ершова Мария Дмитриевна',
      position: 'Менеджер по закупкам',
      jobs: [
        ['Волжский хлеб', 'Категорийщик', '2022-03–now'],
        [null, 'Менеджер маркетплейсов', '2020-09–2022-02'],
      ],
      education: [['Казанский федеральный университет', null, '–2020']],
      skills: ['Excel', 'SQL'],
    }));

  it('of LinkedIn: several posts of one employer', () =>
    expect(read(ofLinkedIn)).toEqual({
      name: 'Jordan Ellis',
      position: 'Backend Developer',
      jobs: [
        ['Quayside', 'Lead of Platform', '2022-03–now'],
        ['Quayside', 'Backend Developer', '2020-04–2022-03'],
        ['Fernhill Games', 'Junior Developer', '2018-06–2020-04'],
      ],
      education: [['Trinity College Dublin', 'Bachelor of Science, Computer Science', '2014–2018']],
      skills: ['Kotlin', 'Team Leadership'],
    }));
});

it('duties are the points of their own entry', () =>
  expect(readResume(asText(texts.chef)).jobs.map(({ duties }) => duties.map(({ text }) => text))).toEqual([
    ['Составил меню из 40 блюд', 'Снизил списания на 15%'],
    ['Готовил супы и горячие блюда'],
  ]));

it('contacts have their kind', () =>
  expect(readResume(asText(texts.projects)).contacts.map(({ kind, text }) => [kind, text])).toEqual([
    ['telegram', '@timur_example'],
    ['github', 'github.com/timur-example'],
  ]));

describe('a name in small letters, as a style of capitals has it', () => {
  const nameOf = (first: string) =>
    readResume(asText(`${first}\nТоваровед\n\nОпыт работы\n2019–2021\nООО «Зелёный берег»\nТоваровед`)).name;

  it('is one where it is known', () =>
    expect(nameOf('вера лугова')).toMatchObject({ text: 'вера лугова', certainty: 'sure' }));

  it('else it is words', () => expect(nameOf('зелёная лугова')?.text).not.toBe('зелёная лугова'));
});

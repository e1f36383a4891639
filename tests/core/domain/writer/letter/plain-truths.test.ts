import { describe, expect, it } from 'vitest';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';
import { examplesIn } from '#core/domain/writer/letter/examples.ts';
import { letterByRules } from '#core/domain/writer/letter-by-rules.ts';
import { letterForm } from '#core/domain/writer/writing.ts';

const tags =
  'Python, SQL, Excel, 1С, 1С:ЗУП, 1С:Бухгалтерия, Power BI, Huntflow, SAP, Salesforce, Битрикс24, Kafka, Docker, Java, AutoCAD, Photoshop, Теория вероятностей'.split(
    ', ',
  );
const resume = `Вера Лугова
Менеджер

Опыт работы
ООО «Альфа», менеджер
2018 — 2024
— Вела отчётность перед учредителями
`;

/** What a letter says of skills and permits that lines below a job name; '' where it says nothing. */
function told(lines: string, asked: readonly string[] = tags): string {
  const form = letterForm.parse({
    resumeText: resume + lines,
    companyName: 'Вектор',
    position: 'Менеджер',
    language: 'ru',
  });
  const vacancy = { title: 'Менеджер', company: 'Вектор', tags: [...asked], description: '' };
  const letter = letterByRules(form, vacancy).replaceAll('\u00a0', ' ');
  return /(?<=нужно для этой работы, )[^.]*/u.exec(letter)?.[0] ?? '';
}

describe('a wish, a study or «вместо» takes nothing from what is known (docs/rules.md#letter-skills-own)', () => {
  it.each([
    ['Навыки\nУчусь на ВМК МГУ, пишу на Python', 'знаю Python'],
    ['Навыки\nУчусь в МГУ (4 курс), Python, SQL', 'знаю Python и SQL'],
    ['Навыки\nИнтересуюсь новыми технологиями, пишу на Python, SQL', 'знаю Python и SQL'],
    ['Навыки\nХочу работать аналитиком, применяю SQL и Python', 'знаю SQL и Python'],
    ['Навыки\nХочу развиваться в аналитике, есть опыт с SQL и Python', 'знаю SQL и Python'],
    ['Навыки\nИщу работу аналитика, опыт с SQL, Python', 'знаю Python и SQL'],
    ['Навыки\nНачинаю проекты с нуля, Python, SQL', 'знаю Python и SQL'],
    ['— Кроме основных обязанностей, вела учет в 1С', 'знаю 1С'],
    ['— Внедрила 1С вместо Excel, настроила Power BI', 'знаю 1С и Power BI'],
    ['— Вела занятия по Python (авторский курс)', 'знаю Python'],
    ['— Математика: теория вероятностей', 'знаю и умею: теория вероятностей'],
    ['— Планирую отчётность в Excel', 'знаю Excel'],
  ])('%j', (lines, skills) => expect(told(lines)).toBe(skills));

  it.each([
    'Навыки\nУчусь работать с Kafka, Docker',
    'Навыки\nУчусь на курсах Python, SQL',
    'Навыки\nНачинаю работать с Kafka, Docker',
    'Навыки\nХочу работать с Kafka, пробовала Docker',
    'Навыки\nХочу изучить Kafka, есть интерес к Docker',
    'Навыки\nХочу работать с Kafka, хотела бы знать Docker',
    'Навыки\nPython (только теория), SQL (курсы Skillbox), Excel (теория, курсы)',
    '— Планирую применять Excel',
  ])('but %j is no knowledge', (lines) => expect(told(lines)).toBe(''));
});

describe('whom one hires and what one sells takes nothing from what stands behind it', () => {
  it.each([
    ['Навыки\nПодбор персонала, подбор кандидатов, Huntflow, Excel, 1С:ЗУП', 'знаю Huntflow, Excel и 1С:ЗУП'],
    ['Навыки\nПодбор специалистов, собеседования, 1С:ЗУП, Excel', 'знаю 1С:ЗУП и Excel'],
    ['Навыки\nЗакупка оборудования, 1С, Excel, SAP', 'знаю 1С, Excel и SAP'],
    ['Навыки\nIT recruiting, Huntflow, Excel', 'знаю Huntflow и Excel'],
    ['Навыки\nB2B selling, Salesforce, Excel', 'знаю Salesforce и Excel'],
    ['— Продаю квартиры, веду Битрикс24', 'знаю Битрикс24'],
    ['— Подбирала персонал: Excel, 1С:ЗУП', 'знаю Excel и 1С:ЗУП'],
    ['— Проверка прав доступа, Excel', 'знаю Excel'],
    ['— Искал уязвимости, Python, SQL', 'знаю Python и SQL'],
  ])('%j', (lines, skills) => expect(told(lines)).toBe(skills));

  it.each([
    '— Закрывала вакансии: Java, Python',
    '— Подбирала разработчиков (Java, Python)',
    '— Нанимала аналитиков, Java разработчиков и Python программистов',
    '— Продавала лицензии: AutoCAD, Photoshop',
    '— Продавала Битрикс24, AutoCAD',
  ])('but %j is of others', (lines) => expect(told(lines)).toBe(''));
});

it.each([
  ['— Сводила отчёты в Excel\n— Вела учёт в 1С Бухгалтерии 8.3', 'знаю Excel и 1С Бухгалтерия'],
  ['— Вела первичку в 1С:Предприятии 8.3', 'знаю 1С:Предприятие'],
  ['— Вела учёт на базе 1С:Предприятия 8', 'знаю 1С:Предприятие'],
])('the version of a declined product of 1С silences nothing: %j', (lines, skills) =>
  expect(told(lines)).toBe(skills),
);

const deeds = (line: string) =>
  examplesIn(extractResumeFacts(`${resume}— ${line}`), new Set(), 'ru', 0)?.lines ?? [];

describe('a deed is told', () => {
  it.each([
    'Обучила 15 стажёров без опыта работы',
    'Вернул 30% клиентов, которые не пользовались услугами',
    'Запустила 3 магазина, которые не работали два года',
    'Внедрил ранее не использовавшийся электронный документооборот',
    'Внедрила сервис, чтобы клиенты не занимались бумагами',
    'Учла в планах продаж сезонность спроса',
    'Планирую отчётность и бюджет отдела на квартал',
    'Планирую потребность в материалах на месяц',
    'Планирую деятельность отдела из 12 человек',
    'Изучала техническую документацию и готовила технические задания',
    'Изучал поведение пользователей и провёл 30 интервью',
    'Владела процессом релизов и сократила его до 2 дней',
    'Рассматриваю предложения поставщиков и выбираю лучшие, экономия 10%',
  ])('whatever it was done to: «%s»', (line) => expect(deeds(line)).toContain(line));

  it.each([
    'Занималась отчётами отдела, опыта с 1С нет',
    'Разработка макетов в Figma — в планах',
    'Планировала освоить работу в 1С',
    'Ранее не работала с отчётностью банка',
    'Изучала Python и материал по анализу данных',
    'Рассматриваю предложения с удалённой работой',
  ])('but not «%s»', (line) => expect(deeds(line)).not.toContain(line));
});

describe('a permit that a line opens with is one’s own, wherever it stands', () => {
  const permits = ['Права категории B', 'Права категории C', 'Медицинская книжка', 'Личный автомобиль'];
  it.each([
    ['Дополнительно\nЕсть водительские права категории B', 'водительские права категории B'],
    ['Дополнительно:\nЕсть водительские права категории B', 'водительские права категории B'],
    ['Другое\nЕсть водительские права категории B', 'водительские права категории B'],
    ['\nПрава категории B, личный автомобиль', 'права категории B и личный автомобиль'],
    ['— Имею медицинскую книжку', 'медицинская книжка'],
    ['— Медкнижка есть, права B', 'медкнижка и права категории B'],
  ])('%j', (lines, owned) => expect(told(lines, permits)).toBe(`у меня есть ${owned}`));

  it.each([
    '— Нанимал водителей категорий C и E',
    '— Проверял медицинские книжки',
    '— Медицинские книжки и права категории B сотрудников проверяла',
    '— Наличие прав категории B у водителей проверяла',
  ])('but not %j', (lines) => expect(told(lines, permits)).toBe(''));
});

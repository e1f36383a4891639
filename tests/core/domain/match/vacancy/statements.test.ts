import { describe, expect, test } from 'vitest';
import { readAsks } from '#core/domain/match/vacancy/asks.ts';

const asksIn = (description: string) =>
  readAsks({ title: 'Специалист', tags: [], description }).map(
    ({ concepts, isMust }) => `${isMust ? '' : '~'}${concepts.join('/')}`,
  );

describe('a wish at the head of a clause', () => {
  test.each<[string, string, string[]]>([
    ['goes on behind a comma', 'желательно знание Kafka, опыт с Docker', ['~kafka', '~docker']],
    [
      'goes on to what follows it, behind a comma',
      'приветствуется опыт с Kafka, знание SQL, а также Docker; опыт работы с PHP',
      ['php', '~kafka', '~sql', '~docker'],
    ],
    [
      'ends with a semicolon',
      'опыт PHP; желательно знание Vue; знание SQL; опыт работы с Git.',
      ['php', 'sql', 'git', '~vue'],
    ],
    [
      'ends with the semicolon behind it',
      'приветствуется опыт с Kafka; опыт работы с PostgreSQL от 3 лет; знание Docker',
      ['postgresql', 'docker', '~kafka'],
    ],
    [
      'goes on behind semicolons where its colon opens a list',
      'PHP; желательно: знание Kafka; опыт с Docker. опыт с Git',
      ['php', 'git', '~kafka', '~docker'],
    ],
    [
      'ends with a semicolon past a list in it',
      'желательно знание очередей: Kafka, NATS; знание SQL',
      ['sql', '~kafka', '~nats'],
    ],
    ['ends with a full stop', 'Желательно знание Kafka. знание SQL', ['sql', '~kafka']],
    ['ends with a mark', 'Желательно знание Kafka! знание SQL', ['sql', '~kafka']],
  ])('%s', (_, line, expected) => expect(asksIn(`Требования:\n- ${line}`)).toEqual(expected));

  test('ends with a semicolon in one line with its heading', () =>
    expect(asksIn('Требования: опыт PHP; желательно знание Vue; знание SQL')).toEqual([
      'php',
      'sql',
      '~vue',
    ]));

  test('does not end with a semicolon under its heading', () =>
    expect(asksIn('Требования:\nPHP\nЖелательно: знание Kafka; опыт с Docker')).toEqual([
      'php',
      '~kafka',
      '~docker',
    ]));
});

describe('a wish at the end of a list, behind a dash, is of the last', () => {
  test.each<[string, string[]]>([
    ['Опыт работы с 1С, медкнижка - будет плюсом', ['1c', '~med-book']],
    ['Знание SQL и Python, Kafka — преимущество', ['sql', 'python', '~kafka']],
    ['SQL обязательно, Git, Docker – желательно', ['sql', 'git', '~docker']],
    ['Знание Python, SQL — будет плюсом', ['~python', '~sql']],
    ['Опыт работы с Kafka, Docker, Git — будет плюсом', ['~kafka', '~docker', '~git']],
    // Nothing says that the first are asked for.
    ['Kafka, Docker — будет плюсом', ['~kafka', '~docker']],
    ['Желательно знание SQL, Kafka - плюс', ['~sql', '~kafka']],
  ])('%s', (line, expected) => expect(asksIn(`Требования:\n- ${line}`)).toEqual(expected));
});

describe('what is said not to be obligatory is a wish', () => {
  test.each([
    'Опыт с Kafka не является обязательным',
    'Знание Kafka, но это не является обязательным требованием',
    'Kafka (не является обязательным)',
    'Знание Kafka не строго обязательно',
    'Знание Kafka не всегда обязательно',
    'Знакомство с Kafka приветствуется, но не является обязательным',
  ])('«%s»', (line) => {
    expect(asksIn(`Будет плюсом:\n- ${line}`)).toEqual(['~kafka']);
    expect(asksIn(`Требования:\n- Python\n- ${line}`)).toEqual(['python', '~kafka']);
  });

  test.each([
    ['обязательное знание Kafka', ['kafka']],
    ['Не только SQL: обязательно и Kafka', ['sql', 'kafka']],
    ['Python, SQL, но не обязательно', ['~python', '~sql']],
    ['Python, знание SQL, но не обязательно', ['python', '~sql']],
    ['Python, не обязательно, знание SQL', ['python', 'sql']],
  ])('«%s»', (line, expected) => expect(asksIn(`Требования:\n- ${line}`)).toEqual(expected));
});

describe('what nobody is taken without is a must', () => {
  test.each([
    ['Без опыта работы в СБИС не рассматриваем', ['sbis']],
    ['Без прав категории B не берём', ['license-b']],
    ['Без прав категории B, C не берём', ['license-b', 'license-c']],
    ['Не рассматриваем кандидатов без знания Python', ['python']],
    ['Без медкнижки к работе не допускаем', ['med-book']],
    ['Без опыта в 1С — не рассматриваем, Excel', ['1c', 'excel']],
    ['Кандидатов без знания 1С (Бухгалтерия) просим не откликаться', ['1c']],
  ])('«%s»', (line, expected) => {
    expect(asksIn(`Требования:\n- ${line}`)).toEqual(expected);
    expect(asksIn(`Будет плюсом:\n- ${line}`).filter((ask) => !ask.startsWith('~'))).toEqual(expected);
  });

  test.each([
    'Без опыта в холодных звонках рассматриваем',
    'Работаем без холодных звонков и не рассматриваем студентов',
    'Работа без холодных звонков, студентов не рассматриваем',
    'Не рассматриваем студентов и работаем без холодных звонков',
    'Можно без опыта в 1С',
  ])('but not what is done without: «%s»', (line) => expect(asksIn(`Требования:\n- ${line}`)).toEqual([]));
});

describe('what is denied behind its name is asked of nobody', () => {
  test.each<[string, string[]]>([
    ['Sketch не используем', []],
    ['Битрикс не предлагаем', []],
    ['PHP у нас нет', []],
    ['Легаси на PHP нет', []],
    ['PHP/Laravel не предлагать', []],
    ['React или новее, PHP не предлагать', ['react']],
    ['React на проекте, PHP не предлагать', ['react']],
    ['Terraform, Vue не требуются', []],
    ['Знать SAP, 1С не нужно', []],
    ['Холодных звонков, продаж нет', []],
    ['Холодных звонков нет, Excel', ['excel']],
    ['Java, PHP или Laravel не используем', ['java']],
    ['Работаем на React и jQuery не используем', ['react']],
    ['На Java не пишем без тестов', ['java']],
    ['Знать Word и Excel, программировать не нужно', ['excel']],
    ['Опыт с Python, права не требуются', ['python']],
    ['Уметь работать с Excel, 1С не требуется', ['excel']],
    ['Python и SQL, у нас нет бюрократии', ['python', 'sql']],
    ['Отчёты в Excel, проблем нет', ['excel']],
  ])('«%s»', (line, expected) => expect(asksIn(`Требования:\n- ${line}`)).toEqual(expected));
});

describe('what one has yet to learn, or is helped to, is a wish', () => {
  test.each<[string, string[]]>([
    ['Готовность изучить Kotlin', ['~kotlin']],
    ['Готовность изучать Kotlin, Scala', ['~kotlin', '~scala']],
    ['Желание изучать Kafka', ['~kafka']],
    ['Желание изучать новое, Python, опыт с SQL', ['python', 'sql']],
    ['Медкнижка — поможем оформить', ['~med-book']],
    ['Медкнижка (оформим за счёт компании)', ['~med-book']],
    ['Excel, медкнижка (если нет — поможем оформить), 1С', ['excel', '1c', '~med-book']],
    ['Оформляем по ТК РФ, Python', ['python']],
  ])('«%s»', (line, expected) => expect(asksIn(`Требования:\n- ${line}`)).toEqual(expected));
});

describe('a wish in the middle of a list is of its item alone', () => {
  test.each<[string, string[]]>([
    ['опыт в 1С, SAP будет плюсом, медкнижка', ['med-book', '~1c', '~sap']],
    ['Kubernetes, ONNX будут плюсом, Docker обязательно', ['docker', '~kubernetes', '~onnx']],
    ['Знание Python и желание изучать Kafka', ['python', '~kafka']],
    ['Входящие звонки, Excel, 1С будет плюсом, Битрикс', ['incoming-calls', 'excel', 'bitrix', '~1c']],
    ['SQL, Python (желательно), Excel', ['sql', 'excel', '~python']],
    ['Опыт с Kafka приветствуется, как и Docker', ['~kafka', '~docker']],
    ['Используем Kafka, Docker - будет плюсом, если вы с ними работали', ['~kafka', '~docker']],
    ['Знание Python, Kafka (будет плюсом)', ['~python', '~kafka']],
    ['Кандидаты без медкнижки не рассматриваются, 1С желательно', ['med-book', '~1c']],
  ])('«%s»', (line, expected) => expect(asksIn(`Требования:\n- ${line}`)).toEqual(expected));
});

describe('a wish at the end is of all that begins like it', () => {
  test.each<[string, string[]]>([
    ['Знание ЕМИАС, навыки массажа — будет преимуществом', ['~mis', '~massage']],
    ['Опыт с Kafka, опыт с Docker — будет плюсом', ['~kafka', '~docker']],
    ['Опыт продаж от 2 лет, опыт работы с CRM — будет плюсом', ['sales', '~crm']],
    ['Опыт с Kafka, знание Docker — будет плюсом', ['kafka', '~docker']],
  ])('«%s»', (line, expected) => expect(asksIn(`Требования:\n- ${line}`)).toEqual(expected));
});

test('points in one line are read each for itself', () => {
  expect(asksIn('Требования:\n• SQL, Python • Не требуется: Spark, Hadoop • Excel')).toEqual([
    'sql',
    'python',
    'excel',
  ]);
  expect(asksIn('Плюсом будет: Kafka • Обязательно: SQL')).toEqual(['sql', '~kafka']);
});

describe('how a wish goes on, and how far', () => {
  test.each<[string, string[]]>([
    ['Желательно знание Kafka, умение работать в 1С, владение Docker', ['~kafka', '~1c', '~docker']],
    ['Желательно высшее образование, знание SQL', ['sql']],
    ['Желательно знание Kafka, но SQL', ['sql', '~kafka']],
    ['Не требуется SQL, а также Kafka, опыт с Docker', ['docker']],
    ['SQL не требуется, а также Kafka', ['kafka']],
  ])('«%s»', (line, expected) => expect(asksIn(`Требования:\n- ${line}`)).toEqual(expected));
});

describe('what is denied of a whole list', () => {
  test.each([
    'Terraform, Vue не потребуются',
    'Terraform, Vue не понадобятся',
    'Terraform, Vue не нужны',
    'Terraform, Vue не обязательны',
    'Terraform, Vue не важны',
    'Terraform, Vue не интересуют',
    'Terraform, 1С не требуются',
    'Знать SAP, 1С не надо',
    'Знать SAP, 1С не обязательно',
    'Уметь SAP, 1С не придётся',
    'Владеть SAP, 1С не нужно',
    'Разбираться в SAP, 1С не нужно',
    'Изучать SAP, 1С не нужно',
    'Учить SAP, 1С не нужно',
    'Не требуется SQL (PostgreSQL)',
    'SQL (PostgreSQL) не требуется',
  ])('«%s»', (line) => expect(asksIn(`Требования:\n- ${line}`)).toEqual([]));

  test.each<[string, string[]]>([
    ['Знать Excel, программировать на Go не нужно', ['excel']],
    ['Знать Excel, отчитываться не нужно', ['excel']],
    ['Знать Excel, везти не нужно', ['excel']],
    ['Excel, программу не нужно', ['excel']],
    ['Python, Vue не требуется', ['python']],
    ['Python, SQL (PostgreSQL) не требуется', ['python']],
    ['Python, Kafka (не обязательно)', ['python']],
    ['Python (Kafka не требуется), SQL', ['python', 'sql']],
  ])('but no more: «%s»', (line, expected) => expect(asksIn(`Требования:\n- ${line}`)).toEqual(expected));
});

describe('a bracket that says no more speaks for what stands before it', () => {
  test.each([
    'желательно',
    'будет плюсом',
    'станет плюсом',
    'является плюсом',
    'большим плюсом',
    'дополнительным плюсом',
    'не является обязательным требованием',
    'не является обязательным условием',
    'как плюс',
    'но желательно',
    'очень желательно',
    'это плюс',
    'is a plus',
    'will be a plus',
    'would be a plus',
  ])('«(%s)»', (words) => {
    expect(asksIn(`Требования:\n- SQL; Kafka (${words})`)).toEqual(['sql', '~kafka']);
    expect(asksIn(`Требования:\n- SQL; (${words}): Kafka, Docker`)).toEqual(['sql', '~kafka', '~docker']);
  });

  test.each<[string, string[]]>([
    ['Kafka (Docker будет плюсом)', ['kafka', '~docker']],
    ['Kafka (будет плюсом Docker), SQL', ['kafka', 'sql', '~docker']],
    ['очереди (Kafka, NATS) будет плюсом', ['~kafka', '~nats']],
    ['SQL (PostgreSQL) будет плюсом', ['~sql', '~postgresql']],
    ['SQL (PostgreSQL), Kafka (NATS) будет плюсом', ['sql', 'postgresql', '~kafka', '~nats']],
    ['SQL (PostgreSQL). Kafka желательно', ['sql', 'postgresql', '~kafka']],
    ['SQL (Kafka (желательно), Docker)', ['sql', 'docker', '~kafka']],
    ['SQL (Kafka, Docker', ['sql', 'kafka', 'docker']],
    ['SQL (!), Kafka (желательно)', ['sql', '~kafka']],
    ['Kafka (Docker) — мы это не считаем плюсом', ['kafka', 'docker']],
  ])('«%s»', (line, expected) => expect(asksIn(`Требования:\n- ${line}`)).toEqual(expected));
});

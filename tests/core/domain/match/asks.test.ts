import { describe, expect, test } from 'vitest';
import { lexicon } from '#core/domain/match/lexicon.ts';
import { languagesAsked, maxAsks, readAsks } from '#core/domain/match/vacancy/asks.ts';

const asksIn = (description: string, tags: string[] = [], title = 'Специалист') =>
  readAsks({ title, tags, description }).map(
    ({ concepts, isMust }) => `${isMust ? '' : '~'}${concepts.join('/')}`,
  );

describe('what a vacancy asks for', () => {
  test.each<[string, string, string[]]>([
    ['a requirement', 'Требования:\n- опыт с Kafka от года', ['kafka']],
    ['one of an everyday name', 'Требования:\n- Опыт работы со Spark и Kafka', ['spark', 'kafka']],
    ['one that is welcome', 'Требования:\n- Python\n- будет плюсом Kafka', ['python', '~kafka']],
    [
      'a part of the welcome',
      'Требования:\nPython\nБудет плюсом:\nKafka, Docker',
      ['python', '~kafka', '~docker'],
    ],
    ['what is not required', 'Требования:\n- Python, SQL не требуется', ['python']],
    ['what is asked for after it', 'Требования:\n- SQL не требуется, Python обязателен', ['python']],
    ['nothing after the words that deny', 'Требования:\n- не требуется SQL, Kafka', []],
    ['either of two', 'Требования:\n- React или Vue', ['react/vue']],
    ['one of three', 'Требования:\n- React, Vue или Angular', ['react/vue/angular']],
    ['one of a slash', 'Требования:\n- MySQL/PostgreSQL', ['mysql/postgresql']],
    [
      'one of three, each with its word',
      'Требования:\n- Java, либо Kotlin, либо Scala',
      ['java/kotlin/scala'],
    ],
    ['one of a backslash', 'Требования:\n- Java\\Kotlin', ['java/kotlin']],
    [
      'both of a slash where one is of the other',
      'Требования:\n- Python/Django, C#/.NET',
      ['python', 'django', 'csharp', 'dotnet'],
    ],
    [
      'all of a slash that one work takes',
      'Требования:\n- HTML/CSS/JavaScript',
      ['html', 'css', 'javascript'],
    ],
    [
      'one of two that stand for each other',
      'Требования:\n- JavaScript/TypeScript',
      ['javascript/typescript'],
    ],
    [
      'one of what «или» joins',
      'Требования:\n- PHP/Laravel или Python/Django',
      ['php/laravel/python/django'],
    ],
    ['one of what is said to be one', 'Требования:\n- один из: Python/Django', ['python/django']],
    [
      'no list across such a slash',
      'Требования:\n- Python/Django, Kafka или NATS',
      ['python', 'django', 'kafka/nats'],
    ],
    ['a thing before a slash', 'Требования:\n- Python, MySQL/PostgreSQL', ['python', 'mysql/postgresql']],
    [
      'one of several',
      'Требования:\n- знание одного из фреймворков: FastAPI, Flask, Django',
      ['fastapi/flask/django'],
    ],
    [
      'one of a kind, which is asked for as well',
      'Требования:\n- любая из СУБД (MySQL, Oracle) и SQL',
      ['databases', 'mysql/oracle-db', 'sql'],
    ],
    ['one at least', 'Требования:\n- хотя бы один язык: Python, Java; SQL', ['python/java', 'sql']],
    ['one of the following', 'Требования:\n- any of React, Vue', ['react/vue']],
    [
      'all that one of many is made of',
      'Требования:\n- один из лидеров рынка в своей стране пишет на Python, SQL',
      ['python', 'sql'],
    ],
    [
      'one, or another',
      'Требования:\n- Python, PostgreSQL, MongoDB или другая БД',
      ['python', 'postgresql/mongodb'],
    ],
    [
      'one in brackets, or the like',
      'Требования:\n- очереди (Celery, Dramatiq, RabbitMQ или аналоги)',
      ['celery/dramatiq/rabbitmq'],
    ],
    [
      'one or several of a kind',
      'Требования:\n- одного или нескольких языков: Python, Java',
      ['python/java'],
    ],
    [
      'all of one project or several',
      'Требования:\n- один или несколько проектов на Python, SQL',
      ['python', 'sql'],
    ],
    ['one of a kind at least', 'Требования:\n- минимум одного фреймворка: Django, Flask', ['django/flask']],
    ['all of a year at least', 'Требования:\n- как минимум один год с Python, SQL', ['python', 'sql']],
    ['any of a kind', 'Требования:\n- любой CRM (Битрикс24, amoCRM)', ['crm', 'bitrix24/amocrm']],
    ['what stands beside any of a kind', 'Требования:\n- любой CRM, Excel', ['crm', 'excel']],
    ['what stands in brackets', 'Требования:\n- базы данных (PostgreSQL, Redis)', ['postgresql', 'redis']],
    ['whole words alone', 'Требования:\n- опыт с платформами javascriptoid', []],
    ['nothing of an offer', 'Мы предлагаем:\n- обучение Python за наш счёт', []],
    ['nothing of an offer in one line', 'Требования: Python. Мы предлагаем: обучение Kafka', ['python']],
    ['nothing of an offer past an abbreviation', 'Мы предлагаем: курсы, напр. стек: Kafka', []],
    [
      'what is welcome under a heading of five words',
      'Требования:\nPython\nБудет плюсом для нашего кандидата\nKafka',
      ['python', '~kafka'],
    ],
    ['what a bracket welcomes', 'Требования:\n- опыт с Kafka (будет преимуществом)', ['~kafka']],
    [
      'what a bracket welcomes, behind its colon, too',
      'Требования:\n- СУБД (желательно): PostgreSQL, Redis',
      ['~databases', '~postgresql', '~redis'],
    ],
    ['what a bracket lets go', 'Требования:\n- Python, Kafka (не обязательно)', ['python']],
    [
      'a bracket with names of its own, as what it stands in',
      'Требования:\n- Опыт очередей (Kafka, RabbitMQ) будет плюсом',
      ['~kafka', '~rabbitmq'],
    ],
    [
      'a bracket that welcomes names of its own alone',
      'Требования:\n- Python (Django, Flask будет плюсом), SQL',
      ['python', 'sql', '~django', '~flask'],
    ],
    [
      'without a full stop, what is told of something else',
      'Требования:\n- Опыт SQL и БД (Redis) Знание методик Опыт с Kafka будет плюсом (например, Docker)',
      ['sql', 'redis', '~kafka', '~docker'],
    ],
    ['what a bracket says of a version', 'Требования:\n- React (желательно 18/19), Vite', ['react', 'vite']],
    ['what is welcome of several', 'Требования:\nPython\nБудут плюсом:\nKafka', ['python', '~kafka']],
    [
      'what is welcome under a point of a list',
      'Требования:\n- Python\n- Дополнительными преимуществами будут являться:\n- Kafka',
      ['python', '~kafka'],
    ],
    ['nothing of an offer under one', 'Требования:\n- Python\n- Условия:\n- курсы Kafka', ['python']],
    ['a point that goes on behind its colon', 'Требования:\n- Условия: знание Kafka', ['kafka']],
    ['a duty that has points', 'Обязанности:\n- Обеспечение отчётности:\n- SQL', ['sql']],
    ['general requirements', 'Условия:\n- курсы Kafka\nОбщие требования:\n- Python', ['python']],
    ['what welcome work is of', 'Будет плюсом:\nНаписание требований:\n- SQL', ['~sql']],
    ['a stack', 'Будет плюсом:\nKafka\nНаш стек:\nPython', ['python', '~kafka']],
    ['what may be of use, under it', 'Требования:\nPython\nПригодится:\nKafka', ['python', '~kafka']],
    ['nothing that one gets', 'Требования:\nPython\nЧто ты получишь:\nкурсы Kafka', ['python']],
    ['nothing of why', 'Требования:\nPython\nПочему с нами классно:\nкурсы Kafka', ['python']],
    ['what would be great', 'Требования:\nPython\nБудет здорово, если:\nKafka', ['python', '~kafka']],
    ['nothing of what is offered', 'Требования:\nPython\nЧто мы Вам предлагаем?\nкурсы Kafka', ['python']],
    ['nothing of what comes from us', 'Требования:\nPython\nОт нас:\nкурсы Kafka', ['python']],
    ['what comes from you, after that', 'С нас:\nкурсы Kafka\nС Вас необходимо:\nPython', ['python']],
    ['nothing of how one is chosen', 'Требования:\nPython\nЭтапы отбора:\nтест по Kafka', ['python']],
    ['nothing that is done without', 'Требования:\n- Python без Django и Flask, SQL', ['python', 'sql']],
    ['nothing that there is none of', 'Требования:\n- никаких холодных звонков. Активных продаж нет', []],
    ['nothing that is not used', 'Требования:\n- не работаем с Java и PHP; Python', ['python']],
    ['what is preferred', 'Требования:\n- Python, предпочтительно знание Kafka', ['python', '~kafka']],
    ['what is useful', 'Требования:\n- Полезным будет знание Kafka', ['~kafka']],
    ['what may be of use', 'Требования:\n- Пригодится Kafka, не помешает Docker', ['~kafka', '~docker']],
    ['what would be ideal', 'Требования:\n- SQL, в идеале - опыт с Kafka', ['sql', '~kafka']],
    ['what is good to know', 'Требования:\n- Хорошо, если знаете Kafka', ['~kafka']],
    [
      'what is an option',
      'Требования:\n- Kafka (опционально)\n- Docker - nice-to-have',
      ['~kafka', '~docker'],
    ],
    ['what is done for the most part', 'Требования:\n- опыт преимущественно с Java', ['java']],
    ['nothing that will not be needed', 'Требования:\n- Опыт в 1С не потребуется, Python', ['python']],
    ['nothing that does not matter', 'Требования:\n- Знание SQL не принципиально', []],
    ['nothing that means nothing', 'Требования:\n- Опыт с Kafka не имеет значения', []],
    ['nothing that one need not know', 'Требования:\n- Kubernetes знать не надо', []],
    ['nothing that one will not do', 'Обязанности:\n- Вам не придётся делать холодные звонки', []],
    ['nothing that is taught', 'Требования:\n- Если не знаете 1С — научим\n- Обучение Kafka с нуля', []],
    ['no manager of packages beside Hadoop', 'Требования:\n- Hadoop, YARN, Airflow', ['hadoop', 'airflow']],
    [
      'nothing right behind «не»',
      'Требования:\n- JavaScript (не React!)\n- SQL, но не с Redis',
      ['javascript', 'sql'],
    ],
    ['what is not the only thing', 'Требования:\n- не только React, но и Vue', ['react', 'vue']],
    ['what is welcome in one sentence', 'Требования:\n- SQL, знание Kafka будет плюсом', ['sql', '~kafka']],
    [
      'what is welcome from its first word on',
      'Требования:\n- Будет плюсом знание SQL, опыт с Kafka, а также Docker',
      ['~sql', '~kafka', '~docker'],
    ],
    [
      'what is welcome past a bracket',
      'Требования:\n- Крайне желателен опыт с CI/CD (GitLab) и Docker',
      ['~ci-cd', '~gitlab', '~docker'],
    ],
    [
      'what is obligatory among the welcome',
      'Требования:\n- Желательно знание Kafka, опыт с Docker обязателен\nПлюсом будет:\n- SQL обязателен',
      ['docker', 'sql', '~kafka'],
    ],
    ['what stands beside a school', 'Требования:\n- Желательно высшее образование, знание SQL', ['sql']],
    ['nothing that goes on denying', 'Требования:\n- Не требуется знание SQL, а также Kafka', []],
    [
      'what a bracket of two clauses welcomes',
      'Требования:\n- Docker (не обязательно, но будет плюсом)\n- Kafka (желательно, но не обязательно)',
      ['~docker', '~kafka'],
    ],
    ['what will be welcomed', 'Требования:\n- Знание Kafka будет приветствоваться', ['~kafka']],
    ...['Также приветствуется:', 'Совсем не обязательно, но будет плюсом:', 'Nice-to-have:'].map(
      (heading): [string, string, string[]] => [
        `what stands under '${heading}'`,
        `Требования:\nPython\n${heading}\nKafka`,
        ['python', '~kafka'],
      ],
    ),
    ...[
      'ТЕБЕ ПРЕДСТОИТ ОТВЕЧАТЬ ЗА:',
      'Ты будешь:',
      'Ты нам подходишь, если:',
      'Технологический стэк:',
      'От Вас как кандидата требуется :',
    ].map((heading): [string, string, string[]] => [
      `what stands under '${heading}', not above it`,
      `Мы используем Kafka.\n${heading}\nPython`,
      ['python', '~kafka'],
    ]),
    [
      'less of the story above a heading that is not known',
      'Участвуем в выставках.\nЧто мы делаем с вами:\nPython',
      ['python', '~exhibitions'],
    ],
    ['what an extract says', 'Участвуем в выставках. Опыт с Python.', ['exhibitions', 'python']],
    ['what one wishes for', 'Требования:\nSQL\nПожелания к кандидату:\nKafka', ['sql', 'kafka']],
    ['a guest that is welcomed', 'Обязанности:\n- Приветствовать клиентов, знать Excel', ['excel']],
  ])('%s', (_, description, expected) => expect(asksIn(description)).toEqual(expected));

  test('what is not required is not asked for, however it is called beside it', () => {
    expect(asksIn('Требования:\n- Знание SQL не требуется')).toEqual([]);
    expect(asksIn('Требования:\n- можно без опыта Python')).toEqual([]);
  });

  test('a tag is a must, and a thing stands once', () =>
    expect(asksIn('Будет плюсом:\nPython', ['Python (основной)', 'python'])).toEqual(['python']));

  test.each<[string, string, string[]]>([
    [
      'no narrower for a wish',
      'Требования:\nMySQL или PostgreSQL\nБудет плюсом:\nMySQL',
      ['mysql/postgresql'],
    ],
    [
      'wider than a wish above it',
      'Будет плюсом:\nMySQL\nТребования:\nMySQL или PostgreSQL',
      ['mysql/postgresql'],
    ],
    [
      'one where it is a must alone',
      'Требования:\nReact или Vue\nReact\nБудет плюсом:\nVue',
      ['react', '~vue'],
    ],
    ['two where each is one', 'Требования:\nReact или Vue\nReact\nVue', ['react', 'vue']],
  ])('a choice that is named again is %s', (_, description, expected) =>
    expect(asksIn(description)).toEqual(expected),
  );

  test('an ask has the words that it was taken from', () => {
    const asks = (description: string) => readAsks({ title: 'Специалист', tags: [], description });
    expect(asks('Требования:\nReact или Vue\nлучше React')[0]?.quote).toBe('лучше React');
    expect(asks('Будет плюсом:\nReact\nТребования:\nзнание React')[0]?.quote).toBe('знание React');
  });

  test('a word that is a skill in a list alone counts in no sentence', () => {
    expect(asksIn('', ['Go'])).toEqual(['go']);
    expect(asksIn('Требования:\n- go to market')).not.toContain('go');
  });

  test('each has its words, and there are 24 at most', () => {
    const wordings = [...lexicon().concepts.values()]
      .filter((_, at) => at % 60 === 0)
      .map(({ name }) => name);
    const tags = wordings.slice(0, 40);
    const asks = readAsks({ title: 'Специалист', tags, description: '' });
    expect(asks.length).toBe(maxAsks);
    for (const { quote } of asks) expect(tags).toContain(quote);
  });

  test('four of one kind among the tags are a choice', () =>
    expect(asksIn('', ['WordPress', 'Drupal', 'Joomla', 'MODX', 'SQL'])).toEqual([
      'wordpress/drupal/joomla/modx',
      'sql',
    ]));
});

test('a language is asked for where its level is required', () => {
  expect(languagesAsked('Требования:\n- английский B2')).toEqual([{ id: 'english', level: 'B2' }]);
  expect(languagesAsked('Требования:\n- английский B2 будет плюсом')).toEqual([]);
  expect(languagesAsked('Требования:\n- английский язык не требуется: документация на русском')).toEqual([]);
  expect(languagesAsked('Требования:\n- работа с китайскими поставщиками, базовые знания Excel')).toEqual([]);
  expect(languagesAsked('Требования:\n- английский язык, свободное чтение')).toEqual([
    { id: 'english', level: 'B1' },
  ]);
  expect(languagesAsked('Требования:\n- Английский B2, опыт не требуется')).toEqual([
    { id: 'english', level: 'B2' },
  ]);
  expect(languagesAsked('Требования:\n- Английский не ниже B2, немецкий – плюс')).toEqual([
    { id: 'english', level: 'B2' },
  ]);
  expect(languagesAsked('Требования:\n- Английский B1 обязателен, SQL желательно')).toEqual([
    { id: 'english', level: 'B1' },
  ]);
  expect(languagesAsked('Требования:\n- английский на базовом уровне (документация)')).toEqual([
    { id: 'english', level: 'A2' },
  ]);
});

import { describe, expect, it } from 'vitest';
import { weakWordsIn } from '#core/domain/writer/advice/weak-words.ts';

const rewriteOf = (line: string): string | null => weakWordsIn(line)?.rewrite ?? null;

const whole = (words: string) =>
  `«${words}» говорит о присутствии, а не о деле. Скажите, что сделано и чем это кончилось; если глагол преувеличивает, поправьте его.`;
const part = (words: string) =>
  `Из слов${words.includes(' ') ? '' : 'а'} «${words}» не видно, что сделали вы, а что — остальные. Назовите свою часть работы и её итог.`;
const charge = (words: string) =>
  `«${words}» называет обязанность, а не то, как вы с ней справлялись. Скажите, что изменилось при вас.`;

describe('a weak start, and what is said of it (docs/rules.md#writer-advice)', () => {
  it.each([
    ['Занимался разработкой сайтов', 'Занимался', 'Разработал сайты', whole],
    ['Занималась разработкой сайтов', 'Занималась', 'Разработала сайты', whole],
    ['Занимаюсь разработкой сайтов', 'Занимаюсь', 'Разрабатываю сайты', whole],
    ['Осуществлял разработку сайтов', 'Осуществлял', 'Разработал сайты', whole],
    ['Осуществляла разработку сайтов', 'Осуществляла', 'Разработала сайты', whole],
    ['Осуществляю разработку сайтов', 'Осуществляю', 'Разрабатываю сайты', whole],
    ['Производил настройку систем', 'Производил', 'Настроил системы', whole],
    ['Производила настройку систем', 'Производила', 'Настроила системы', whole],
    ['Произвожу закупку сырья', 'Произвожу', 'Закупка сырья', whole],
    ['Произвожу настройку систем', 'Произвожу', 'Настраиваю системы', whole],
    ['Выполнял перевод текстов', 'Выполнял', 'Перевёл тексты', whole],
    ['Выполняла перевод текстов', 'Выполняла', 'Перевела тексты', whole],
    ['Выполняю перевод текстов', 'Выполняю', 'Перевожу тексты', whole],
    ['Отвечал за обработку заявок', 'Отвечал за', 'Обработал заявки', charge],
    ['Отвечала за обработку заявок', 'Отвечала за', 'Обработала заявки', charge],
    ['Отвечаю за обработку заявок', 'Отвечаю за', 'Обрабатываю заявки', charge],
    // Whose purchases they were, not what was bought.
    ['Отвечал за закупки отдела', 'Отвечал за', 'Вёл закупки отдела', charge],
    ['Отвечала за закупки торговой сети', 'Отвечала за', 'Вела закупки торговой сети', charge],
    ['Отвечала за закупку оборудования', 'Отвечала за', 'Закупила оборудование', charge],
    ['Участвовал в разработке сайтов', 'Участвовал в', 'Разработал [какую часть] сайтов', part],
    ['Участвовала во внедрении CRM', 'Участвовала во', 'Внедрила [какую часть] CRM', part],
    ['Участвую в разработке сайтов', 'Участвую в', 'Разрабатываю [какую часть] сайтов', part],
    ['Принимал участие в разработке сайтов', 'Принимал участие в', 'Разработал [какую часть] сайтов', part],
    [
      'Принимала участие в разработке сайтов',
      'Принимала участие в',
      'Разработала [какую часть] сайтов',
      part,
    ],
    ['Принимаю участие в разработке сайтов', 'Принимаю участие в', 'Разрабатываю [какую часть] сайтов', part],
    ['Помогал с подготовкой смет', 'Помогал с', 'Подготовил [какую часть] смет', part],
    ['Помогала со сопровождением сделок', 'Помогала со', 'Сопровождала [какую часть] сделок', part],
    ['Помогаю в подготовке смет', 'Помогаю в', 'Готовлю [какую часть] смет', part],
  ] as const)('%s', (line, words, rewrite, reason) =>
    expect(weakWordsIn(line)).toEqual({ words, rewrite, reason: reason(words) }),
  );

  it.each([
    ['занимался разработкой сайтов', 'занимался', 'Разработал сайты'],
    ['Занимался  разработкой сайтов', 'Занимался', 'Разработал сайты'],
    ['Выполнял  перевод текстов', 'Выполнял', 'Перевёл тексты'],
    ['Отвечал  за  обработку заявок', 'Отвечал  за', 'Обработал заявки'],
    ['Участвовал  в  разработке сайтов', 'Участвовал  в', 'Разработал [какую часть] сайтов'],
    ['Занимался разработкой сайтов; . ', 'Занимался', 'Разработал сайты'],
  ])('a slip of the pen hides none: «%s»', (line, words, rewrite) =>
    expect(weakWordsIn(line)).toMatchObject({ words, rewrite }),
  );

  it.each([
    'Не занимался разработкой сайтов',
    'Лично осуществлял разработку сайтов',
    'Не отвечал за обработку заявок',
    'Успешно участвовал в разработке сайтов',
    'Занимался',
    'Отвечал заказчикам',
    'Отвечал на обработку заявок',
    'Участвовал всюду',
    'Занимался неведомым',
    'Занимался разработкой',
    'Занимался разработкой и чем-то сайтов',
    'Занимался разработкой и поддержкой',
    'Занимался разработкой , сайтов',
    // Letters that are longer when small: nobody can say which words they are.
    'Занимался разработкой сайта İskra',
    'Участвовала во внедрении 1С:ERP (внедрял подрядчик)',
    'Осуществлял закупки отдела',
  ])('«%s» is left as it is', (line) => expect(weakWordsIn(line)).toBeNull());
});

describe('several deeds at once', () => {
  it.each([
    ['Осуществлял разработку и поддержку сайтов', 'Разработка и поддержка сайтов'],
    ['Отвечал за составление и анализ отчётов', 'Составление и анализ отчётов'],
    [
      'Участвовала в разработке и поддержке сайтов',
      'Взяла на себя [что именно] в разработке и поддержке сайтов',
    ],
    ['Участвовал в разработке', 'Взял на себя [что именно] в разработке'],
    ['Участвую в разработке', 'Беру на себя [что именно] в разработке'],
    [
      'Отвечал за разработку и дизайн витрины',
      '[наладил, ускорил или запустил — что точнее] разработку и дизайн витрины',
    ],
    // No second deed: the word only begins as «и» does.
    ['Занимался разработкой игр', 'Разработка игр'],
  ])('%s → %s', (line, rewrite) => expect(rewriteOf(line)).toBe(rewrite));
});

describe('of what has no parts nobody has done a part', () => {
  it.each(
    'в срок, во дворе, на объекте, с нуля, со смежниками, по плану, для банка, из архива, от подрядчика, ко дню города, о рисках, об отпусках, при запуске, за рубежом, под ключ, над чертежом, через агентство, до запуска'.split(
      ', ',
    ),
  )('a preposition follows: разработка %s', (rest) =>
    expect(rewriteOf(`Участвовал в разработке ${rest}`)).toBe(
      `Взял на себя [что именно] в разработке ${rest}`,
    ),
  );

  it.each(
    'детей, помощи детям, воспитанников, учеников, учащихся, двух новых сотрудников, работников, персонала, стажёров, новичков, студентов, клиентов, пациентов, покупателей, продавцов, специалистов, менеджеров, водителей, кандидатов, людей, коллег'.split(
      ', ',
    ),
  )('they are people: обучение %s', (rest) =>
    expect(rewriteOf(`Участвовала в обучении ${rest}`)).toBe(`Взяла на себя [что именно] в обучении ${rest}`),
  );

  it.each(['складов', 'деталей', 'винтов'])('a thing has: %s', (rest) =>
    expect(rewriteOf(`Участвовал в проектировании ${rest}`)).toBe(`Спроектировал [какую часть] ${rest}`),
  );
});

describe('what one answered for', () => {
  it.each(
    'учёт, отчётность, документооборот, закупки, продажи, переговоры, склад, бюджет, соцсети, клиентов, проект, проекты, команду, найм, базу, кассу, архив, переписку, сайт, блог'.split(
      ', ',
    ),
  )('is led: %s', (thing) => {
    expect(rewriteOf(`Отвечал за ${thing}`)).toBe(`Вёл ${thing}`);
    expect(rewriteOf(`Отвечала за ${thing}`)).toBe(`Вела ${thing}`);
    expect(rewriteOf(`Отвечаю за ${thing}`)).toBe(`Веду ${thing}`);
  });

  it.each([
    'складскую технику',
    'сайты',
    'новый сайт',
    'товар на складе',
    'что-то иное',
    'качество',
    'обучение',
    'работу двух новых сотрудников',
    'детский зал',
  ])('or set up, made faster, launched: %s', (thing) => {
    expect(rewriteOf(`Отвечал за ${thing}`)).toBe(`[наладил, ускорил или запустил — что точнее] ${thing}`);
    expect(rewriteOf(`Отвечала за ${thing}`)).toBe(
      `[наладила, ускорила или запустила — что точнее] ${thing}`,
    );
    expect(rewriteOf(`Отвечаю за ${thing}`)).toBe(`[налаживаю, ускоряю или развиваю — что точнее] ${thing}`);
  });

  it.each([
    ...'жизнь гостей, здоровье гостей, безопасность, сохранность груза, порядок, чистоту, дисциплину, детей, воспитанников, учеников, учащихся, сотрудников, двух новых сотрудников, работников, персонал, стажёров, людей, пять человек, пациентов'.split(
      ', ',
    ),
    'то, чтобы касса сходилась',
    'то чтобы касса сходилась',
  ])('or neither: %s', (thing) => expect(rewriteOf(`Отвечала за ${thing}`)).toBeNull());
});

const englishPart = (words: string) =>
  `“${words}” does not show what was yours and what was others’. Name your part of the work and what it gave.`;
const englishCharge = (words: string) =>
  `“${words}” names a duty, not how well you did it. Say what changed while you were there.`;

describe('in English', () => {
  it.each([
    ['Responsible for design of the shop', 'Responsible for', 'Designed the shop', englishCharge],
    ['Responsible for support for clients', 'Responsible for', 'Supported clients', englishCharge],
    ['Responsible for testing for regressions', 'Responsible for', 'Tested for regressions', englishCharge],
    ['Was responsible for the design of the shop', 'Was responsible for', 'Designed the shop', englishCharge],
    [
      'Were responsible for THE design OF the shop',
      'Were responsible for',
      'Designed the shop',
      englishCharge,
    ],
    ['In charge of Design of the shop', 'In charge of', 'Designed the shop', englishCharge],
    ['Was in charge of hiring', 'Was in charge of', 'Hired [how many or what exactly]', englishCharge],
    [
      'In charge of the night shift',
      'In charge of',
      '[Ran, improved or launched] the night shift',
      englishCharge,
    ],
    ['Involved in design of the shop', 'Involved in', 'Designed [which part] of the shop', englishPart],
    [
      'Was involved in design of the shop',
      'Was involved in',
      'Designed [which part] of the shop',
      englishPart,
    ],
    [
      'were involved in designing the shop',
      'were involved in',
      'Designed [which part] of the shop',
      englishPart,
    ],
    [
      'Participated in testing of the shop',
      'Participated in',
      'Tested [which part] of the shop',
      englishPart,
    ],
    // The words of a language's own objects are none of ours.
    ...(['constructor', 'valueOf', '__proto__', 'toString'] as const).map(
      (word) =>
        [
          `Worked on ${word} of the shop`,
          'Worked on',
          `[Did what exactly] in ${word} of the shop`,
          englishPart,
        ] as const,
    ),
    ['Worked on the design of the shop', 'Worked on', 'Designed [which part] of the shop', englishPart],
    ['Helped design the shop', 'Helped', 'Designed [which part] of the shop', englishPart],
    ['Helped with design of the shop', 'Helped with', 'Designed [which part] of the shop', englishPart],
    ['Helped in testing', 'Helped in', 'Tested [how many or what exactly]', englishPart],
    ['Helped to design the shop', 'Helped to', 'Designed [which part] of the shop', englishPart],
    ['Assisted in building the shop', 'Assisted in', 'Built [which part] of the shop', englishPart],
    ['Assisted with building the shop.', 'Assisted with', 'Built [which part] of the shop', englishPart],
    ['Took part in city fairs', 'Took part in', '[Did what exactly] in city fairs', englishPart],
    ['Worked on  the  design of the shop', 'Worked on', 'Designed [which part] of the shop', englishPart],
    ['Helped the teamwork program', 'Helped', '[Did what exactly] in the teamwork program', englishPart],
  ] as const)('%s', (line, words, rewrite, reason) =>
    expect(weakWordsIn(line)).toEqual({ words, rewrite, reason: reason(words) }),
  );

  it.each(
    'developing Developed, development Developed, designing Designed, design Designed, building Built, creating Created, creation Created, testing Tested, managing Managed, management Managed, maintaining Maintained, maintenance Maintained, supporting Supported, support Supported, writing Wrote, leading Led, preparing Prepared, preparation Prepared, coordinating Coordinated, analyzing Analyzed, analysing Analysed, analysis Analysed, implementing Implemented, implementation Implemented, migrating Migrated, migration Migrated, training Trained, organizing Organized, organising Organised, monitoring Monitored, hiring Hired'
      .split(', ')
      .map((pair) => pair.split(' ')),
  )('%s: %s', (noun, verb) =>
    expect(rewriteOf(`Responsible for ${noun} of two teams`)).toBe(`${verb} two teams`),
  );

  it.each('to from in into on onto for with at by across between under within'.split(' '))(
    'no part is of what follows «%s»',
    (preposition) =>
      expect(rewriteOf(`Worked on support ${preposition} two shops`)).toBe(
        `[Did what exactly] in support ${preposition} two shops`,
      ),
  );

  it('a word that only begins as a preposition is a thing', () =>
    expect(rewriteOf('Worked on testing tools')).toBe('Tested [which part] of tools'));

  it.each([
    'Helped the team grow',
    'Helped our people grow',
    'Helped my colleagues grow',
    'Helped a client grow',
    'Helped an old customer grow',
    'Helped the staff grow',
    'Helped the clients grow',
    'Helped the whole sales team grow',
    'Helped our customers grow',
    'Not responsible for design of the shop',
    'Responsible person',
    'Helpful colleague',
    'Working on the design of the shop',
  ])('«%s» is left as it is', (line) => expect(weakWordsIn(line)).toBeNull());
});

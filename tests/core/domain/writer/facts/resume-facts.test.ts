import { describe, expect, it } from 'vitest';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';

const each = (list: string): string[] => list.split('|');
const top = 'Вера Лугова\nБухгалтер\n\n';

describe('a post is told without what its owner would not write to anybody (docs/rules.md#resume-reading-fed)', () => {
  const titleOf = (title: string) =>
    extractResumeFacts(`${top}Опыт работы\n2016 — 2019\nООО «Бета»\n${title}\n— Вела учёт`).entries[0]?.title;

  it.each([
    ...each('уволена|по сокращению|сокращена|не прошла испытательный срок|испытательный срок|з/п 40|зп 40'),
    ...each('зарплата 40|40 тыс. руб|не прошла обучение'),
  ])('(%s)', (aside) => expect(titleOf(`Бухгалтер (${aside})`)).toBe('Бухгалтер'));

  it.each(each('Москва|сменный|материалы'))('but with (%s)', (aside) =>
    expect(titleOf(`Бухгалтер (${aside})`)).toBe(`Бухгалтер (${aside})`),
  );

  it('nor with what was done there', () =>
    expect(
      ['Кладовщик: приёмка', 'Главный бухгалтер: учёт, отчётность'].map(
        (title) =>
          extractResumeFacts(`${top}Опыт работы\n2016 — 2019 | ${title} | ООО «Бета»`).entries[0]?.title,
      ),
    ).toEqual(['Кладовщик', 'Главный бухгалтер']));
});

describe('whether a study has been finished', () => {
  const studiesOf = (lines: string) => extractResumeFacts(`${top}Образование\n${lines}`).studies;
  const mgu = 'Уфимский университет, экономика, 2012';

  it.each([
    ...each('не окончен|неокончено|не закончила|незаконченное высшее|незавершённое|не завершила|не завершил'),
    ...each(
      'не защитила диплом|не получил диплом|не получила диплом|без диплома|без защиты|отчислен|отчислена',
    ),
    ...each('академический отпуск|академ отпуск|в академическом отпуске|ожидаю диплом|ожидается в 2027'),
    ...each('обучаюсь|учусь|недоучилась|не доучился|прервано|прервана|incomplete|unfinished|not completed'),
    ...each('did not finish|did not graduate|did not complete|dropped out|expected|in progress|ongoing'),
  ])('not with «%s»', (words) => {
    expect(studiesOf(`${mgu} (${words})`)).toMatchObject([{ isUnfinished: true }]);
    expect(studiesOf(`${mgu}\n${words}`)).toMatchObject([{ isUnfinished: true }]);
  });

  it.each([
    ...each(
      'окончен|диплом с отличием|красный диплом|закончила|завершила обучение|защитила диплом|получила диплом',
    ),
    ...each('completed|graduated|progress|ожог|научусь'),
  ])('with «%s»', (words) => expect(studiesOf(`${mgu} (${words})`)).toMatchObject([{ isUnfinished: false }]));

  it('each study by its own lines, the first by what stands above it, too', () => {
    const two = (first: string, second: string, above = '') =>
      studiesOf(
        `${above}Уфимский университет, экономика, 2012${first}\n\nКазанский колледж, логистика, 2008${second}`,
      ).map(({ school, isUnfinished }) => [school?.split(' ')[0], isUnfinished]);
    expect(two('', '')).toEqual([
      ['Уфимский', false],
      ['Казанский', false],
    ]);
    expect(two(', не окончен', '')).toEqual([
      ['Уфимский', true],
      ['Казанский', false],
    ]);
    expect(two('', ', не окончен')).toEqual([
      ['Уфимский', false],
      ['Казанский', true],
    ]);
    expect(two('', '', 'Неоконченное высшее\n')).toEqual([
      ['Уфимский', true],
      ['Казанский', false],
    ]);
  });

  it('not by what another section says', () => {
    const text = `${top}Образование\n${mgu}\n\nКурсы\nАнглийский — в процессе, не окончен\n\nО себе\nУчусь новому`;
    expect(extractResumeFacts(text).studies).toMatchObject([{ isUnfinished: false }]);
  });

  it('a school, a degree and a year are told as far as they are sure', () => {
    expect(extractResumeFacts(`${top}Образование\n${mgu}`)).toMatchObject({
      education: 'Уфимский университет, экономика, 2012',
      studies: [{ school: 'Уфимский университет', degree: 'экономика', period: { text: '2012' } }],
    });
    expect(extractResumeFacts(top)).toMatchObject({ education: null, studies: [] });
  });
});

describe('a page of one’s own', () => {
  const pagesOf = (lines: string) => {
    const { github, portfolio } = extractResumeFacts(`Вера Лугова\nРазработчик\n${lines}`);
    return [github, portfolio];
  };
  const github = 'https://github.com/lugova-example';

  it.each([
    [github, github],
    [`${github}/`, `${github}/`],
    [`Контакты\n${github}`, github],
    [`О себе\n${github}`, github],
    // A repository, or a page that stands in what was done, may be anybody's.
    [`${github}/shop`, null],
    [`https://gitlab.com/lugova-example/shop`, null],
    [`Опыт работы\n2019 — 2021\nООО «Бета», разработчик\n— Правила ${github}`, null],
    [`Проекты\n${github}`, null],
    [`О себе\nПравки ${github}/shop, мои ${github}`, github],
  ])('%j', (lines, own) => expect(pagesOf(lines)[0]).toBe(own));

  it('a portfolio may have pages', () =>
    expect(pagesOf('О себе\nhttps://lugova.pro/works/2020')).toEqual([
      null,
      'https://lugova.pro/works/2020',
    ]));
});

describe('what somebody says of themselves', () => {
  const aboutOf = (lines: string) => extractResumeFacts(`Вера Лугова\nБухгалтер\n${lines}`).about;

  it.each([
    ['О себе\nВеду учёт\nЛюблю порядок', 'Веду учёт. Люблю порядок'],
    // Without such a heading, sentences beside the name.
    ['Веду учёт малых фирм.', 'Веду учёт малых фирм.'],
    ['Веду учёт малых фирм!', 'Веду учёт малых фирм!'],
    ['Ищете бухгалтера в магазин?', 'Ищете бухгалтера в магазин?'],
    ['Веду учёт малых фирм', null],
    ['Веду учёт сама.', null],
    ['Опыт 15 лет в торговле.', null],
    ['Сайт lugova.example.com//a для всех фирм.', null],
    ['Веду учёт малых фирм.\nО себе\nЛюблю порядок', 'Люблю порядок'],
    ['', null],
  ])('%j: %j', (lines, about) => expect(aboutOf(lines)).toBe(about));
});

describe('a name is told in its own letters', () => {
  it.each([
    ['ЛУГОВА ВЕРА', 'Лугова Вера'],
    ['лугова вера', 'Лугова Вера'],
    ['Лугова Вера', 'Лугова Вера'],
    ['ЛУГОВА-СЕДОВА ВЕРА', 'Лугова-Седова Вера'],
  ])('%s', (written, name) =>
    expect(extractResumeFacts(`${written}\nБухгалтер\n\nОпыт работы\n2016 — 2019\nООО «Бета»`).name).toBe(
      name,
    ),
  );
});

describe('what was done', () => {
  const factsOf = (lines: string) => extractResumeFacts(`${top}${lines}`);
  const wordsOf = (lines: readonly { words: string }[]) => lines.map(({ words }) => words);

  it('is what stands under the jobs that were read, and the most telling first', () => {
    const { duties, results, entries } = factsOf(
      'Опыт работы\n2016 — 2019\nООО «Бета», бухгалтер\n— Вела учёт\n— Сократила сроки на 30%\n— Сэкономила 2 млн рублей за 2 года\n\nДостижения\n— Рост прибыли на 15%\n\nО себе\nСэкономила 5 млн',
    );
    expect(wordsOf(duties)).toEqual([
      'Вела учёт',
      'Сократила сроки на 30%',
      'Сэкономила 2 млн рублей за 2 года',
    ]);
    expect(wordsOf(results).toSorted()).toEqual([
      'Рост прибыли на 15%',
      'Сократила сроки на 30%',
      'Сэкономила 2 млн рублей за 2 года',
    ]);
    expect(entries[0]?.duties).toEqual([
      { words: 'Вела учёт', isListItem: true },
      { words: 'Сократила сроки на 30%', isListItem: true },
      { words: 'Сэкономила 2 млн рублей за 2 года', isListItem: true },
    ]);
  });

  it('is every line of the section where no job was read, but not how long it all was', () => {
    expect(wordsOf(factsOf('Опыт работы: 10 лет\nВела учёт на складе').duties)).toEqual([
      'Вела учёт на складе',
    ]);
    expect(wordsOf(factsOf('Опыт работы\nВела учёт на складе').duties)).toEqual(['Вела учёт на складе']);
    expect(wordsOf(factsOf('Опыт работы: вела учёт на складе').duties)).toEqual(['вела учёт на складе']);
  });

  it('a paragraph is no item of a list', () =>
    expect(
      factsOf('Опыт работы\n2016 — 2019\nООО «Бета», бухгалтер\nВела учёт товара.').entries[0]?.duties,
    ).toEqual([{ words: 'Вела учёт товара.', isListItem: false }]));

  it('skills are those of their own list, each once', () =>
    expect(factsOf('Навыки\nExcel, 1С, EXCEL')).toMatchObject({ listedSkills: ['Excel', '1С'] }));
});

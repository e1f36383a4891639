import { expect, it } from 'vitest';
import { blocksOfText } from '#core/domain/documents/blocks.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';

/** 'employer | post' of each job, the latest first; '?' before what is unsure. */
const headsIn = (text: string): string[] =>
  readResume({ text, blocks: blocksOfText(text) }).jobs.map(({ employer, title }) =>
    [employer, title]
      .map((head) => (head === null ? '' : `${head.certainty === 'sure' ? '' : '? '}${head.text}`))
      .join(' | '),
  );

it.each([
  [
    'employer, place in brackets, period, post on one line',
    'ООО «Луч» (Москва), 2015–2018, менеджер по продажам',
    ['ООО «Луч» | менеджер по продажам'],
  ],
  [
    'a chief’s phone in brackets before the employer',
    '2016 - 2021 (тел. рук. 8-495-123-45-67) ГБУЗ «Детская поликлиника № 7», врач-педиатр\n— Приём детей',
    ['ГБУЗ «Детская поликлиника № 7» | врач-педиатр'],
  ],
  ['post «в» employer', '2015–2018 Менеджер в ООО «Луч»\nРабота с клиентами', ['ООО «Луч» | Менеджер']],
  [
    'a post, a legal form and a name, with nothing between them',
    '2015–2018 Водитель ООО «Луч»\n2012–2015 Грузчик ИП Петров',
    ['ООО «Луч» | Водитель', 'ИП Петров | Грузчик'],
  ],
  [
    'a post with a name in quotation marks is no employer',
    '2019–2021 Руководитель проекта «Умный город», АО «Ростех»\n2015–2018 Администратор салона «Локон»',
    ['АО «Ростех» | Руководитель проекта «Умный город»', ' | Администратор салона «Локон»'],
  ],
  [
    'initials behind the name of who employs',
    'ИП Морозов С.А.\nВодитель\n2015–2018\n- Возил хлеб\n\nГрузчик ИП Петров И. И.\n2012–2015\n- Грузил',
    ['ИП Морозов С.А. | Водитель', 'ИП Петров И. И. | Грузчик'],
  ],
  ['a post that has to do with firms', '2015–2018 Менеджер по работе с ИП', [' | Менеджер по работе с ИП']],
  ['a firm that is called as a post', '2019–2021 Designer Brands Inc.', ['? Designer Brands Inc. | ']],
  [
    'a town behind the post is no employer',
    'Менеджер по продажам, Псков\nмарт 2019 — май 2021\nПродавал',
    [' | Менеджер по продажам'],
  ],
  [
    'one word behind the post may be a town that nobody has told us of',
    'Менеджер по продажам, Углич\nмарт 2019 — май 2021\nПродавец — Ромашка, 2016–2018',
    ['? Углич | Менеджер по продажам', 'Ромашка | Продавец'],
  ],
  ['a sentence names neither', 'Работал в ООО «Луч» менеджером с 2015 по 2018, продавал цветы', []],
  [
    'what a company does is not its name',
    'Сахар и Ко\nКомпания занимается продажей окон\nМенеджер\n2015–2018',
    ['Сахар и Ко | Менеджер'],
  ],
  [
    'a duty under the post could be an employer: it is unsure',
    '2019–2021\nМенеджер по продажам\nХолодные звонки\nВстречи',
    ['? Холодные звонки | Менеджер по продажам'],
  ],
  [
    'an employer under the post, before points of a list',
    '2019–2021\nSoftware Engineer\nAcme\n- Built things',
    ['Acme | Software Engineer'],
  ],
  [
    'a place between employer and post',
    'Acme Corp.\nSan Francisco, CA\nSoftware Engineer\nJune 2019 – Present\n• Did X\nBeta Inc\nBoston, MA\nIntern\nJune 2018 – Aug 2018',
    ['Acme Corp. | Software Engineer', 'Beta Inc | Intern'],
  ],
  [
    'a second post without its employer takes no duty for one',
    'Ромашка\nМенеджер\n2019–2021\nХолодные звонки\nВстречи\n\nПродавец\n2017–2019',
    ['Ромашка | Менеджер', ' | Продавец'],
  ],
  [
    'labels',
    'Период работы: 2018-2020\nКомпания: Лидер\nДолжность: продавец\nОбязанности: продажа',
    ['Лидер | продавец'],
  ],
  [
    'a post with its label before one without',
    'ООО «Луч»\nКассир\nДолжность: продавец\n2018–2020',
    ['ООО «Луч» | продавец'],
  ],
  [
    'points of a list that say all',
    '1) Завод «Пролетарий», токарь, 1998-2012\n2) ООО «Станок», токарь, с 2012 по настоящее время',
    ['ООО «Станок» | токарь', 'Завод «Пролетарий» | токарь'],
  ],
  [
    'a site as a name, a place after it',
    'Junior Analyst, Letter.ru Group, Moscow, 2019–2021',
    ['Letter.ru Group | Junior Analyst'],
  ],
  ['a contest is no job', 'Конкурс\nмай 2019 – июнь 2019\nРабота с графами', []],
])('%s', (_, lines, heads) => expect(headsIn(`Опыт работы\n${lines}`)).toEqual(heads));

it('without a heading nothing is sure, and a name with a position is no job', () => {
  expect(headsIn('Анна Ветрова\nМенеджер\nООО «Луч», менеджер, 2015–2018')).toEqual([
    '? ООО «Луч» | ? менеджер',
  ]);
  expect(headsIn('Анна Ветрова\nМенеджер')).toEqual([]);
});
